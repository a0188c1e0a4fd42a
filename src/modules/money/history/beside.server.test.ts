import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-26T09:00:00Z') });
  // Each change takes so long that another that begins with it overlaps.
  await app.owner.query(
    `create function slow_down() returns trigger language plpgsql as $$ begin perform pg_sleep(0.2); return null; end $$`,
  );
  await app.owner.query(
    'create trigger slow before update on transactions for each statement execute function slow_down()',
  );
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

/** Books in which nothing live may stand in what was deleted. */
async function books() {
  const who = await bookkeeper(app);
  const { id: otherId } = await who.api.accounts.create({ name: 'Savings' });
  const add = async (accountId: string, minor: bigint) =>
    (
      await who.api.transactions.create({
        accountId,
        bookedOn: '2026-03-10',
        description: `Row ${minor}`,
        categoryId: who.category('Fuel'),
        amount: { minor },
      })
    ).id;
  /** Begins both at once, and answers how each ended. */
  const together = async (...calls: Promise<unknown>[]) => {
    const ends = (await Promise.allSettled(calls)).map((end) =>
      end.status === 'fulfilled' ? 'done' : String((end.reason as { code?: unknown }).code),
    );
    const { rows } = await app.owner.query(
      `select t.description from transactions t
       join bank_accounts a on a.workspace_id = t.workspace_id and a.id = t.account_id
       left join categories c on c.workspace_id = t.workspace_id and c.id = t.category_id
       where t.workspace_id = $1 and t.deleted_at is null and (a.removed_at is not null or c.removed_at is not null)`,
      [who.session.workspace.id],
    );
    expect({ ends, rows }).toEqual({ ends, rows: [] });
    return ends;
  };
  const withoutFuel = () => who.api.categories.remove({ id: who.category('Fuel'), moveTo: null });
  return { ...who, otherId, add, together, withoutFuel };
}

test('undoing a move beside deleting the account leaves nothing in it', async () => {
  const { api, accountId, otherId, add, together } = await books();
  const id = await add(otherId, -100n);
  await api.transactions.update({ id, accountId });
  // While the undo writes: an account that is deleted before it begins is found to be gone in any case.
  const removal = delay(100).then(() => api.accounts.remove({ id: otherId }));
  await together(api.history.undo({}), removal);
});

test('undoing a filing beside deleting the category leaves nothing in it', async () => {
  const { api, accountId, add, category, together, withoutFuel } = await books();
  const id = await add(accountId, -100n);
  await api.transactions.categorise({ ids: [id], categoryId: category('Pets') });
  await together(api.history.undo({}), withoutFuel());
});

test('unlinking a transfer beside deleting the category of before leaves nothing in it', async () => {
  const { api, accountId, otherId, add, together, withoutFuel } = await books();
  const [outId, inId] = [await add(accountId, -100n), await add(otherId, 100n)];
  await api.transfers.link({ outId, inId });
  await together(api.transfers.unlink({ id: outId }), withoutFuel());
});

test('running rules beside deleting the category leaves nothing in it', async () => {
  const { api, accountId, add, category, together, withoutFuel } = await books();
  const id = await add(accountId, -100n);
  await api.transactions.categorise({ ids: [id], categoryId: null });
  const rule = { name: 'Fuel', query: 'row', actions: { categoryId: category('Fuel') } };
  await api.automationRules.create(rule);
  await together(api.automationRules.run({}), withoutFuel());
});

test('two splits of one transaction at once are both answered', async () => {
  const { api, accountId, add, category, together } = await books();
  const id = await add(accountId, -100n);
  const half = (name: string) => ({ categoryId: category(name), amount: money(-50n, 'ZAR') });
  const ends = await together(
    api.splits.split({ id, lines: [half('Fuel'), half('Pets')] }),
    api.splits.split({ id, lines: [half('Pets'), half('Groceries')] }),
    api.splits.split({ id, lines: [half('Groceries'), half('Fuel')] }),
  );
  expect(ends).toEqual(['done', 'done', 'done']);
  expect((await api.splits.get({ id })).lines).toHaveLength(2);
});
