import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { inTransaction } from '#platform/database.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { withPair, withTwoAccounts } from '#testing/transfers.server.ts';
import { rowsToPair } from './store.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-26T09:00:00Z') });
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

const ZAR = (minor: bigint) => money(minor, 'ZAR');

/** Splits a transaction into two lines of one amount. */
async function halve({ api }: Awaited<ReturnType<typeof withPair>>, id: string, minor: bigint): Promise<void> {
  await api.splits.split({ id, lines: [1, 2].map(() => ({ categoryId: null, amount: ZAR(minor) })) });
}

describe('suggestions', () => {
  test('name both sides, what lies between them, and why', async () => {
    const { api, pair, accountId, savingsId } = await withPair(app);
    expect(await api.transfers.suggestions({})).toEqual({
      count: 1,
      sure: 1,
      rows: [
        {
          out: {
            id: pair.outId,
            accountId,
            accountName: 'Cheque',
            bookedOn: '2026-11-10',
            description: 'TRANSFER TO RAINY DAYS',
            amount: ZAR(-500_00n),
            splitOf: null,
          },
          in: expect.objectContaining({ id: pair.inId, accountId: savingsId, amount: ZAR(500_00n) }) as object,
          days: 2,
          gap: ZAR(0n),
          rate: null,
          score: 93,
          reasons: ['same-amount', 'words', 'account-named'],
        },
      ],
    });
  });

  test('come in pages, and for one import', async () => {
    const who = await withTwoAccounts(app);
    for (const place of [1n, 2n, 3n]) {
      await who.bring(who.accountId, 'Transfer', -place * 100_00n);
      await who.bring(who.savingsId, 'Transfer', place * 100_00n);
    }
    const [first, second] = [
      await who.api.transfers.suggestions({ pageSize: 2 }),
      await who.api.transfers.suggestions({ pageSize: 2, page: 2 }),
    ];
    expect([first.count, first.rows.length, second.rows.length]).toEqual([3, 2, 1]);
    expect(new Set([...first.rows, ...second.rows].map(({ out }) => out.id)).size).toBe(3);
    expect((await who.api.transfers.suggestions({ importId: crypto.randomUUID() })).count).toBe(0);
    await who.bring(who.savingsId, 'Transfer', 75_00n, '2026-03-21');
    const file = new File(['Date,Amount,Description\n2026-03-20,-75.00,TRANSFER'], 'march.csv');
    const { id: importId } = await who.api.imports.upload({ file, accountId: who.accountId });
    await who.api.imports.commit({ id: importId });
    const { count, rows } = await who.api.transfers.suggestions({ importId });
    expect([count, rows[0]?.out.amount]).toEqual([1, ZAR(-75_00n)]);
    // Only its days are looked through, however many newer transactions there are.
    const { person, workspace } = who.session;
    const scope = { role: 'ilifa_app', userId: person.id, workspaceId: workspace.id } as const;
    const found = await inTransaction(app.services.pool, scope, (db) => rowsToPair(db, workspace.id, importId));
    expect(found.map(({ day }) => day)).toEqual(['2026-03-21', '2026-03-20']);
  });

  test('leave out what is linked, deleted, split, or filed by a person', async () => {
    const who = await withPair(app);
    const count = async () => (await who.api.transfers.suggestions({})).count;
    await who.api.transactions.update({ id: who.pair.inId, categoryId: who.category('Salary and wages') });
    expect(await count()).toBe(0);
    await who.api.transactions.update({ id: who.pair.inId, categoryId: who.category('Between own accounts') });
    expect(await count()).toBe(1);
    await halve(who, who.pair.outId, -250_00n);
    expect(await count()).toBe(0);
    await who.api.splits.unsplit({ id: who.pair.outId });
    expect(await count()).toBe(1);
    await who.api.transactions.remove({ id: who.pair.outId });
    expect(await count()).toBe(0);
    await who.api.transactions.restore({ id: who.pair.outId });
    await who.api.transfers.accept(who.pair);
    expect(await count()).toBe(0);
  });

  test('of two currencies name the rate that they come to', async () => {
    const who = await withTwoAccounts(app);
    const { id: dollars } = await who.api.accounts.create({ name: 'Dollars', currency: 'USD' });
    await who.bring(who.accountId, 'FOREX PURCHASE', -1823_45n);
    await who.bring(dollars, 'CREDIT', 100_00n);
    const { rows } = await who.api.transfers.suggestions({});
    expect(rows).toMatchObject([
      { gap: null, rate: { from: 'USD', to: 'ZAR', rate: '18.2345' }, reasons: ['implied-rate', 'words'] },
    ]);
    await who.api.exchangeRates.create({ from: 'USD', to: 'ZAR', day: '2026-11-09', rate: '25' });
    expect((await who.api.transfers.suggestions({})).rows).toEqual([]);
    await who.api.exchangeRates.create({ from: 'USD', to: 'ZAR', day: '2026-11-10', rate: '18' });
    expect((await who.api.transfers.suggestions({})).rows).toMatchObject([{ reasons: ['known-rate', 'words'] }]);
  });

  test('that were rejected stay away until that is undone', async () => {
    const { api, pair } = await withPair(app);
    await api.transfers.reject(pair);
    await api.transfers.reject(pair);
    expect((await api.transfers.suggestions({})).count).toBe(0);
    await api.transfers.unreject(pair);
    expect((await api.transfers.suggestions({})).count).toBe(1);
  });
});

describe('linking', () => {
  test('takes both out of money in and out, and unlinking puts all back', async () => {
    const who = await withPair(app);
    const [before, balances] = [await who.figures(), await who.balances()];
    expect(before).toEqual([500_00n, -500_00n, 0n, 0n]);
    const { id } = await who.api.transfers.accept(who.pair);
    expect(await who.figures()).toEqual([0n, 0n, 0n, 0n]);
    expect(await who.totals({ accountId: who.savingsId })).toMatchObject({ transfers: ZAR(500_00n) });
    expect(await who.balances()).toEqual(balances);
    for (const one of [who.pair.outId, who.pair.inId])
      expect(await who.row(one)).toMatchObject({
        transferId: id,
        categoryId: who.category('Between own accounts'),
        categorySource: 'person',
      });
    expect(await who.api.transfers.get({ id: who.pair.inId })).toMatchObject({
      how: 'suggestion',
      other: { id: who.pair.outId, accountName: 'Cheque' },
      days: 2,
      gap: ZAR(0n),
    });
    expect(await who.api.transfers.unlink({ id: who.pair.inId })).toMatchObject(who.pair);
    expect(await who.figures()).toEqual(before);
    expect(await who.row(who.pair.outId)).toMatchObject({ transferId: null, categoryId: null, categorySource: null });
    expect(await who.api.transfers.get({ id: who.pair.inId })).toBeNull();
  });

  test('leaves a category for transfers as it is, and one that was chosen since', async () => {
    const who = await withPair(app);
    const [card, own] = [who.category('Credit card payments'), who.category('Between own accounts')];
    await who.api.transactions.update({ id: who.pair.outId, categoryId: card });
    await who.api.transfers.link(who.pair);
    expect(await who.row(who.pair.outId)).toMatchObject({ categoryId: card });
    expect(await who.row(who.pair.inId)).toMatchObject({ categoryId: own });
    await who.api.transactions.update({ id: who.pair.inId, categoryId: card });
    await who.api.transfers.unlink({ id: who.pair.outId });
    for (const one of [who.pair.outId, who.pair.inId]) expect(await who.row(one)).toMatchObject({ categoryId: card });
  });

  test('makes a category where there is none for transfers', async () => {
    const who = await withPair(app);
    const transfer = (await who.api.categories.list()).filter(({ kind }) => kind === 'transfer');
    for (const { id } of transfer.toSorted((a) => (a.parentId === null ? 1 : -1)))
      await who.api.categories.remove({ id, moveTo: null });
    await who.api.categories.create({ name: 'Transfer', kind: 'expense' });
    await who.api.transfers.link(who.pair);
    const made = (await who.api.categories.list()).find(({ kind }) => kind === 'transfer');
    expect(made).toMatchObject({ name: 'Transfer 2', transactionCount: 2 });
  });

  test('several at once, all or none, and undone at once', async () => {
    const who = await withPair(app);
    const other = {
      outId: await who.bring(who.accountId, 'Transfer', -70_00n),
      inId: await who.bring(who.savingsId, 'Transfer', 70_00n),
    };
    await expect(who.api.transfers.acceptMany({ pairs: [who.pair, other, other] })).rejects.toMatchObject({
      code: 'ALREADY_LINKED',
    });
    expect(await who.api.transfers.get({ id: who.pair.outId })).toBeNull();
    const { ids } = await who.api.transfers.acceptMany({ pairs: [who.pair, other] });
    expect(await who.figures()).toEqual([0n, 0n, 0n, 0n]);
    expect(await who.api.transfers.unlinkMany({ ids })).toEqual({ pairs: [who.pair, other] });
    expect(await who.figures()).toEqual([570_00n, -570_00n, 0n, 0n]);
  });

  test('is refused for what is no pair', async () => {
    const who = await withPair(app);
    const { outId, inId } = who.pair;
    const same = await who.add(who.accountId, 'Refund', 500_00n);
    const link = (pair: { outId: string; inId: string }) => who.api.transfers.link(pair);
    await expect(link({ outId: inId, inId: outId })).rejects.toMatchObject({ code: 'NO_PAIR' });
    await expect(link({ outId, inId: same })).rejects.toMatchObject({ code: 'NO_PAIR' });
    await expect(link({ outId, inId: crypto.randomUUID() })).rejects.toMatchObject({ code: 'TRANSACTION_NOT_FOUND' });
    await halve(who, inId, 250_00n);
    await expect(link(who.pair)).rejects.toMatchObject({ code: 'SPLIT' });
    await expect(who.api.transfers.unlink({ id: outId })).rejects.toMatchObject({ code: 'NOT_LINKED' });
    const both = await Promise.allSettled([outId, outId].map((id) => link({ outId: id, inId: inId })));
    expect(both.every(({ status }) => status === 'rejected')).toBe(true);
  });

  test('of two at once, one links', async () => {
    const { api, pair } = await withPair(app);
    const both = await Promise.allSettled([api.transfers.accept(pair), api.transfers.link(pair)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('offers likely other sides of one transaction', async () => {
    const who = await withPair(app);
    const near = await who.add(who.savingsId, 'Nearly', 499_00n, '2026-11-01');
    const found = await who.api.transfers.candidates({ id: who.pair.outId });
    expect(found.map((one) => one.in.id)).toEqual([who.pair.inId, near]);
    await who.api.transfers.link(who.pair);
    expect(await who.api.transfers.candidates({ id: who.pair.outId })).toEqual([]);
    await expect(who.api.transfers.candidates({ id: crypto.randomUUID() })).rejects.toMatchObject({
      code: 'TRANSACTION_NOT_FOUND',
    });
  });
});
