import type { AccountType, UnreadLine } from '#modules/money/csv-detection/model.ts';
import {
  currenciesMeant,
  decimalUnder,
  decideMark,
  figureOf,
  plainDecimal,
} from '#modules/money/csv-detection/rules.ts';
import { type BookAccount, type BookTransaction, type Share, linesOfTransaction, namesOf } from './double-entry.ts';
import { fractionIn } from './fractions.ts';
import type { ProgramLine } from './model.ts';
import type { Row } from './table.ts';

/** Headings of the chart of accounts that GnuCash makes, in the languages of its users here. */
const TOPS: Readonly<Record<string, BookAccount['holds']>> = {
  assets: 'money',
  liabilities: 'money',
  income: 'income',
  expenses: 'expense',
  equity: 'equity',
  bates: 'money',
  laste: 'money',
  inkomste: 'income',
  uitgawes: 'expense',
  ekwiteit: 'equity',
  actifs: 'money',
  passifs: 'money',
  revenus: 'income',
  dépenses: 'expense',
  'capitaux propres': 'equity',
};

/** The shares of transactions as GnuCash exports them: the account types are not in it, so its first headings say them. */
export function readGnucashCsv(
  rows: readonly Row[],
): { readonly lines: readonly ProgramLine[]; readonly unread: readonly UnreadLine[] } | null {
  const mark = decideMark(
    rows.flatMap(({ cell }) => figureOf(cell('amount num.'))?.body ?? []),
    2,
  ).mark;
  if (mark === null) return null;
  const names = namesOf([...new Set(rows.map(({ cell }) => cell('full account name')))].map((name) => name.split(':')));
  const currencies = currenciesOf(rows);
  const transactions: (BookTransaction & { readonly shares: Share[] })[] = [];
  for (const { line, text, cell } of rows) {
    const account = accountOf(cell, names, currencies);
    const quantity = shareIn(cell('amount num.'), mark);
    const value = shareIn(cell('value num.'), mark);
    if (account === null || quantity === null || value === null) return null;
    const id = cell('transaction id');
    const last = transactions.at(-1);
    const goesOn = last !== undefined && (cell('date') === '' || last.id === id);
    const transaction = goesOn ? last : opened({ line, text, cell });
    if (!goesOn) transactions.push(transaction);
    transaction.shares.push({ account, quantity, value, memo: cell('memo') });
  }
  const read = transactions.map(linesOfTransaction);
  return { lines: read.flatMap(({ lines }) => lines), unread: read.flatMap(({ unread }) => unread) };
}

function opened({ line, text, cell }: Row): BookTransaction & { readonly shares: Share[] } {
  const [day, description, notes] = [cell('date'), cell('description'), cell('notes')];
  return { id: cell('transaction id') || `line ${line}`, line, text, day, description, notes, shares: [] };
}

function shareIn(text: string, mark: '.' | ',') {
  const figure = figureOf(text);
  const value = figure === null ? null : decimalUnder(figure.body, mark);
  return figure === null || value === null ? null : fractionIn(plainDecimal(value, figure.sign === '-'));
}

/**
 * The currency of each account. A line names that of its transaction, which is that of the account too where amount and value
 * are the same; the sign beside the amount tells otherwise.
 */
function currenciesOf(rows: readonly Row[]): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  let named: string | null = null;
  for (const { cell } of rows) {
    named = /^CURRENCY::([A-Z]{3})$/.exec(cell('commodity/currency'))?.[1] ?? (cell('date') === '' ? named : null);
    const meant = currenciesMeant(figureOf(cell('amount with sym'))?.currency ?? '');
    const isSame =
      cell('amount num.') === cell('value num.') && (meant.length === 0 || meant.some((one) => one === named));
    const currency = isSame ? named : meant.length === 1 ? meant[0] : undefined;
    if (currency === undefined || currency === null) continue;
    const known = counts.get(cell('full account name')) ?? new Map<string, number>();
    counts.set(cell('full account name'), known.set(currency, (known.get(currency) ?? 0) + 1));
  }
  const most = (known: ReadonlyMap<string, number>) => [...known].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
  return new Map([...counts].map(([name, known]) => [name, most(known)]));
}

function accountOf(
  cell: Row['cell'],
  names: ReadonlyMap<string, string>,
  currencies: ReadonlyMap<string, string>,
): BookAccount | null {
  const path = cell('full account name').split(':');
  const holds = TOPS[(path[0] ?? '').toLowerCase()];
  if (holds === undefined) return null;
  const currency = currencies.get(cell('full account name')) ?? null;
  const name = names.get(path.join(':')) ?? cell('account name');
  return { name, path, holds, type: holds === 'money' ? typeOf(path) : null, currency };
}

function typeOf(path: readonly string[]): AccountType | null {
  const text = path.join(' ').toLowerCase();
  if (/credit card|kredietkaart/.test(text)) return 'card';
  if (/loan|mortgage|lening/.test(text)) return 'loan';
  if (/cash in wallet|petty cash|^assets.*\bcash$/.test(text)) return 'cash';
  return null;
}
