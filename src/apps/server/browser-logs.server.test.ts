import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logEntry } from '#kernel/log-entry.ts';
import { createLog } from '#platform/log.server.ts';
import { takeBrowserLog } from './browser-logs.server.ts';
import { startTestApp } from './test-app.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let lines: Record<string, unknown>[];
let send: (body: string, options?: { address?: string; type?: string }) => Promise<Response>;
beforeAll(async () => {
  app = await startTestApp();
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) });
  send = (body, { address = '10.0.0.1', type = 'application/json' } = {}) => {
    lines = [];
    const server = new Hono().post(
      '/api/logs',
      takeBrowserLog({ ...app.ground, log }, () => address),
    );
    return Promise.resolve(server.request('/api/logs', { method: 'POST', body, headers: { 'content-type': type } }));
  };
});
afterAll(() => app.close());

const AT = '2026-11-21T10:00:00.000Z';
const ENTRY = logEntry('error', 'TypeError: x is undefined', { path: '/app/dashboard' }, AT);

test('§7 POST /api/logs: what a browser reports stands in the log, as something told', async () => {
  const answer = await send(JSON.stringify(ENTRY));
  expect(answer.status).toBe(204);
  expect(lines).toMatchObject([
    {
      level: 'error',
      msg: 'a browser reports',
      told: { path: '/app/dashboard', message: ENTRY.message, timestamp: AT },
    },
  ]);
});

test('§5 secrets are blanked and texts cut to 100 characters here too, for a caller that did neither', async () => {
  const answer = await send(
    JSON.stringify({ ...ENTRY, level: 'warn', context: { sessionToken: 'abc', at: 'x'.repeat(300) } }),
  );
  expect(answer.status).toBe(204);
  expect(lines).toMatchObject([{ level: 'warn', told: { sessionToken: '[redacted]', at: `${'x'.repeat(100)}...` } }]);
  expect(JSON.stringify(lines)).not.toContain('abc');
});

test.each([
  ['no JSON', 'level=error', {}],
  ['a form of another site', JSON.stringify(ENTRY), { type: 'text/plain' }],
  ['another level', JSON.stringify({ ...ENTRY, level: 'debug' }), {}],
  ['no time', JSON.stringify({ ...ENTRY, timestamp: 'yesterday' }), {}],
  ['a field too many', JSON.stringify({ ...ENTRY, userId: 'somebody else' }), {}],
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
  expect(lines).toEqual([]);
});

test('thirty a minute from one network, then a time to come back', async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 31; time += 1)
    statuses.push((await send(JSON.stringify(ENTRY), { address: `2001:db8::${time}` })).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(30);
  const refused = await send(JSON.stringify(ENTRY), { address: '2001:db8::ff' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(lines).toEqual([]);
  expect((await send(JSON.stringify(ENTRY), { address: '2001:db9::1' })).status).toBe(204);
});
