import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { budgeter } from '#testing/budgets.server.ts';
import { wholeGoal } from '#testing/goal-aims.server.ts';

// Days that a device with a wrong clock, or a slip in a year, brings along.
let app: Awaited<ReturnType<typeof startTestApp>>;
let owner: Awaited<ReturnType<typeof budgeter>>;
let goalId: string;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-20T09:00:00Z') });
  owner = await budgeter(app, today);
  await owner.start({ Groceries: 100_00n }, { method: 'envelope' });
  await owner.api.accounts.create({ name: 'Loan', accountType: 'loan', openingBalance: money(-90_00n, 'ZAR') });
  goalId = (await wholeGoal(owner, owner.accountId, today)).id;
});
afterAll(() => app.close());

const today = '2026-11-20';
const CALLS: Readonly<Record<string, (day: string) => Promise<unknown>>> = {
  'budgets.overview': (day) => owner.api.budgets.overview({ today: day }),
  'budgets.overview of a period': (day) => owner.api.budgets.overview({ today, key: day }),
  'budgets.suggest': (day) => owner.api.budgets.suggest({ today: day, rule: 'week:1' }),
  'cashFlow.overview': (day) => owner.api.cashFlow.overview({ today: day, days: 730 }),
  'debts.overview': (day) => owner.api.debts.overview({ today: day }),
  'debts.addFromAccounts': (day) => owner.api.debts.addFromAccounts({ today: day }),
  'goals.overview': (day) => owner.api.goals.overview({ today: day }),
  'goals.addPledge': (since) => {
    const { api, accountId, session } = owner;
    const pledge = { goalId, memberId: session.person.id, accountId, amount: money(1n, 'ZAR'), rule: 'week:1' };
    return api.goals.addPledge({ ...pledge, since });
  },
  'netWorth.overview': (day) => owner.api.netWorth.overview({ today: day, currency: 'ZAR' }),
  'projects.list': (day) => owner.api.projects.list({ today: day }),
};

describe.each(['1000-01-01', '1899-12-31', '2900-01-01', '2999-12-31'])('%s', (day) => {
  test.each(Object.entries(CALLS))('is no day for %s', async (_, call) => {
    await expect(call(day)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe.each(['1900-01-01', '2899-12-31'])('%s', (day) => {
  test.each(Object.entries(CALLS))('is answered by %s, and leaves today readable', async (_, call) => {
    const began = performance.now();
    await call(day).catch((error: unknown) => expect(error).toMatchObject({ code: 'PERIOD_NOT_FOUND' }));
    const { api } = owner;
    await api.debts.overview({ today });
    await api.goals.overview({ today });
    await api.budgets.overview({ today });
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
