import { addDays, type Day } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import { BOOKED_WORDS, LANGUAGES, PENDING_WORDS, TEXTS, VOID_WORDS, type Words } from './ledger-words.ts';

/** A line of a made statement with what truly happened: minor units of the account's currency, fee included. */
export type TrueRow = {
  line: number;
  day: Day;
  minor: bigint;
  state: 'booked' | 'pending' | 'void';
};

/** A statement file made from a known ledger. `trap` is the way in which it invites a wrong reading. */
export type MadeStatement = {
  trap: Trap;
  text: string;
  rows: TrueRow[];
  currency: Currency;
  /** The currency of the account it is read for; undefined where none is chosen. */
  account: Currency | undefined;
};

const TRAPS = [
  'none',
  'three-decimals',
  'balance-before',
  'order-within-day',
  'signs-against-balance',
  'one-day',
  'two-currencies',
  'statuses',
  'mixed-out-column',
  'no-signs',
  'few-rows',
  'fee-column',
] as const;
export type Trap = (typeof TRAPS)[number];

/** Numbers that follow from the seed alone (mulberry32). */
function diceFrom(seed: number) {
  let state = (seed * 0x9e3779b1) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (most: number): number => Math.floor(next() * (most + 1));
  return {
    upTo,
    between: (least: number, most: number): number => least + upTo(most - least),
    isOneIn: (count: number): boolean => upTo(count - 1) === 0,
    pick: <Item>(items: readonly Item[]): Item => {
      const item = items[upTo(items.length - 1)];
      if (item === undefined) throw new Error('there is nothing to pick from');
      return item;
    },
  };
}
type Dice = ReturnType<typeof diceFrom>;

const size = (minor: bigint): bigint => (minor < 0n ? -minor : minor);

type Style = {
  delimiter: string;
  /** Minor digits of the currency and those printed. */
  digits: number;
  printed: number;
  mark: '.' | ',';
  grouping: string;
  date: (day: Day) => string;
  words: Words;
};

function amountText(minor: bigint, { digits, printed, mark, grouping }: Style): string {
  const padded = size(minor)
    .toString()
    .padStart(digits + 1, '0');
  const whole = padded.slice(0, padded.length - digits);
  const fraction = digits === 0 ? '' : padded.slice(-digits);
  const grouped = grouping === '' ? whole : whole.replace(/\B(?=(\d{3})+$)/g, grouping);
  return printed === 0 ? grouped : `${grouped}${mark}${fraction.padEnd(printed, '0')}`;
}

const DATES: readonly ((day: Day) => string)[] = [
  (day) => day,
  (day) => day.split('-').toReversed().join('/'),
  (day) => day.replaceAll('-', ''),
  (day) => day.split('-').toReversed().join('.'),
];

type Entry = Omit<TrueRow, 'line'> & {
  isOldest: boolean;
  text: string;
  fee: bigint;
  before: bigint;
  after: bigint;
  status: string;
  currency: string;
  operation: { minor: bigint; currency: string };
};

type Kind =
  | 'minus'
  | 'trailing'
  | 'brackets'
  | 'suffix'
  | 'marker'
  | 'columns'
  | 'signed-out'
  | 'inverted'
  | 'unsigned';

/** The ledger, oldest first. */
function ledgerOf(dice: Dice, trap: Trap, currency: string): Entry[] {
  const count = trap === 'few-rows' ? dice.between(1, 4) : dice.between(5, 24);
  const isRound = trap === 'three-decimals' && dice.isOneIn(2);
  let day = addDays('2026-01-13', dice.upTo(200));
  let balance = BigInt(dice.between(-50_000, 5_000_000));
  const entries: Entry[] = [];
  for (let at = 0; at < count; at += 1) {
    if (at > 0 && trap !== 'one-day') day = addDays(day, dice.pick([0, 0, 1, 2, 5]));
    const units = BigInt(dice.between(1, dice.pick([900, 90_000, 3_000_000])));
    const minor = (isRound ? units * 10n : units) * (dice.isOneIn(3) ? 1n : -1n);
    const state = trap !== 'statuses' || !dice.isOneIn(3) ? 'booked' : dice.isOneIn(3) ? 'pending' : 'void';
    const isOldest = at === 0;
    const fee = trap === 'fee-column' && !isOldest && dice.isOneIn(2) ? -BigInt(dice.between(1, 900)) : 0n;
    const moved = state === 'booked' ? minor + fee : 0n;
    const status =
      state === 'booked'
        ? dice.pick(BOOKED_WORDS)
        : state === 'void'
          ? dice.pick(VOID_WORDS)
          : dice.pick(PENDING_WORDS);
    const isForeign = dice.isOneIn(2);
    const operation = isForeign
      ? { minor: (minor * BigInt(dice.between(30, 180))) / 100n || 1n, currency: dice.pick(['USD', 'EUR', 'GBP']) }
      : { minor, currency };
    const text = dice.pick(TEXTS);
    entries.push({
      isOldest,
      day,
      minor: minor + fee,
      state,
      text,
      fee,
      before: balance,
      after: balance + moved,
      status,
      currency,
      operation,
    });
    balance += moved;
  }
  return entries;
}

function inFileOrder(dice: Dice, trap: Trap, entries: readonly Entry[]): Entry[] {
  const order =
    trap === 'order-within-day' ? dice.pick(['within', 'without'] as const) : dice.pick(['oldest', 'newest'] as const);
  if (order === 'oldest') return [...entries];
  if (order === 'newest') return entries.toReversed();
  const days = [...new Set(entries.map(({ day }) => day))];
  if (order === 'without') days.reverse();
  return days.flatMap((day) => {
    const own = entries.filter((entry) => entry.day === day);
    return order === 'within' ? own.toReversed() : own;
  });
}

const KINDS: readonly Kind[] = [
  'minus', 'trailing', 'brackets', 'suffix', 'marker', 'columns', 'signed-out', 'inverted',
]; // prettier-ignore

function kindFor(dice: Dice, trap: Trap): Kind | 'mixed-out' | 'two-currencies' {
  if (trap === 'mixed-out-column') return 'mixed-out';
  if (trap === 'two-currencies') return 'two-currencies';
  if (trap === 'no-signs') return 'unsigned';
  return dice.pick(KINDS);
}

/** Makes a whole statement file; the same seed always makes the same one. */
export function madeStatement(seed: number): MadeStatement {
  const dice = diceFrom(seed);
  const trap = TRAPS[seed % TRAPS.length] ?? 'none';
  const digits = trap === 'three-decimals' ? dice.pick([2, 3]) : dice.pick([2, 2, 2, 3]);
  const currency: Currency = digits === 3 ? dice.pick(['KWD', 'BHD', 'TND']) : dice.pick(['ZAR', 'KES', 'NGN', 'USD']);
  const entries = inFileOrder(dice, trap, ledgerOf(dice, trap, currency));
  const mark = dice.pick(['.', '.', ','] as const);
  const style: Style = {
    delimiter: mark === ',' ? ';' : dice.pick([',', ';', '\t']),
    digits,
    printed: trap === 'three-decimals' ? 3 : digits,
    mark,
    grouping: dice.pick(['', ' ', mark === '.' ? ',' : '.']),
    date: dice.pick(DATES),
    words: dice.pick(LANGUAGES),
  };
  const wanted = kindFor(dice, trap);
  const needsBalance = ['balance-before', 'signs-against-balance', 'no-signs', 'fee-column'].includes(trap);
  const balance = needsBalance || dice.isOneIn(2) ? (trap === 'balance-before' ? 'before' : 'after') : 'none';
  // Nothing in a file without steps of a balance shows that its signs are turned, nor that the first sign of all is.
  const isTold = balance !== 'none' && entries.length > 1;
  const kind = wanted === 'inverted' && !isTold ? 'minus' : wanted;
  const isFlipped = entries.map(({ isOldest }) => trap === 'signs-against-balance' && !isOldest && dice.isOneIn(4));
  const isRefund = entries.map(({ minor }) => minor > 0n && dice.isOneIn(2));
  const isNamed = dice.isOneIn(2);
  const lines: string[][] = isNamed ? [['Currency', currency]] : [];
  const heading = headingFor(kind, style.words, { trap, balance });
  lines.push(heading);
  const from = lines.length + 1;
  for (const [at, entry] of entries.entries()) {
    const sides = sidesOf(kind, entry, style, { isFlipped: isFlipped[at] === true, isRefund: isRefund[at] === true });
    const running = entry.state === 'booked' ? (balance === 'before' ? entry.before : entry.after) : null;
    lines.push([
      style.date(entry.day),
      entry.text,
      ...sides,
      ...(trap === 'fee-column' ? [entry.fee === 0n ? '' : `-${amountText(entry.fee, style)}`] : []),
      ...(balance === 'none' ? [] : [running === null ? '' : signedText(running, style)]),
      ...(trap === 'statuses' ? [entry.status] : []),
    ]);
  }
  const cell = (text: string): string => (text.includes(style.delimiter) ? `"${text}"` : text);
  return {
    trap,
    text: `${lines.map((cells) => cells.map(cell).join(style.delimiter)).join('\n')}\n`,
    rows: entries.map(({ day, minor, state }, at) => ({ line: from + at, day, minor, state })),
    currency,
    account: isNamed ? undefined : dice.pick([currency, currency, 'ZAR']),
  };
}

const signedText = (minor: bigint, style: Style): string => `${minor < 0n ? '-' : ''}${amountText(minor, style)}`;

function headingFor(
  kind: ReturnType<typeof kindFor>,
  words: Words,
  { trap, balance }: { trap: Trap; balance: 'none' | 'before' | 'after' },
): string[] {
  const sides =
    kind === 'marker'
      ? [words.amount, 'Dr/Cr']
      : kind === 'columns' || kind === 'signed-out' || kind === 'mixed-out'
        ? [words.into, words.out]
        : kind === 'two-currencies'
          ? [words.operation, words.operationCurrency, words.account, words.accountCurrency]
          : [words.amount];
  return [
    words.day,
    words.text,
    ...sides,
    ...(trap === 'fee-column' ? [words.fee] : []),
    ...(balance === 'none' ? [] : [words.balance]),
    ...(trap === 'statuses' ? [words.status] : []),
  ];
}

function sidesOf(
  kind: ReturnType<typeof kindFor>,
  { minor: total, fee, operation, currency }: Entry,
  style: Style,
  { isFlipped, isRefund }: { isFlipped: boolean; isRefund: boolean },
): string[] {
  const minor = (total - fee) * (isFlipped ? -1n : 1n);
  const text = amountText(minor, style);
  const isOut = minor < 0n;
  switch (kind) {
    case 'minus':
      return [signedText(minor, style)];
    case 'trailing':
      return [isOut ? `${text}-` : text];
    case 'brackets':
      return [isOut ? `(${text})` : text];
    case 'suffix':
      return [`${text} ${isOut ? 'Dr' : 'Cr'}`];
    case 'marker':
      return [text, isOut ? 'DR' : 'CR'];
    case 'columns':
      return isOut ? ['', text] : [text, ''];
    case 'signed-out':
      return isOut ? ['', `-${text}`] : [text, ''];
    case 'inverted':
      return [signedText(-minor, style)];
    case 'unsigned':
      return [text];
    case 'mixed-out':
      // A refund stands in the column of money out with the sign that payments do not have.
      return isRefund ? ['', text] : isOut ? ['', `-${text}`] : [text, ''];
    case 'two-currencies':
      return [
        signedText(operation.minor, { ...style, digits: 2, printed: 2 }),
        operation.currency,
        signedText(minor, style),
        currency,
      ];
  }
}
