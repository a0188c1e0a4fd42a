import { type Day, dayAt } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import { partsBy } from './contributions.ts';
import { loadGoals, type Reader } from './reading.server.ts';
import { permitRelease } from './releases.server.ts';

/** What goals have of accounts, by account, in minor units of its currency; it may be more than the account holds. */
export async function setAsideOn(reader: Reader, today: Day): Promise<ReadonlyMap<string, bigint>> {
  const sums = new Map<string, bigint>();
  for (const { accountId, amount } of partsBy((await loadGoals(reader, today)).contributions))
    // What one goal owes an account frees nothing that another has of it.
    if (amount.minor > 0n) sums.set(accountId, (sums.get(accountId) ?? 0n) + amount.minor);
  return sums;
}

/** Tables that say what goals have. */
const OF_GOALS: ReadonlySet<string> = new Set(['goals', 'goal_entries', 'goal_feeds', 'goal_pledges']);

type Undoing = Parameters<typeof permitRelease>[0] & Reader;

/** Runs an undo: what goals have less afterwards is validated as a withdrawal, and the undo stopped with it. */
export async function aroundUndo<Result>(
  context: Undoing,
  tables: ReadonlySet<string>,
  errors: Parameters<typeof permitRelease>[2],
  run: () => Promise<Result>,
): Promise<Result> {
  if (![...tables].some((table) => OF_GOALS.has(table))) return run();
  const today = dayAt(context.services.now(), 'UTC');
  const parts = async () => partsBy((await loadGoals(context, today)).contributions);
  const before = await parts();
  const result = await run();
  const after = new Map(
    (await parts()).map(({ goalId, accountId, amount }) => [`${goalId} ${accountId}`, amount.minor]),
  );
  const freed = before.map(({ goalId, accountId, amount: { minor, currency } }) =>
    money(minor - (after.get(`${goalId} ${accountId}`) ?? 0n), currency),
  );
  await permitRelease(context, freed, errors);
  return result;
}
