import type {
  ColumnRole,
  DateOrder,
  DecimalMark,
  Decision,
  Delimiter,
  Layout,
  SignConvention,
} from '#modules/money/csv-detection/model.ts';

export const ROLE_WORDS: Readonly<Record<ColumnRole, string>> = {
  day: 'Date',
  'value-day': 'Value date',
  description: 'Description',
  payee: 'Payee',
  'bank-text': 'More of the bank’s description',
  amount: 'Amount',
  'money-in': 'Money in',
  'money-out': 'Money out',
  fee: 'Fee',
  net: 'Net amount',
  balance: 'Balance',
  marker: 'Word for money in or out',
  status: 'Status',
  reference: 'Reference',
  'source-id': 'The bank’s transaction number',
  currency: 'Currency',
  account: 'Account',
  quantity: 'Quantity',
  ignore: 'Column not used',
};

export const DATE_WORDS: Readonly<Record<DateOrder, string>> = {
  dmy: 'Day first, 31/12/2026',
  mdy: 'Month first, 12/31/2026',
  ymd: 'Year first, 2026-12-31',
};

export const DECIMAL_WORDS: Readonly<Record<DecimalMark, string>> = {
  '.': 'Decimal point, 1,234.50',
  ',': 'Decimal comma, 1.234,50',
};

export const SIGN_WORDS: Readonly<Record<SignConvention, string>> = {
  'as-written': 'Minus is money out',
  inverted: 'Minus is money in',
  'all-out': 'No sign, all amounts are money out',
  'by-words': 'No sign, the descriptions show money in or out',
  'refunds-out': 'No sign, only refunds and withdrawals are money out',
  'all-in': 'No sign, all amounts are money in',
};

const LAYOUT_SIGN_WORDS: Readonly<Record<Layout['sign'], string>> = {
  ...SIGN_WORDS,
  columns: 'Money in and money out are in separate columns',
  markers: 'A word or sign that shows money in or out',
  balance: 'The running balance shows which amounts are money in and which are money out',
};

export const DELIMITER_WORDS: Readonly<Record<Delimiter, string>> = {
  ',': 'commas (,)',
  ';': 'semicolons (;)',
  '\t': 'tab characters',
  '|': 'vertical bars (|)',
  '~': 'tildes (~)',
};

const ABOUT_WORDS: Readonly<Record<Decision['about'], string>> = {
  delimiter: 'Column separator',
  heading: 'Column names',
  columns: 'Columns',
  'date-order': 'Date format',
  year: 'Year of the last transaction',
  decimal: 'Amount format',
  sign: 'Money in and out',
  fee: 'Fees',
  currency: 'Currency',
  day: 'Date',
};

const VALUE_WORDS: Readonly<Partial<Record<Decision['about'], Readonly<Record<string, string>>>>> = {
  delimiter: DELIMITER_WORDS,
  'date-order': DATE_WORDS,
  decimal: DECIMAL_WORDS,
  sign: LAYOUT_SIGN_WORDS,
  fee: { within: 'The fee is part of the amount', beside: 'The fee is a separate transaction, on top of the amount' },
  day: { completed: 'Filled in from the file' },
};

/** A decision about a file as a person reads it: `Dates`, `Day first`, and why. */
export function decisionWords({ about, value, because }: Decision): { about: string; value: string; because: string } {
  return { about: ABOUT_WORDS[about], value: VALUE_WORDS[about]?.[value] ?? capital(value), because };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
