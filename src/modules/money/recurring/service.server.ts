import { addDays, type Day } from '#kernel/calendar.ts';
import { absolute, money } from '#kernel/money.ts';
import { accountsIn } from '#modules/money/accounts/service.server.ts';
import { directionOf, merchantOf, nameOfKey } from '#modules/money/merchants/rules.ts';
import type { Database } from '#platform/database.server.ts';
import type { Item, Overview } from './model.ts';
import { HISTORY_DAYS, itemsWithOccurrences, suggestionsFrom } from './rules.ts';
import type { PaidRow } from './sources.ts';
import { heldIn, type HeldItem, type Line, linesSince, newestDays } from './store.server.ts';

type Asked = { readonly today: Day; readonly country: string };

/** Everything that is known of recurring payments on a day of the person's. */
export async function overviewOf(db: Database, workspaceId: string, { today, country }: Asked): Promise<Overview> {
  const { items, dismissed } = await heldIn(db, workspaceId);
  const facts = await factsOf(db, workspaceId, { today, country });
  const known = [...items, ...dismissed].map(({ source }) => source);
  return {
    items: itemsWithOccurrences(items, facts),
    suggestions: suggestionsFrom(known, facts, (payee) => nameOfKey(payee, country), country),
    dismissed,
  };
}

/** The confirmed items with their occurrences; nothing is read of transactions where there are none. */
export async function confirmedItems(db: Database, workspaceId: string, asked: Asked): Promise<Item[]> {
  const { items } = await heldIn(db, workspaceId);
  return items.length === 0 ? [] : itemsWithOccurrences(items, await factsOf(db, workspaceId, asked));
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

async function factsOf(db: Database, workspaceId: string, { today, country }: Asked) {
  const lines = await linesSince(db, workspaceId, addDays(today, -HISTORY_DAYS));
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
