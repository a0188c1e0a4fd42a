import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('the first steps follow what is really in the books', async () => {
  const { api } = await app.person();
  const done = async () =>
    (await api.welcome.steps()).steps.map(({ name, done: reached, total }) => [name, reached, total]);
  expect(await done()).toEqual([
    ['rows', 0, 1],
    ['sorted', 0, 0],
    ['months', 0, 3],
  ]);
  const { id: accountId } = await api.accounts.create({ name: 'Cheque', bankName: 'FNB' });
  const category = (await api.categories.list()).find(({ kind }) => kind === 'expense')?.id ?? '';
  const spend = (bookedOn: string, categoryId: string) =>
    api.transactions.create({ accountId, bookedOn, description: 'Shop', categoryId, amount: { minor: -10_00n } });
  const { id } = await spend('2026-09-03', category);
  await spend('2026-10-03', category);
  expect(await done()).toEqual([
    ['rows', 1, 1],
    ['sorted', 2, 2],
    ['months', 2, 3],
  ]);
  await api.transactions.remove({ id });
  expect((await api.welcome.steps()).facts).toEqual({
    accounts: 1,
    rows: 1,
    uncategorised: 0,
    months: 1,
    clientBooks: 0,
  });
});

test("a planner's clients are the books of others that they work in, and no others", async () => {
  const [client, planner] = [await app.person(), await app.person()];
  const clients = async () => (await planner.api.welcome.steps()).facts.clientBooks;
  expect(await clients()).toBe(0);
  await app.owner.query("insert into members (workspace_id, user_id, role) values ($1, $2, 'accountant')", [
    client.session.workspace.id,
    planner.session.person.id,
  ]);
  expect(await clients()).toBe(1);
  expect((await client.api.welcome.steps()).facts.clientBooks).toBe(0);
});
