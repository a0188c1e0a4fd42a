import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';
import { MOST_KEYS } from './api-keys.rules.ts';

let now = new Date('2026-11-22T10:00:00Z');
let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
afterAll(() => app.close());

const WISH = { name: 'Sheet', scopes: ['transactions.read', 'accounts.read'], days: 90 } as const;
const wish = () => ({ ...WISH, scopes: [...WISH.scopes] });

test('a key is shown once, kept as a hash, listed by its prefix, told of and remembered', async () => {
  const { api, session } = await app.person();
  const { id, key } = await api.apiKeys.create(wish());
  const [listed] = await api.apiKeys.list();
  expect(listed).toEqual({
    id,
    name: 'Sheet',
    prefix: key.slice(0, 14),
    scopes: ['accounts.read', 'transactions.read'],
    state: 'active',
    madeBy: session.person.displayName,
    createdAt: now,
    expiresAt: new Date(now.getTime() + 90 * 86_400_000),
    revokedAt: null,
    lastUsedAt: null,
  });
  const { rows } = await app.owner.query<{ row: string }>('select k::text as row from api_keys k where id = $1', [id]);
  expect(rows[0]?.row).not.toContain(key.slice(15));
  const notices = await api.notifications.list({ all: true });
  expect(JSON.stringify(notices)).toContain(listed?.prefix);
  expect(JSON.stringify(notices)).not.toContain(key);
  await api.apiKeys.revoke({ id });
  expect((await api.apiKeys.list())[0]).toMatchObject({ state: 'revoked', revokedAt: now });
  await expect(api.apiKeys.revoke({ id })).rejects.toMatchObject({ code: 'KEY_NOT_FOUND' });
  const lines = await app.owner.query<{ action: string; metadata: unknown }>(
    `select action, metadata from security_audit_logs where resource_id = $1 order by number`,
    [id],
  );
  expect(lines.rows.map(({ action }) => action)).toEqual(['api-key.made', 'api-key.revoked']);
  expect(JSON.stringify(lines.rows)).not.toContain(key);
});

test('books have so many keys that open them, and one that is revoked or over makes room', async () => {
  const { api } = await app.person();
  const ids: string[] = [];
  for (let made = 0; made < MOST_KEYS; made += 1) {
    await app.owner.query('delete from rate_limits');
    ids.push((await api.apiKeys.create({ ...wish(), days: made === 0 ? 30 : null })).id);
  }
  await app.owner.query('delete from rate_limits');
  await expect(api.apiKeys.create(wish())).rejects.toMatchObject({ code: 'TOO_MANY_KEYS' });
  await api.apiKeys.revoke({ id: ids[1] ?? '' });
  await api.apiKeys.create({ ...wish(), days: null });
  await expect(api.apiKeys.create(wish())).rejects.toMatchObject({ code: 'TOO_MANY_KEYS' });
});

test('a confirmation that is stale makes no key, and an editor sees none', async () => {
  const owner = await app.person();
  const editor = await tabOf(app, await joined(app, owner, { role: 'editor' }), owner.session.workspace.id);
  await expect(editor.api.apiKeys.list()).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  await expect(editor.api.apiKeys.create(wish())).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  const { id } = await owner.api.apiKeys.create(wish());
  const other = await app.person();
  await expect(other.api.apiKeys.revoke({ id })).rejects.toMatchObject({ code: 'KEY_NOT_FOUND' });
  const before = now;
  now = new Date(now.getTime() + 31 * 60_000);
  await expect(owner.api.apiKeys.create(wish())).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' });
  // Against an attack, at any time.
  await owner.api.apiKeys.revoke({ id });
  now = before;
});

test.each([
  [{ ...WISH, scopes: [] }],
  [{ ...WISH, scopes: ['members.read'] }],
  [{ ...WISH, name: ' ' }],
  [{ ...WISH, days: 31 }],
])('%o is no wish', async (bent) => {
  const { api } = await app.person();
  await expect(api.apiKeys.create(bent as never)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});
