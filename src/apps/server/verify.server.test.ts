import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { verifyAudit, verifyDatabase } from './verify.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let workspaceId: string;
let accountId: string;
beforeAll(async () => {
  app = await startTestApp();
  const { api, session } = await app.person();
  workspaceId = session.workspace.id;
  accountId = (await api.accounts.create({ name: 'Cheque' })).id;
  const categoryId = (await api.categories.list())[5]?.id ?? '';
  for (const minor of [-5n, 7n, 0n])
    await api.transactions.create({
      accountId,
      bookedOn: '2026-03-01',
      description: 'row',
      categoryId,
      amount: { minor },
    });
});
afterAll(() => app.close());

/** What verification finds wrong after a corruption, which is then undone. */
async function wrongAfter(corruption: string, mending: string): Promise<readonly string[]> {
  await app.owner.query(corruption);
  const { wrong } = await verifyDatabase(app.database.ownerUrl);
  await app.owner.query(mending);
  return wrong;
}

/** Past the trigger that keeps the log append-only, as only who owns the table can go. */
const unguarded = (text: string) =>
  `begin; alter table security_audit_logs disable trigger audit_is_append_only; ${text};
   alter table security_audit_logs enable trigger audit_is_append_only; commit`;

test('books that were kept by the application agree, and it is said what was compared', async () => {
  const { compared, wrong } = await verifyDatabase(app.database.ownerUrl);
  expect(wrong).toEqual([]);
  expect(compared[0]).toBe('Compared 3 stored sums with their transactions in 1 workspace.');
  expect(compared[1]).toBe('Checked both sides of 0 transfers.');
  expect(compared[2]).toMatch(/^Checked \d+ audit chains with \d+ entries\.$/);
});

test('a kept sum that is one cent off is named, with what it says and what the rows come to', async () => {
  const wrong = await wrongAfter(
    'update transaction_sums set in_minor = in_minor + 1',
    'update transaction_sums set in_minor = in_minor - 1',
  );
  expect(wrong).toHaveLength(1);
  expect(wrong[0]).toContain(`workspace ${workspaceId}, account ${accountId}, 2026-03, category`);
  expect(wrong[0]).toContain('The stored sum is 8 -5 3 1 1, but the transactions add up to 7 -5 3 1 1');
});

test('a sum without rows, and rows without a sum, are both named', async () => {
  const without = await wrongAfter(
    `update transaction_months set month = '2026-04'`,
    `update transaction_months set month = '2026-03'`,
  );
  expect(without).toHaveLength(2);
  expect(without[0]).toMatch(
    /2026-03, all categories is wrong\. The stored sum is nothing, but the transactions add up to 7 -5 3 1 1/,
  );
  expect(without[1]).toMatch(
    /2026-04, all categories is wrong\. The stored sum is 7 -5 3 1 1, but the transactions add up to nothing/,
  );
});

test('a sum of a day that is off is named with its day', async () => {
  const wrong = await wrongAfter(
    'update transaction_days set count = count + 1',
    'update transaction_days set count = count - 1',
  );
  expect(wrong).toHaveLength(1);
  expect(wrong[0]).toContain(`workspace ${workspaceId}, account ${accountId}, 2026-03-01, category`);
  expect(wrong[0]).toContain('The stored sum is 7 -5 4 1 1, but the transactions add up to 7 -5 3 1 1');
});

test('a row that was written past the sums is noticed', async () => {
  const wrong = await wrongAfter(
    `begin; alter table transactions disable trigger sums_after_update;
     update transactions set minor = minor - 1 where minor = 0;
     alter table transactions enable trigger sums_after_update; commit`,
    `begin; alter table transactions disable trigger sums_after_update;
     update transactions set minor = minor + 1 where minor = -1;
     alter table transactions enable trigger sums_after_update; commit`,
  );
  // Of the month, of its category, and of the day.
  expect(wrong).toHaveLength(3);
});

/** A line of the chain of these books. */
const place = (number: number) => `where chain_id = '${workspaceId}' and number = ${number}`;

test('a line of the audit log that was altered is named', async () => {
  const { rows } = await app.owner.query<{ text: string }>(
    `select metadata::text as text from security_audit_logs ${place(2)}`,
  );
  const wrong = await wrongAfter(
    unguarded(`update security_audit_logs set metadata = '{"x":1}' ${place(2)}`),
    unguarded(`update security_audit_logs set metadata = '${rows[0]?.text ?? ''}' ${place(2)}`),
  );
  expect(wrong).toEqual([`The audit chain ${workspaceId} is broken at line 2: it was changed after it was written.`]);
  expect((await verifyAudit(app.database.ownerUrl)).wrong).toEqual([]);
});

test('of the audit log alone, a line that is missing and two that changed places are named', async () => {
  const moved = (from: number, to: number) => `update security_audit_logs set number = ${to} ${place(from)}`;
  const swap = [moved(2, -1), moved(3, 2), moved(-1, 3)].join(';');
  await app.owner.query(unguarded(swap));
  const swapped = await verifyAudit(app.database.ownerUrl);
  await app.owner.query(unguarded(swap));
  expect(swapped.wrong).toEqual([
    `The audit chain ${workspaceId} is broken at line 2: it changed places with another.`,
  ]);
  await app.owner.query(unguarded(`delete from security_audit_logs ${place(3)}`));
  const missing = await verifyAudit(app.database.ownerUrl);
  expect(missing.compared).toHaveLength(1);
  expect(missing.wrong).toEqual([`The audit chain ${workspaceId} is broken at line 3: it is missing.`]);
});

test('a connection that does not see every row is refused rather than believed', async () => {
  await expect(verifyDatabase(app.database.loginUrl)).rejects.toThrow(/DATABASE_OWNER_URL/);
});

test('a transfer is named of which one side is gone, or is the line of a split with another amount', async () => {
  const { api, session } = await app.person();
  const ids = [];
  for (const name of ['Cheque', 'Loan']) ids.push((await api.accounts.create({ name })).id);
  const [from = '', to = ''] = ids;
  const categoryId = (await api.categories.list())[5]?.id ?? '';
  const { id } = await api.transactions.create({
    accountId: from,
    bookedOn: '2026-03-01',
    description: 'Instalment',
    categoryId,
    amount: { minor: -100n },
  });
  const line = { categoryId: null, amount: { minor: -50n, currency: 'ZAR' } };
  await api.splits.split({ id, lines: [line, { ...line, accountId: to }] });
  const named: unknown = expect.stringContaining(`Workspace ${session.workspace.id}: the sides of the transfer`);
  const { compared, wrong: before } = await verifyDatabase(app.database.ownerUrl);
  expect(compared[1]).toBe('Checked both sides of 1 transfer.');
  expect(before).not.toContainEqual(named);
  const past = (text: string) =>
    `begin; alter table transactions disable trigger user; ${text}; alter table transactions enable trigger user; commit`;
  const side = `workspace_id = '${session.workspace.id}' and account_id = '${to}'`;
  const transfer = `(select id from transfers where workspace_id = '${session.workspace.id}')`;
  const alone = await wrongAfter(
    past(`update transactions set transfer_id = null where ${side}`),
    past(`update transactions set transfer_id = ${transfer} where ${side}`),
  );
  expect(alone).toContainEqual(named);
  const other = await wrongAfter(
    past(`update transactions set minor = 51 where ${side}`),
    past(`update transactions set minor = 50 where ${side}`),
  );
  expect(other).toContainEqual(named);
});
