import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-26T09:00:00Z') });
});
afterAll(() => app.close());

test('a rule splits a payment and the fee that was added with it, whose ids are neighbours', async () => {
  const { api, accountId, category, list } = await bookkeeper(app);
  await api.transactions.create({
    accountId,
    bookedOn: '2026-03-10',
    description: 'Transfer to Thandi',
    categoryId: category('Groceries'),
    amount: { minor: -100_00n },
    fee: 500n,
  });
  const lines = [
    { categoryId: category('Fuel'), hundredths: 5000 },
    { categoryId: category('Pets'), hundredths: 5000 },
  ];
  await api.automationRules.create({ name: 'Half', query: 'thandi', actions: { splitLines: lines } });
  await api.automationRules.run({ includesPersons: true });
  const { rows } = await list();
  expect(rows.map(({ amount }) => amount.minor).toSorted((a, b) => Number(a - b))).toEqual([
    -5000n,
    -5000n,
    -250n,
    -250n,
  ]);
});
