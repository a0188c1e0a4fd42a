import type { AnyContractProcedure } from '@orpc/contract';
import { traverseContractProcedures } from '@orpc/server';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProcedureMeta } from '#kernel/contract.ts';
import { type Access, can, isSiteRole, type Role, RoleSchema, type SiteRole } from '#kernel/permissions.ts';
import { contract } from './contract.ts';
import { startTestApp } from './test-app.server.ts';

type Procedure = { path: readonly string[]; meta: ProcedureMeta };
const procedures: Procedure[] = [];
traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
  procedures.push({ path, meta: (procedure as AnyContractProcedure)['~orpc'].meta as ProcedureMeta });
});
const named = procedures.map((procedure) => [procedure.path.join('.'), procedure] as const);

let app: Awaited<ReturnType<typeof startTestApp>>;
let owner: Awaited<ReturnType<typeof app.person>>;
const members = new Map<Role, Awaited<ReturnType<typeof app.visitor>>>();
let stranger: ReturnType<typeof app.visitor>;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.person();
  const workspaceId = owner.session.workspace.id;
  const client = new pg.Client({ connectionString: app.database.ownerUrl });
  await client.connect();
  for (const role of RoleSchema.options) {
    const member = await app.person({ workspaceId: null });
    await client.query('insert into members (workspace_id, user_id, role) values ($1, $2, $3)', [
      workspaceId,
      member.session.person.id,
      role,
    ]);
    members.set(role, await signedInTo(workspaceId, member));
  }
  await client.end();
  stranger = await signedInTo(workspaceId, await app.person());
});
afterAll(() => app.close());

/** The same person in another tab, with these books open. */
async function signedInTo(workspaceId: string, { email, password }: { email: string; password: string }) {
  const tab = app.visitor({ workspaceId, ipAddress: `127.1.${members.size}.1` });
  await tab.api.identity.signIn({ email, password });
  return tab;
}

/** The code of the refusal, or null where the guard let the call through to its input or its handler. */
async function refusalOf(caller: ReturnType<typeof app.visitor>, path: readonly string[]): Promise<string | null> {
  let call: unknown = caller.api;
  for (const name of path) call = (call as Record<string, unknown>)[name];
  try {
    await (call as (input?: unknown) => Promise<unknown>)();
    return null;
  } catch (error) {
    const code = (error as { code?: string }).code ?? 'UNKNOWN';
    const broken = ['UNKNOWN', 'UNFORESEEN', 'DATABASE_AWAY', 'DISK_FULL'];
    const refusals = [
      'SIGNED_OUT',
      'NOT_ALLOWED',
      'NOT_A_MEMBER',
      'PLAN_TOO_SMALL',
      'ADMIN_NEEDED',
      'SUPERUSER_NEEDED',
    ];
    return [...refusals, ...broken].includes(code) ? code : null;
  }
}

const open = (access: Access) => access === 'anyone';
/** About the caller alone, whichever books are named. */
const personal = (access: Access) => open(access) || access === 'person';

function expected(access: Access, role: Role): string | null {
  if (personal(access)) return null;
  if (isSiteRole(access)) return siteRefusal(access);
  return can(role, access) ? null : 'NOT_ALLOWED';
}

const siteRefusal = (access: SiteRole) => (access === 'admin' ? 'ADMIN_NEEDED' : 'SUPERUSER_NEEDED');

/** For who has just signed in by password nothing is stale; a site role is refused before the books are looked at. */
const foreign = (access: Access) =>
  personal(access) ? null : isSiteRole(access) ? siteRefusal(access) : 'NOT_A_MEMBER';

/** Signing out ends the session under test; its own test is beside identity. */
const lasting = named.filter(([name]) => name !== 'identity.signOut');

describe('a caller who is signed out', () => {
  test.each(lasting)('calls %s', async (_, { path, meta }) => {
    expect(await refusalOf(app.visitor(), path)).toBe(open(meta.access) ? null : 'SIGNED_OUT');
  });
});

describe("a stranger who names somebody else's books", () => {
  test.each(lasting)('calls %s', async (_, { path, meta }) => {
    expect(await refusalOf(stranger, path)).toBe(foreign(meta.access));
  });
});

describe.each(RoleSchema.options)('a member who is %s', (role) => {
  test.each(lasting)('calls %s', async (_, { path, meta }) => {
    const member = members.get(role);
    if (member === undefined) throw new Error(`no member is ${role}`);
    expect(await refusalOf(member, path)).toBe(expected(meta.access, role));
  });
});

test('every change says under which name it is remembered, and every permission to write belongs to a change', () => {
  for (const { path, meta } of procedures) {
    if (meta.access.endsWith('.write')) expect(meta.audit, path.join('.')).not.toBeNull();
    if (meta.audit !== null) expect(meta.audit, path.join('.')).toMatch(/^[a-z-]+\.[a-z-]+$/);
  }
});
