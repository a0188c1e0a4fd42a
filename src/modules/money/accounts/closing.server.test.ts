import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-03-31T09:00:00Z') });
});
afterAll(() => app.close());

const REFUSED = { code: 'ACCOUNT_CLOSED', message: expect.stringContaining('Cheque was closed on 20 March 2026') };

async function closedBooks() {
  const who = await bookkeeper(app);
  const { id } = await who.write('Groceries', -90_00n, { bookedOn: '2026-03-10' });
  const close = (closedOn?: string) =>
    who.api.accounts.update({ id: who.accountId, isActive: false, ...(closedOn === undefined ? {} : { closedOn }) });
  const account = async () => (await who.api.accounts.list()).find((one) => one.id === who.accountId);
  await close('2026-03-20');
  return { ...who, rowId: id, close, account };
}

test('a closed account keeps its history and takes transactions up to its closing day', async () => {
  const who = await closedBooks();
  expect(await who.account()).toMatchObject({ isActive: false, closedOn: '2026-03-20', transactionCount: 1 });
  await who.write('Last', -10_00n, { bookedOn: '2026-03-20' });
  expect(await who.names()).toEqual(['Last', 'Groceries']);
});

test('a transaction after the closing day is refused: added, moved to a later day, or restored', async () => {
  const who = await closedBooks();
  await expect(who.write('Late', -1_00n, { bookedOn: '2026-03-21' })).rejects.toMatchObject(REFUSED);
  await expect(who.api.transactions.update({ id: who.rowId, bookedOn: '2026-03-21' })).rejects.toMatchObject(REFUSED);
  await who.api.accounts.update({ id: who.accountId, isActive: true });
  const { id } = await who.write('Late', -1_00n, { bookedOn: '2026-03-25' });
  await who.api.transactions.remove({ id });
  await who.close('2026-03-20');
  await expect(who.api.transactions.restore({ id })).rejects.toMatchObject(REFUSED);
  expect(await who.names()).toEqual(['Groceries']);
});

test('another account is not held by the closing of one, and a category of a closed account may change', async () => {
  const who = await closedBooks();
  await who.api.transactions.update({ id: who.rowId, categoryId: who.category('Fuel') });
  const { id: accountId } = await who.api.accounts.create({ name: 'Savings' });
  const late = { accountId, bookedOn: '2026-03-25', description: 'Late', amount: { minor: -1n, currency: 'ZAR' } };
  await who.api.transactions.create({ ...late, categoryId: who.category('Fuel') });
  expect(await who.names()).toEqual(['Late', 'Groceries']);
});

test('an account is not closed before its last transaction; without a day it closes today', async () => {
  const who = await closedBooks();
  await who.api.accounts.update({ id: who.accountId, isActive: true });
  await expect(who.close('2026-03-09')).rejects.toMatchObject({
    code: 'LATER_TRANSACTIONS',
    data: { lastDay: '2026-03-10' },
  });
  expect(await who.account()).toMatchObject({ isActive: true, closedOn: null });
  await who.close();
  expect(await who.account()).toMatchObject({ isActive: false, closedOn: '2026-03-31' });
});

test('a closing day without closing is refused', async () => {
  const who = await bookkeeper(app);
  const wish = { id: who.accountId, closedOn: '2026-03-20' };
  for (const isActive of [undefined, true])
    await expect(
      who.api.accounts.update({ ...wish, ...(isActive === undefined ? {} : { isActive }) }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('a statement of a closed account says so, and is imported once the account is open again', async () => {
  const who = await bookkeeper(app);
  await who.api.accounts.update({ id: who.accountId, accountNumber: '62123456789' });
  await who.api.accounts.update({ id: who.accountId, isActive: false, closedOn: '2026-03-01' });
  const text =
    'Account Number:,62123456789\nDate,Description,Amount\n2026-03-13,Parts,-76.54\n2026-03-14,Fuel,-10.00\n';
  const { id } = await who.api.imports.upload({ file: new File([text], 'march.csv'), accountId: who.accountId });
  const { finding } = await who.api.imports.get({ id });
  expect(finding?.kind === 'read' && finding.sections[0]).toMatchObject({
    account: { id: who.accountId },
    problem: { code: 'ACCOUNT_CLOSED', sentence: expect.stringContaining('Cheque was closed on 1 March 2026') },
  });
  await expect(who.api.imports.commit({ id })).rejects.toMatchObject({ message: expect.stringContaining('closed') });
  await who.api.accounts.update({ id: who.accountId, isActive: true });
  await who.api.imports.choose({
    id,
    accounts: [{ section: 0, accountId: who.accountId, isNumberIgnored: false }],
  });
  await who.api.imports.commit({ id });
  expect(await who.names()).toHaveLength(2);
});

test('a viewer cannot close an account, and a contributor limited to a closed one gets the same refusal', async () => {
  const who = await closedBooks();
  const { id: hidden } = await who.api.accounts.create({ name: 'Hidden' });
  const workspaceId = who.session.workspace.id;
  const viewer = await tabOf(app, await joined(app, who, { role: 'viewer' }), workspaceId);
  await expect(viewer.api.accounts.update({ id: hidden, isActive: false })).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
  });
  const limited = await joined(app, who, { role: 'contributor', accountIds: [who.accountId] });
  const { api } = await tabOf(app, limited, workspaceId);
  const late = { accountId: who.accountId, bookedOn: '2026-03-21', description: 'Late', amount: { minor: -1n } };
  await expect(api.transactions.create({ ...late, categoryId: who.category('Fuel') })).rejects.toMatchObject(REFUSED);
});
