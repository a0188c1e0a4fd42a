import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HeldOut, heldOut } from '#testing/held-out.ts';
import { HOUSEHOLD_KINDS } from '#testing/households.ts';
import { demoPersonAt } from '../e2e/caller.ts';
import { dayAt } from '#kernel/calendar.ts';
import { startApp, stopServerIn } from '../e2e/running-app.ts';

/** The last days of the invented books: of each seed the next one, since what is near the end decides much. */
const ENDS = ['2026-10-31', '2026-07-31', '2026-05-31', '2026-02-28', '2025-12-31', '2026-09-30'] as const;
/** Where other seeds begin. */
const SEEDS = 3000;

/**
 * How near forecasts are: of eight invented households and of the demo books, with six months held out, against repeating last
 * month; then of so many other seeds of each kind.
 */
export async function tellForecasts(seeds: number, say: (text: string) => void): Promise<string> {
  const rows: string[][] = [['books', 'MASE, 1–30 days', 'over naive', 'in the 80 % band', '']];
  let [good, held] = [0, 0];
  for (const kind of HOUSEHOLD_KINDS) {
    const { scaled, relative, inside } = heldOut(kind, 1, ENDS[0]);
    if (scaled < 1) good += 1;
    if (isHeld(inside)) held += 1;
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
  if (seeds > 0) lines.push(tableOf(seedsOf(seeds)));
  return lines.join('\n');
}

const isHeld = (inside: number) => inside >= 70 && inside <= 90;

/** Of each kind and of all, with so many seeds: how near forecasts were, how bands held, and how wide they were for it. */
function seedsOf(seeds: number): string[][] {
  const rows = [
    ['kind', 'MASE: median', 'below 1', 'in the band: mean', '70–90 %', 'below', 'above', 'width', 'score'],
  ];
  const rowOf = (name: string, found: readonly HeldOut[]) => {
    const mean = (of: (one: HeldOut) => number) => found.reduce((sum, one) => sum + of(one), 0) / found.length;
    const count = (is: (one: HeldOut) => boolean) => `${found.filter(is).length} of ${found.length}`;
    const scaled = found.map((one) => one.scaled).toSorted((a, b) => a - b);
    rows.push([
      name,
      (scaled[Math.floor(scaled.length / 2)] ?? Number.NaN).toFixed(2),
      count((one) => one.scaled < 1),
      `${mean(({ inside }) => inside).toFixed(1)} %`,
      count(({ inside }) => isHeld(inside)),
      count(({ inside }) => inside < 70),
      count(({ inside }) => inside > 90),
      mean(({ width }) => width).toFixed(2),
      mean(({ score }) => score).toFixed(2),
    ]);
  };
  const all = HOUSEHOLD_KINDS.flatMap((kind) => {
    const found = Array.from({ length: seeds }, (_, at) =>
      heldOut(kind, SEEDS + at, ENDS[at % ENDS.length] ?? ENDS[0]),
    );
    rowOf(kind, found);
    return found;
  });
  rowOf('all', all);
  return rows;
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
