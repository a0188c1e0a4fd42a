import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { checkKeptSums } from '#modules/money/ledger/service.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-26T09:00:00Z') });
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

/** Two linked transactions that were groceries and salary before. */
async function linked() {
  const who = await bookkeeper(app);
  const { id: savingsId } = await who.api.accounts.create({ name: 'Savings pot' });
  const groceries = who.category('Groceries');
  const salary = who.category('Salary and wages');
  const { id: outId } = await who.write('Out', -500_00n);
  const add = (minor: bigint, bookedOn: string) =>
    who.api.transactions.create({
      accountId: savingsId,
      bookedOn,
      description: 'In',
      categoryId: salary,
      amount: { minor },
    });
  const { id: inId } = await add(500_00n, '2026-03-11');
  const pair = { outId, inId };
  await who.api.transfers.link(pair);
  const row = async (id: string) => (await who.list({ pageSize: 100 })).rows.find((one) => one.id === id);
  const isLinked = async () => {
    const rows = [await row(outId), await row(inId)];
    const [first, second] = rows.map((one) => one?.transferId ?? null);
    return first !== null && first === second;
  };
  return { ...who, savingsId, groceries, salary, pair, row, isLinked };
}

const own = 'Between own accounts';

describe('deleting one side', () => {
  test('ends the transfer, and undoing that links both again', async () => {
    const { api, pair, row, isLinked, groceries, category } = await linked();
    await api.transactions.remove({ id: pair.inId });
    expect(await row(pair.outId)).toMatchObject({ transferId: null, categoryId: groceries, categorySource: 'person' });
    await api.transactions.restore({ id: pair.inId });
    expect(await isLinked()).toBe(true);
    expect(await row(pair.outId)).toMatchObject({ categoryId: category(own) });
  });

  test('and many at once, both sides among them, too', async () => {
    const { api, pair, isLinked, row, salary } = await linked();
    const ids = [pair.outId, pair.inId];
    await api.transactions.removeMany({ ids });
    await api.transactions.restoreMany({ ids });
    expect(await isLinked()).toBe(true);
    await api.transactions.removeMany({ ids });
    await api.transactions.restoreMany({ ids: [pair.inId] });
    expect(await row(pair.inId)).toMatchObject({ transferId: null, categoryId: salary });
    await api.transactions.restoreMany({ ids: [pair.outId] });
    expect(await isLinked()).toBe(true);
  });

  test('links nothing again that was changed meanwhile', async () => {
    const who = await linked();
    const { api, pair, row, groceries, salary, category } = who;
    await api.transactions.remove({ id: pair.inId });
    await api.transactions.update({ id: pair.outId, categoryId: category('Fuel') });
    await api.transactions.restore({ id: pair.inId });
    expect(await row(pair.outId)).toMatchObject({ transferId: null, categoryId: category('Fuel') });
    expect(await row(pair.inId)).toMatchObject({ transferId: null, categoryId: salary });
    await api.transactions.update({ id: pair.outId, categoryId: groceries });
    await api.transfers.link(pair);
    await api.transactions.remove({ id: pair.outId });
    await api.transactions.update({ id: pair.inId, amount: { minor: -500_00n } });
    await api.transactions.restore({ id: pair.outId });
    expect(await row(pair.outId)).toMatchObject({ transferId: null, categoryId: groceries });
  });

  test('by undoing the import that it came with, too', async () => {
    const who = await linked();
    const statement = 'Date,Amount,Description\n2026-03-20,-75.00,TRANSFER TO SAVINGS POT';
    const file = new File([statement], 'march.csv');
    const { id } = await who.api.imports.upload({ file, accountId: who.accountId });
    await who.api.imports.commit({ id });
    const outId = (await who.list({ importId: id })).rows[0]?.id ?? '';
    const { id: inId } = await who.api.transfers.createOther({ id: outId, accountId: who.savingsId });
    await who.api.imports.revert({ id, evenEdited: true });
    expect(await who.row(outId)).toBeUndefined();
    expect(await who.row(inId)).toBeUndefined();
    const { rows } = await app.owner.query('select 1 from transfers where out_id = $1', [outId]);
    expect(rows).toEqual([]);
  });
});

describe('changing one side', () => {
  test('by hand changes the amount of both', async () => {
    const { api, pair, row, isLinked } = await linked();
    await api.transactions.update({ id: pair.outId, amount: { minor: -620_00n } });
    expect(await row(pair.inId)).toMatchObject({ amount: money(620_00n, 'ZAR') });
    expect(await isLinked()).toBe(true);
    await api.transactions.update({ id: pair.outId, amount: { minor: -500_00n } });
    expect(await row(pair.inId)).toMatchObject({ amount: money(500_00n, 'ZAR') });
  });

  test('is refused with a reason where it would break the transfer', async () => {
    const { api, pair, row, savingsId, groceries, category } = await linked();
    const change = (more: object) => api.transactions.update({ id: pair.outId, ...more });
    await expect(change({ categoryId: groceries })).rejects.toThrow(
      'This transaction is one side of a transfer. Nothing was changed. Unlink it first.',
    );
    await expect(change({ categoryId: null })).rejects.toMatchObject({ code: 'TRANSFER_SIDE' });
    await expect(change({ amount: { minor: 1n } })).rejects.toMatchObject({ code: 'TRANSFER_SIDE' });
    await expect(change({ accountId: savingsId })).rejects.toMatchObject({ code: 'TRANSFER_ACCOUNT' });
    await app.owner.query(`update transactions set bank_text = 'IN' where id = $1`, [pair.inId]);
    await expect(change({ amount: { minor: -1n } })).rejects.toMatchObject({ code: 'TRANSFER_AMOUNT' });
    await change({ categoryId: category('Credit card payments'), description: 'Else' });
    expect(await row(pair.outId)).toMatchObject({ description: 'Else', categoryId: category('Credit card payments') });
  });

  test('of many categories leaves sides of transfers out, and says how many', async () => {
    const { api, pair, row, write, category, groceries } = await linked();
    const { id } = await write('Shop', -1_00n);
    const done = await api.transactions.categorise({ ids: [id, pair.outId, pair.inId], categoryId: category('Fuel') });
    expect(done).toEqual({ count: 1, linked: 2, before: [{ categoryId: groceries, ids: [id] }] });
    expect(await row(pair.outId)).toMatchObject({ categoryId: category(own) });
    const card = category('Credit card payments');
    expect(await api.transactions.categorise({ ids: [pair.outId], categoryId: card })).toMatchObject({ linked: 0 });
  });

  test('nor is one recategorised with the others of its merchant', async () => {
    const { api, pair, row, write, category } = await linked();
    await write('Out', -2_00n, { bookedOn: '2026-03-12' });
    const { id } = await write('Out', -1_00n, { bookedOn: '2026-03-13' });
    const wish = { id, categoryId: category('Fuel') };
    expect(await api.transactions.others(wish)).toMatchObject({ count: 1 });
    expect(await api.transactions.spread({ ...wish, always: false })).toMatchObject({ count: 1 });
    expect(await row(pair.outId)).toMatchObject({ categoryId: category(own) });
  });
});

describe('a category that goes', () => {
  test('leaves both sides among transfers', async () => {
    const { api, pair, row, isLinked, category } = await linked();
    await api.categories.remove({ id: category(own), moveTo: category('Fuel') });
    const kindOf = async (id: string) => {
      const categories = await api.categories.list();
      const found = await row(id);
      return categories.find((one) => one.id === found?.categoryId)?.kind;
    };
    expect([await kindOf(pair.outId), await kindOf(pair.inId), await isLinked()]).toEqual([
      'transfer',
      'transfer',
      true,
    ]);
    await api.categories.restore({ id: category(own) });
    expect(await kindOf(pair.outId)).toBe('transfer');
    const now = (await row(pair.outId))?.categoryId ?? '';
    const transfers = (await api.categories.list()).find(({ id }) => id === now);
    const top = transfers?.parentId ?? transfers?.id ?? '';
    await api.categories.update({ id: top, kind: 'expense' });
    expect([await kindOf(pair.outId), await kindOf(pair.inId)]).toEqual(['transfer', 'transfer']);
    await api.transfers.unlink({ id: pair.outId });
    expect(await kindOf(pair.outId)).toBe('expense');
    expect(await kindOf(pair.inId)).toBe('income');
  });
});

describe('the database', () => {
  const lone = 'a transfer has one transaction below zero and one above, in two accounts';

  test.each([
    ['one side alone', 'update transactions set transfer_id = null where id = $1'],
    ['both sides of one sign', 'update transactions set minor = -minor where id = $1'],
    ['nothing on one side', 'update transactions set minor = 0 where id = $1'],
  ])('refuses %s', async (_, change) => {
    const { pair, isLinked } = await linked();
    await expect(app.owner.query(change, [pair.outId])).rejects.toThrow(lone);
    expect(await isLinked()).toBe(true);
  });

  test('refuses two sides in one account, and a third', async () => {
    const { pair, accountId, write } = await linked();
    const move = 'update transactions set account_id = $2 where id = $1';
    await expect(app.owner.query(move, [pair.inId, accountId])).rejects.toThrow(lone);
    const { id } = await write('Third', -500_00n);
    const join =
      'update transactions set transfer_id = (select transfer_id from transactions where id = $2) where id = $1';
    await expect(app.owner.query(join, [id, pair.outId])).rejects.toThrow(lone);
  });

  test('forgets what ended with a deletion that cannot be undone any more', async () => {
    const { api, pair } = await linked();
    await api.transfers.reject(pair);
    await api.transactions.remove({ id: pair.inId });
    const count = async () => {
      await app.owner.query('select forget_transfers()');
      const { rows } = await app.owner.query<{ count: number }>(
        `select (select count(*) from transfers where out_id = $1)::int
          + (select count(*) from transfer_rejections where out_id = $1)::int as count`,
        [pair.outId],
      );
      return rows[0]?.count;
    };
    expect(await count()).toBe(2);
    await app.owner.query(`update transfers set ended_at = now() - interval '32 days' where out_id = $1`, [pair.outId]);
    await app.owner.query(`update transfer_rejections set created_at = now() - interval '32 days' where out_id = $1`, [
      pair.outId,
    ]);
    expect(await count()).toBe(1);
    await app.owner.query('delete from transactions where id = $1', [pair.inId]);
    expect(await count()).toBe(0);
  });
});

test('whatever is linked, unlinked, changed, deleted and restored, sums and balances hold and both sides agree', async () => {
  const who = await linked();
  const { api, pair, savingsId, salary, groceries } = who;
  const steps = fc.constantFrom(
    'link',
    'unlink',
    'remove out',
    'remove in',
    'restore out',
    'restore in',
    'more',
    'file',
  );
  let amount = 500_00n;
  const does: Record<string, () => Promise<unknown>> = {
    link: () => api.transfers.link(pair),
    unlink: () => api.transfers.unlink({ id: pair.outId }),
    'remove out': () => api.transactions.remove({ id: pair.outId }),
    'remove in': () => api.transactions.remove({ id: pair.inId }),
    'restore out': () => api.transactions.restore({ id: pair.outId }),
    'restore in': () => api.transactions.restore({ id: pair.inId }),
    more: () => api.transactions.update({ id: pair.outId, amount: { minor: -(amount += 1_00n) } }),
    file: () => api.transactions.update({ id: pair.inId, categoryId: salary }),
  };
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 6 }), async (sequence) => {
      await app.owner.query('delete from rate_limits');
      for (const step of sequence) await does[step]?.().catch(() => undefined);
      const [out, into] = [await who.row(pair.outId), await who.row(pair.inId)];
      const areBoth = out !== undefined && into !== undefined && out.transferId !== null;
      expect(out?.transferId ?? null).toBe(areBoth ? (into.transferId ?? null) : null);
      expect(into?.transferId ?? null).toBe(areBoth ? out.transferId : null);
      if (!areBoth) {
        if (out !== undefined) expect(out.categoryId).toBe(groceries);
        if (into !== undefined) expect(into.categoryId).toBe(salary);
      }
      const accounts = await api.accounts.list();
      const balance = (id: string) => accounts.find((one) => one.id === id)?.currentBalance.minor;
      expect(balance(who.accountId)).toBe(out?.amount.minor ?? 0n);
      expect(balance(savingsId)).toBe(into?.amount.minor ?? 0n);
      const { moneyIn, moneyOut, net, transfers } = await who.totals();
      const counted = areBoth ? [0n, 0n] : [into?.amount.minor ?? 0n, out?.amount.minor ?? 0n];
      expect([moneyIn.minor, moneyOut.minor]).toEqual(counted);
      expect(net.minor + transfers.minor).toBe((out?.amount.minor ?? 0n) + (into?.amount.minor ?? 0n));
    }),
    { numRuns: 15 },
  );
  expect((await checkKeptSums((text) => app.owner.query(text))).differences).toEqual([]);
});
