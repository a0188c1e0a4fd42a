import { afterAll, beforeAll, expect, test } from 'vitest';
import { takePolicyReport } from './policy-reports.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { reportsTo } from '#testing/reports.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const { send, lines } = reportsTo(() => app.services, takePolicyReport, 'application/csp-report');

const REPORT = {
  'document-uri': 'https://ilifa.example/app/imports/0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b?from=letter',
  referrer: 'https://ilifa.example/auth/verify?token=hunter2',
  'violated-directive': 'script-src-elem',
  'effective-directive': 'script-src-elem',
  'original-policy': "script-src 'nonce-abc'",
  'blocked-uri': 'https://evil.example/steal.js?iban=ZA99',
  'source-file': 'https://ilifa.example/assets/index-abc.js',
  'line-number': 3,
  'script-sample': 'balance = 12 345',
};
const reportOf = (changes: object = {}) => JSON.stringify({ 'csp-report': { ...REPORT, ...changes } });

test('what a browser refused stands in the log, without queries, rows, samples or the nonce', async () => {
  expect((await send(reportOf())).status).toBe(204);
  expect(lines()).toMatchObject([
    {
      level: 'warn',
      told: {
        directive: 'script-src-elem',
        blocked: 'https://evil.example/steal.js',
        source: 'https://ilifa.example/assets/index-abc.js',
        path: '/app/imports/…',
        line: 3,
      },
    },
  ]);
  expect(JSON.stringify(lines())).not.toMatch(/hunter2|ZA99|balance|nonce|0190a1b2|letter/);
});

test('texts are cut at 100 characters (§5)', async () => {
  await send(reportOf({ 'effective-directive': '', 'violated-directive': 'x'.repeat(300) }));
  expect(lines()).toMatchObject([{ told: { directive: `${'x'.repeat(100)}...` } }]);
});

test('what an extension brought into the page is not ours to mend', async () => {
  expect((await send(reportOf({ 'source-file': 'chrome-extension://abc/x.js' }))).status).toBe(204);
  expect(lines()).toEqual([]);
});

test.each([
  ['no JSON', 'x', {}],
  ['a form of another site', reportOf(), { type: 'text/plain' }],
  ['what is no report', '{"csp-report":[]}', {}],
  ['a list', '[]', {}],
  ['an address without end', reportOf({ 'blocked-uri': 'x'.repeat(5000) }), {}],
])('%s is refused and not written', async (_, body, options) => {
  expect((await send(body, { ...options, address: '10.0.0.2' })).status).toBe(400);
  expect(lines()).toEqual([]);
});

test('thirty a minute from one network, beside those of log entries', async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 31; time += 1) statuses.push((await send(reportOf(), { address: '10.0.0.3' })).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(30);
  const refused = await send(reportOf(), { address: '10.0.0.3' });
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
});
