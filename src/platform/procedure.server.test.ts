import { type AnyRouter, createRouterClient, implement } from '@orpc/server';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { TIERS } from '#kernel/tiers.ts';
import { startTestApp } from '#testing/app.server.ts';
import { type UserType, UserTypeSchema } from '#kernel/caller.ts';
import { command, query } from '#kernel/contract.ts';
import { eventKind } from '#kernel/event.ts';
import { doorOf, type Module, type Standing } from '#kernel/modules.ts';
import type { Role, SiteRole } from '#kernel/roles.ts';
import { CATEGORIES } from '#modules/money/categories/access.ts';
import { connectionOf, inTransaction } from './database.server.ts';
import { listener } from './events.server.ts';
import type { AppServices, Visitor } from './app-services.server.ts';
import { publicProcedure, workspaceProcedure, outboundProcedure, type RequestContext } from './procedure.server.ts';

const noteWritten = eventKind<{ name: string }>('note.written');
const contract = {
  hello: query({ access: 'anyone', limit: { name: 'hello', points: 3, seconds: 60 } }),
  enterprise: query({ access: CATEGORIES.read, module: { name: 'union-schemes', tier: 'business' } }),
  write: command({ access: CATEGORIES.write, audit: 'note.written', limit: 'api_call' })
    .input(z.object({ name: z.string().min(1), fail: z.enum(['no', 'declared', 'unforeseen']) }))
    .errors({ NOTE_REFUSED: { message: 'This note was refused.' } }),
  ask: command({ access: 'person', audit: 'note.asked', limit: 'api_call' }).input(
    z.object({ name: z.string(), does: z.enum(['change', 'forget']) }),
  ),
};

let app: Awaited<ReturnType<typeof startTestApp>>;
let person: Awaited<ReturnType<typeof app.person>>;
let services: AppServices;
const logged: unknown[] = [];

beforeAll(async () => {
  app = await startTestApp();
  person = await app.person();
  const log = { ...app.services.log, error: (context: object) => void logged.push(context) };
  const heard = listener(noteWritten, async (db, { name }) => {
    await db.execute(sql`update categories set icon = ${name} where slug is null`);
  });
  services = { ...app.services, log, listeners: [...app.services.listeners, heard] };
});
afterAll(() => app.close());

test('calls from all addresses of one network of IPv6 count together', async () => {
  const codes: string[] = [];
  for (const last of [1, 2, 3, 4, 5]) {
    const request = { ...contextOf(services, `2001:db8:7:7::${last}`).request, headers: new Headers() };
    const { hello } = createRouterClient(router, { context: { services, request } });
    codes.push(String(await hello().catch((error: { code: string }) => error.code)));
  }
  expect(codes).toEqual(['hello', 'hello', 'hello', 'TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
});

const notes = implement(contract).$context<RequestContext>();
const router = notes.router({
  hello: notes.hello.use(publicProcedure).handler(() => 'hello'),
  enterprise: notes.enterprise.use(workspaceProcedure).handler(() => 'never'),
  write: notes.write.use(workspaceProcedure).handler(async ({ input: { name, fail }, context, errors }) => {
    const { db, emit, audit, workspaceId, userId } = context;
    await db.execute(sql`insert into categories (workspace_id, id, user_id, name, kind, colour, icon)
      values (${workspaceId}, gen_random_uuid(), ${userId}, ${name}, 'expense', 'grey', 'tag')`);
    await emit(noteWritten({ name }));
    audit({ id: name, metadata: { fail } });
    if (fail === 'declared') throw errors.NOTE_REFUSED();
    if (fail === 'unforeseen') throw new Error('connect ECONNREFUSED 10.0.0.7 password=hunter2');
  }),
  ask: notes.ask.use(outboundProcedure).handler(async ({ input: { name, does }, context: { inOne } }) => {
    if (does === 'forget') return;
    await inOne(async ({ audit }) => audit({ id: name }));
  }),
});

function contextOf(services: AppServices, ipAddress = '127.0.0.1'): RequestContext {
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    services,
    request: {
      id: 'r',
      headers: new Headers({ cookie }),
      ipAddress,
      userAgent: 'test',
      workspaceId: null,
      once: new Map(),
    },
  };
}

function call(ipAddress?: string) {
  return createRouterClient(router, { context: () => contextOf(services, ipAddress) });
}

async function traces(name: string) {
  const scope = { userId: person.session.person.id, workspaceId: person.session.workspace.id };
  return inTransaction(app.services.pool, { role: 'ilifa_app', ...scope }, async (db) => {
    const { rows } = await connectionOf(db).query(
      `select (select count(*) from categories where name = $1) as rows,
        (select count(*) from categories where icon = $1) as heard,
        (select count(*) from security_audit_logs where resource_id = $1) as lines`,
      [name],
    );
    return rows[0];
  });
}

describe('a change, what follows from it and its audit line', () => {
  test('are kept together', async () => {
    await call().write({ name: 'Kept', fail: 'no' });
    expect(await traces('Kept')).toEqual({ rows: 1n, heard: 1n, lines: 1n });
  });

  test.each(['declared', 'unforeseen'] as const)('are lost together when the error is %s', async (fail) => {
    await expect(call().write({ name: `Lost ${fail}`, fail })).rejects.toMatchObject({
      code: fail === 'declared' ? 'NOTE_REFUSED' : 'UNFORESEEN',
    });
    expect(await traces(`Lost ${fail}`)).toEqual({ rows: 0n, heard: 0n, lines: 0n });
  });
});

test('what asks somebody else first changes and remembers in one transaction, and cannot forget to', async () => {
  await call().ask({ name: 'Asked', does: 'change' });
  expect(await traces('Asked')).toMatchObject({ lines: 1n });
  await expect(call().ask({ name: 'Forgotten', does: 'forget' })).rejects.toMatchObject({ code: 'UNFORESEEN' });
  expect(await traces('Forgotten')).toMatchObject({ lines: 0n });
  const { ask } = createRouterClient(router, {
    context: () => ({ services, request: { ...contextOf(services).request, headers: new Headers() } }),
  });
  await expect(ask({ name: 'Nobody', does: 'change' })).rejects.toMatchObject({ code: 'SIGNED_OUT' });
});

test('a declared error reaches the person as its code and sentence', async () => {
  await expect(call().write({ name: 'x', fail: 'declared' })).rejects.toMatchObject({
    code: 'NOTE_REFUSED',
    message: 'This note was refused.',
  });
});

test('anything unforeseen reaches the person as a number, under which the log has the rest', async () => {
  logged.length = 0;
  const error = await call()
    .write({ name: 'y', fail: 'unforeseen' })
    .catch((caught: unknown) => caught as { code: string; data: { id: string } });
  expect(error).toMatchObject({ code: 'UNFORESEEN', status: 500 });
  expect(JSON.stringify(error)).not.toMatch(/hunter2|10\.0\.0\.7|ECONNREFUSED/);
  expect(logged).toMatchObject([{ errorId: (error as { data: { id: string } }).data.id, procedure: 'write' }]);
});

test('input that does not parse is refused before the handler, with what is wrong', async () => {
  const wrong = { name: '', fail: 'no' } as const;
  await expect(call().write(wrong)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(await traces('')).toEqual({ rows: 0n, heard: 0n, lines: 0n });
});

test.each(['a\0b', 'a\ud83d'])('text that the database cannot keep is refused by its field: %j', async (name) => {
  const refused = call().write({ name, fail: 'no' });
  await expect(refused).rejects.toMatchObject({ code: 'BAD_REQUEST', data: { issues: [{ path: ['name'] }] } });
});

test('a plan that is too small is told which one opens the door', async () => {
  await expect(call().enterprise()).rejects.toMatchObject({ code: 'PLAN_TOO_SMALL', data: { needs: 'business' } });
});

describe('a module', () => {
  const modules: Module[] = [
    ...TIERS.map((tier) => ({ name: `on ${tier}`, tier })),
    { name: 'for some types', tier: 'free', types: ['individual', 'business'] },
    { name: 'for some types on pro', tier: 'pro', types: ['individual', 'business'] },
    { name: 'in no menu of advisors', tier: 'free', unlistedFor: ['advisor'] },
  ];
  const names = modules.map(({ name }) => name);
  const doors = Object.fromEntries(modules.map((module) => [module.name, query({ access: CATEGORIES.read, module })]));
  const rooms = implement(doors).$context<RequestContext>().use(workspaceProcedure);
  const house = rooms.router(
    Object.fromEntries(names.map((name) => [name, rooms[name]?.handler(() => 'inside')])) as never,
  );
  const CODES = { open: 'inside', locked: 'PLAN_TOO_SMALL', shut: 'NOT_FOR_TYPE' } as const;

  /** What somebody of this standing is answered at each door. */
  async function answersTo(standing: Omit<Standing, 'userType'>, userType: UserType, workspace: { role?: Role } = {}) {
    const accessResolver = {
      ...services.accessResolver,
      standingOf: () => Promise.resolve({ tier: standing.tier, roles: [...standing.roles] }),
      personOf: async (visitor: Visitor) => {
        const found = await services.accessResolver.personOf(visitor);
        return found === null ? null : { ...found, person: { ...found.person, userType } };
      },
      workspaceOf: async (userId: string, id: string | null) => {
        const found = await services.accessResolver.workspaceOf(userId, id);
        return found === null ? null : { ...found, ...workspace };
      },
    };
    const context: RequestContext = contextOf({ ...services, accessResolver });
    const client = createRouterClient(house as AnyRouter, { context }) as Record<string, () => Promise<unknown>>;
    const answers = names.map(async (name) => {
      const answer = await client[name]?.().catch((error: unknown) => (error as { code: string }).code);
      return [name, answer] as const;
    });
    return Object.fromEntries(await Promise.all(answers));
  }

  test.each(TIERS)('opens to each account type what it says, on the plan %s', async (tier) => {
    for (const userType of UserTypeSchema.options) {
      const standing = { tier, roles: [] as SiteRole[] } as const;
      const said = modules.map((module) => [module.name, CODES[doorOf(module, { ...standing, userType })]] as const);
      expect(await answersTo(standing, userType), userType).toEqual(Object.fromEntries(said));
    }
  });

  test('opens all of it to administrators', async () => {
    const answers = await answersTo({ tier: 'enterprise', roles: ['admin'] }, 'business_finance_manager');
    expect(new Set(Object.values(answers))).toEqual(new Set(['inside']));
  });

  test('asks nobody for their type in the books of others', async () => {
    const standing = { tier: 'free', roles: [] as SiteRole[] } as const;
    const own = await answersTo(standing, 'business_finance_manager');
    const others = await answersTo(standing, 'business_finance_manager', { role: 'accountant' });
    expect([own['for some types'], others['for some types']]).toEqual(['NOT_FOR_TYPE', 'inside']);
  });
});

test('the call after the last one allowed is refused until the window ends, in every process alike', async () => {
  for (let times = 0; times < 3; times += 1) await call().hello();
  const refused = await call()
    .hello()
    .catch((error: unknown) => error as { code: string; data: { resetAt: string } });
  expect(refused).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
  const opensIn = Date.parse((refused as { data: { resetAt: string } }).data.resetAt) - Date.now();
  expect(opensIn).toBeGreaterThan(50_000);
  expect(opensIn).toBeLessThanOrEqual(60_000);
});
