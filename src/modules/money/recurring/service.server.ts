import { addDays, type Day } from '#kernel/calendar.ts';
import { absolute, type Money, money, negate } from '#kernel/money.ts';
import { accountsIn } from '#modules/money/accounts/service.server.ts';
import { directionOf, merchantOf, nameOfKey } from '#modules/money/merchants/rules.ts';
import type { Database } from '#platform/database.server.ts';
import type { Overview } from './model.ts';
import { HISTORY_DAYS, itemsWithOccurrences, PAID_DAYS, suggestionsFrom } from './rules.ts';
import { dueBetween } from './summary.ts';
import type { PaidRow } from './sources.ts';
import { heldIn, type HeldItem, type Line, linesSince, newestDays } from './store.server.ts';

type Asked = { readonly today: Day; readonly country: string };

/** Everything that is known of recurring payments on a day of the person's. */
export async function overviewOf(db: Database, workspaceId: string, { today, country }: Asked): Promise<Overview> {
  const { items, dismissed } = await heldIn(db, workspaceId);
  const facts = await factsOf(db, workspaceId, { today, country }, HISTORY_DAYS);
  const known = [...items, ...dismissed].map(({ source }) => source);
  return {
    items: itemsWithOccurrences(items, facts),
    suggestions: suggestionsFrom(known, facts, (payee) => nameOfKey(payee, country), country),
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

/**
 * What confirmed payments bring and take from today to a day, both included, the earliest first; without what is skipped.
 * Nothing is read of transactions where no payment is confirmed.
 */
export async function toComeIn(
  db: Database,
  workspaceId: string,
  { to, ...asked }: Asked & { to: Day },
): Promise<ToCome[]> {
  const { items } = await heldIn(db, workspaceId);
  if (items.length === 0) return [];
  const withOccurrences = itemsWithOccurrences(items, await factsOf(db, workspaceId, asked, PAID_DAYS));
  return dueBetween(withOccurrences, asked.today, to)
    .filter(({ occurrence: { state } }) => state === 'due' || state === 'late')
    .map(({ item: { id, name, source }, occurrence: { due, state, expected } }) => {
      const amount = source.direction === 'in' ? expected : negate(expected);
      return { itemId: id, name, due, isLate: state === 'late', amount };
    });
}

/** Whether something is said of these transactions already. */
export async function isKnown(
  db: Database,
  workspaceId: string,
  { source }: Pick<HeldItem, 'source'>,
): Promise<boolean> {
  const { items, dismissed } = await heldIn(db, workspaceId);
  const same = (other: HeldItem['source']) =>
    (['accountId', 'payee', 'direction', 'currency'] as const).every((key) => other[key] === source[key]) &&
    other.near?.minor === source.near?.minor;
  return [...items, ...dismissed].some((one) => same(one.source));
}

async function factsOf(db: Database, workspaceId: string, { today, country }: Asked, days: number) {
  const lines = await linesSince(db, workspaceId, addDays(today, -days));
  const newest = await newestDays(db, workspaceId);
  const accounts = await accountsIn(db, workspaceId);
  return {
    today,
    rows: paidRows(lines, country),
    accounts: new Map(accounts.map(({ id, name }) => [id, { name, seenUpTo: newest.get(id) ?? null }])),
  };
}

/** Each text is read once: a payee's lines mostly say the same. */
function paidRows(lines: readonly Line[], country: string): PaidRow[] {
  const payees = new Map<string, string | null>();
  return lines.flatMap(({ id, accountId, day, text, minor, currency }) => {
    const known = payees.get(text);
    const payee = known === undefined ? merchantOf(text, country).key : known;
    payees.set(text, payee);
    if (payee === null) return [];
    return [
      { id, accountId, day, payee, currency, direction: directionOf(minor), amount: absolute(money(minor, currency)) },
    ];
  });
}
