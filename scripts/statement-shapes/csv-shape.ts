import { addDays } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import { bookOf, diceOf, type Entry } from './books.ts';
import { type CsvShape, NAMES, shapeOf } from './shape.ts';
import { DAYS, figure } from './written.ts';

/** What a right reading gives of one line; null where no money moved. */
export type Expected = { readonly line: number; readonly day: string; readonly minor: bigint | null };
export type Written = {
  readonly shape: CsvShape;
  readonly text: string;
  readonly currency: Currency;
  readonly expected: readonly Expected[];
};

const VOID = ['Reversed', 'Declined', 'Failed', 'Cancelled'] as const;

/** A statement in the shape that the seed gives. */
export function csvOf(seed: number, shape: CsvShape = shapeOf(seed)): Written {
  const dice = diceOf(seed + 77);
  const { opening, entries } = bookOf(seed, { rows: shape.rows, hasFees: shape.hasFees });
  const cell = (text: string) =>
    shape.isQuoted || (text.includes(shape.delimiter) && !(shape.isUnquoted && isFigure(text))) || text.includes('"')
      ? `"${text.replaceAll('"', '""')}"`
      : text;
  const line = (cells: readonly string[]) => cells.map(cell).join(shape.delimiter);
  const lines: string[] = [];
  const preamble = [
    'Account Number,1234567890',
    'Account holder: J Ndlovu',
    'Statement of account',
    '',
    'Branch: 051001',
  ];
  lines.push(...preamble.slice(0, shape.preamble).map((text) => text.replace(',', shape.delimiter)));
  if (shape.language !== 'none') lines.push(line(cellsBy(headingOf(NAMES[shape.language], shape), shape)));
  const blanks = cellsBy(['', '', '', '', '', '', '', '', '', ''], shape);
  const before = shape.isNewestFirst ? (entries.at(-1)?.balance ?? opening) : opening;
  // Of a list that begins with its newest row, what was there before it stands at its end.
  const openingRow = line(
    blanks.map((_, at) =>
      at === 0
        ? dayText(entries[0]?.day ?? '2025-01-01', shape)
        : at === (shape.hasValueDay ? 2 : 1)
          ? 'Opening balance'
          : at === blanks.length - (shape.hasStatus ? 2 : 1)
            ? amountText(opening, shape)
            : '',
    ),
  );
  if (shape.hasOpening && !shape.isNewestFirst && before === opening) lines.push(openingRow);
  const expected: Expected[] = [];
  // A minus among what went out is told from a habit by rows without one.
  const isBare = shape.language === 'none' && !shape.hasBalance;
  const isPlain = shape.sides === 'mixed-out' && (isBare || entries.filter(({ minor }) => minor < 0n).length < 3);
  const moved = shape.isNewestFirst ? entries.toReversed() : entries;
  for (const entry of moved) {
    const isVoid = shape.hasStatus && dice() < 0.2;
    if (isVoid) {
      // Shown beside the others, and no part of the balance.
      const word = shape.hasPending && dice() < 0.5 ? 'Pending' : (VOID[Math.floor(dice() * VOID.length)] ?? '');
      lines.push(line(rowOf({ ...entry, minor: -4321n, fee: 0n }, shape, word)));
      expected.push({ line: lines.length, day: entry.day, minor: null });
    }
    lines.push(line(rowOf(entry, isPlain ? { ...shape, sides: 'columns' } : shape, 'Completed')));
    expected.push({ line: lines.length, day: entry.day, minor: entry.minor + entry.fee });
  }
  const closing = entries.at(-1)?.balance ?? opening;
  if (shape.footer === 'closing') lines.push(line(['Closing balance', amountText(closing, shape)]));
  if (shape.footer === 'total') lines.push(line(['Total', `${entries.length} transactions`]));
  if (shape.footer === 'note') lines.push('This is a copy of your statement. Terms and conditions apply.');
  return { shape, text: `${lines.join(shape.end)}${shape.end}`, currency: shape.currency ?? 'ZAR', expected };
}

type Names = readonly [string, string, string, string, string, string, string, string, string, string];

/** The cells of a row in the order of its columns, from those of all columns there are. */
function cellsBy(
  [day, words, amount, moneyIn, moneyOut, balance, marker, fee, valueDay, status]: Names,
  shape: CsvShape,
): string[] {
  const { sides } = shape;
  const isSplit = sides === 'columns' || sides === 'columns-minus' || sides === 'mixed-out';
  return [
    day,
    ...(shape.hasValueDay ? [valueDay] : []),
    words,
    ...(isSplit ? [moneyOut, moneyIn] : [amount]),
    ...(sides === 'markers' ? [marker] : []),
    ...(shape.hasFees ? [fee] : []),
    ...(shape.hasBalance ? [balance] : []),
    ...(shape.hasStatus ? [status] : []),
  ];
}

function rowOf({ day, words, minor, fee, balance }: Entry, shape: CsvShape, status: string): string[] {
  const { sides, markers } = shape;
  const blank = shape.blank === '0.00' ? amountText(0n, shape) : shape.blank;
  const size = amountText(minor < 0n ? -minor : minor, shape);
  const isOut = minor < 0n;
  // A refund may stand as a minus among what went out.
  const isRefund = sides === 'mixed-out' && !isOut && minor % 3n === 0n;
  const amount = {
    signed: amountText(minor, shape),
    brackets: isOut ? `(${size})` : size,
    behind: isOut ? `${size}-` : size,
    suffix: `${size} ${isOut ? 'DR' : 'CR'}`,
    markers: size,
  };
  const written = dayText(day, shape);
  return cellsBy(
    [
      written,
      words.replace(/[^\u0020-\u00ff]/g, ''),
      sides in amount ? amount[sides as keyof typeof amount] : '',
      isOut || isRefund ? blank : size,
      isRefund ? `-${size}` : isOut ? `${sides === 'columns-minus' ? '-' : ''}${size}` : blank,
      amountText(balance, shape),
      isOut ? markers[1] : markers[0],
      fee === 0n ? blank : amountText(fee, shape),
      shape.isValueLater ? dayText(addDays(day, 1 + Number(minor % 2n) ** 2), shape) : written,
      status,
    ],
    shape,
  );
}

/** An amount, whatever parts its thousands. */
const isFigure = (text: string) => /^[-(]?[\d.,' \u00a0]+\)?-?(?: [CD]R)?$/.test(text);

/** The names of the columns, those of money with the currency behind them. */
function headingOf([day, words, amount, moneyIn, moneyOut, balance, ...rest]: Names, { currency }: CsvShape): Names {
  const [marker, fee, valueDay, status] = rest;
  if (currency === null) return [day, words, amount, moneyIn, moneyOut, balance, marker, fee, valueDay, status];
  const named = (name: string) => `${name} (${currency})`;
  return [day, words, named(amount), named(moneyIn), named(moneyOut), named(balance), marker, fee, valueDay, status];
}

function amountText(minor: bigint, { thousands, decimal, currency }: CsvShape): string {
  return `${minor < 0n ? '-' : ''}${figure(minor, thousands, decimal, currency === 'KWD' ? 3 : 2)}`;
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function dayText(day: Entry['day'], { day: style }: CsvShape): string {
  const [year = '', month = '', date = ''] = day.split('-');
  switch (style) {
    case 'dotted':
      return `${date}.${month}.${year}`;
    case 'american':
      return `${month}/${date}/${year}`;
    case 'compact':
      return `${year}${month}${date}`;
    case 'colons':
      return `${year}:${month}:${date}`;
    case 'weekday':
      return `${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''} ${date}/${month}/${year}`;
    case 'clocked':
      return `${day} 08:15:00`;
    case 'ticked':
      return `${date}/${month}'${year.slice(2)}`;
    case 'unix':
      return String(Date.parse(`${day}T09:30:00Z`) / 1000);
    default:
      return DAYS[style](day);
  }
}
