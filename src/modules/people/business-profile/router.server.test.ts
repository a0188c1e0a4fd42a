import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('before anything is said, the country of the books and its usual year stand there', async () => {
  const { api } = await app.person({ country: 'KE' });
  const { business, savedAt } = await api.business.get();
  expect(savedAt).toBeNull();
  expect(business).toMatchObject({ country: 'KE', yearStart: 1, legalName: '', entity: '' });
});

test('what is said is kept as the country writes it, read by every member, and changed by the owner alone', async () => {
  const owner = await app.person();
  await owner.api.business.save({
    legalName: ' Thandi & Sons (Pty) Ltd ',
    entity: 'company',
    country: 'ZA',
    registrationNumber: '2020 123456 07',
    vatNumber: '4 123 456 789',
    yearStart: 3,
  });
  const viewer = await tabOf(
    app,
    await joined(app, owner, { role: 'viewer-without-amounts' }),
    owner.session.workspace.id,
  );
  const { business, savedAt } = await viewer.api.business.get();
  expect(business).toMatchObject({
    legalName: 'Thandi & Sons (Pty) Ltd',
    registrationNumber: '2020/123456/07',
    vatNumber: '4123456789',
    taxNumber: '',
  });
  expect(savedAt).not.toBeNull();
  await expect(viewer.api.business.save({ country: 'ZA', yearStart: 1 })).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
  });
  const other = await app.person();
  expect((await other.api.business.get()).business.legalName).toBe('');
  const { rows } = await app.owner.query<{ metadata: unknown }>(
    "select metadata from security_audit_logs where action = 'business.saved' and workspace_id = $1",
    [owner.session.workspace.id],
  );
  expect(JSON.stringify(rows)).toContain('vatNumber');
  expect(JSON.stringify(rows)).not.toContain('Thandi');
});

test.each([
  [{ country: 'ZA', vatNumber: '123' }, 'vatNumber'],
  [{ country: 'KE', taxNumber: '4123456789' }, 'taxNumber'],
  [{ country: 'NG', registrationNumber: '2020/123456/07' }, 'registrationNumber'],
  [{ country: 'ZA', legalName: 'x'.repeat(121) }, 'legalName'],
])('%o is refused at its field', async (said, field) => {
  const { api } = await app.person();
  const refused = api.business.save({ yearStart: 3, ...said });
  await expect(refused).rejects.toMatchObject({ code: 'BAD_REQUEST', data: { issues: [{ path: [field] }] } });
});
