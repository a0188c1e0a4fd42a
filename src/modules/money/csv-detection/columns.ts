import { settleAccounts } from './account-columns.ts';
import { settleAmounts } from './amount-columns.ts';
import { partsOfAmount } from './amount-parts.ts';
import type { Profile } from './column-profiles.ts';
import { leaveLoneCosts } from './fee-columns.ts';
import { figureOf } from './amounts.ts';
import { looksLikeMovement, type TextRecord } from './cells.ts';
import { writtenDay } from './dates.ts';
import { isYearlessRow } from './partial-days.ts';
import { beginOf, unknownHeading } from './first-line.ts';
import { settleFunds } from './fund-accounts.ts';
import { meaningOf, normalHeading } from './headings.ts';
import { namedMeaningOf } from './near-headings.ts';
import { settleDays } from './day-columns.ts';
import type { ColumnRole, CsvMapping } from './model.ts';
import { areSidesOf, areSidesProved, isBalanceOfSides } from './running-columns.ts';
import { areSidesOfBooked } from './unbooked.ts';

/** Where the table stands in the text: what comes before it, its heading, its body. */
export type Table = { preamble: TextRecord[]; heading: TextRecord | null; body: TextRecord[] };

/** A heading is a row of words that we know: a date or an amount among them, none of its cells data. */
export function findTable(records: readonly TextRecord[]): Table {
  const firstMovement = records.findIndex(({ cells }) => looksLikeMovement(cells));
  const until = firstMovement < 0 ? Math.min(records.length, 100) : firstMovement;
  let best: { at: number; known: number } | null = null;
  for (let at = Math.max(0, until - 200); at < until; at += 1) {
    const known = headingWords(records[at]?.cells ?? []);
    if (known > 0 && (best === null || known >= best.known) && !isAgain(records, best?.at, at)) best = { at, known };
  }
  // Facts in a table of their own, without days or amounts of movements, may stand above.
  const late = best === null ? undefined : records[lateHeading(records, firstMovement) ?? -1];
  const isOfFacts =
    best !== null &&
    ((!hasDay(records[best.at]) && hasDay(late)) || (!hasMoves(records[best.at]) && hasDay(late) && hasMoves(late)));
  const named = isOfFacts ? null : (best?.at ?? null);
  const at = named ?? lateHeading(records, firstMovement) ?? unknownHeading(records, firstMovement);
  if (at === null) {
    const start = beginOf(records, Math.max(0, firstMovement));
    return { preamble: records.slice(0, start), heading: null, body: records.slice(start) };
  }
  return { preamble: records.slice(0, at), heading: records[at] ?? null, body: records.slice(at + 1) };
}

/** Whether a line has the words of an earlier heading with figures below it, as each page of a statement may have. */
const isAgain = (records: readonly TextRecord[], earlier: number | undefined, at: number): boolean =>
  earlier !== undefined &&
  wordsOf(records[earlier]) === wordsOf(records[at]) &&
  records.slice(earlier + 1, at).some(({ cells }) => cells.some((cell) => figureOf(cell) !== null));

const wordsOf = (line: TextRecord | undefined): string => (line?.cells ?? []).map(normalHeading).join('\n').trimEnd();

const hasDay = (heading: TextRecord | undefined): boolean =>
  heading?.cells.some((word) => meaningOf(word)?.role.endsWith('day') === true) ?? false;

const hasMoves = (heading: TextRecord | undefined): boolean =>
  heading?.cells.some((word) => /^(?:amount|money-in|money-out)$/.test(meaningOf(word)?.role ?? '')) ?? false;

/** So many lines above a heading may look like movements: a period with a number, an account with the day it was made. */
const FALSE_MOVEMENTS = 3;

/** The heading behind lines that only look like movements: a few of them, and true ones below it. */
function lateHeading(records: readonly TextRecord[], firstMovement: number): number | null {
  if (firstMovement < 0) return null;
  let before = 0;
  let without: number | null = null;
  for (const [at, record] of records.slice(0, firstMovement + 100).entries()) {
    if (at < firstMovement) continue;
    if (headingWords(record.cells) >= 3) {
      const isHeading = records
        .slice(at + 1, at + 20)
        .some((below) => looksLikeMovement(below.cells) || isYearlessRow(below));
      if (!isHeading) return without;
      // Facts in a table of their own may have names for amounts, but not for the day of a movement.
      if (hasDay(record)) return at;
      without ??= at;
    }
    if (looksLikeMovement(record.cells)) before += 1;
    if (before > FALSE_MOVEMENTS) return without;
  }
  return without;
}

export function headingWords(cells: readonly string[]): number {
  const roles = new Set<ColumnRole>();
  let known = 0;
  for (const cell of cells) {
    if (cell === '' || cell.length > 120) continue;
    if (writtenDay(cell) !== null || figureOf(cell) !== null) return 0;
    const meaning = meaningOf(cell);
    if (meaning === null) continue;
    known += 1;
    roles.add(meaning.role);
  }
  const isMoney = (['amount', 'money-in', 'money-out', 'balance', 'marker'] as const).some((role) => roles.has(role));
  return roles.size >= 2 && (roles.has('day') || roles.has('value-day') || isMoney) && (known >= 3 || roles.has('day'))
    ? known
    : 0;
}

/** The table as a person's mapping says; null where this file does not have that heading. */
export function tableBy(mapping: CsvMapping, records: readonly TextRecord[]): Table | null {
  if (mapping.heading === null) {
    const from = records.findIndex(({ line }) => line > mapping.skipLines);
    const start = from < 0 ? records.length : from;
    return { preamble: records.slice(0, start), heading: null, body: records.slice(start) };
  }
  const wanted = mapping.heading.map(normalHeading).join('\n').trimEnd();
  const at = records.findIndex((line) => wordsOf(line) === wanted);
  if (at < 0) return null;
  return { preamble: records.slice(0, at), heading: records[at] ?? null, body: records.slice(at + 1) };
}

/** Roles by the words of the heading alone. */
export function rolesByWords(heading: readonly string[]): ColumnRole[] {
  return heading.map((word) => namedMeaningOf(word)?.role ?? 'ignore');
}

/** Roles by the words of the heading, each checked against what the column holds. */
export function rolesByHeading(
  heading: readonly string[],
  profiles: readonly Profile[],
  rows: readonly TextRecord[],
): ColumnRole[] {
  const most = Math.max(0, ...profiles.map(({ filled }) => filled));
  const meanings = profiles.map((profile, column) => {
    const word = heading[column] ?? '';
    const meaning = namedMeaningOf(word);
    if (meaning === null) return word === '' ? unnamed(profile) : null;
    const isValue = /^(?:value|valuta|valeur|valor|wert)/.test(normalHeading(word));
    return fitting(meaning, profile, { isKey: column === 0 && profile.filled === most, isValue });
  });
  const roles: ColumnRole[] = meanings.map((meaning) => meaning?.role ?? 'ignore');
  const weights = meanings.map((meaning) => meaning?.weight ?? 0);
  leaveConstant(roles, profiles);
  leaveLoneCosts(roles, heading);
  settleDays(heading, roles, weights, profiles);
  settlePayments(heading, roles);
  settleAccounts(heading, roles, profiles, rows);
  settleAmounts(heading, roles, weights, profiles, rows);
  settleFunds(heading, roles, rows);
  for (const role of [
    'amount',
    'money-in',
    'money-out',
    'fee',
    'net',
    'balance',
    'status',
    'source-id',
    'currency',
    'account',
    'marker',
  ] as const)
    keepStrongest(roles, weights, profiles, role);
  settleSides(roles, profiles, rows);
  // A fee that is a part of the amount is not charged beside it.
  for (const column of partsOfAmount(roles, rows)) roles[column] = 'ignore';
  // An amount that is named for including its fees has none beside it.
  const isAfterFees = WITH_FEES.test(normalHeading(heading[roles.indexOf('amount')] ?? ''));
  return isAfterFees ? roles.map((role) => (role === 'fee' ? 'ignore' : role)) : roles;
}

const WITH_FEES = /\bincl\w* (?:of )?(?:all |the )?(?:fees?|charges?|commission)\b/;

/** A balance that no row changes is that of the day the file was made. */
function leaveConstant(roles: ColumnRole[], profiles: readonly Profile[]): void {
  for (const [column, { filled, distinct }] of profiles.entries())
    if (roles[column] === 'balance' && filled > 1 && distinct === 1) roles[column] = 'ignore';
}

/** What a column without a name is by all of its cells. */
function unnamed({ markers, codes, filled }: Profile): Meaning | null {
  if (filled === 0) return null;
  if (markers === filled) return { role: 'marker', weight: 1 };
  return codes === filled ? { role: 'currency', weight: 1 } : null;
}

type Meaning = { role: ColumnRole; weight: number };

function fitting(
  { role, weight }: Meaning,
  profile: Profile,
  { isKey, isValue }: { isKey: boolean; isValue: boolean },
): Meaning | null {
  const { filled, days, figures, markers, texts, codes } = profile;
  if (filled === 0) return { role, weight: weight - 2 };
  const most = (count: number): boolean => count * 2 > filled;
  switch (role) {
    case 'day':
    case 'value-day':
      if (most(codes)) return { role: 'currency', weight: 3 };
      // "Value" is the day of value or what was paid.
      if (role === 'value-day' && most(figures) && !most(days)) return isValue ? { role: 'amount', weight: 1 } : null;
      return most(days) ? { role, weight } : null;
    case 'account':
      // A weaker word may be the account of the other side, which changes from row to row and does not come first.
      return weight > 2 || isKey || (profile.distinct === 1 && filled > 1) ? { role, weight } : null;
    case 'currency':
      if (most(days)) return { role: 'value-day', weight: 1 };
      return most(codes) || (most(texts) && (weight > 2 || profile.length <= filled * 5)) ? { role, weight } : null;
    case 'amount':
    case 'money-in':
    case 'money-out':
    case 'fee':
    case 'net':
    case 'balance':
    case 'quantity':
      // "Valør" is the day of value, and without its stroke what is paid in another language.
      if (role === 'amount' && isValue && figures === 0 && most(days)) return { role: 'value-day', weight: 2 };
      // Among amounts, one of eight digits may look like a day.
      if (most(figures > 0 ? figures + profile.digitDays : 0)) return { role, weight };
      return markers === filled && role.startsWith('money') ? { role: 'marker', weight: 2 } : null;
    case 'marker':
      if (markers === filled) return { role, weight: weight + 1 };
      // Beside marks there may be one that we don't know, which its row says.
      if (weight === 3 && markers > 0 && !most(figures)) return { role, weight };
      return most(figures) && weight === 3 ? { role: 'amount', weight: 2 } : null;
    case 'status':
      // "State" may be a part of the country.
      return texts > 0 && (weight > 2 || profile.statuses > 0) ? { role, weight } : null;
    default:
      return most(days) ? null : { role, weight };
  }
}

/** Beside purchases, payments are what was paid on them. */
function settlePayments(heading: readonly string[], roles: ColumnRole[]): void {
  const isPayment = (column: number) => /^(?:re)?payments?$/.test(normalHeading(heading[column] ?? ''));
  const out = roles.flatMap((role, column) => (role === 'money-out' ? [column] : []));
  // Alone they may be what was paid, or what was paid in.
  const [only, another] = out;
  const isLone = only !== undefined && another === undefined && isPayment(only) && !roles.includes('amount');
  if (isLone && !roles.includes('money-in')) roles[only] = 'amount';
  if (roles.includes('money-in') || out.every(isPayment)) return;
  for (const column of out) if (isPayment(column)) roles[column] = 'money-in';
}

function keepStrongest(
  roles: ColumnRole[],
  weights: readonly number[],
  profiles: readonly Profile[],
  role: ColumnRole,
): void {
  const columns = roles.flatMap((each, column) => (each === role ? [column] : []));
  const rank = (column: number): number => (weights[column] ?? 0) * 1e6 + (profiles[column]?.filled ?? 0);
  const [, ...weaker] = columns.toSorted((a, b) => rank(b) - rank(a));
  for (const column of weaker) roles[column] = role === 'source-id' ? 'reference' : 'ignore';
}

/** One signed amount, or a pair of in and out: whichever the rows are filled in. */
function settleSides(roles: ColumnRole[], profiles: readonly Profile[], rows: readonly TextRecord[]): void {
  const at = (role: ColumnRole): number => roles.indexOf(role);
  const filled = (role: ColumnRole): number => profiles[at(role)]?.filled ?? 0;
  const sides = filled('money-in') + filled('money-out');
  if (at('amount') >= 0 && sides > 0 && at('balance') < 0 && isBalanceOfSides(roles, rows))
    roles[at('amount')] = 'balance';
  // "Receipt" may be where a photo of one would be.
  if (at('amount') >= 0 && filled('amount') > 0 && sides === 0)
    for (const role of ['money-in', 'money-out'] as const) if (at(role) >= 0) roles[at(role)] = 'ignore';
  if (at('amount') >= 0 && sides > 0) {
    const drop: ColumnRole[] =
      filled('amount') >= sides * 0.9 &&
      !areSidesProved(roles, rows) &&
      !areSidesOf(roles, rows) &&
      !areSidesOfBooked(roles, rows)
        ? ['money-in', 'money-out']
        : ['amount'];
    for (const role of drop) if (at(role) >= 0) roles[at(role)] = 'ignore';
  }
  if (at('amount') < 0 && at('money-in') < 0 && at('money-out') < 0 && at('net') >= 0) roles[at('net')] = 'amount';
}
