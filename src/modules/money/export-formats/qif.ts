import { decimalOf, money } from '#kernel/money.ts';
import type { AccountType } from '#modules/money/accounts/kinds.parts.ts';
import { memoLines } from './labels.ts';
import type { ExportedCategory, ExportView } from './model.ts';
import { byAccount, firstDay, onOneLine, unique } from './view.ts';

const TYPES: Readonly<Partial<Record<AccountType, string>>> = {
  cash: 'Cash',
  'mobile-money': 'Cash',
  'credit-card': 'CCard',
  loan: 'Oth L',
};

/**
 * QIF, an account after the other, with opening balances as Quicken writes them. Days are 2026-03-10, which reads in one
 * way only. QIF names no currency: all accounts of the view should be in one. The first tag is the class of Quicken, behind
 * the category; all tags and the note are in the memo.
 */
export function writeQif(view: ExportView): string {
  const categories = pathsOf(view.categories);
  const taken = new Set<string>();
  const first = firstDay(view);
  const lines = byAccount(view).flatMap(({ account, rows }) => {
    const name = unique(onOneLine(account.name.replaceAll(/[[\]]/g, ' ')) || 'Account', taken);
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
        : [`D${first}`, `T${decimalOf(money(openingMinor, currency))}`, 'CX', 'POpening Balance', `L[${name}]`, '^']),
      ...rows.flatMap(({ bookedOn, amount, description, reference, categoryId, status, tags, note }) => [
        `D${bookedOn}`,
        `T${decimalOf(amount)}`,
        ...(status === 'booked' ? ['C*'] : []),
        ...written('N', reference),
        ...written('P', description),
        ...memoLines({ tags, note }).flatMap((line) => written('M', line)),
        ...written('L', [categories.get(categoryId ?? '') ?? '', ...tags.slice(0, 1).map(classOf)].join('/')),
        '^',
      ]),
    ];
  });
  return `${lines.join('\n')}\n`;
}

function written(code: string, text: string | null): string[] {
  const line = onOneLine(text ?? '');
  return line === '' ? [] : [code + line];
}

/** Each category behind its parent: `Food:Groceries`. */
function pathsOf(categories: readonly ExportedCategory[]): ReadonlyMap<string, string> {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return new Map(
    categories.map(({ id, parentId, name }) => {
      const parent = parentId === null ? undefined : names.get(parentId);
      return [id, parent === undefined ? name : `${parent}:${name}`];
    }),
  );
}

/** What parts the levels of a category and a class from it, or marks an account, is no part of the name of a class. */
const classOf = (tag: string) => tag.replaceAll(/[/:[\]]/g, '-');
