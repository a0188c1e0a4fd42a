import type { Day } from '#kernel/calendar.ts';
import type { AccountSection, Reading } from '#modules/money/statement-formats/model.ts';

/** What an account holds and what moved in it, to be written in a format of fixed records. Amounts in cents. */
export type FixedBooks = {
  readonly bank: string;
  readonly branch: string;
  readonly account: string;
  readonly opening: bigint;
  readonly movements: readonly FixedMovement[];
};
export type FixedMovement = {
  readonly day: Day;
  readonly valueDay: Day;
  readonly minor: bigint;
  readonly words: string;
  readonly reference?: string;
};

const sized = (minor: bigint): bigint => (minor < 0n ? -minor : minor);
const summed = (minors: readonly bigint[]): bigint => minors.reduce((sum, minor) => sum + minor, 0n);
const closingOf = ({ opening, movements }: FixedBooks): bigint => opening + summed(movements.map(({ minor }) => minor));

/** `2026-03-01` as `260301`. */
const yearFirst = (day: Day): string => day.slice(2).replaceAll('-', '');
/** `2026-03-01` as `010326`. */
const dayFirst = (day: Day): string => day.slice(2).split('-').toReversed().join('');

const sided = (minor: bigint): string => `${minor < 0n ? 1 : 2}${digits(sized(minor), 14)}`;
const digits = (value: bigint | number, length: number): string => String(value).padStart(length, '0');

/** The records of one account in Norma 43. */
export function norma43Of(books: FixedBooks, currency = '978'): string[] {
  const { bank, branch, account, opening, movements } = books;
  const place = bank + branch + account;
  const days = movements.map(({ day }) => day).toSorted();
  const [first = '2026-01-01', last = '2026-01-31'] = [days[0], days.at(-1)];
  const head = `11${place}${yearFirst(first)}${yearFirst(last)}${sided(opening)}${currency}3${'A HOLDER'.padEnd(26)}   `;
  const entries = movements.flatMap(({ day, valueDay, minor, words, reference = '' }) => {
    const entry = `22    ${branch}${yearFirst(day)}${yearFirst(valueDay)}04001${sided(minor)}${digits(0, 22)}${reference.padEnd(16)}`;
    const details = (words.match(/.{1,76}/gs) ?? []).map((part, at) => `23${digits(at + 1, 2)}${part.padEnd(76)}`);
    return [entry, ...details];
  });
  const total = (isOut: boolean): string => {
    const own = movements.map(({ minor }) => minor).filter((minor) => minor < 0n === isOut);
    return digits(own.length, 5) + digits(sized(summed(own)), 14);
  };
  return [head, ...entries, `33${place}${total(true)}${total(false)}${sided(closingOf(books))}${currency}    `];
}

/** The record that ends a file of Norma 43 with these before it. */
export function norma43End(records: readonly string[]): string {
  return `88${'9'.repeat(18)}${digits(records.length, 6)}${' '.repeat(54)}`;
}

const PLUS = '{ABCDEFGHI';
const MINUS = '}JKLMNOPQR';

/** An amount of fourteen characters whose last digit has its sign. */
export function overpunch(minor: bigint): string {
  const all = digits(sized(minor), 14);
  return all.slice(0, -1) + (minor < 0n ? MINUS : PLUS).charAt(Number(all.slice(-1)));
}

/** The records of one account in CFONB. `scale`: how many digits of its amounts are decimals. */
export function cfonbOf(books: FixedBooks, { currency = 'EUR', scale = '2' } = {}): string[] {
  const { bank, branch, account, opening, movements } = books;
  const place = (kind: string): string => `${kind}${bank}    ${branch}${currency}${scale} ${account}`;
  const days = movements.map(({ day }) => day).toSorted();
  const balance = (kind: string, day: Day, minor: bigint): string =>
    `${place(kind)}  ${dayFirst(day)}${' '.repeat(50)}${overpunch(minor)}${' '.repeat(16)}`;
  const entries = movements.flatMap(({ day, valueDay, minor, words, reference = '' }) => {
    const own = `${place('04')}05${dayFirst(day)}  ${dayFirst(valueDay)}${words.slice(0, 31).padEnd(31)}  ${'0'.repeat(7)}  `;
    const entry = `${own}${overpunch(minor)}${reference.padEnd(16)}`;
    return [entry, ...(words.length > 31 ? [cfonbDetail(books, day, 'LIB', words.slice(31))] : [])];
  });
  return [
    balance('01', days[0] ?? '2026-01-01', opening),
    ...entries,
    balance('07', days.at(-1) ?? '2026-01-31', closingOf(books)),
  ];
}

/** A record of details, of the entry before it. */
export function cfonbDetail({ bank, branch, account }: FixedBooks, day: Day, kind: string, words: string): string {
  return `05${bank}    ${branch}EUR2 ${account}05${dayFirst(day)}     ${kind.padEnd(3)}${words.padEnd(70).slice(0, 70)}  `;
}

export const moved = (minor: bigint, words: string, more: Partial<FixedMovement> = {}): FixedMovement => ({
  day: '2026-03-02',
  valueDay: '2026-03-03',
  minor,
  words,
  ...more,
});

export const SPANISH_BOOKS: FixedBooks = {
  bank: '2100',
  branch: '0418',
  account: '0200051332',
  opening: 10_000n,
  movements: [
    moved(-4_250n, 'COMPRA TARJETA', { reference: 'F-77' }),
    moved(100_000n, 'NOMINA MARZO', { day: '2026-03-31', valueDay: '2026-04-01' }),
  ],
};

/** A record with a text in place of what stands from a column on, counted from 1. */
export const put = (record: string, from: number, text: string): string =>
  record.slice(0, from - 1) + text + record.slice(from - 1 + text.length);

/** @throws where nothing was read */
export function accountsIn(reading: Reading): AccountSection[] {
  if (reading.kind !== 'read') throw new Error(reading.kind);
  return reading.accounts;
}

/** The lines that failed, each with its reason. */
export const failedIn = (reading: Reading): string[] =>
  accountsIn(reading).flatMap(({ failed }) => failed.map(({ line, reason }) => `${line} ${reason}`));
