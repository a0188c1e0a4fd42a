import { createRouterClient } from '@orpc/server';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ProcedureMeta } from '#kernel/contract.ts';
import { isChange, isSiteRole } from '#kernel/permissions.ts';
import { ROLES, type Role, type SiteRole } from '#kernel/roles.ts';
import { TIERS, opens, type Tier } from '#kernel/tiers.ts';
import type { RequestContext } from '#platform/procedure.server.ts';
import { isOpenTo } from './matrix.ts';
import { everyProcedure } from './procedures.server.ts';
import { startTestApp } from '#testing/app.server.ts';

// Every cell of docs/matrix.md: each procedure is called through the real guard and handler, as everybody there is.
// What a call does is undone, so that signing out, ending and deleting are called like the others.
const procedures = everyProcedure();
const named = procedures.map((procedure) => [procedure.path.join('.'), procedure] as const);

const REFUSALS = new Set([
  'SIGNED_OUT',
  'SECOND_STEP_NEEDED',
  'CONFIRMATION_NEEDED',
  'SECOND_FACTOR_NEEDED',
  'NOT_ALLOWED',
  'NOT_FOR_TYPE',
  'NOT_A_MEMBER',
  'ADMIN_NEEDED',
  'SUPERUSER_NEEDED',
  'PLAN_TOO_SMALL',
  'TOO_MANY_REQUESTS',
  'UNFORESEEN',
  'DATABASE_AWAY',
  'DATABASE_BUSY',
  'TOO_MANY_OPEN',
  'DISK_FULL',
]);

type Person = Awaited<ReturnType<typeof app.person>>;
/** Somebody at a browser: the cookies of their session, and the books they name. */
type Tab = { readonly cookie: string; readonly workspaceId: string | null };

let app: Awaited<ReturnType<typeof startTestApp>>;
const members = new Map<Role, Tab>();
const tabs = new Map<string, Tab>();

beforeAll(async () => {
  app = await startTestApp();
  const books = (await app.person()).session.workspace.id;
  for (const role of ROLES) {
    const member = await app.person();
    await app.owner.query('insert into members (workspace_id, user_id, role) values ($1, $2, $3)', [
      books,
      idOf(member),
      role,
    ]);
    members.set(role, tabOf(member, books));
  }
  await app.owner.query(`insert into subscriptions (id, user_id, status, plan_name, billing_interval)
    select gen_random_uuid(), user_id, 'active', 'Free', 'month' from members`);
  tabs.set('stranger', tabOf(await app.person(), books));
  for (const [name, role, isActive, expires] of [
    ['admin', 'admin', true, null],
    ['superuser', 'superuser', true, null],
    ['expired superuser', 'superuser', true, '-1 second'],
    ['revoked superuser', 'superuser', false, null],
    ['superuser of yesterday', 'superuser', true, null],
    ['superuser who owes', 'superuser', true, null],
  ] as const) {
    const person = await app.person();
    await app.owner.query(
      'insert into user_roles (user_id, role, is_active, expires_at) values ($1, $2, $3, now() + $4::interval)',
      [idOf(person), role, isActive, expires],
    );
    // Who runs the site has a second factor; without one, what books do not open, they do not get in an archive either.
    await app.owner.query(
      "insert into totp_secrets (user_id, sealed, confirmed_at) values ($1, 'never opened here', now())",
      [idOf(person)],
    );
    tabs.set(name, tabOf(person, null));
    if (name === 'superuser of yesterday')
      await app.owner.query("update sessions set confirmed_at = now() - interval '31 minutes' where user_id = $1", [
        idOf(person),
      ]);
    if (name === 'superuser who owes')
      await app.owner.query('update sessions set is_pending = true, confirmed_at = null where user_id = $1', [
        idOf(person),
      ]);
  }
  tabs.set('signed out', { cookie: '', workspaceId: null });
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

const idOf = (person: Person) => person.session.person.id;

function tabOf({ cookies }: Person, workspaceId: string | null): Tab {
  return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '), workspaceId };
}

function tabNamed(name: string): Tab {
  const tab = tabs.get(name);
  if (tab === undefined) throw new Error(`nobody is ${name}`);
  return tab;
}

/** The code of the refusal, or null where the guard let the call through to its input or its handler. */
async function refusalOf({ cookie, workspaceId }: Tab, path: readonly string[]): Promise<string | null> {
  const { services, router } = app;
  const request = {
    id: 'cell',
    headers: new Headers(cookie === '' ? {} : { cookie }),
    ipAddress: '127.0.0.1',
    userAgent: 'test',
    workspaceId,
    once: new Map(),
  };
  const undone = { ...services, pool: undoing(services.pool), sidePool: undoing(services.sidePool) };
  const context: RequestContext = { services: undone, request, resHeaders: new Headers() };
  let call: unknown = createRouterClient(router, { context });
  for (const name of path) call = (call as Record<string, unknown>)[name];
  try {
    await (call as (input?: unknown) => Promise<unknown>)();
    return null;
  } catch (error) {
    const code = (error as { code?: string }).code ?? 'UNFORESEEN';
    return REFUSALS.has(code) ? code : null;
  }
}

/** The same pool, but no transaction on it is ever kept. */
function undoing(pool: pg.Pool): pg.Pool {
  return withMethod(pool, 'connect', async () => {
    const client = await pool.connect();
    const query = (text: unknown, ...rest: unknown[]) =>
      (client.query as (...words: unknown[]) => unknown).call(client, text === 'commit' ? 'rollback' : text, ...rest);
    return withMethod(client, 'query', query);
  });
}

function withMethod<T extends object>(whole: T, method: string, instead: unknown): T {
  return new Proxy(whole, {
    get(target, name) {
      if (name === method) return instead;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

const siteRefusal = (access: SiteRole) => (access === 'admin' ? 'ADMIN_NEEDED' : 'SUPERUSER_NEEDED');

/** What the matrix says of a member of books. */
function saidOf(meta: ProcedureMeta, role: Role, tier: Tier): string | null {
  const { access } = meta;
  if (isOpenTo(meta, role, tier)) return null;
  if (isSiteRole(access)) return siteRefusal(access);
  return opens(tier, meta.tier) ? 'NOT_ALLOWED' : 'PLAN_TOO_SMALL';
}

/** What the guard is told of a procedure, and decides by. */
const toldOf = ({ access, tier, pending, fresh }: ProcedureMeta) => JSON.stringify([access, tier, pending, fresh]);
/** The first of all of which the guard is told the same. */
const standsForAll = new Set([...Map.groupBy(procedures, ({ meta }) => toldOf(meta)).values()].map(([first]) => first));

/**
 * Every role on every plan for one of those alike. For each of the others every role on one plan and one role on every
 * plan, another one each time: that the guard asks for both, whatever the caller’s role and plan.
 */
function isTried(procedure: (typeof procedures)[number], role: Role, tier: Tier): boolean {
  const turn = procedures.indexOf(procedure);
  return standsForAll.has(procedure) || role === ROLES[turn % ROLES.length] || tier === TIERS[turn % TIERS.length];
}

describe('as the matrix says, every role on every plan', () => {
  test.each(named)('calls %s', async (_, procedure) => {
    const { path, meta } = procedure;
    const cells: Record<string, readonly [found: string | null, said: string | null]> = {};
    for (const tier of TIERS) {
      await app.owner.query('update subscriptions set plan_name = $1', [tier]);
      await app.owner.query('delete from rate_limits');
      for (const [role, tab] of members)
        if (isTried(procedure, role, tier))
          cells[`${role} on ${tier}`] = [await refusalOf(tab, path), saidOf(meta, role, tier)];
    }
    const [all, some] = [ROLES.length * TIERS.length, ROLES.length + TIERS.length - 1];
    expect(Object.entries(cells)).toHaveLength(standsForAll.has(procedure) ? all : some);
    expect(Object.entries(cells).filter(([, [found, said]]) => found !== said)).toEqual([]);
  });
});

type Expected = (meta: ProcedureMeta) => string | null;
const anybody: Expected = ({ access }) => (isSiteRole(access) ? siteRefusal(access) : null);
const inOwnBooks = (role: SiteRole): Expected => {
  return ({ access }) => (isSiteRole(access) && role === 'admin' && access !== role ? siteRefusal(access) : null);
};

const OTHERS: readonly (readonly [name: string, expected: Expected])[] = [
  ['signed out', ({ access }) => (access === 'anyone' ? null : 'SIGNED_OUT')],
  [
    'stranger',
    (meta) => (meta.access === 'anyone' || meta.access === 'person' ? null : (anybody(meta) ?? 'NOT_A_MEMBER')),
  ],
  ['admin', inOwnBooks('admin')],
  ['superuser', inOwnBooks('superuser')],
  ['expired superuser', anybody],
  ['revoked superuser', anybody],
  ['superuser of yesterday', ({ fresh }) => (fresh ? 'CONFIRMATION_NEEDED' : null)],
  [
    'superuser who owes',
    ({ access, pending, fresh }) => {
      if (access === 'anyone') return null;
      if (!pending) return 'SECOND_STEP_NEEDED';
      return fresh ? 'CONFIRMATION_NEEDED' : null;
    },
  ],
];

describe.each(OTHERS)('somebody who is: %s [§6 portal roles] [§6 second factor]', (name, expected) => {
  test.each(named)('calls %s', async (_, { path, meta }) => {
    expect(await refusalOf(tabNamed(name), path)).toBe(expected(meta));
  });
});

test('nothing of all that was kept', async () => {
  for (const [role, tab] of members) expect(await refusalOf(tab, ['roles', 'own']), role).toBeNull();
});

test('every change says under which name it is remembered, and every permission to write belongs to a change', () => {
  for (const { path, meta } of procedures) {
    if (isChange(meta.access)) expect(meta.audit, path.join('.')).not.toBeNull();
    if (meta.audit !== null) expect(meta.audit, path.join('.')).toMatch(/^[a-z-]+\.[a-z-]+$/);
  }
});
