import type { startTestApp } from './app.server.ts';

type Who = Pick<Awaited<ReturnType<Awaited<ReturnType<typeof startTestApp>>['person']>>, 'api' | 'session'>;

const rand = (minor: bigint) => ({ minor, currency: 'ZAR' });

/** A goal with all that it can have, on an account. */
export async function wholeGoal({ api, session }: Who, accountId: string, today: string) {
  const name = 'Mkhwanazi wedding';
  const goal = { name, kind: 'save' as const, target: rand(900_00n), dueOn: null, everyMonths: null };
  const { id } = await api.goals.create({ ...goal, today });
  const part = { goalId: id, accountId, amount: rand(5n) };
  const entry = { ...part, day: today, today, note: 'Mkhwanazi' };
  const { id: entryId } = await api.goals.put(entry);
  const feed = { kind: 'round-up' as const, accountIds: [accountId], step: rand(10_00n) };
  const { id: feedId } = await api.goals.addFeed({ goalId: id, since: today, feed });
  const pledge = { ...part, memberId: session.person.id, rule: 'month:25', since: today };
  const { id: pledgeId } = await api.goals.addPledge(pledge);
  return { goal, id, entry, entryId, feed, feedId, pledge, pledgeId };
}

/** Every command of goals, aimed at such a goal and a transaction. */
export async function aimsAtGoal(
  who: Who,
  { accountId, transactionId, today }: Record<'accountId' | 'transactionId' | 'today', string>,
): Promise<Record<string, unknown>> {
  const { goal, id, entry, entryId, feed, feedId, pledge, pledgeId } = await wholeGoal(who, accountId, today);
  return {
    'goals.create': { ...goal, name: 'Mine', today, first: { accountId, amount: rand(5n) } },
    'goals.update': { ...goal, id, name: 'Found' },
    'goals.setState': { id, state: 'archived', today },
    'goals.remove': { id, today },
    'goals.order': { ids: [id] },
    'goals.put': entry,
    'goals.withdraw': entry,
    'goals.putTransaction': { goalId: id, transactionId },
    'goals.removeEntry': { id: entryId },
    'goals.addFeed': { goalId: id, since: today, feed },
    'goals.endFeed': { id: feedId, today },
    'goals.addPledge': pledge,
    'goals.endPledge': { id: pledgeId, today },
  };
}
