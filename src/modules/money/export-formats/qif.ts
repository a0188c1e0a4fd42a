import { decimalOf, money } from '#kernel/money.ts';
import type { AccountType } from '#modules/money/accounts/kinds.parts.ts';
import { LABELS_APART } from '#modules/money/statement-formats/labels.parts.ts';
import { memoLines } from './labels.ts';
import type { ExportedCategory, ExportedTransaction, ExportView } from './model.ts';
import { byAccount, firstDay, onOneLine, unique } from './view.ts';

const TYPES: Readonly<Partial<Record<AccountType, string>>> = {
  cash: 'Cash',
  'mobile-money': 'Cash',
  'credit-card': 'CCard',
  loan: 'Oth L',
};

/**
 * QIF, an account after the other, with opening balances as Quicken writes them. Days are 2026-03-10, which reads in one
 * way only. QIF names no currency: all accounts of the view should be in one. A transfer names the other account in place of
 * a category, where its other side is in the view; tags are the classes of Quicken, behind either; all tags and the note
 * are in the memo.
 */
export function writeQif(view: ExportView): string {
  const statements = byAccount(view);
  const taken = new Set<string>();
  const names = new Map(
    statements.map(({ account }) => [
      account.id,
      unique(onOneLine(account.name.replaceAll(/[[\]]/g, ' ')) || 'Account', taken),
    ]),
  );
  const labelOf = labelling(view, names);
  const first = firstDay(view);
  const lines = statements.flatMap(({ account, rows }) => {
    const name = names.get(account.id) ?? '';
    const type = TYPES[account.accountType] ?? 'Bank';
    const { openingMinor, currency } = account;
    return [
      '!Account',
      `N${name}`,
      `T${type}`,
      '^',
      `!Type:${type}`,
      ...(openingMinor === null
        ? []
        : [`D${first}`, `T${decimalOf(money(openingMinor, currency))}`, 'CX', `P${OPENING}`, `L[${name}]`, '^']),
      ...rows.flatMap((row) => [
        `D${row.bookedOn}`,
        `T${decimalOf(row.amount)}`,
        ...(row.status === 'booked' ? ['C*'] : []),
        ...written('N', row.reference),
        ...written('P', row.description),
        ...memoLines(row).flatMap((line) => written('M', line)),
        ...written('L', row.lines.length === 0 ? labelOf(row) : SPLIT),
        ...row.lines.flatMap((line) => [
          `S${labelOf(line)}`,
          `E${[onOneLine(line.description), ...memoLines({ tags: [], note: line.note })].join(LABELS_APART)}`,
          `$${decimalOf(line.amount)}`,
        ]),
        '^',
      ]),
    ];
  });
  return `${lines.join('\n')}\n`;
}

/** The category or the other account of a row, with its tags behind it. */
function labelling({ rows, categories }: ExportView, names: ReadonlyMap<string, string>) {
  const paths = pathsOf(categories);
  const sides = Map.groupBy(rows, ({ transferId }) => transferId);
  return (row: ExportedTransaction): string => {
    const other = row.transferId === null ? undefined : sides.get(row.transferId)?.find(({ id }) => id !== row.id);
    const account = other === undefined ? undefined : names.get(other.accountId);
    // One so called, with an account, is the opening balance itself.
    const isTransfer = account !== undefined && onOneLine(row.description).toLowerCase() !== OPENING.toLowerCase();
    const place = isTransfer ? `[${account}]` : (paths.get(row.categoryId ?? '') ?? '');
    const classes = row.tags.map(classOf).filter((tag) => tag !== '');
    return classes.length === 0 ? place : `${place}/${classes.join(':')}`;
  };
}

const OPENING = 'Opening Balance';
/** What stands in place of the category of a split. */
const SPLIT = '--Split--';

function written(code: string, text: string | null): string[] {
  const line = onOneLine(text ?? '');
  return line === '' ? [] : [code + line];
}

/** Each category behind its parent: `Food:Groceries`. A slash would begin a class, and a bracket an account. */
function pathsOf(categories: readonly ExportedCategory[]): ReadonlyMap<string, string> {
  const names = new Map(categories.map(({ id, name }) => [id, onOneLine(name.replaceAll(/[/[\]]/g, '-'))]));
  return new Map(
    categories.map(({ id, parentId }) => {
      const [name = '', parent] = [names.get(id), parentId === null ? undefined : names.get(parentId)];
      return [id, parent === undefined ? name : `${parent}:${name}`];
    }),
  );
}

/** What parts the levels of a category and a class from it, or marks an account, is no part of the name of a class. */
const classOf = (tag: string) => onOneLine(tag.replaceAll(/[/:[\]]/g, '-'));
