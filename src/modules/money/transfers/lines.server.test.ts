import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';
import { instalment } from '#testing/transfers.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-26T09:00:00Z') });
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

const ZAR = (minor: bigint) => money(minor, 'ZAR');

const refused = (call: Promise<unknown>, code: string) => expect(call).rejects.toMatchObject({ code });

describe('a line as one side', () => {
  test('is linked, counts nowhere as income or spending, and says what its other side is', async () => {
    const who = await instalment(app);
    expect(await who.figures()).toEqual([700_00n, -300_00n, 400_00n, -700_00n]);
    const balances = await who.balances();
    const { id: transferId } = await who.link();
    expect(await who.figures()).toEqual([0n, -300_00n, -300_00n, 0n]);
    expect(await who.balances()).toEqual(balances);
    expect(await who.lines()).toMatchObject([
      { transferId: null, otherAccountId: null },
      { transferId, otherAccountId: who.loanId },
    ]);
    expect(await who.api.transfers.get({ id: who.paidId })).toMatchObject({
      other: { id: who.lineId, splitOf: who.id, accountName: 'Cheque', amount: ZAR(-700_00n) },
      gap: ZAR(0n),
    });
    expect(await who.api.transfers.get({ id: who.lineId })).toMatchObject({ other: { id: who.paidId, splitOf: null } });
    await who.isWhole();
    await who.api.transfers.unlink({ id: who.lineId });
    expect(await who.figures()).toEqual([700_00n, -300_00n, 400_00n, -700_00n]);
    expect(await who.isLinked()).toBe(false);
    await who.isWhole();
  });

  test('is refused with another amount, in its own account, twice, and for the whole that is split', async () => {
    const who = await instalment(app, { into: 699_99n });
    await refused(who.link(), 'OTHER_AMOUNT');
    await refused(who.api.transfers.link({ outId: who.id, inId: who.paidId }), 'SPLIT');
    const same = await who.add(who.accountId, 'Same account', 700_00n);
    await refused(who.api.transfers.link({ outId: who.lineId, inId: same }), 'NO_PAIR');
    await who.api.transactions.update({ id: who.paidId, amount: { minor: 700_00n } });
    await who.link();
    const second = await who.add(who.loanId, 'Again', 700_00n);
    await refused(who.api.transfers.link({ outId: who.lineId, inId: second }), 'ALREADY_LINKED');
    await refused(who.api.transfers.createOther({ id: who.lineId, accountId: who.savingsId }), 'ALREADY_LINKED');
  });

  test('of another currency has the amount that it has', async () => {
    const who = await instalment(app);
    const { id: dollars } = await who.api.accounts.create({ name: 'Dollars', currency: 'USD' });
    const { id: inId } = await who.api.transactions.create({
      accountId: dollars,
      bookedOn: '2026-11-10',
      description: 'Bought',
      categoryId: who.category('Salary and wages'),
      amount: money(38_00n, 'USD'),
    });
    await who.api.transfers.link({ outId: who.lineId, inId });
    expect(await who.api.transfers.get({ id: inId })).toMatchObject({ rate: { rate: '18.4211' } });
    await who.api.transactions.update({ id: inId, amount: { minor: 39_00n } });
    await refused(
      who.api.transactions.update({ id: inId, accountId: who.loanId, amount: ZAR(39_00n) }),
      'TRANSFER_LINE',
    );
    await who.isWhole();
  });

  test('gets its other side in an account without statements, which goes alone', async () => {
    const who = await instalment(app);
    const { id: otherId } = await who.api.transfers.createOther({ id: who.lineId, accountId: who.savingsId });
    expect(await who.row(otherId)).toMatchObject({ description: 'Principal', amount: ZAR(700_00n) });
    await refused(who.api.transfers.removeOther({ id: who.lineId }), 'NOT_LINKED');
    await who.api.transfers.removeOther({ id: otherId });
    expect(await who.row(otherId)).toBeUndefined();
    expect((await who.lines()).map(({ transferId }) => transferId)).toEqual([null, null]);
    await refused(who.api.transfers.createOther({ id: who.id, accountId: who.savingsId }), 'SPLIT');
  });

  test('is one posting to the other account within its split, in journals', async () => {
    const who = await instalment(app);
    await who.api.transfers.createOther({ id: who.lineId, accountId: who.savingsId });
    const written = async (format: 'hledger' | 'beancount') =>
      (await who.api.transactions.exportFile({ currency: 'ZAR', format })).text();
    const hledger = await written('hledger');
    expect(hledger).toContain(`2026-11-10 * LOAN INSTALMENT
    Assets:Cheque  -1000.00 ZAR
    Expenses:Transport:Fuel  300.00 ZAR
    ; line: Interest
    Assets:Rainy days  700.00 ZAR
    ; line: Principal
    ; other-side: Principal
`);
    expect(hledger.match(/Assets:Rainy days  /g)).toHaveLength(1);
    const beancount = await written('beancount');
    expect(beancount.match(/Assets:Rainy-days  /g)).toHaveLength(1);
    expect(beancount).toContain('  Assets:Rainy-days  700.00 ZAR\n    line: "Principal"\n');
  });

  test('is suggested where it is filed as a transfer, with just its amount, and offered by hand in any case', async () => {
    const who = await instalment(app, { isBank: true });
    const { rows } = await who.api.transfers.suggestions({});
    expect(rows).toMatchObject([{ out: { id: who.lineId, splitOf: who.id }, in: { id: who.paidId }, days: 1 }]);
    expect((await who.api.transfers.candidates({ id: who.paidId })).map(({ out }) => out.id)).toEqual([who.lineId]);
    expect(await who.api.transfers.candidates({ id: who.id })).toEqual([]);
    await who.api.transactions.update({ id: who.lineId, categoryId: who.interest });
    expect((await who.api.transfers.suggestions({})).rows).toEqual([]);
    expect(await who.api.transfers.candidates({ id: who.lineId })).toMatchObject([{ in: { id: who.paidId } }]);
    await who.api.transactions.update({ id: who.lineId, categoryId: who.principal });
    await app.owner.query('update transactions set minor = 69000 where id = $1', [who.paidId]);
    expect((await who.api.transfers.suggestions({})).rows).toEqual([]);
    expect(await who.api.transfers.candidates({ id: who.lineId })).toEqual([]);
  });
});

describe('an account named with a line', () => {
  const wish = (accountId: string | null, categoryId: string | null = null) => [
    { categoryId: null, amount: ZAR(-300_00n) },
    { categoryId, amount: ZAR(-700_00n), accountId },
  ];

  test('links what is there, adds what is not, and one undo takes all back', async () => {
    const who = await instalment(app, { isBank: true });
    const { changeId } = await who.api.splits.split({ id: who.id, lines: wish(who.loanId) });
    const linked = await who.lines();
    expect(linked[1]).toMatchObject({ categoryId: who.principal, otherAccountId: who.loanId });
    expect(await who.row(who.paidId)).toMatchObject({ transferId: linked[1]?.transferId });
    await who.isWhole();
    const again = linked.map(({ id, categoryId, amount }, at) => ({
      id,
      categoryId,
      amount,
      accountId: at === 1 ? who.loanId : null,
    }));
    await who.api.splits.split({ id: who.id, lines: again });
    await refused(
      who.api.splits.split({ id: who.id, lines: again.map((line) => ({ ...line, accountId: who.savingsId })) }),
      'LINE_LINKED',
    );
    await who.api.history.undo({ changeId });
    expect(await who.isLinked()).toBe(false);
    const added = await who.api.splits.split({ id: who.id, lines: wish(who.savingsId) });
    expect((await who.list({ accountId: who.savingsId })).rows).toMatchObject([{ amount: ZAR(700_00n) }]);
    await who.isWhole();
    await who.api.history.undo({ changeId: added.changeId });
    expect((await who.list({ accountId: who.savingsId })).rows).toEqual([]);
    await who.isWhole();
  });

  test('is refused where several fit, in its own account, in another currency, or where there is none', async () => {
    const who = await instalment(app, { isBank: true });
    const { id: dollars } = await who.api.accounts.create({ name: 'Dollars', currency: 'USD' });
    const split = (accountId: string) => who.api.splits.split({ id: who.id, lines: wish(accountId) });
    await who.bring(who.loanId, 'Repayment', 700_00n, '2026-11-12');
    await refused(split(who.loanId), 'SEVERAL_FIT');
    await refused(split(who.accountId), 'SAME_ACCOUNT');
    await refused(split(dollars), 'OTHER_CURRENCY');
    await refused(split(crypto.randomUUID()), 'ACCOUNT_NOT_FOUND');
    expect((await who.lines()).map(({ transferId }) => transferId)).toEqual([null, null]);
  });

  test('comes with a template, unless it is gone or that of the transaction', async () => {
    const who = await instalment(app);
    const line = { description: null, categoryId: null };
    const { id: templateId } = await who.api.splits.saveTemplate({
      name: 'Instalment',
      lines: [
        { ...line, hundredths: 3000, accountId: who.accountId },
        { ...line, hundredths: null, accountId: who.loanId },
      ],
    });
    await who.api.splits.applyTemplate({ id: who.id, templateId });
    expect(await who.lines()).toMatchObject([{ otherAccountId: null }, { otherAccountId: who.loanId }]);
    expect((await who.api.splits.templates())[0]?.lines[1]?.accountId).toBe(who.loanId);
    const { id: gone } = await who.api.accounts.create({ name: 'Gone' });
    const old = await who.api.splits.saveTemplate({
      name: 'Old',
      lines: [
        { ...line, hundredths: 3000 },
        { ...line, hundredths: null, accountId: gone },
      ],
    });
    await who.api.accounts.remove({ id: gone });
    // As it was stored before lines could name an account.
    const { id: early } = await who.api.splits.saveTemplate({
      name: 'Early',
      lines: [
        { ...line, hundredths: 5000 },
        { ...line, hundredths: null },
      ],
    });
    await app.owner.query(
      `update split_templates set lines = (select jsonb_agg(one - 'accountId') from jsonb_array_elements(lines) one) where id = $1`,
      [early],
    );
    const templates = await who.api.splits.templates();
    expect(templates.find(({ id }) => id === early)?.lines[0]?.accountId).toBeNull();
    await who.api.splits.applyTemplate({ id: who.id, templateId: early });
    expect((await who.lines()).map(({ transferId }) => transferId)).toEqual([null, null]);
    const next = await who.add(who.accountId, 'Next', -10_00n);
    await who.api.splits.applyTemplate({ id: next, templateId: old.id });
    expect((await who.api.splits.get({ id: next })).lines).toMatchObject([
      { transferId: null },
      { transferId: null, amount: ZAR(-7_00n) },
    ]);
  });

  test('is refused for who may not link transfers', async () => {
    const owner = await instalment(app);
    const member = await joined(app, owner, {
      role: 'contributor',
      accountIds: [owner.accountId, owner.savingsId, owner.loanId],
    });
    await app.owner.query('update transactions set user_id = $1', [member.session.person.id]);
    const { api } = await tabOf(app, member, owner.session.workspace.id);
    await refused(api.splits.split({ id: owner.id, lines: wish(owner.loanId) }), 'TRANSFER_NOT_ALLOWED');
    await refused(api.transfers.link({ outId: owner.lineId, inId: owner.paidId }), 'NOT_ALLOWED');
    await api.splits.split({ id: owner.id, lines: wish(null) });
  });
});

describe('members who see one account', () => {
  test('are told that there is another side, and change nothing of it but by deleting the split', async () => {
    const owner = await instalment(app);
    const member = await joined(app, owner, { role: 'contributor', accountIds: [owner.accountId] });
    await owner.link();
    await app.owner.query('update transactions set user_id = $1 where id = $2 or parent_id = $2', [
      member.session.person.id,
      owner.id,
    ]);
    const { api } = await tabOf(app, member, owner.session.workspace.id);
    expect(await api.transfers.get({ id: owner.lineId })).toMatchObject({ other: null, how: null });
    const { lines } = await api.splits.get({ id: owner.id });
    expect(lines[1]).toMatchObject({ otherAccountId: null });
    expect(lines[1]?.transferId).not.toBeNull();
    const change = lines.map(({ id, categoryId }, at) => ({
      id,
      categoryId,
      amount: ZAR(at === 0 ? -250_00n : -750_00n),
    }));
    await refused(api.splits.split({ id: owner.id, lines: change }), 'TRANSFER_HIDDEN');
    const fresh = [-1_00n, -999_00n].map((minor) => ({ categoryId: null, amount: ZAR(minor) }));
    await refused(api.splits.split({ id: owner.id, lines: fresh }), 'TRANSFER_HIDDEN');
    await refused(api.splits.unsplit({ id: owner.id }), 'TRANSFER_HIDDEN');
    await api.transactions.remove({ id: owner.id });
    expect(await owner.row(owner.paidId)).toMatchObject({ transferId: null });
    await api.transactions.restore({ id: owner.id });
    expect(await owner.isLinked()).toBe(true);
    await owner.isWhole();
  });
});

test('the database refuses a line whose other side has another amount, and a whole that is split', async () => {
  const who = await instalment(app);
  await who.link();
  await expect(app.owner.query('update transactions set minor = 1 where id = $1', [who.paidId])).rejects.toMatchObject({
    constraint: 'transactions_transfer_line',
  });
  const join =
    'update transactions set transfer_id = (select transfer_id from transactions where id = $2) where id = $1';
  await expect(app.owner.query(join, [who.id, who.paidId])).rejects.toMatchObject({
    constraint: 'transactions_transfer',
  });
});
