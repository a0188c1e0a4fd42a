import type { Day } from '#kernel/calendar.ts';
import { type Money, money } from '#kernel/money.ts';
import type { startTestApp } from './app.server.ts';
import { bookkeeper } from './books.server.ts';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;
type Who = Awaited<ReturnType<TestApp['person']>>;

const ZAR = (minor: bigint): Money => money(minor, 'ZAR');

/** What tests of goals do again and again, for someone in whichever workspace they have open. */
export function goalsOf({ api }: Pick<Who, 'api'>, today: Day) {
  const overview = () => api.goals.overview({ today });
  const goal = async (id: string) => {
    const found = (await overview()).goals.find((one) => one.id === id);
    if (found === undefined) throw new Error(`no goal ${id}`);
    return found;
  };
  const account = async (id: string) => {
    const found = (await overview()).accounts.find((one) => one.id === id);
    if (found === undefined) throw new Error(`no account ${id}`);
    return found;
  };
  const begin = async (name: string, target: Money, more: { dueOn?: Day; today?: Day } = {}) =>
    (
      await api.goals.create({
        name,
        kind: 'save',
        target,
        dueOn: more.dueOn ?? null,
        everyMonths: null,
        today: more.today ?? today,
      })
    ).id;
  const put = (goalId: string, accountId: string, amount: Money, day = today) =>
    api.goals.put({ goalId, accountId, amount, today, day });
  const withdraw = (goalId: string, accountId: string, amount: Money) =>
    api.goals.withdraw({ goalId, accountId, amount, today, day: today });
  return { overview, goal, account, begin, put, withdraw };
}

/** Someone with a cheque account, and R 100 000 on a savings account. */
export async function saver(app: TestApp, today: Day) {
  const books = await bookkeeper(app);
  const { id: savingsId } = await books.api.accounts.create({
    name: 'Savings',
    accountType: 'savings',
    openingBalance: ZAR(100_000_00n),
  });
  /** A transfer from the cheque account to savings, as a pair that is linked. */
  const transfer = async (bookedOn: Day, minor: bigint) => {
    const { id: outId } = await books.write('To savings', -minor, { bookedOn });
    const more = { bookedOn, accountId: savingsId, categoryId: books.category('Salary and wages') };
    const { id: inId } = await books.write('From cheque', minor, more);
    await books.api.transfers.link({ outId, inId });
    return { outId, inId };
  };
  return { ...books, ...goalsOf(books, today), savingsId, transfer };
}
