import { addDays, type Day } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import { byMonth } from './contributions.ts';
import { MOST_LISTED } from './limits.ts';
import type { Details } from './model.ts';
import { loadGoals, type Reader } from './reading.server.ts';
import { transfersTo } from './reading.store.server.ts';

/** Transfers of so many days are offered, so many of them at most. */
const OFFERED_DAYS = 45;
const MOST_OFFERED = 5;

/** Types of accounts that money is transferred to for saving; of others transfers are offered where the goal is kept there. */
const SAVED_ON: ReadonlySet<string> = new Set(['savings', 'investment']);

/** What happened to a goal, the newest first, and transfers that could be for it. */
export async function detailsOf(reader: Reader, id: string, today: Day): Promise<Details> {
  const { contributions, accounts } = await loadGoals(reader, today);
  const own = byMonth(contributions.filter(({ goalId, minor }) => goalId === id && minor !== 0n));
  const entries = own
    .toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
    .map(({ way, from, day, memberId, accountId, minor, currency, note, transactionId }) => ({
      id: way === 'hand' || way === 'transaction' ? from : null,
      way,
      day,
      memberId,
      accountId,
      amount: money(minor, currency),
      note,
      transactionId,
    }));
  const used = new Set(contributions.flatMap(({ transactionId }) => transactionId ?? []));
  const places = new Set(own.map(({ accountId }) => accountId));
  const held = accounts.filter(
    (account) => account.isActive && (SAVED_ON.has(account.accountType) || places.has(account.id)),
  );
  const days = { from: addDays(today, -OFFERED_DAYS), to: today };
  const ids = held.map((account) => account.id);
  const came = await transfersTo(reader.db, reader.workspaceId, ids, days);
  return {
    entries: entries.slice(0, MOST_LISTED),
    hasMore: entries.length > MOST_LISTED,
    transfers: came
      .filter((transfer) => !used.has(transfer.id))
      .slice(0, MOST_OFFERED)
      .map(({ id: transferId, day, accountId, description, minor, currency }) => {
        return { id: transferId, day, accountId, description, amount: money(minor, currency) };
      }),
  };
}
