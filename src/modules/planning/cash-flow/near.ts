import type { Currency } from '#kernel/money.ts';
import { money } from '#kernel/money.ts';
import { meanAbsolute } from './accuracy.ts';
import { type Band, bandOf, FEWEST_ORIGINS, type PastError } from './band.ts';
import { TESTED_DAYS } from './forecast.ts';
import type { Accuracy } from './model.ts';
import type { PastForecast, Replay } from './replay.ts';

/** Days back in which forecasts are told about. */
const TOLD_DAYS = 183;

type Past = readonly PastForecast[];

const known = (past: Past, ago: number): PastError[] =>
  past
    .filter((one) => one.ago - TESTED_DAYS >= ago)
    .map(({ errors, ago: at, spread }) => ({ errors, age: at - TESTED_DAYS - ago, spread }));

/** The band as of today; null where too little was tested. */
export function bandNow({ past, spread }: Pick<Replay, 'past' | 'spread'>): Band | null {
  return bandOf(known(past, 0), spread);
}

/** How near the forecasts of the last half year were; null without any. */
export function accuracyOf(past: Past, currency: Currency): Accuracy | null {
  const told = past.filter(({ ago }) => ago <= TOLD_DAYS + TESTED_DAYS);
  const [first] = told;
  if (first === undefined || told.length < FEWEST_ORIGINS) return null;
  const last = (errors: Float64Array) => Math.abs(errors.at(-1) ?? 0);
  const naive = meanAbsolute(told.map((one) => one.naive));
  const mean = meanAbsolute(told.map(({ errors }) => errors));
  return {
    days: first.ago - TESTED_DAYS,
    forecasts: told.length,
    typical: money(Math.round(middle(told.map(({ errors }) => last(errors)))), currency),
    naive: money(Math.round(middle(told.map((one) => last(one.naive)))), currency),
    scaled: naive === 0 ? (mean === 0 ? 0 : 999) : Math.min(Math.round((100 * mean) / naive), 999),
    inside: insideOf(told, past),
  };
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}

/** Of 100 days, those inside the band that would have been drawn then, from what was known then. */
function insideOf(told: Past, past: Past): number | null {
  let [inside, all] = [0, 0];
  for (const { ago, errors, spread } of told) {
    const band = bandOf(known(past, ago), spread);
    if (band === null) continue;
    errors.forEach((error, later) => {
      all += 1;
      if (Math.abs(error) <= band(later + 1)) inside += 1;
    });
  }
  return all === 0 ? null : Math.round((100 * inside) / all);
}
