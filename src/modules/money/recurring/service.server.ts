import { addDays, type Day } from '#kernel/calendar.ts';
import { absolute, type Money, money, negate } from '#kernel/money.ts';
import { accountsIn } from '#modules/money/accounts/service.server.ts';
import { categoryHeld } from '#modules/money/categories/service.server.ts';
import { beginningsOf, directionOf, merchantOf } from '#modules/money/merchants/rules.ts';
import { rememberingLines } from '#modules/money/merchants/service.server.ts';
import { gazettedDays } from '#modules/people/public-holidays/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { LONGEST_NAME, MOST_ITEMS } from './limits.ts';
import type { AddedItem, Item, Overview, Source } from './model.ts';
import { chosenRows } from './corrections.ts';
import { HISTORY_DAYS, itemsWithOccurrences, PAID_DAYS, suggestionsFrom } from './rules.ts';
import { dueBetween } from './summary.ts';
import { groupOf, type PaidRow } from './sources.ts';
import { heldIn, type HeldItem, type Line, linesSince, newestDays, type Wanted } from './store.server.ts';

export type Asked = { readonly today: Day; readonly country: string };

/** Everything that is known of recurring payments on a day of the person's. */
export async function overviewOf(db: Database, workspaceId: string, { today, country }: Asked): Promise<Overview> {
  const { items, dismissed } = await heldIn(db, workspaceId);
  const { names, ...facts } = await factsOf(db, workspaceId, { today, country }, HISTORY_DAYS);
  const known = [...items, ...dismissed].map(({ source }) => source);
  const chosen = new Set([...chosenRows(items, facts.rows).values()].flatMap((own) => [...own.values()]));
  const free = facts.rows.filter((row) => !chosen.has(row));
  return {
    items: itemsWithOccurrences(items, facts),
    suggestions: suggestionsFrom(known, { ...facts, rows: free }, (payee) => names.get(payee) ?? payee, country),
    dismissed,
  };
}

/** A payment that is still to come, or was due and has not come yet; negative goes out. */
type ToCome = {
  readonly itemId: string;
  readonly name: string;
  readonly due: Day;
  readonly isLate: boolean;
  readonly amount: Money;
};

/** The ids of confirmed payments. */
export async function confirmedIds(db: Database, workspaceId: string): Promise<ReadonlySet<string>> {
  return new Set((await heldIn(db, workspaceId)).items.map(({ id }) => id));
}

/** Confirmed payments with what became of them, a year ahead or up to `to`. Nothing is read of transactions where there is none. */
export async function itemsOf(
  db: Database,
  workspaceId: string,
  { to, ...asked }: Asked & { readonly to?: Day | undefined },
): Promise<Item[]> {
  const { items } = await heldIn(db, workspaceId);
  if (items.length === 0) return [];
  return itemsWithOccurrences(items, { ...(await factsOf(db, workspaceId, asked, PAID_DAYS, wantedFor(items))), to });
}

/** Which rows can have paid the items. */
function wantedFor(items: readonly HeldItem[]): Wanted {
  const beginnings = items.map(({ source }) => beginningsOf(source.payee));
  return {
    beginnings: beginnings.every((one) => one !== null) ? [...new Set(beginnings.flat())] : null,
    ids: items.flatMap(({ matches = [] }) => matches.flatMap(({ paidBy }) => paidBy ?? [])),
  };
}

/** What is needed to tell what became of occurrences. */
export function paidFacts(db: Database, workspaceId: string, asked: Asked) {
  return factsOf(db, workspaceId, asked, PAID_DAYS);
}

/** What confirmed payments bring and take from today to a day, both included, the earliest first; without what is skipped. */
export async function toComeIn(
  db: Database,
  workspaceId: string,
  { to, ...asked }: Asked & { to: Day },
): Promise<ToCome[]> {
  return dueBetween(await itemsOf(db, workspaceId, asked), asked.today, to)
    .filter(({ occurrence: { state } }) => state === 'due' || state === 'late')
    .map(({ item: { id, name, source }, occurrence: { due, state, expected } }) => {
      const amount = source.direction === 'in' ? expected : negate(expected);
      const isLate = state === 'late';
      // What an expected holiday can still move comes today at the earliest.
      return { itemId: id, name, due: isLate || due > asked.today ? due : asked.today, isLate, amount };
    });
}

/** The transactions that a payment of this payee is about, in the currency of its amount; null where the text names nobody. */
export function sourceOf({ accountId, direction, payeeText, amount }: AddedItem, country: string): Source | null {
  const { key: payee } = merchantOf(payeeText, country);
  const { currency } = amount.kind === 'range' ? amount.from : amount.amount;
  return payee === null ? null : { accountId, payee, direction, currency, near: null };
}

/** Why no more can be said of these transactions; null where it can. */
export async function refusalOf(
  db: Database,
  workspaceId: string,
  { source }: Pick<HeldItem, 'source'>,
): Promise<'ANSWERED' | 'TOO_MANY' | null> {
  const { items, dismissed } = await heldIn(db, workspaceId);
  const all = [...items, ...dismissed];
  const place = groupOf(source);
  if (all.some((one) => groupOf(one.source) === place && one.source.near?.minor === source.near?.minor))
    return 'ANSWERED';
  return all.length >= MOST_ITEMS ? 'TOO_MANY' : null;
}

/** Why a payment cannot have this category; null where it can, or where none is meant. */
export async function categoryRefusal(
  db: Database,
  workspaceId: string,
  categoryId: string | null | undefined,
): Promise<'CATEGORY_NOT_FOUND' | 'CATEGORY_IS_TRANSFER' | null> {
  if (categoryId === null || categoryId === undefined) return null;
  const category = await categoryHeld(db, workspaceId, categoryId);
  if (category === null) return 'CATEGORY_NOT_FOUND';
  return category.kind === 'transfer' ? 'CATEGORY_IS_TRANSFER' : null;
}

async function factsOf(db: Database, workspaceId: string, { today, country }: Asked, days: number, wanted?: Wanted) {
  const lines = await linesSince(db, workspaceId, addDays(today, -days), wanted);
  const newest = await newestDays(db, workspaceId);
  const accounts = await accountsIn(db, workspaceId);
  return {
    today,
    ...paidRows(lines, country),
    gazetted: await gazettedDays(db),
    accounts: new Map(accounts.map(({ id, name }) => [id, { name, seenUpTo: newest.get(id) ?? null }])),
  };
}

/** What was paid, and each payee as its newest transaction names it. */
function paidRows(lines: readonly Line[], country: string) {
  const lineOf = rememberingLines(country);
  const names = new Map<string, string>();
  const rows = lines.map(({ minor, text, ...line }): PaidRow => {
    const { name, key } = lineOf(text).merchant;
    const payee = key ?? '';
    if (!names.has(payee)) names.set(payee, name.slice(0, LONGEST_NAME).trim());
    return { ...line, payee, direction: directionOf(minor), amount: absolute(money(minor, line.currency)) };
  });
  return { rows, names };
}
