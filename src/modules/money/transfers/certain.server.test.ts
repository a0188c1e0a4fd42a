import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkKeptSums } from '#modules/money/ledger/service.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';
import { checkTransfers } from './service.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-26T09:00:00Z') });
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

const OUT = '2026-03-20,-500.00,TRANSFER TO 5678';
const INTO = '2026-03-21,500.00,DEPOSIT';

/** Two accounts with numbers, and a way to import a statement into one. */
async function banked() {
  const who = await bookkeeper(app);
  const { api } = who;
  const open = async (name: string, accountNumber: string) => (await api.accounts.create({ name, accountNumber })).id;
  const cheque = await open('Daily', '62001231234');
  const savings = await open('Rainy days', '10004565678');
  const upload = (accountId: string, ...rows: readonly string[]) => {
    const text = ['Date,Amount,Description', ...rows].join('\n');
    return api.imports.upload({ file: new File([text], 'march.csv'), accountId });
  };
  const bring = async (accountId: string, ...rows: readonly string[]) => {
    const { id } = await upload(accountId, ...rows);
    await api.imports.commit({ id });
    return id;
  };
  const linked = async () => (await api.transfers.automatic({})).rows;
  const suggested = async () => (await api.transfers.suggestions({})).count;
  const flow = async () => {
    const { moneyIn, moneyOut, transfers } = await who.totals();
    return [moneyIn.minor, moneyOut.minor, transfers.minor];
  };
  const isWhole = async () => {
    const query = (text: string) => app.owner.query(text);
    expect((await checkKeptSums(query)).differences).toEqual([]);
    expect((await checkTransfers(query)).broken).toEqual([]);
  };
  return { ...who, open, cheque, savings, upload, bring, linked, suggested, flow, isWhole };
}

/** The calls of a person who joins. */
async function invited(who: Awaited<ReturnType<typeof banked>>, wish: Parameters<typeof joined>[2]) {
  const guest = await joined(app, who, wish);
  return (await tabOf(app, guest, who.session.workspace.id)).api;
}

describe('a certain transfer is linked once both sides are imported', () => {
  test.each(['the side that went out', 'the side that came in'])('%s first', async (first) => {
    const who = await banked();
    const both = [
      [who.cheque, OUT],
      [who.savings, INTO],
    ] as const;
    let last = '';
    for (const [accountId, row] of first.includes('out') ? both : both.toReversed()) {
      expect(await who.linked()).toEqual([]);
      last = await who.bring(accountId, row);
    }
    const [transfer, ...others] = await who.linked();
    expect(others).toEqual([]);
    expect(transfer).toMatchObject({ out: { accountName: 'Daily' }, in: { accountName: 'Rainy days' }, days: 1 });
    expect(await who.flow()).toEqual([0n, 0n, 0n]);
    expect(await who.suggested()).toBe(0);
    expect((await who.api.transfers.automatic({ importIds: [last] })).count).toBe(1);
    expect((await who.api.transfers.automatic({ importIds: [crypto.randomUUID()] })).count).toBe(0);
    expect(await who.api.transfers.get({ id: transfer?.out.id ?? '' })).toMatchObject({ how: 'certain' });
    await who.isWhole();
  });

  test('and the activity log says so, of nobody in person', async () => {
    const who = await banked();
    await who.bring(who.cheque, OUT);
    const importId = await who.bring(who.savings, INTO);
    const { rows } = await app.owner.query<{ user_id: string | null; metadata: unknown }>(
      `select user_id, metadata from security_audit_logs where workspace_id = $1 and action = 'transfers.linked-as-certain'`,
      [who.session.workspace.id],
    );
    const [transfer] = await who.linked();
    const pair = { outId: transfer?.out.id, inId: transfer?.in.id };
    expect(rows).toEqual([{ user_id: null, metadata: { importId, linked: [pair], ended: [] } }]);
  });

  test('also with what was written by hand, which the import merges with', async () => {
    const who = await banked();
    const write = (accountId: string, bookedOn: string, minor: bigint) =>
      who.api.transactions.create({
        accountId,
        bookedOn,
        description: 'Transfer to 5678',
        categoryId: who.category('Between own accounts'),
        amount: { minor },
      });
    const { id: outId } = await write(who.cheque, '2026-03-20', -500_00n);
    await write(who.savings, '2026-03-21', 500_00n);
    const { id } = await who.upload(who.cheque, OUT);
    await who.api.imports.choose({ id, wishes: { '0': outId } });
    expect(await who.api.imports.commit({ id })).toMatchObject({ added: 0, merged: 1 });
    expect(await who.linked()).toHaveLength(1);
    await who.isWhole();
  });
});

describe('undone', () => {
  test('stays undone: it is neither linked nor suggested again', async () => {
    const who = await banked();
    await who.bring(who.cheque, OUT);
    await who.bring(who.savings, INTO);
    const [transfer] = await who.linked();
    const { changeId } = await who.api.transfers.unlink({ id: transfer?.in.id ?? '' });
    await who.bring(who.savings, '2026-03-22,20.00,INTEREST', '2026-03-23,-4.00,FEE', INTO);
    expect([(await who.linked()).length, await who.suggested()]).toEqual([0, 0]);
    expect(await who.flow()).toEqual([520_00n, -504_00n, 0n]);
    await who.api.history.undo({ changeId });
    expect(await who.linked()).toHaveLength(1);
    await who.isWhole();
  });

  test('with an import it leaves the other side as it was, and comes again with the file', async () => {
    const who = await banked();
    await who.bring(who.cheque, OUT);
    const id = await who.bring(who.savings, INTO);
    await who.api.imports.revert({ id });
    expect([await who.flow(), await who.linked()]).toEqual([[0n, -500_00n, 0n], []]);
    await who.bring(who.savings, INTO);
    expect(await who.linked()).toHaveLength(1);
    await who.isWhole();
  });

  test('several at once, and linked again', async () => {
    const who = await banked();
    await who.bring(who.cheque, OUT, '2026-02-02,-75.00,TRANSFER TO 5678');
    await who.bring(who.savings, INTO, '2026-02-02,75.00,DEPOSIT');
    const ids = (await who.linked()).map(({ out }) => out.id);
    const { pairs } = await who.api.transfers.unlinkMany({ ids });
    expect([pairs.length, (await who.linked()).length]).toEqual([2, 0]);
    await who.api.transfers.acceptMany({ pairs });
    expect(await who.flow()).toEqual([0n, 0n, 0n]);
  });
});

describe('left to suggestions is', () => {
  test('what a third transaction fits as well, which takes back what was linked before', async () => {
    const who = await banked();
    const third = await who.open('Third', '45000009999');
    await who.bring(who.cheque, OUT);
    await who.bring(who.savings, INTO);
    expect(await who.linked()).toHaveLength(1);
    await who.bring(third, '2026-03-19,500.00,DEPOSIT');
    expect(await who.linked()).toEqual([]);
    expect(await who.flow()).toEqual([1000_00n, -500_00n, 0n]);
    await who.isWhole();
  });

  test('but what a person linked stays', async () => {
    const who = await banked();
    const third = await who.open('Third', '45000009999');
    await who.api.transfers.changeSettings({ linksCertain: false });
    await who.bring(who.cheque, OUT);
    await who.bring(who.savings, INTO);
    const { rows } = await who.api.transfers.suggestions({});
    await who.api.transfers.accept({ outId: rows[0]?.out.id ?? '', inId: rows[0]?.in.id ?? '' });
    await who.api.transfers.changeSettings({ linksCertain: true });
    await who.bring(third, '2026-03-19,500.00,DEPOSIT');
    expect(await who.flow()).toEqual([500_00n, 0n, 0n]);
    expect(await who.linked()).toEqual([]);
  });

  test('all, once it is switched off', async () => {
    const who = await banked();
    expect(await who.api.transfers.settings()).toEqual({ linksCertain: true });
    await who.api.transfers.changeSettings({ linksCertain: false });
    await who.bring(who.cheque, OUT);
    await who.bring(who.savings, INTO);
    expect([await who.linked(), await who.suggested()]).toEqual([[], 1]);
    await who.api.transfers.changeSettings({ linksCertain: true });
    expect(await who.api.transfers.settings()).toEqual({ linksCertain: true });
  });

  test('what a person filed as spending, or split', async () => {
    const who = await banked();
    await who.bring(who.cheque, OUT, '2026-02-02,-80.00,TRANSFER TO 5678');
    const sides = (await who.list()).rows;
    const [filed, split] = [-500_00n, -80_00n].map(
      (minor) => sides.find(({ amount }) => amount.minor === minor)?.id ?? '',
    );
    await who.api.transactions.update({ id: filed ?? '', categoryId: who.category('Groceries') });
    const halves = [1, 2].map(() => ({ categoryId: null, amount: { minor: -40_00n, currency: 'ZAR' as const } }));
    await who.api.splits.split({ id: split ?? '', lines: halves });
    await who.bring(who.savings, INTO, '2026-02-02,80.00,DEPOSIT');
    expect(await who.linked()).toEqual([]);
  });
});

test('a member sees no transfer with an account that is hidden from them, and a viewer changes no setting', async () => {
  const who = await banked();
  await who.bring(who.cheque, OUT);
  await who.bring(who.savings, INTO);
  const member = await invited(who, { role: 'contributor', accountIds: [who.cheque] });
  expect(await member.transfers.automatic({})).toEqual({ rows: [], count: 0 });
  const viewer = await invited(who, { role: 'viewer' });
  expect((await viewer.transfers.automatic({})).count).toBe(1);
  await expect(viewer.transfers.changeSettings({ linksCertain: false })).rejects.toMatchObject({ status: 403 });
  const stranger = await bookkeeper(app);
  expect(await stranger.api.transfers.automatic({})).toEqual({ rows: [], count: 0 });
  await stranger.api.transfers.changeSettings({ linksCertain: false });
  expect(await who.api.transfers.settings()).toEqual({ linksCertain: true });
});
