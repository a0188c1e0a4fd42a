import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Money, money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-04-01T09:00:00Z') });
});
afterAll(() => app.close());

const ZAR = (minor: bigint) => money(minor, 'ZAR');

/** A person with a purchase of R 1 000 under clothes and R 300 that came back and is uncategorised. */
async function withRefund() {
  const who = await bookkeeper(app);
  const clothing = who.category('Clothes and shoes');
  const { id: purchase } = await who.write('TAKEALOT CAPE TOWN', -1000_00n, { categoryId: clothing });
  const { id: refund } = await who.write('TAKEALOT REFUND', 300_00n, { bookedOn: '2026-03-20' });
  await who.api.transactions.update({ id: refund, categoryId: null });
  const links = who.api.transactionLinks;
  const link = (fromId = refund, toId = purchase, amount: Money | null = ZAR(300_00n)) =>
    links.create({ kind: amount === null ? 'related' : 'refund', fromId, toId, amount });
  const categoryOf = async (id: string) => {
    const row = (await who.list()).rows.find((one) => one.id === id);
    return [row?.categoryId, row?.categorySource];
  };
  const spent = async () => (await who.totals({ categoryId: clothing })).moneyOut.minor;
  return { ...who, clothing, purchase, refund, links, link, categoryOf, spent };
}

describe('a refund', () => {
  test('that is one side of a transfer keeps its category, so that the transfer stays out of the totals', async () => {
    const who = await withRefund();
    const { id: accountId } = await who.api.accounts.create({ name: 'Savings' });
    await who.api.transfers.createOther({ id: who.refund, accountId });
    const [before] = await who.categoryOf(who.refund);
    expect(await who.link()).toEqual({ id: expect.any(String), categoryId: before, isRecategorised: false });
    expect(await who.categoryOf(who.refund)).toEqual([before, 'person']);
    expect(await who.spent()).toBe(-1000_00n);
  });

  test('is shown on both sides, and makes the spending of the purchase’s category smaller', async () => {
    const who = await withRefund();
    expect(await who.spent()).toBe(-1000_00n);
    expect(await who.link()).toMatchObject({ categoryId: who.clothing, isRecategorised: true });
    expect(await who.spent()).toBe(-700_00n);
    expect(await who.categoryOf(who.refund)).toEqual([who.clothing, 'person']);
    const bought = await who.links.of({ id: who.purchase });
    expect(bought).toMatchObject({ linked: ZAR(300_00n), rest: ZAR(700_00n) });
    expect(bought.links).toMatchObject([
      { kind: 'refund', isFrom: false, amount: ZAR(300_00n), other: { id: who.refund, accountName: 'Cheque' } },
    ]);
    const back = await who.links.of({ id: who.refund });
    expect(back).toMatchObject({ linked: ZAR(300_00n), rest: ZAR(0n) });
    expect(back.links).toMatchObject([{ isFrom: true, other: { id: who.purchase, amount: ZAR(-1000_00n) } }]);
  });

  test('that is unlinked has its earlier category again, and can be linked once more', async () => {
    const who = await withRefund();
    const { id } = await who.link();
    expect(await who.links.remove({ id })).toMatchObject({ id, categoryId: null, isRecategorised: true });
    expect(await who.categoryOf(who.refund)).toEqual([null, null]);
    expect((await who.links.of({ id: who.purchase })).links).toEqual([]);
    await expect(who.links.remove({ id })).rejects.toMatchObject({ code: 'LINK_NOT_FOUND' });
    expect(await who.link()).toMatchObject({ isRecategorised: true });
    expect(await who.spent()).toBe(-700_00n);
  });

  test('that a person filed elsewhere since stays there', async () => {
    const who = await withRefund();
    const { id } = await who.link();
    const gifts = who.category('Groceries');
    await who.api.transactions.update({ id: who.refund, categoryId: gifts });
    await who.links.remove({ id });
    expect(await who.categoryOf(who.refund)).toEqual([gifts, 'person']);
  });

  test('of a category that was deleted meanwhile is not filed under it again', async () => {
    const who = await withRefund();
    const old = await who.api.categories.create({ name: 'Odd', kind: 'expense' });
    await who.api.transactions.update({ id: who.refund, categoryId: old.id });
    const { id } = await who.link();
    await who.api.categories.remove({ id: old.id, moveTo: null });
    await who.links.remove({ id });
    expect(await who.categoryOf(who.refund)).toEqual([who.clothing, 'person']);
  });

  test('over purchases of two categories keeps the first, and follows the one that is left', async () => {
    const who = await withRefund();
    const food = await who.write('TAKEALOT FOOD', -50_00n);
    const first = await who.link(who.refund, who.purchase, ZAR(250_00n));
    await who.link(who.refund, food.id, ZAR(50_00n));
    expect(await who.categoryOf(who.refund)).toEqual([who.clothing, 'person']);
    await who.links.remove({ id: first.id });
    expect(await who.categoryOf(who.refund)).toEqual([who.category('Groceries'), 'person']);
  });

  test('of a transfer is not made one', async () => {
    const who = await withRefund();
    await who.api.transactions.update({ id: who.purchase, categoryId: who.category('Between own accounts') });
    expect(await who.link()).toMatchObject({ categoryId: null, isRecategorised: false });
  });
});

describe('limits', () => {
  test('neither side is linked for more than it comes to, and the error names the excess', async () => {
    const who = await withRefund();
    await who.link();
    const { id: more } = await who.write('TAKEALOT REFUND 2', 900_00n, { bookedOn: '2026-03-21' });
    await expect(who.link(more, who.purchase, ZAR(900_00n))).rejects.toMatchObject({
      code: 'TOO_MUCH',
      message:
        'This is ZAR 200.00 more than can still be refunded for the purchase. Nothing was changed. Enter ZAR 700.00 or less.',
      data: { of: 'purchase', excess: ZAR(200_00n), rest: ZAR(700_00n) },
    });
    const { id: other } = await who.write('Mr Price', -5000_00n);
    await expect(who.link(more, other, ZAR(900_01n))).rejects.toMatchObject({ data: { of: 'refund' } });
    await who.link(more, who.purchase, ZAR(700_00n));
    expect(await who.links.of({ id: who.purchase })).toMatchObject({ rest: ZAR(0n) });
  });

  test('of two refunds at once that are too much together, one is linked', async () => {
    const who = await withRefund();
    const { id: more } = await who.write('TAKEALOT REFUND 2', 900_00n);
    const both = await Promise.allSettled([who.link(), who.link(more, who.purchase, ZAR(900_00n))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('a pair is linked once, whichever way and whatever kind', async () => {
    const who = await withRefund();
    await who.link();
    await expect(who.link(who.purchase, who.refund, null)).rejects.toMatchObject({ code: 'ALREADY_LINKED' });
    await expect(who.link(who.refund, who.refund)).rejects.toMatchObject({ code: 'SAME_TRANSACTION' });
  });

  test('a refund is money in, its purchase money out, and both of one currency', async () => {
    const who = await withRefund();
    await expect(who.link(who.purchase, who.refund)).rejects.toMatchObject({ code: 'WRONG_WAY' });
    const { id: accountId } = await who.api.accounts.create({ name: 'Nairobi', currency: 'KES' });
    const shillings = { accountId, bookedOn: '2026-03-01', description: 'Duka', amount: { minor: -5000_00n } };
    const { id } = await who.api.transactions.create({ ...shillings, categoryId: who.category('Groceries') });
    await expect(who.link(who.refund, id)).rejects.toMatchObject({ code: 'TWO_CURRENCIES' });
    await expect(who.link(who.refund, id, money(1n, 'KES'))).rejects.toMatchObject({ code: 'TWO_CURRENCIES' });
    await who.link(who.refund, id, null);
    expect((await who.links.of({ id })).links).toMatchObject([{ kind: 'related', amount: null }]);
  });
});

describe('deleted transactions', () => {
  test('take their links out of sight, which are there again once they are restored', async () => {
    const who = await withRefund();
    const { id } = await who.link();
    await who.api.transactions.remove({ id: who.refund });
    expect(await who.links.of({ id: who.purchase })).toMatchObject({ links: [], linked: ZAR(0n) });
    await expect(who.links.of({ id: who.refund })).rejects.toMatchObject({ code: 'TRANSACTION_NOT_FOUND' });
    await expect(who.links.remove({ id })).rejects.toMatchObject({ code: 'LINK_NOT_FOUND' });
    await who.api.transactions.restore({ id: who.refund });
    expect(await who.links.of({ id: who.purchase })).toMatchObject({ links: [{ id }], linked: ZAR(300_00n) });
  });

  test('cannot be linked', async () => {
    const who = await withRefund();
    await who.api.transactions.remove({ id: who.purchase });
    await expect(who.link()).rejects.toMatchObject({ code: 'TRANSACTION_NOT_FOUND' });
  });
});

describe('candidates', () => {
  test('are purchases of the merchant or of the amount, the likeliest first, without what is refunded', async () => {
    const who = await withRefund();
    const equal = await who.write('Corner shop', -300_00n);
    await who.write('Pick n Pay', -120_00n);
    await who.write('TAKEALOT LATER', -300_00n, { bookedOn: '2026-03-25' });
    await who.write('TAKEALOT LONG AGO', -300_00n, { bookedOn: '2025-09-01' });
    const found = await who.links.candidates({ id: who.refund });
    expect(found).toMatchObject([
      { id: who.purchase, reasons: ['merchant'], rest: ZAR(1000_00n) },
      { id: equal.id, reasons: ['amount'] },
    ]);
    expect(await who.links.candidates({ id: who.purchase })).toMatchObject([{ id: who.refund }]);
    const { id: other } = await who.write('Somebody', 300_00n);
    await who.link(other, equal.id);
    expect((await who.links.candidates({ id: who.refund })).map(({ id }) => id)).toEqual([who.purchase]);
  });

  test('are found by words and by amount, in the direction that fits', async () => {
    const who = await withRefund();
    const found = async (search: string, kind: 'refund' | 'related' = 'refund') =>
      (await who.links.find({ id: who.refund, kind, search })).map(({ description }) => description);
    await who.write('Takealot pay-out', 5_00n);
    expect(await found('takealot')).toEqual(['TAKEALOT CAPE TOWN']);
    expect(await found('takealot', 'related')).toEqual(['Takealot pay-out', 'TAKEALOT CAPE TOWN']);
    expect(await found('1 000,00')).toEqual(['TAKEALOT CAPE TOWN']);
    expect(await found('%')).toEqual([]);
    await who.link();
    expect(await found('takealot')).toEqual([]);
  });
});

describe('who may', () => {
  test('what another workspace holds is neither seen, linked nor unlinked', async () => {
    const [mine, theirs] = [await withRefund(), await withRefund()];
    const { id } = await theirs.link();
    await expect(mine.links.of({ id: theirs.purchase })).rejects.toMatchObject({ code: 'TRANSACTION_NOT_FOUND' });
    await expect(mine.link(mine.refund, theirs.purchase)).rejects.toMatchObject({ code: 'TRANSACTION_NOT_FOUND' });
    await expect(mine.links.remove({ id })).rejects.toMatchObject({ code: 'LINK_NOT_FOUND' });
    for (const ask of [
      () => mine.links.candidates({ id: theirs.refund }),
      () => mine.links.find({ id: theirs.refund, kind: 'related', search: 'takealot' }),
    ])
      await expect(ask()).rejects.toMatchObject({ code: 'TRANSACTION_NOT_FOUND' });
    const stolen = { id, kind: 'refund', fromId: mine.refund, toId: mine.purchase, amount: ZAR(1n) } as const;
    // The same id in another workspace is another link.
    await mine.links.create(stolen);
    expect((await theirs.links.of({ id: theirs.purchase })).linked).toEqual(ZAR(300_00n));
  });

  test('a member limited to one account sees that there is another transaction, and nothing of it', async () => {
    const owner = await withRefund();
    const { id: hiddenId } = await owner.api.accounts.create({ name: 'Hidden savings' });
    await owner.api.transactions.update({ id: owner.refund, accountId: hiddenId, description: 'Secret refund' });
    await owner.link();
    const member = await joined(app, owner, { role: 'viewer', accountIds: [owner.accountId] });
    const { api } = await tabOf(app, member, owner.session.workspace.id);
    expect(await api.transactionLinks.of({ id: owner.purchase })).toMatchObject({
      links: [{ kind: 'refund', isFrom: false, amount: null, other: null }],
      linked: ZAR(0n),
      rest: ZAR(1000_00n),
    });
    await expect(api.transactionLinks.of({ id: owner.refund })).rejects.toMatchObject({
      code: 'TRANSACTION_NOT_FOUND',
    });
    await owner.api.transactions.remove({ id: owner.refund });
    expect((await api.transactionLinks.of({ id: owner.purchase })).links).toEqual([]);
  });

  test('a member who only reads sees links and changes none; without amounts, none is shown', async () => {
    const owner = await withRefund();
    const { id } = await owner.link();
    const books = owner.session.workspace.id;
    const viewer = await tabOf(app, await joined(app, owner, { role: 'viewer' }), books);
    expect((await viewer.api.transactionLinks.of({ id: owner.purchase })).linked).toEqual(ZAR(300_00n));
    await expect(viewer.api.transactionLinks.remove({ id })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await expect(viewer.api.transactionLinks.candidates({ id: owner.refund })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
    const member = await joined(app, owner, { role: 'viewer-without-amounts' });
    const blind = await tabOf(app, member, books);
    expect(await blind.api.transactionLinks.of({ id: owner.purchase })).toMatchObject({
      linked: { minor: 0n, withheld: true },
      links: [{ amount: { withheld: true }, other: { amount: { withheld: true } } }],
    });
  });
});
