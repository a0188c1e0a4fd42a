import type { Day } from '#kernel/calendar.ts';
import { partsBy } from './contributions.ts';
import { loadGoals, type Reader } from './reading.server.ts';

/** What goals have of accounts, by account, in minor units of its currency; it may be more than the account holds. */
export async function setAsideOn(reader: Reader, today: Day): Promise<ReadonlyMap<string, bigint>> {
  const sums = new Map<string, bigint>();
  for (const { accountId, amount } of partsBy((await loadGoals(reader, today)).contributions))
    // What one goal owes an account frees nothing that another has of it.
    if (amount.minor > 0n) sums.set(accountId, (sums.get(accountId) ?? 0n) + amount.minor);
  return sums;
}
