import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';
import { withPair, withTwoAccounts } from '#testing/transfers.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-26T09:00:00Z') });
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

const ZAR = (minor: bigint) => money(minor, 'ZAR');

describe('the other side', () => {
  test('is written into an account without statements, and deleted again', async () => {
    const who = await withTwoAccounts(app);
    const { id: cash } = await who.api.accounts.create({ name: 'Cash', accountType: 'cash' });
    const drawn = await who.bring(who.accountId, 'ATM CASH', -300_00n);
    const { id: other } = await who.api.transfers.createOther({ id: drawn, accountId: cash });
    expect(await who.row(other)).toMatchObject({ accountId: cash, amount: ZAR(300_00n), description: 'ATM CASH' });
    expect(await who.figures()).toEqual([0n, 0n, 0n, 0n]);
    await expect(who.api.transfers.createOther({ id: drawn, accountId: cash })).rejects.toMatchObject({
      code: 'ALREADY_LINKED',
    });
    await expect(who.api.transfers.removeOther({ id: drawn })).rejects.toMatchObject({ code: 'NOT_LINKED' });
    await who.api.transfers.removeOther({ id: other });
    expect(await who.row(other)).toBeUndefined();
    expect(await who.row(drawn)).toMatchObject({ transferId: null, categoryId: null });
  });

  test('is refused in an account of another currency, the same, or none', async () => {
    const who = await withTwoAccounts(app);
    const { id: dollars } = await who.api.accounts.create({ name: 'Dollars', currency: 'USD' });
    const id = await who.bring(who.accountId, 'ATM CASH', -300_00n);
    const into = (accountId: string) => who.api.transfers.createOther({ id, accountId });
    await expect(into(dollars)).rejects.toMatchObject({ code: 'OTHER_CURRENCY' });
    await expect(into(who.accountId)).rejects.toMatchObject({ code: 'NO_PAIR' });
    await expect(into(crypto.randomUUID())).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
    expect((await who.list()).rows).toHaveLength(1);
  });
});

describe('who may', () => {
  test('nobody reaches transactions of another workspace', async () => {
    const [{ pair }, other] = [await withPair(app), await withTwoAccounts(app)];
    const { api } = other;
    const missing = { code: 'TRANSACTION_NOT_FOUND' };
    expect((await api.transfers.suggestions({})).count).toBe(0);
    for (const name of ['accept', 'link', 'reject', 'unreject'] as const)
      await expect(api.transfers[name](pair), name).rejects.toMatchObject(missing);
    await expect(api.transfers.acceptMany({ pairs: [pair] })).rejects.toMatchObject(missing);
    for (const name of ['get', 'candidates', 'unlink', 'removeOther'] as const)
      await expect(api.transfers[name]({ id: pair.outId }), name).rejects.toMatchObject(missing);
    await expect(api.transfers.unlinkMany({ ids: [pair.outId] })).rejects.toMatchObject(missing);
    const accountId = other.savingsId;
    await expect(api.transfers.createOther({ id: pair.outId, accountId })).rejects.toMatchObject(missing);
  });

  test('a member without amounts is told neither figures nor rates, and changes nothing', async () => {
    const owner = await withPair(app);
    const { id: dollars } = await owner.api.accounts.create({ name: 'Dollars', currency: 'USD' });
    await owner.bring(owner.accountId, 'FOREX', -1823_45n, '2026-10-01');
    await owner.bring(dollars, 'FOREX', 100_00n, '2026-10-01');
    const member = await joined(app, owner, { role: 'viewer-without-amounts' });
    const { api } = await tabOf(app, member, owner.session.workspace.id);
    const { rows } = await api.transfers.suggestions({});
    expect(rows).toHaveLength(2);
    for (const one of rows) expect(one).toMatchObject({ rate: null, out: { amount: { minor: 0n, withheld: true } } });
    await expect(api.transfers.accept(owner.pair)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });

  test('a member who sees one account sees no suggestion, and of a link only that there is one', async () => {
    const owner = await withPair(app);
    const { outId, inId } = owner.pair;
    const member = await joined(app, owner, { role: 'contributor', accountIds: [owner.accountId] });
    await app.owner.query('update transactions set user_id = $1 where id = $2', [member.session.person.id, outId]);
    const { api } = await tabOf(app, member, owner.session.workspace.id);
    expect(await api.transfers.suggestions({})).toEqual({ rows: [], count: 0, sure: 0 });
    expect(await api.transfers.candidates({ id: outId })).toEqual([]);
    await owner.api.transfers.accept(owner.pair);
    expect(await api.transfers.get({ id: outId })).toMatchObject({ other: null, how: null });
    await expect(api.transfers.get({ id: inId })).rejects.toMatchObject({ code: 'TRANSACTION_NOT_FOUND' });
    await expect(api.transfers.unlink({ id: outId })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    const change = (more: object) => api.transactions.update({ id: outId, ...more });
    await expect(change({ amount: { minor: -1n } })).rejects.toMatchObject({ code: 'TRANSFER_HIDDEN' });
    await expect(change({ categoryId: null })).rejects.toMatchObject({ code: 'TRANSFER_SIDE' });
    // What they may do to a transaction of their own ends the transfer whole.
    await api.transactions.remove({ id: outId });
    expect(await owner.row(inId)).toMatchObject({ transferId: null, categoryId: null });
    await api.transactions.restore({ id: outId });
    expect(await owner.api.transfers.get({ id: inId })).toMatchObject({ other: { id: outId } });
  });

  test('a member who sees both of its accounts sees the whole of a link', async () => {
    const owner = await withPair(app);
    await owner.api.accounts.create({ name: 'Third' });
    await owner.api.transfers.accept(owner.pair);
    const member = await joined(app, owner, { role: 'viewer', accountIds: [owner.accountId, owner.savingsId] });
    const { api } = await tabOf(app, member, owner.session.workspace.id);
    const other = { id: owner.pair.inId, description: 'TRANSFER FROM CHEQUE' };
    expect(await api.transfers.get({ id: owner.pair.outId })).toMatchObject({ how: 'suggestion', other });
  });
});
