import { LIMITS } from '#modules/money/csv-detection/rules.ts';
import { lineOf } from './line.ts';
import type { ProgramExport, ProgramLine } from './model.ts';

type Cell = string | number | bigint | null;
export type Record = Readonly<{ [column: string]: Cell }>;
/** The tables of a database by name; empty where it has none of that name. */
export type Tables = (name: string) => readonly Record[];

/** The budget file of Actual: amounts are hundredths, days are numbers such as 20260131, deleted rows have a mark. */
export function readActualTables(tables: Tables): ProgramExport | 'too-many-rows' | null {
  const accounts = new Map(alive(tables('accounts')).map((row) => [textOf(row['id']), textOf(row['name'])]));
  if (accounts.size === 0) return null;
  const groups = new Map(tables('category_groups').map((row) => [textOf(row['id']), textOf(row['name'])]));
  const categories = new Map(
    tables('categories').map((row) => [
      textOf(row['id']),
      {
        path: [groups.get(textOf(row['cat_group'])) ?? '', textOf(row['name'])].filter((name) => name !== ''),
        isIncome: isSet(row['is_income']),
      },
    ]),
  );
  const payees = new Map(tables('payees').map((row) => [textOf(row['id']), row]));
  const merged = (table: string, target: string) =>
    new Map(tables(table).map((row) => [textOf(row['id']), textOf(row[target])]));
  const [payeeOf, categoryOf] = [merged('payee_mapping', 'targetId'), merged('category_mapping', 'transferId')];
  const currency = tables('preferences').find((row) => row['id'] === 'defaultCurrencyCode')?.['value'];
  const rows = alive(tables('transactions'));
  if (rows.length > LIMITS.programRows) return 'too-many-rows';
  const byId = new Map(rows.map((row) => [textOf(row['id']), row]));
  const parents = new Set(rows.flatMap((row) => (isSet(row['isChild']) ? [parentIdOf(row)] : [])));
  const lines = rows.flatMap((row): ProgramLine[] => {
    const id = textOf(row['id']);
    const parent = isSet(row['isChild']) ? byId.get(parentIdOf(row)) : undefined;
    // A child without its parent was deleted with it; a parent is the sum of its children.
    if ((isSet(row['isChild']) && parent === undefined) || (isSet(row['isParent']) && parents.has(id))) return [];
    const account = accounts.get(textOf(row['acct']));
    if (account === undefined) return [];
    const payee = payeeIn(row, payees, payeeOf) ?? (parent === undefined ? null : payeeIn(parent, payees, payeeOf));
    const other = textOf(row['transferred_id']);
    const transferAccount = other === '' ? null : (accounts.get(textOf(byId.get(other)?.['acct'] ?? null)) ?? null);
    const categoryId = textOf(row['category']);
    const category = categories.get(categoryOf.get(categoryId) ?? categoryId);
    const bankText = textOf(row['imported_description']) || textOf(parent?.['imported_description'] ?? null);
    return [
      lineOf({
        line: 0,
        text: '',
        account,
        currency: textOf(currency ?? null) || null,
        day: dayOf(textOf(row['date'])),
        amount: decimalOf(textOf(row['amount'])),
        payee: transferAccount === null ? (payee ?? bankText) : '',
        bankText,
        memo: textOf(row['notes']),
        category: transferAccount === null ? (category?.path ?? []) : [],
        isIncome: category?.isIncome ?? null,
        transferAccount,
        pair: transferAccount === null ? null : [id, other].toSorted().join(' '),
        split: parent === undefined ? null : parentIdOf(row),
        isOpening: isSet(row['starting_balance_flag']),
      }),
    ];
  });
  return {
    program: 'Actual',
    lines: lines.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)),
    unread: [],
  };
}

const textOf = (cell: Cell | undefined) => (cell === null || cell === undefined ? '' : String(cell));
const isSet = (cell: Cell | undefined) => textOf(cell) === '1';
const alive = (rows: readonly Record[]) => rows.filter((row) => !isSet(row['tombstone']));

/** Before it had a column of its own, the parent stood in the id of the child: `parent/child`. */
const parentIdOf = (row: Record) => textOf(row['parent_id']) || (textOf(row['id']).split('/')[0] ?? '');

function payeeIn(row: Record, payees: ReadonlyMap<string, Record>, mapped: ReadonlyMap<string, string>): string | null {
  const id = textOf(row['description']);
  const payee = payees.get(mapped.get(id) ?? id);
  return payee === undefined ? null : textOf(payee['name']) || null;
}

const dayOf = (text: string) => text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

/** Hundredths as a decimal. */
function decimalOf(text: string): string {
  const [, sign = '', digits = ''] = /^(-?)(\d+)$/.exec(text) ?? [];
  const padded = digits.padStart(3, '0');
  return digits === '' ? text : `${sign}${padded.slice(0, -2)}.${padded.slice(-2)}`;
}
