import type { ExportedCategory, ExportedTransaction, ExportView } from './model.ts';
import { unique } from './view.ts';

/** The accounts of a journal with double entries, each name used once. */
export type LedgerAccounts = {
  /** By the id of an account of the product. */
  readonly held: ReadonlyMap<string, string>;
  /** The other side of a row. */
  readonly otherSide: (row: Pick<ExportedTransaction, 'categoryId' | 'amount'>) => string;
  /** Codes of the account of a category, as marks with their values; none where it has none. */
  readonly codesOf: (name: string) => readonly (readonly [mark: 'code' | 'vat', value: string])[];
};

const ROOTS = { income: 'Income', expense: 'Expenses', transfer: 'Equity:Transfers' } as const;
const UNCATEGORISED = 'Uncategorised';
const OWED: ReadonlySet<string> = new Set(['credit-card', 'loan']);

/** Where opening balances come from. */
export const OPENING_BALANCES = 'Equity:Opening-Balances';

/**
 * Accounts stand under Assets or, where they are owed, Liabilities; categories under Income, Expenses or Equity:Transfers,
 * below their parent. `nameOf` turns a name into one that the format allows between two colons.
 * Sides of a transfer that are not one entry (`entriesOf`) go through its category, which comes to zero when both are in the
 * view.
 */
export function ledgerAccounts(view: ExportView, nameOf: (name: string) => string): LedgerAccounts {
  const { accounts, categories } = view;
  const taken = new Set([`Income:${UNCATEGORISED}`, `Expenses:${UNCATEGORISED}`]);
  const under = (parent: string, name: string) => unique(`${parent}:${nameOf(name)}`, taken);
  const held = new Map(
    accounts.map(({ id, name, accountType }) => [id, under(OWED.has(accountType) ? 'Liabilities' : 'Assets', name)]),
  );
  const byId = new Map(categories.map((category) => [category.id, category]));
  const paths = new Map<string, string>();
  const pathOf = ({ id, parentId, name, kind }: ExportedCategory): string => {
    const known = paths.get(id);
    if (known !== undefined) return known;
    const parent = parentId === null ? undefined : byId.get(parentId);
    const path = under(parent === undefined ? ROOTS[kind] : pathOf(parent), name);
    paths.set(id, path);
    return path;
  };
  const byPath = new Map(categories.map((category) => [pathOf(category), category.id]));
  return {
    held,
    otherSide: ({ categoryId, amount }) => {
      const path = categoryId === null ? undefined : paths.get(categoryId);
      return path ?? `${amount.minor < 0n ? 'Expenses' : 'Income'}:${UNCATEGORISED}`;
    },
    codesOf: (name) => {
      const id = byPath.get(name);
      const codes = id === undefined ? undefined : view.codesOf?.(id);
      return (
        [
          ['code', codes?.account ?? ''],
          ['vat', codes?.vat ?? ''],
        ] as const
      ).filter(([, value]) => value !== '');
    },
  };
}
