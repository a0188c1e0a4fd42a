import { diceOf } from './books.ts';
import type { DAYS } from './written.ts';

/** How a statement is written as delimited text. */
export type CsvShape = {
  readonly delimiter: ',' | ';' | '\t' | '|';
  readonly isQuoted: boolean;
  readonly decimal: '.' | ',';
  readonly thousands: '' | ',' | '.' | ' ' | "'" | '\u00a0';
  readonly day:
    | keyof typeof DAYS
    | 'dotted'
    | 'american'
    | 'compact'
    | 'clocked'
    | 'colons'
    | 'weekday'
    | 'ticked'
    | 'unix';
  readonly language: keyof typeof NAMES | 'none';
  readonly sides: 'signed' | 'columns' | 'columns-minus' | 'mixed-out' | 'markers' | 'brackets' | 'behind' | 'suffix';
  readonly markers: readonly [money: string, out: string];
  readonly hasBalance: boolean;
  readonly hasFees: boolean;
  readonly hasStatus: boolean;
  /** Some rows have not moved yet, and say so. */
  readonly hasPending: boolean;
  /** The day of value is a day or two after the booking day. */
  readonly isValueLater: boolean;
  /** Thousands are parted by the delimiter, without quotes. */
  readonly isUnquoted: boolean;
  /** The table begins with the balance before its first row. */
  readonly hasOpening: boolean;
  /** The currency, where the heading names it: some have three decimals. */
  readonly currency: 'ZAR' | 'KES' | 'KWD' | null;
  readonly hasValueDay: boolean;
  readonly blank: '' | '-' | '--' | '0.00';
  readonly preamble: number;
  readonly footer: 'none' | 'closing' | 'total' | 'note';
  readonly isNewestFirst: boolean;
  readonly rows: number;
  readonly encoding: 'utf-8' | 'bom' | 'windows-1252' | 'utf-16le';
  readonly end: '\n' | '\r\n';
};

/** Names of columns as banks write them: day, words, amount, in, out, balance, marker, fee, value day, status. */
export const NAMES = {
  english: [
    'Transaction Date',
    'Description',
    'Amount',
    'Money In',
    'Money Out',
    'Balance',
    'Dr/Cr',
    'Fee',
    'Value Date',
    'Status',
  ],
  bank: [
    'Posting Date',
    'Narrative',
    'Amount',
    'Credit',
    'Debit',
    'Running Balance',
    'Type',
    'Charges',
    'Effective Date',
    'Status',
  ],
  afrikaans: ['Datum', 'Omskrywing', 'Bedrag', 'Krediet', 'Debiet', 'Saldo', 'D/K', 'Fooi', 'Waardedatum', 'Status'],
  french: ['Date', 'Libellé', 'Montant', 'Crédit', 'Débit', 'Solde', 'Sens', 'Frais', 'Date de valeur', 'Statut'],
  portuguese: ['Data', 'Descrição', 'Valor', 'Crédito', 'Débito', 'Saldo', 'D/C', 'Taxa', 'Data valor', 'Status'],
  swahili: [
    'Tarehe',
    'Maelezo',
    'Kiasi',
    'Fedha zilizoingia',
    'Fedha zilizotoka',
    'Salio',
    'Aina',
    'Ada',
    'Tarehe ya thamani',
    'Hali',
  ],
  short: ['Tarehe', 'Maelezo', 'Kiasi', 'Weka', 'Toa', 'Salio', 'Aina', 'Gharama', 'Tarehe ya thamani', 'Hali'],
  long: [
    'Date of Transaction',
    'Transaction Narrative',
    'Transaction Amount',
    'Money In (Credit)',
    'Money Out (Debit)',
    'Account Balance After Transaction',
    'Debit/Credit',
    'Fees (incl VAT)',
    'Value Date',
    'Transaction Status',
  ],
} as const;
const MARKERS = [
  ['C', 'D'],
  ['CR', 'DR'],
  ['Credit', 'Debit'],
  ['+', '-'],
  ['By', 'Af'],
  ['H', 'S'],
  ['K', 'D'],
  ['Zag', 'Zig'],
  ['In', 'Out'],
] as const;
/** A shape that the dice give, which says what its amounts and days are, or leaves it to be asked. */
export function shapeOf(seed: number): CsvShape {
  const dice = diceOf(seed * 2 + 1);
  const one = <T>(of: readonly T[]): T => of[Math.floor(dice() * of.length)] as T;
  const often = (part: number) => dice() < part;
  const decimal = often(0.7) ? '.' : ',';
  const hasBalance = often(0.6);
  const hasStatus = often(0.2);
  const currency = one([null, null, null, 'ZAR', 'KES', 'KWD'] as const);
  const language = often(0.1) ? 'none' : one(Object.keys(NAMES) as (keyof typeof NAMES)[]);
  const rows = often(0.1) ? 1 : 2 + Math.floor(dice() * 40);
  const sides = one([
    'signed',
    'signed',
    'columns',
    'columns',
    'columns-minus',
    'mixed-out',
    'markers',
    'brackets',
    'behind',
    'suffix',
  ] as const);
  return {
    delimiter: one([',', ',', ';', '\t', '|']),
    isQuoted: often(0.3),
    decimal,
    thousands: one(decimal === '.' ? ['', '', ',', ' ', "'", '\u00a0'] : ['', '', '.', ' ', '\u00a0']),
    // Nobody writes the month first and a decimal comma.
    day: one([
      'iso',
      'slashed',
      'named',
      'dashed',
      'dotted',
      decimal === '.' ? 'american' : 'dotted',
      'compact',
      'clocked',
      'colons',
      'weekday',
      'ticked',
      // Only its heading says that a number of ten digits is a day.
      language === 'none' ? 'iso' : 'unix',
    ]),
    language,
    sides,
    markers: one(MARKERS),
    hasBalance,
    hasFees: hasBalance && often(0.2),
    hasStatus,
    hasPending: hasStatus && often(0.3),
    hasValueDay: often(0.25),
    isValueLater: often(0.5),
    // Torn at its decimal comma, a short list may say anything.
    isUnquoted: often(0.1) && (decimal === '.' || (rows > 5 && currency !== 'KWD')),
    hasOpening: hasBalance && often(0.15),
    currency,
    blank: one(['', '', '-', '--', '0.00']),
    preamble: often(0.4) ? 1 + Math.floor(dice() * 5) : 0,
    footer: one(['none', 'none', 'closing', 'total', 'note']),
    isNewestFirst: often(0.4),
    rows,
    encoding: one(['utf-8', 'utf-8', 'bom', 'windows-1252', 'utf-16le']),
    end: one(['\n', '\r\n']),
  };
}
