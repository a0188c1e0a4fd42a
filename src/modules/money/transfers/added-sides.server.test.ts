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

const ZAR = (minor: bigint) => money(minor, 'ZAR');

/** Cash that was drawn, and what Ilifa added in the account of cash for it. */
async function drawn() {
  const who = await bookkeeper(app);
  const { id: cashId } = await who.api.accounts.create({ name: 'Petty cash' });
  const { id } = await who.write('ATM', -500_00n, { categoryId: who.category('Groceries') });
  const { id: addedId } = await who.api.transfers.createOther({ id, accountId: cashId });
  const cash = async () => (await who.api.accounts.list()).find((one) => one.id === cashId)?.currentBalance.minor;
  const isLinked = async () => (await who.api.transfers.get({ id }))?.other?.id === addedId;
  const agrees = async () => expect((await checkKeptSums((text) => app.owner.query(text))).differences).toEqual([]);
  return { ...who, id, addedId, cashId, cash, isLinked, agrees };
}

describe('what was added as the other side of a transfer goes with it', () => {
  test('when it is unlinked, and undoing brings both back', async () => {
    const who = await drawn();
    expect(await who.cash()).toBe(500_00n);
    const { removedId, changeId } = await who.api.transfers.unlink({ id: who.id });
    expect([removedId, await who.cash()]).toEqual([who.addedId, 0n]);
    await who.api.history.undo({ changeId });
    expect([await who.cash(), await who.isLinked()]).toEqual([500_00n, true]);
    await who.api.history.redo();
    expect(await who.cash()).toBe(0n);
    await who.agrees();
  });

  test('when the other one is deleted, and comes back with it from the trash or by an undo', async () => {
    const who = await drawn();
    await who.api.transactions.remove({ id: who.id });
    expect(await who.cash()).toBe(0n);
    await who.api.transactions.restore({ id: who.id });
    expect([await who.cash(), await who.isLinked()]).toEqual([500_00n, true]);
    await who.api.transactions.remove({ id: who.id });
    await who.api.history.undo({});
    expect([await who.cash(), await who.isLinked()]).toEqual([500_00n, true]);
    await who.api.history.redo();
    expect(await who.cash()).toBe(0n);
    await who.api.history.undo({});
    expect([await who.cash(), await who.isLinked()]).toEqual([500_00n, true]);
    await who.agrees();
  });

  test('with the line of a split that it was added for', async () => {
    const who = await drawn();
    const { id } = await who.write('SHOP AND CASH', -400_00n);
    const lines = [
      { categoryId: who.category('Groceries'), amount: ZAR(-100_00n) },
      { categoryId: who.category('Between own accounts'), amount: ZAR(-300_00n), accountId: who.cashId },
    ];
    await who.api.splits.split({ id, lines });
    expect(await who.cash()).toBe(800_00n);
    await who.api.splits.unsplit({ id });
    expect(await who.cash()).toBe(500_00n);
    expect((await who.list()).rows.find((row) => row.id === id)?.categoryId).toBe(who.category('Groceries'));
    await who.api.history.undo({});
    expect(await who.cash()).toBe(800_00n);
    await who.api.splits.split({
      id,
      lines: [
        { categoryId: who.category('Groceries'), amount: ZAR(-100_00n) },
        { categoryId: who.category('Fuel'), amount: ZAR(-300_00n) },
      ],
    });
    expect(await who.cash()).toBe(500_00n);
    await who.api.history.undo({});
    expect(await who.cash()).toBe(800_00n);
    await who.api.transactions.remove({ id });
    expect(await who.cash()).toBe(500_00n);
    await who.api.transactions.restore({ id });
    expect(await who.cash()).toBe(800_00n);
    await who.agrees();
  });

  test('but not what a person wrote and linked', async () => {
    const who = await drawn();
    const { id: outId } = await who.write('TO CASH', -70_00n);
    const { id: inId } = await who.api.transactions.create({
      accountId: who.cashId,
      bookedOn: '2026-03-10',
      description: 'FROM BANK',
      categoryId: who.category('Salary and wages'),
      amount: { minor: 70_00n },
    });
    await who.api.transfers.link({ outId, inId });
    expect(await who.api.transfers.unlink({ id: outId })).toMatchObject({ removedId: null });
    expect(await who.cash()).toBe(570_00n);
  });
});
