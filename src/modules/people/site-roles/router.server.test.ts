import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import type { SiteRole } from '#kernel/roles.ts';

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof startTestApp>>['person']>>;

let clock = new Date('2026-11-21T10:00:00Z');
let app: Awaited<ReturnType<typeof startTestApp>>;
let superuser: Person;
let somebody: Person;

beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  clock = new Date('2026-11-21T10:00:00Z');
  await app.owner.query('delete from user_roles');
  [superuser, somebody] = [await app.person(), await app.person()];
  await hold(superuser, 'superuser');
});

const idOf = (person: Person) => person.session.person.id;

async function hold(person: Person, role: SiteRole, { isActive = true, expiresAt = null as Date | null } = {}) {
  await app.owner.query('insert into user_roles (user_id, role, is_active, expires_at) values ($1, $2, $3, $4)', [
    idOf(person),
    role,
    isActive,
    expiresAt,
  ]);
}

/** A change of permissions ends the sessions; the person signs in anew. */
async function signIn({ api, email, password, session }: Person): Promise<void> {
  await api.identity.signIn({ email, password });
  // Administrators owe a second factor, which is tried beside factors.
  await app.owner.query('update sessions set is_pending = false where user_id = $1', [session.person.id]);
}

function give(expiresAt: string | null = null, role: SiteRole = 'admin') {
  return superuser.api.roles.give({ userId: idOf(somebody), role, expiresAt });
}

describe('a superuser', () => {
  test('gives a role, and it opens its doors from the next sign-in on [§6 access-denied messages]', async () => {
    await expect(somebody.api.roles.list()).rejects.toMatchObject({
      code: 'ADMIN_NEEDED',
      message: 'Access Denied. Administrator privileges required.',
    });
    await give();
    expect(await somebody.api.identity.session()).toBeNull();
    expect(await superuser.api.identity.session()).not.toBeNull();
    await signIn(somebody);
    expect(await somebody.api.roles.own()).toEqual([{ role: 'admin', expiresAt: null }]);
    expect(await somebody.api.roles.list()).toHaveLength(2);
    expect((await somebody.api.identity.session())?.roles).toEqual(['admin']);
  });

  test('takes it away, and it opens nothing any more', async () => {
    await give();
    await signIn(somebody);
    await superuser.api.roles.revoke({ userId: idOf(somebody), role: 'admin' });
    await expect(somebody.api.roles.list()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    await signIn(somebody);
    await expect(somebody.api.roles.list()).rejects.toMatchObject({ code: 'ADMIN_NEEDED' });
    expect(await somebody.api.roles.own()).toEqual([]);
  });

  test('gives it for a time, after which it is gone by itself [§3 user_roles] [§7 user_roles]', async () => {
    await give('2026-11-21T10:20:00Z');
    await signIn(somebody);
    expect((await somebody.api.identity.session())?.tier).toBe('enterprise');
    clock = new Date('2026-11-21T10:19:59Z');
    expect(await somebody.api.roles.list()).toHaveLength(2);
    clock = new Date('2026-11-21T10:20:00Z');
    await expect(somebody.api.roles.list()).rejects.toMatchObject({ code: 'ADMIN_NEEDED' });
    expect(await somebody.api.identity.session()).toMatchObject({ roles: [], tier: 'free' });
  });

  test('gives none that would have ended already, and none to nobody', async () => {
    await expect(give('2026-11-21T10:00:00Z')).rejects.toMatchObject({ code: 'EXPIRY_PASSED' });
    const nobody = { userId: crypto.randomUUID(), role: 'admin' as const };
    await expect(superuser.api.roles.give({ ...nobody, expiresAt: null })).rejects.toMatchObject({
      code: 'PERSON_NOT_FOUND',
    });
    await expect(superuser.api.roles.revoke(nobody)).rejects.toMatchObject({ code: 'ROLE_NOT_HELD' });
  });

  test('who is the last stays one', async () => {
    const me = { userId: idOf(superuser), role: 'superuser' as const };
    await expect(superuser.api.roles.revoke(me)).rejects.toMatchObject({ code: 'LAST_SUPERUSER' });
    await give(null, 'superuser');
    await superuser.api.roles.revoke(me);
    await expect(give()).rejects.toMatchObject({
      code: 'SUPERUSER_NEEDED',
      message: 'Superuser privileges required.',
    });
  });

  test('of two who leave at the same time, one stays', async () => {
    await hold(somebody, 'superuser');
    const leaving = [superuser, somebody].map((person) =>
      person.api.roles.revoke({ userId: idOf(person), role: 'superuser' }),
    );
    const outcomes = await Promise.allSettled(leaving);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is remembered with every change, as a high risk [§6 permission changes]', async () => {
    await give('2026-12-01T00:00:00Z');
    await superuser.api.roles.revoke({ userId: idOf(somebody), role: 'admin' });
    const { rows } = await app.owner.query(
      'select action, user_id, resource_id, metadata from security_audit_logs where resource_id = $1 order by number',
      [idOf(somebody)],
    );
    const line = { user_id: idOf(superuser), resource_id: idOf(somebody) };
    expect(rows.filter(({ action }) => String(action).startsWith('role.'))).toEqual([
      {
        ...line,
        action: 'role.given',
        metadata: { role: 'admin', expiresAt: '2026-12-01T00:00:00Z', riskLevel: 'high' },
      },
      { ...line, action: 'role.revoked', metadata: { role: 'admin', riskLevel: 'high' } },
    ]);
  });

  test('who confirmed too long ago is asked to do so again first', async () => {
    await app.owner.query('update sessions set confirmed_at = $2 where user_id = $1', [
      idOf(superuser),
      new Date('2026-11-21T09:29:59Z'),
    ]);
    await expect(give()).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' });
    expect(await somebody.api.roles.own()).toEqual([]);
  });
});

describe('an administrator looks somebody up by their address', () => {
  test('and learns who it is, on which plan, and which roles they hold', async () => {
    await hold(somebody, 'admin', { expiresAt: new Date('2026-12-01T00:00:00Z') });
    expect(await superuser.api.roles.find({ email: ` ${somebody.email.toUpperCase()} ` })).toEqual({
      userId: idOf(somebody),
      email: somebody.email,
      displayName: somebody.session.person.displayName,
      userType: 'individual',
      tier: 'enterprise',
      roles: [{ role: 'admin', expiresAt: '2026-12-01T00:00:00.000Z' }],
    });
  });

  test.each([
    ['a part of an address', (email: string) => email.slice(1)],
    ['a pattern', (email: string) => `%${email.slice(1)}`],
    ['another address', () => 'nobody@example.com'],
  ])('%s finds nobody', async (_, asked) => {
    await expect(superuser.api.roles.find({ email: asked(somebody.email) })).rejects.toMatchObject({
      code: 'NO_ACCOUNT',
    });
  });

  test('nobody else may', async () => {
    await expect(somebody.api.roles.find({ email: superuser.email })).rejects.toMatchObject({ code: 'ADMIN_NEEDED' });
    await expect(app.visitor().api.roles.find({ email: superuser.email })).rejects.toMatchObject({
      code: 'SIGNED_OUT',
    });
  });

  test('no list of addresses can be tried against it without end', async () => {
    const tries = Array.from({ length: 61 }, (__, n) => superuser.api.roles.find({ email: `${n}@example.com` }));
    const codes = (await Promise.allSettled(tries)).map((one) =>
      one.status === 'rejected' ? (one.reason as { code: string }).code : 'found',
    );
    expect(codes.filter((code) => code === 'NO_ACCOUNT')).toHaveLength(60);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(1);
  });
});

describe('a role that does not count', () => {
  test.each([
    ['expired a second ago', { expiresAt: new Date('2026-11-21T09:59:59Z') }],
    ['was taken away', { isActive: false }],
  ])('because it %s opens nothing [§6 roles count]', async (_, how) => {
    await hold(somebody, 'superuser', how);
    await expect(somebody.api.roles.list()).rejects.toMatchObject({ code: 'ADMIN_NEEDED' });
    await expect(
      somebody.api.roles.give({ userId: idOf(somebody), role: 'superuser', expiresAt: null }),
    ).rejects.toMatchObject({ code: 'SUPERUSER_NEEDED' });
    expect(await somebody.api.identity.session()).toMatchObject({ roles: [], tier: 'free' });
  });
});

test('an administrator gives no roles, not even to themselves', async () => {
  await hold(somebody, 'admin');
  const wish = { userId: idOf(somebody), role: 'superuser' as const, expiresAt: null };
  await expect(somebody.api.roles.give(wish)).rejects.toMatchObject({ code: 'SUPERUSER_NEEDED' });
});

test('the connection of the books can write neither roles nor plans', async () => {
  const client = new pg.Client({ connectionString: app.database.loginUrl });
  await client.connect();
  const { id } = somebody.session.person;
  for (const sql of [
    `insert into user_roles (user_id, role) values ('${id}', 'superuser')`,
    `update user_roles set is_active = true`,
    `insert into subscriptions (id, user_id, status, plan_name, billing_interval)
      values (gen_random_uuid(), '${id}', 'active', 'Enterprise', 'month')`,
  ]) {
    await client.query(`begin; set local role ilifa_app; set local app.user_id = '${id}'`);
    await expect(client.query(sql)).rejects.toThrow(/permission denied/);
    await client.query('rollback');
  }
  await client.end();
});
