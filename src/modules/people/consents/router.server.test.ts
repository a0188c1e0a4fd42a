import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { connectionOf, inTransaction } from '#platform/database.server.ts';

const now = new Date('2026-11-21T10:00:00Z');
const ALL = { functional: true, analytics: true, marketing: true };
const NONE = { functional: false, analytics: false, marketing: false };

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
afterAll(() => app.close());

const given = { version: 1, via: 'banner' } as const;

test('each decision is kept with its proof, the latest first [§3 consent preferences]', async () => {
  const { api } = await app.person({ ipAddress: '127.9.9.9', userAgent: 'A browser' });
  expect(await api.consents.list()).toEqual([]);
  await api.consents.give({ ...given, choices: ALL, givenAt: new Date('2026-11-21T09:00:00Z') });
  await api.consents.give({ ...given, choices: NONE, givenAt: new Date('2026-11-21T09:30:00Z'), via: 'settings' });
  const proof = { version: 1, recordedAt: now, ipAddress: '127.9.9.9', userAgent: 'A browser' };
  expect(await api.consents.list()).toEqual([
    expect.objectContaining({ ...proof, choices: NONE, via: 'settings' }),
    expect.objectContaining({ ...proof, choices: ALL, via: 'banner', givenAt: new Date('2026-11-21T09:00:00Z') }),
  ]);
});

test('a decision that is told twice is kept once', async () => {
  const { api } = await app.person();
  const told = { ...given, choices: NONE, givenAt: new Date('2026-11-21T09:00:00Z') };
  const first = await api.consents.give(told);
  expect(await api.consents.give(told)).toEqual(first);
  expect(await api.consents.list()).toHaveLength(1);
  await api.consents.give({ ...told, choices: ALL });
  expect(await api.consents.list()).toHaveLength(2);
});

test('a browser whose clock is ahead decides no later than it says so', async () => {
  const { api } = await app.person();
  const kept = await api.consents.give({ ...given, choices: ALL, givenAt: new Date('2030-01-01T00:00:00Z') });
  expect(kept.givenAt).toEqual(now);
});

test.each([{ version: 0 }, { version: 99 }, { via: 'an e-mail' }, { choices: { functional: true } }])(
  '%j is refused',
  async (wrong) => {
    const { api } = await app.person();
    const consent = { ...given, choices: NONE, givenAt: now, ...wrong };
    await expect(api.consents.give(consent as never)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await api.consents.list()).toEqual([]);
  },
);

test("nobody reads another's, and nobody changes or deletes one, not even their own", async () => {
  const [mine, theirs] = [await app.person(), await app.person()];
  await theirs.api.consents.give({ ...given, choices: ALL, givenAt: now });
  const asApp = (userId: string, text: string) =>
    inTransaction(app.services.pool, { role: 'ilifa_app', userId }, (db) => connectionOf(db).query(text));
  expect((await asApp(mine.session.person.id, 'select * from consents')).rowCount).toBe(0);
  for (const text of ['update consents set marketing = false', 'delete from consents'])
    await expect(asApp(theirs.session.person.id, text), text).rejects.toThrow(/permission denied/);
});
