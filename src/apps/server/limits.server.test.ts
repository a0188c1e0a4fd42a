import type { HttpBindings } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProcedureMeta } from '#kernel/contract.ts';
import { DEFAULT_LIMIT, LIMITS, type RateLimit } from '#kernel/limits.ts';
import { NOTIFICATION_CREATE_LIMIT } from '#modules/people/notifications/rate-limits.ts';
import { exceeded } from '#platform/limits.server.ts';
import { everyProcedure } from './procedures.server.ts';
import { everyRateLimit } from './rate-limits.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { testDoors } from '#testing/doors.server.ts';

const ADDRESS = '203.0.113.9';
const limited = everyProcedure().flatMap(({ path, meta }) =>
  meta.limit === null ? [] : [[path.join('/'), meta, meta.limit] as const],
);

let app: Awaited<ReturnType<typeof startTestApp>>;
let person: Awaited<ReturnType<typeof app.person>>;
let call: (procedure: string, cookie?: string) => Promise<Response>;

beforeAll(async () => {
  app = await startTestApp();
  person = await app.person();
  const http = testDoors(app).main;
  call = (procedure, cookie) => {
    const headers = { host: 'localhost:5173', 'content-type': 'application/json', 'x-csrf-token': 'orpc' };
    const init = { method: 'POST', body: '{}', headers: { ...headers, ...(cookie === undefined ? {} : { cookie }) } };
    const env = { incoming: { socket: { remoteAddress: ADDRESS } } } as unknown as HttpBindings;
    return Promise.resolve(http.request(`http://localhost:5173/rpc/${procedure}`, init, env));
  };
});
afterAll(() => app.close());

/** Whose calls are counted together: an address while nobody is signed in, then the person. */
const callerOf = ({ access }: ProcedureMeta) => (access === 'anyone' ? ADDRESS : person.session.person.id);

const useUp = ({ name, points, seconds }: RateLimit, caller: string) =>
  app.owner.query(
    `insert into rate_limits (key, points, reset_at) values ($1, $2, now() + $3 * interval '1 second')
     on conflict (key) do update set points = excluded.points, reset_at = excluded.reset_at`,
    [`${name}:${caller}`, points, seconds],
  );

test('§9 Rate limits: login 5/15 min; notification_create 10/min; import_data 3/min; api_call 100/min; default 5 per 15 minutes per key', () => {
  expect(DEFAULT_LIMIT).toEqual({ points: 5, seconds: 900 });
  // Five failures of an address lock it (identity); how many addresses one network may try stands here.
  expect(LIMITS.login.seconds).toBe(900);
  expect(NOTIFICATION_CREATE_LIMIT).toEqual({ name: 'notification_create', points: 10, seconds: 60 });
  expect(LIMITS.importData).toEqual({ name: 'import_data', points: 3, seconds: 60 });
  expect(LIMITS.apiCall).toEqual({ name: 'api_call', points: 100, seconds: 60 });
});

test('what a person does against an attack or a mistake has no limit of its own', () => {
  const free = everyProcedure().flatMap(({ path, meta }) => (meta.limit === null ? [path.join('.')] : []));
  for (const name of [
    'identity.signOut',
    'sessions.end',
    'sessions.endOthers',
    'devices.forget',
    'devices.trust',
    'securityAlerts.resolve',
    'imports.cancel',
    'transactions.restore',
  ])
    expect(free).toContain(name);
});

describe('a limit that is used up', () => {
  test.each(limited)(
    'refuses %s, and says when it opens again, to people and to programs',
    async (name, meta, limit) => {
      await useUp(limit, callerOf(meta));
      const cookie = [...person.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
      const answer = await call(name, meta.access === 'anyone' ? undefined : cookie);
      expect(answer.status).toBe(429);
      const { json } = (await answer.json()) as { json: { code: string; data: { resetAt: string } } };
      expect(json.code).toBe('TOO_MANY_REQUESTS');
      const seconds = Number(answer.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(limit.seconds - 10);
      expect(seconds).toBeLessThanOrEqual(limit.seconds);
      expect(Math.abs(Date.parse(json.data.resetAt) - Date.now() - seconds * 1000)).toBeLessThan(5000);
    },
  );
});

test.each(everyRateLimit().map((limit) => [limit.name, limit] as const))(
  'of %s exactly as many points are given as it has',
  async (_, limit) => {
    const caller = `trial of ${limit.name}`;
    const asked = Array.from({ length: limit.points + 2 }, () => exceeded(app.services.pool, limit, caller));
    expect((await Promise.all(asked)).filter((resetAt) => resetAt === null)).toHaveLength(limit.points);
  },
);
