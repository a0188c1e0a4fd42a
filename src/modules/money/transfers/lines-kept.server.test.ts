import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { replaceFacts, rowsById } from '#modules/money/ledger/service.server.ts';
import { inTransaction } from '#platform/database.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { instalment } from '#testing/transfers.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-26T09:00:00Z') });
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

const ZAR = (minor: bigint) => money(minor, 'ZAR');

const refused = (call: Promise<unknown>, code: string) => expect(call).rejects.toMatchObject({ code });

describe('changing the split', () => {
  test('changes the other side with the line where it was written by hand', async () => {
    const who = await instalment(app);
    await who.link();
    const [first, second] = await who.lines();
    const lines = (categoryId: string | null) => [
      { id: first?.id, categoryId: who.interest, amount: ZAR(-250_00n) },
      { id: second?.id, categoryId, amount: ZAR(-750_00n) },
    ];
    await refused(who.api.splits.split({ id: who.id, lines: lines(who.interest) }), 'TRANSFER_SIDE');
    await refused(who.api.splits.split({ id: who.id, lines: lines(null) }), 'TRANSFER_SIDE');
    const { changeId } = await who.api.splits.split({ id: who.id, lines: lines(who.principal) });
    expect(await who.row(who.paidId)).toMatchObject({ amount: ZAR(750_00n) });
    expect(await who.isLinked()).toBe(true);
    await who.isWhole();
    expect(await who.api.history.undo({ changeId })).toMatchObject({ left: 0 });
    expect(await who.row(who.paidId)).toMatchObject({ amount: ZAR(700_00n) });
    expect(await who.isLinked()).toBe(true);
    await who.isWhole();
  });

  test('is refused where a statement says what the other side is, or that is a line too', async () => {
    const who = await instalment(app, { isBank: true });
    await who.link();
    const ids = (await who.lines()).map(({ id }) => id);
    const changed = ids.map((id, at) => ({
      id,
      categoryId: who.principal,
      amount: ZAR(at === 0 ? -250_00n : -750_00n),
    }));
    await refused(who.api.splits.split({ id: who.id, lines: changed }), 'TRANSFER_AMOUNT');
    await refused(who.api.transactions.update({ id: who.lineId, amount: { minor: -750_00n } }), 'IS_SPLIT');
    await who.api.transfers.unlink({ id: who.lineId });
    const paid = await who.add(who.loanId, 'Two in one', 900_00n);
    const halves = [700_00n, 200_00n].map((minor) => ({ categoryId: null, amount: ZAR(minor) }));
    await who.api.splits.split({ id: paid, lines: halves });
    const [half] = (await who.api.splits.get({ id: paid })).lines;
    await who.api.transfers.link({ outId: who.lineId, inId: half?.id ?? '' });
    await refused(who.api.splits.split({ id: who.id, lines: changed }), 'TRANSFER_LINE');
    await who.isWhole();
  });

  test('lets the other side go where the line goes, and undoing that links both again', async () => {
    const who = await instalment(app);
    await who.link();
    const before = await who.row(who.paidId);
    const lines = [-400_00n, -600_00n].map((minor) => ({ categoryId: who.interest, amount: ZAR(minor) }));
    const { changeId } = await who.api.splits.split({ id: who.id, lines });
    expect(await who.row(who.paidId)).toMatchObject({ transferId: null, categoryId: who.category('Salary and wages') });
    await who.isWhole();
    await who.api.history.undo({ changeId });
    expect(await who.row(who.paidId)).toEqual(before);
    expect(await who.isLinked()).toBe(true);
    await who.isWhole();
  });

  test('ends the transfer with the split, which is filed as its largest line was before', async () => {
    const who = await instalment(app);
    const [, line] = await who.lines();
    await who.api.transactions.update({ id: line?.id ?? '', categoryId: who.interest });
    await who.link();
    expect((await who.row(who.lineId))?.categoryId).toBe(who.principal);
    const { changeId } = await who.api.splits.unsplit({ id: who.id });
    expect(await who.row(who.id)).toMatchObject({ categoryId: who.interest, amount: ZAR(-1000_00n) });
    expect(await who.row(who.paidId)).toMatchObject({ transferId: null });
    await who.isWhole();
    await who.api.history.undo({ changeId });
    expect(await who.isLinked()).toBe(true);
    await who.isWhole();
  });

  test('the other side alone keeps its amount; words, day and account are its own', async () => {
    const who = await instalment(app);
    await who.link();
    const change = (more: object) => who.api.transactions.update({ id: who.paidId, ...more });
    await refused(change({ amount: { minor: 750_00n } }), 'TRANSFER_LINE');
    await refused(change({ categoryId: who.interest }), 'TRANSFER_SIDE');
    await refused(change({ accountId: who.accountId }), 'TRANSFER_ACCOUNT');
    await change({ accountId: who.savingsId, bookedOn: '2026-11-20', description: 'Paid' });
    expect(await who.lines()).toMatchObject([{}, { otherAccountId: who.savingsId }]);
    await refused(who.api.transactions.update({ id: who.first, accountId: who.savingsId }), 'TRANSFER_ACCOUNT');
    await refused(who.api.transactions.update({ id: who.id, accountId: who.savingsId }), 'TRANSFER_ACCOUNT');
    await who.api.transactions.update({ id: who.first, accountId: who.loanId });
    expect(await who.isLinked()).toBe(true);
    await who.isWhole();
  });
});

describe('deleting and restoring', () => {
  test('the split ends the transfer, and brings it back', async () => {
    const who = await instalment(app);
    await who.link();
    await who.api.transactions.remove({ id: who.first });
    expect(await who.row(who.paidId)).toMatchObject({ transferId: null, categoryId: who.category('Salary and wages') });
    await who.isWhole();
    await who.api.transactions.restore({ id: who.lineId });
    expect(await who.isLinked()).toBe(true);
    await who.isWhole();
  });

  test('the other side does so too, but not once the line has another amount', async () => {
    const who = await instalment(app);
    await who.link();
    await who.api.transactions.remove({ id: who.paidId });
    expect(await who.row(who.lineId)).toMatchObject({ transferId: null });
    await who.api.transactions.restore({ id: who.paidId });
    expect(await who.isLinked()).toBe(true);
    await who.api.transactions.remove({ id: who.paidId });
    const [first, second] = await who.lines();
    await who.api.splits.split({
      id: who.id,
      lines: [
        { id: first?.id, categoryId: null, amount: ZAR(-301_00n) },
        { id: second?.id, categoryId: who.principal, amount: ZAR(-699_00n) },
      ],
    });
    await who.api.transactions.restore({ id: who.paidId });
    expect(await who.isLinked()).toBe(false);
    await who.isWhole();
  });

  test('an import that brought the split takes the transfer along', async () => {
    const who = await instalment(app);
    const file = new File(['Date,Amount,Description\n2026-03-20,-100.00,LOAN MARCH'], 'march.csv');
    const { id: importId } = await who.api.imports.upload({ file, accountId: who.accountId });
    await who.api.imports.commit({ id: importId });
    const id = (await who.list({ importId })).rows[0]?.id ?? '';
    const lines = [-40_00n, -60_00n].map((minor) => ({ categoryId: null, amount: ZAR(minor) }));
    await who.api.splits.split({ id, lines });
    const [line] = (await who.api.splits.get({ id })).lines;
    const { id: other } = await who.api.transfers.createOther({ id: line?.id ?? '', accountId: who.loanId });
    await who.api.imports.revert({ id: importId, evenEdited: true });
    expect(await who.row(other)).toBeUndefined();
    await who.isWhole();
  });
});

describe('what the bank says later', () => {
  /** The bank says that a transaction is of another amount. */
  async function correct(
    who: Awaited<ReturnType<typeof instalment>>,
    [id, accountId]: [string, string],
    minor: bigint,
  ) {
    const { workspace, person } = who.session;
    const scope = { role: 'ilifa_app', workspaceId: workspace.id, userId: person.id } as const;
    await inTransaction(app.services.pool, scope, async (db) => {
      const [from] = await rowsById(db, workspace.id, accountId, [id]);
      if (from !== undefined) await replaceFacts(db, workspace.id, [{ id, from, to: { ...from, minor } }]);
    });
  }

  test('goes to a line that is no side, and the transfer stays', async () => {
    const who = await instalment(app);
    await who.link();
    await correct(who, [who.id, who.accountId], -1010_00n);
    expect((await who.lines()).map(({ amount }) => amount.minor)).toEqual([-310_00n, -700_00n]);
    expect(await who.isLinked()).toBe(true);
    await who.isWhole();
  });

  test('ends the transfer where the line has to follow, or the other side has another amount', async () => {
    const who = await instalment(app);
    await who.link();
    await correct(who, [who.id, who.accountId], -700_00n);
    expect((await who.lines()).map(({ amount }) => amount.minor)).toEqual([-300_00n, -400_00n]);
    expect(await who.row(who.paidId)).toMatchObject({ transferId: null, categoryId: who.category('Salary and wages') });
    await who.isWhole();
    const { id: otherId } = await who.api.transfers.createOther({ id: who.lineId, accountId: who.savingsId });
    await correct(who, [otherId, who.savingsId], 410_00n);
    expect(await who.row(otherId)).toMatchObject({ transferId: null, amount: ZAR(410_00n) });
    expect((await who.lines()).map(({ transferId }) => transferId)).toEqual([null, null]);
    await who.isWhole();
  });

  test('ends the split where nothing would be left of any line, and the transfer with it', async () => {
    const who = await instalment(app);
    await who.link();
    await who.api.transfers.createOther({ id: who.first, accountId: who.savingsId });
    await correct(who, [who.id, who.accountId], -300_00n);
    expect(await who.row(who.id)).toMatchObject({ amount: ZAR(-300_00n), categoryId: who.principal });
    expect(await who.row(who.paidId)).toMatchObject({ transferId: null });
    await who.isWhole();
  });
});
