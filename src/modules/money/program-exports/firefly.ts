import type { AccountType } from '#modules/money/csv-detection/model.ts';
import type { ProgramLine } from './model.ts';
import { lineOf } from './line.ts';
import type { Row } from './table.ts';

/** Kinds of accounts that are a person's own; all others are those whom they pay, or who pay them. */
const OWN: Readonly<Record<string, AccountType | null>> = {
  'asset account': null,
  'default account': null,
  'cash account': 'cash',
  loan: 'loan',
  debt: 'loan',
  mortgage: 'loan',
  'credit card': 'card',
};

type Side = { readonly name: string; readonly type: string };

/** Transactions of Firefly III: each has a source and a destination, and those of one group are a split. */
export function readFirefly(rows: readonly Row[]): readonly ProgramLine[] {
  const sizes = Map.groupBy(rows, ({ cell }) => cell('group_id'));
  const currencies = currenciesOf(rows);
  return rows.flatMap((row) => {
    const { cell } = row;
    const source = { name: cell('source_name'), type: cell('source_type').toLowerCase() };
    const target = { name: cell('destination_name'), type: cell('destination_type').toLowerCase() };
    const isSplit = (sizes.get(cell('group_id'))?.length ?? 0) > 1;
    const sides = [
      ...(isOwn(source) ? [sideOf(row, source, target, true, isSplit)] : []),
      ...(isOwn(target) ? [sideOf(row, target, source, false, isSplit)] : []),
    ];
    const pair = sides.length === 2 ? `journal ${cell('journal_id')}` : null;
    return sides.map((line) => ({ ...line, ...amountOf(row, line, currencies), pair }));
  });
}

const isOwn = ({ type }: Side) => Object.hasOwn(OWN, type);

function sideOf({ line, text, cell }: Row, own: Side, other: Side, isOut: boolean, isSplit: boolean): ProgramLine {
  const isTransfer = isOwn(other);
  const isOpening = /opening balance|liability credit/i.test(cell('type')) || /initial balance/i.test(other.type);
  const category = cell('category');
  return lineOf({
    line,
    text,
    account: own.name,
    accountType: OWN[own.type] ?? null,
    day: cell('date').slice(0, 10),
    amount: cell('amount'),
    isOut,
    payee: isTransfer || isOpening || isUnnamed(other) ? cell('description') : other.name,
    memo: [
      isTransfer || isOpening || isUnnamed(other) || cell('description') === other.name ? '' : cell('description'),
      cell('notes'),
    ]
      .filter((each) => each !== '')
      .join('\n'),
    category: category === '' || isTransfer ? [] : [category],
    tags: cell('tags').split(/\s*,\s*/),
    transferAccount: isTransfer ? other.name : null,
    split: isSplit && !isTransfer ? `group ${cell('group_id')}` : null,
    isOpening,
  });
}

/** Firefly puts money of which nobody said where it went into an account without a name. */
const isUnnamed = ({ name }: Side) => name === '' || /^\(.*\)$/.test(name);

/** The currency of each account, by what is booked in it alone: a transfer says that of both. */
function currenciesOf(rows: readonly Row[]): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { cell } of rows) {
    const source = { name: cell('source_name'), type: cell('source_type').toLowerCase() };
    const target = { name: cell('destination_name'), type: cell('destination_type').toLowerCase() };
    const own = isOwn(source) ? source.name : target.name;
    const weight = isOwn(source) && isOwn(target) ? 1 : 1000;
    const known = counts.get(own) ?? new Map<string, number>();
    known.set(cell('currency_code'), (known.get(cell('currency_code')) ?? 0) + weight);
    counts.set(own, known);
  }
  return new Map(
    [...counts].map(([name, known]) => [name, [...known].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '']),
  );
}

/** The amount that moved in the account of a line, without a sign: the side says which way. */
function amountOf(
  { cell }: Row,
  { account, isOut }: ProgramLine,
  currencies: ReadonlyMap<string, string>,
): Pick<ProgramLine, 'amount' | 'currency' | 'original'> {
  const plain = { amount: unsigned(cell('amount')), currency: cell('currency_code') };
  const foreign = { amount: unsigned(cell('foreign_amount')), currency: cell('foreign_currency_code') };
  if (foreign.amount === '' || foreign.currency === '') return { ...plain, original: null };
  const known = currencies.get(account);
  const takesForeign = !isOut && (known === undefined ? true : known === foreign.currency);
  return takesForeign && foreign.currency !== plain.currency
    ? { ...foreign, original: null }
    : { ...plain, original: foreign };
}

const unsigned = (text: string) => text.replace(/^[-−]/, '');
