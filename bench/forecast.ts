import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isWorkingDayWith, NONE_ANNOUNCED } from '#kernel/working-days.ts';
import { errorsOf, meanAbsolute, naivePath, scaledError } from '#modules/planning/cash-flow/accuracy.ts';
import { bandOf } from '#modules/planning/cash-flow/band.ts';
import { dayTable, placeOf } from '#modules/planning/cash-flow/day-table.ts';
import { TESTED_DAYS } from '#modules/planning/cash-flow/forecast.ts';
import { replay } from '#modules/planning/cash-flow/replay.ts';
import type { Stream } from '#modules/planning/cash-flow/stream.ts';
import { household, HOUSEHOLD_KINDS, type HouseholdKind, type HouseholdRow } from '#testing/households.ts';
import { demoPersonAt } from '../e2e/caller.ts';
import { dayAt } from '#kernel/calendar.ts';
import { startApp, stopServerIn } from '../e2e/running-app.ts';

/** The last day of the invented books, their months, and the days at their end that no forecast knows. */
const [UNTIL, MONTHS, HELD_OUT] = ['2026-10-31', 30, 182] as const;
/** Days from one tested origin to the next: other weekdays each time. */
const STEP = 5;

const table = dayTable('2024-05-01', 1096, (day) => isWorkingDayWith(day, 'ZA', { gazetted: NONE_ANNOUNCED }));
const end = placeOf(table, UNTIL) + 1;

type Found = { readonly scaled: number; readonly relative: number; readonly inside: number };

/** Rows of one currency by account, category and direction. */
function streamsOf(rows: readonly HouseholdRow[]): Stream[] {
  const streams = new Map<string, Stream>();
  for (const { account, category, day, minor, isTransfer } of rows) {
    const key = isTransfer ? 'transfers' : `${account} ${category} ${minor > 0}`;
    const facts = { key, accountId: account, categoryId: category, isTransfer: false, since: 0, until: end };
    const stream = streams.get(key) ?? { ...facts, values: new Float64Array(table.count) };
    streams.set(key, stream);
    stream.values[placeOf(table, day)] = (stream.values[placeOf(table, day)] ?? 0) + minor;
  }
  return [...streams.values()];
}

/** Forecasts of the days held out, each from what was known on its day: by the same code as the product. */
function testedOn(rows: readonly HouseholdRow[]): Found {
  const streams = streamsOf(rows);
  const happened = new Float64Array(table.count);
  for (const { values } of streams) values.forEach((value, at) => (happened[at] = (happened[at] ?? 0) + value));
  const [own, naive, before]: [Float64Array[], Float64Array[], Float64Array[]] = [[], [], []];
  let [inside, all] = [0, 0];
  for (let now = end - HELD_OUT; now + TESTED_DAYS <= end; now += STEP) {
    const known = streams.map((stream) => ({ ...stream, until: now }));
    const found = replay(known, table, { now, horizon: TESTED_DAYS, since: 0 });
    const path = new Float64Array(TESTED_DAYS);
    for (const one of found.paths) one.forEach((value, later) => (path[later] = (path[later] ?? 0) + value));
    const errors = errorsOf(path, happened, now);
    own.push(errors);
    naive.push(errorsOf(naivePath(happened, now, table), happened, now));
    const past = found.errors.map((one, at) => {
      return { errors: one, age: now - TESTED_DAYS - (found.origins[at] ?? 0) };
    });
    const band = bandOf(past);
    errors.forEach((error, later) => {
      all += 1;
      if (band !== null && error >= -band.below(later + 1) && error <= band.above(later + 1)) inside += 1;
    });
  }
  for (let at = 70; at + TESTED_DAYS <= end - HELD_OUT; at += STEP)
    before.push(errorsOf(naivePath(happened, at, table), happened, at));
  return {
    scaled: scaledError(own, before),
    relative: meanAbsolute(own) / meanAbsolute(naive),
    inside: (100 * inside) / all,
  };
}

/** Each currency by itself, and the mean of them. */
function testedHousehold(kind: HouseholdKind, seed: number): Found {
  const { rows } = household(kind, seed, { until: UNTIL, months: MONTHS });
  const found = [...Map.groupBy(rows, ({ currency }) => currency).values()].map(testedOn);
  const mean = (of: (one: Found) => number) => found.reduce((sum, one) => sum + of(one), 0) / found.length;
  return {
    scaled: mean((one) => one.scaled),
    relative: mean((one) => one.relative),
    inside: mean((one) => one.inside),
  };
}

/**
 * How near forecasts are: of eight invented households and of the demo books, with six months held out, against repeating last
 * month; then of so many other seeds of each kind.
 */
export async function tellForecasts(seeds: number, say: (text: string) => void): Promise<string> {
  const rows: string[][] = [['books', 'MASE, 1–30 days', 'over naive', 'in the 80 % band', '']];
  let [good, held] = [0, 0];
  for (const kind of HOUSEHOLD_KINDS) {
    const { scaled, relative, inside } = testedHousehold(kind, 1);
    if (scaled < 1) good += 1;
    if (inside >= 70 && inside <= 90) held += 1;
    rows.push([
      kind,
      scaled.toFixed(2),
      relative.toFixed(2),
      `${inside.toFixed(0)} %`,
      scaled < 1 ? 'reached' : 'MISSED',
    ]);
  }
  for (const [title, relative, inside] of await testedDemo())
    rows.push([
      `demo ${title}`,
      '',
      relative.toFixed(2),
      inside === null ? '' : `${inside} %`,
      relative < 1 ? 'reached' : 'MISSED',
    ]);
  const lines = [tableOf(rows), `${good} of ${HOUSEHOLD_KINDS.length} below 1, ${held} with 70–90 % in the band.`, ''];
  say(`${seeds} more seeds of each kind`);
  const many = [['kind', 'MASE: median', '9 of 10 below', 'below 1', 'band: median', '1 of 10 below', '9 of 10 below']];
  for (const kind of HOUSEHOLD_KINDS) {
    const found = Array.from({ length: seeds }, (_, at) => testedHousehold(kind, 100 + at));
    const scaled = found.map((one) => one.scaled).toSorted((a, b) => a - b);
    const inside = found.map((one) => one.inside).toSorted((a, b) => a - b);
    const at = (values: readonly number[], share: number) =>
      values[Math.round(share * (values.length - 1))] ?? Number.NaN;
    const below = scaled.filter((one) => one < 1).length;
    const bands = [0.5, 0.1, 0.9].map((share) => `${at(inside, share).toFixed(0)} %`);
    many.push([kind, at(scaled, 0.5).toFixed(2), at(scaled, 0.9).toFixed(2), `${below} of ${seeds}`, ...bands]);
  }
  if (seeds > 0) lines.push(tableOf(many));
  return lines.join('\n');
}

/** Of the demo books as the product itself says it: known payments, budgets and the rest, tested over the last half year. */
async function testedDemo(): Promise<[title: string, relative: number, inside: number | null][]> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'ilifa-forecast-'));
  const app = await startApp({ dataFolder, env: { LOG_LEVEL: 'warn' }, demo: true });
  try {
    const found: [string, number, number | null][] = [];
    for (const title of ['household', 'company'] as const) {
      const { api } = await demoPersonAt(app.url, title);
      const { accuracy } = await api.cashFlow.overview({ today: dayAt(new Date(), 'Africa/Johannesburg') });
      if (accuracy === null) throw new Error(`the demo ${title} has no forecast`);
      found.push([title, accuracy.scaled / 100, accuracy.inside]);
    }
    return found;
  } finally {
    await app.stop();
    await stopServerIn(dataFolder);
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`).join('\n');
}
