import { figureOf } from './amounts.ts';
import { OF_OPERATION } from './amount-words.ts';
import type { TextRecord } from './cells.ts';
import { type Profile, profilesOf } from './column-profiles.ts';
import { currenciesIn } from './heading-currencies.ts';
import { normalHeading } from './headings.ts';
import type { ColumnRole } from './model.ts';

/** Columns that say what was paid in another currency; `null` where there is none. */
export type OriginalColumns = {
  readonly amount: number;
  readonly currency: number | null;
  readonly rate: number | null;
};

const RATE = /\b(?:rate|kurs|wechselkurs|koers|wisselkoers|cours|cambio|taux|kiwango)\b/;
const LOCAL = /\blocal\b/;
const NO_AMOUNT =
  /\b(?:date|datum|description|details|narration|balance|saldo|reference|id|type|account|fees?|rate|kurs|koers)\b/;

/**
 * Which columns, beside those that the rows are read from, name what was paid where it was paid. Their headings say so, and
 * there is one such amount; the currency stands in a column of codes, in the heading or beside each amount.
 */
export function originalColumns(
  heading: readonly string[] | null,
  roles: readonly ColumnRole[],
  rows: readonly TextRecord[],
): OriginalColumns | null {
  if (heading === null) return null;
  const profiles = profilesOf(rows, roles.length);
  const words = heading.map(normalHeading);
  const free = roles.flatMap((role, column) => (role === 'ignore' ? [column] : []));
  const isNamed = (column: number) => OF_OPERATION.test(words[column] ?? '') || LOCAL.test(words[column] ?? '');
  const codes = free.filter((column) => isCodes(profiles[column]));
  const amounts = free.filter(
    (column) => isFigures(profiles[column]) && isNamed(column) && !NO_AMOUNT.test(words[column] ?? ''),
  );
  const [amount, another] = amounts;
  if (amount === undefined || another !== undefined) return null;
  const [rate = null, otherRate] = free.filter(
    (column) => isFigures(profiles[column]) && RATE.test(words[column] ?? ''),
  );
  const [named, otherNamed] = codes.filter(isNamed);
  const beside = [amount + 1, amount - 1].find((column) => codes.includes(column)) ?? null;
  const currency = named !== undefined && otherNamed === undefined ? named : beside;
  const isTold =
    currency !== null ||
    currenciesIn(heading[amount] ?? '').length === 1 ||
    rows.some(({ cells }) => (figureOf(cells[amount] ?? '')?.currency ?? null) !== null);
  return isTold ? { amount, currency, rate: otherRate === undefined ? rate : null } : null;
}

const isCodes = (profile: Profile | undefined) =>
  profile !== undefined && profile.filled > 0 && profile.codes === profile.filled;
const isFigures = (profile: Profile | undefined) =>
  profile !== undefined && profile.filled > 0 && profile.figures === profile.filled;
