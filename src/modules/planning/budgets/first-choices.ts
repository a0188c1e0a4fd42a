import { type Currency, LARGEST_MINOR, type Money, money } from '#kernel/money.ts';
import type { Suggestion } from './model.ts';

/** A line of a first budget, as it is proposed or edited. */
export type Choice = {
  readonly categoryId: string;
  readonly name: string;
  readonly group: string;
  readonly currency: Currency;
  /** In how many of the past periods something was spent; null without any. */
  readonly seen: number | null;
  readonly isUsed: boolean;
  /** Null while nothing, or no amount, is written. */
  readonly limit: Money | null;
};
export type Edits = ReadonlyMap<string, Partial<Pick<Choice, 'isUsed' | 'limit'>>>;

type Category = {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly kind: string;
  readonly isArchived: boolean;
};

export const keyOf = ({ categoryId, currency }: Pick<Choice, 'categoryId' | 'currency'>) => `${currency} ${categoryId}`;

/** What was found in the history, with what was edited; without any, the categories of expenses without amounts. */
export function choicesOf(
  { lines, periods }: Suggestion,
  categories: readonly Category[],
  currency: Currency,
  edits: Edits,
): Choice[] {
  const found =
    periods > 0 && lines.length > 0
      ? lines.map(({ categoryId, name, group, limit, months }): Choice => {
          return { categoryId, name, group, currency: limit.currency, seen: months, isUsed: true, limit };
        })
      : categories
          .filter(({ kind, parentId, isArchived }) => kind === 'expense' && parentId === null && !isArchived)
          .map(({ id, name }): Choice => {
            return { categoryId: id, name, group: name, currency, seen: null, isUsed: true, limit: null };
          });
  return found.map((choice) => ({ ...choice, ...edits.get(keyOf(choice)) }));
}

const isWritten = ({ limit }: Choice) => limit !== null && limit.minor > 0n && limit.minor <= LARGEST_MINOR;

/** The lines that a budget starts with: those that are used and have an amount. */
export function startingLines(choices: readonly Choice[]): { categoryId: string; limit: Money }[] {
  return choices.flatMap((choice) =>
    choice.isUsed && choice.limit !== null && isWritten(choice)
      ? [{ categoryId: choice.categoryId, limit: choice.limit }]
      : [],
  );
}

/** What they come to by currency. */
export function totalsOfStart(lines: readonly { readonly limit: Money }[]): Money[] {
  const byCurrency = Map.groupBy(lines, ({ limit }) => limit.currency);
  return [...byCurrency].map(([currency, own]) =>
    money(
      own.reduce((sum, { limit }) => sum + limit.minor, 0n),
      currency,
    ),
  );
}
