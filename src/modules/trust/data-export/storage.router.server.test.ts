import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('says how much of each kind the open books hold, when they were copied, and nothing by which the database is found', async () => {
  const who = await app.person();
  await who.api.accounts.create({ name: 'Cheque' });
  const before = await who.api.storage.standing();
  const rowsOf = (kind: string) => before.kinds.find((one) => one.kind === kind);
  expect(rowsOf('bank_accounts')?.rows).toBe(1);
  expect(rowsOf('bank_accounts')?.bytes).toBeGreaterThan(50);
  expect(rowsOf('categories')?.rows).toBe((await who.api.categories.list()).length);
  expect(rowsOf('transactions')).toMatchObject({ rows: 0, bytes: 0 });
  expect(before.copiedAt).toBeNull();
  expect(before.database.version).toMatch(/^\d+(\.\d+)?$/);
  expect(before.database.isDurable).toBeTypeOf('boolean');
  const { port, hostname, password } = new URL(app.database.ownerUrl);
  for (const secret of [port, decodeURIComponent(hostname), password].filter((text) => text !== ''))
    expect(JSON.stringify(before.database)).not.toContain(secret);

  await who.api.leaving.export();
  expect((await who.api.storage.standing()).copiedAt).toBeInstanceOf(Date);
  const other = await app.person();
  expect((await other.api.storage.standing()).kinds.find(({ kind }) => kind === 'bank_accounts')?.rows).toBe(0);
});
