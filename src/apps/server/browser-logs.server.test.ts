import { afterAll, beforeAll, expect, test } from 'vitest';
import { logEntry } from '#kernel/log-entry.ts';
import { takeBrowserLog } from './browser-logs.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { reportsTo } from '#testing/reports.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const cookiesOf = ({ cookies }: { cookies: ReadonlyMap<string, string> }) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

const { send, lines } = reportsTo(() => app.services, takeBrowserLog, 'application/json');

const AT = '2026-11-21T10:00:00.000Z';
const ENTRY = logEntry('error', 'TypeError: x is undefined', { path: '/app/dashboard' }, AT);

test('§7 POST /api/logs: what a browser reports stands in the log, as something told [§7 POST /api/logs]', async () => {
  const answer = await send(JSON.stringify(ENTRY));
  expect(answer.status).toBe(204);
  expect(lines()).toMatchObject([
    {
      level: 'error',
      msg: 'a browser reports',
      told: { path: '/app/dashboard', message: ENTRY.message, timestamp: AT },
    },
  ]);
});

test('§5 secrets are blanked and texts cut to 100 characters here too, for a caller that did neither [§5 log redaction]', async () => {
  const answer = await send(
    JSON.stringify({ ...ENTRY, level: 'warn', context: { sessionToken: 'abc', at: 'x'.repeat(300) } }),
  );
  expect(answer.status).toBe(204);
  expect(lines()).toMatchObject([{ level: 'warn', told: { sessionToken: '[redacted]', at: `${'x'.repeat(100)}...` } }]);
  expect(JSON.stringify(lines())).not.toContain('abc');
});

test('§3 userId is accepted and ignored: the log names the person whose session it is [§3 log entry]', async () => {
  const [person, other] = [await app.person(), await app.person()];
  const claimed = JSON.stringify({ ...ENTRY, userId: other.session.person.id });
  expect((await send(claimed, { cookie: cookiesOf(person) })).status).toBe(204);
  expect(lines()).toMatchObject([{ userId: person.session.person.id }]);
  expect(JSON.stringify(lines())).not.toContain(other.session.person.id);
  expect((await send(claimed, { address: '10.0.0.3' })).status).toBe(204);
  expect(lines()).toMatchObject([{ userId: null }]);
  expect((await send(claimed, { address: '10.0.0.3', cookie: 'better-auth.session_token=made.up' })).status).toBe(204);
  expect(lines()).toMatchObject([{ userId: null }]);
});

test.each([
  ['no JSON', 'level=error', {}],
  ['a form of another site', JSON.stringify(ENTRY), { type: 'text/plain' }],
  ['another level', JSON.stringify({ ...ENTRY, level: 'debug' }), {}],
  ['no time', JSON.stringify({ ...ENTRY, timestamp: 'yesterday' }), {}],
  ['a field too many', JSON.stringify({ ...ENTRY, role: 'superuser' }), {}],
  ['a user that is no text', JSON.stringify({ ...ENTRY, userId: { id: 1 } }), {}],
  ['something deep', JSON.stringify({ ...ENTRY, context: { rows: [1, 2] } }), {}],
  ['a message too long', JSON.stringify({ ...ENTRY, message: 'x'.repeat(501) }), {}],
  [
    'too many fields',
    JSON.stringify({ ...ENTRY, context: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`f${n}`, n])) }),
    {},
  ],
])('%s is refused and not written', async (_, body, options) => {
  const answer = await send(body, { ...options, address: '10.0.0.2' });
  expect(answer.status).toBe(400);
  expect(lines()).toEqual([]);
});

test('thirty a minute from one network, then a time to come back', async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 31; time += 1)
    statuses.push((await send(JSON.stringify(ENTRY), { address: `2001:db8::${time}` })).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(30);
  const refused = await send(JSON.stringify(ENTRY), { address: '2001:db8::ff' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(lines()).toEqual([]);
  expect((await send(JSON.stringify(ENTRY), { address: '2001:db9::1' })).status).toBe(204);
});
