import { afterAll, beforeAll, expect, test } from 'vitest';
import { NONCE_MARK } from './nonce.ts';
import { type Asked, startTestPages } from '#testing/pages.server.ts';

let pages: Awaited<ReturnType<typeof startTestPages>>;
let ask: (typeof pages)['ask'];
let call: (typeof pages)['call'];
beforeAll(async () => {
  pages = await startTestPages();
  ({ ask, call } = pages);
});
afterAll(() => pages.close());

test.each([
  ['a public page', '/', {}],
  ['a page of the product', '/app/dashboard', {}],
  ['the portal', '/admin/dashboard', { port: 'admin' }],
  ['another path', '/nowhere', {}],
  ['a file of the build', '/assets/web-abc.js', {}],
  ['a file that is gone', '/assets/gone.js', {}],
  ['the worker beside the pages', '/push-worker.js', {}],
  ['the worker that reads PDFs', '/pdf-worker.js', {}],
  ['whether it is up', '/healthz', {}],
  ['a call', '/rpc/identity/session', {}],
  ['a call of another site', '/rpc/identity/session', { headers: { 'sec-fetch-site': 'cross-site' } }],
  ['a call that there is not', '/rpc/identity/becomeAdmin', {}],
  ['a log entry that is none', '/api/logs', { method: 'POST', body: 'x' }],
  ['one too large', '/api/logs', { method: 'POST', body: 'x'.repeat(20_000) }],
  ['a report that is none', '/api/policy-reports', { method: 'POST', body: 'x' }],
  ['a picture that is gone', '/pictures/0', {}],
] as const)(
  '%s has HSTS of 1 year, frame deny and nosniff, and a policy [§9 security headers]',
  async (_, path, init: Asked) => {
    const { headers } = await ask(path, init);
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': expect.any(String) as string,
    });
    const policy = headers.get('content-security-policy') ?? '';
    for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part);
    // Pages of the main host have forms that work without script, to ourselves; nothing else sends any.
    const isPage = headers.get('content-type')?.startsWith('text/html') === true;
    const hasForms = isPage && !('port' in init);
    expect(policy).toContain(`form-action ${hasForms ? "'self'" : "'none'"}`);
    expect(policy).not.toContain('unsafe');
  },
);

const nonceIn = (policy: string | null) => /script-src 'nonce-([\w+/=]{24})'(?:;|$)/.exec(policy ?? '')?.[1];

test.each([
  ['/', 'main'],
  ['/app/dashboard', 'main'],
  ['/auth/signin', 'main'],
  ['/admin/dashboard', 'admin'],
] as const)(
  '%s on the %s port is sent each time with a nonce of its own, which no cache can mix up',
  async (path, port) => {
    const seen = new Set<string>();
    for (const encoding of ['gzip', 'br', 'identity']) {
      const { headers, status } = await ask(path, {
        port,
        // What a browser would compare by, had it been given anything.
        headers: { 'accept-encoding': encoding, 'if-none-match': '*' },
      });
      const nonce = nonceIn(headers.get('content-security-policy')) ?? '';
      seen.add(nonce);
      expect([status, headers.get('etag'), headers.get('content-encoding') ?? 'identity']).toEqual([
        200,
        null,
        encoding,
      ]);
      expect(headers.get('cache-control')).toMatch(/no-store|^private, no-cache$/);
    }
    expect(seen.size).toBe(3);
    const answer = await ask(path, { port });
    const page = await answer.text();
    expect(page).toContain(`<script nonce="${nonceIn(answer.headers.get('content-security-policy'))}">`);
    expect(page).not.toContain(NONCE_MARK);
    expect(answer.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
  },
);

test('§6 the administrators’ pages keep to more: no pictures of people, no worker, no name that makes trusted text [§6 enhanced content policy]', async () => {
  const policyAt = async (path: string, port: 'main' | 'admin') =>
    (await ask(path, { port })).headers.get('content-security-policy') ?? '';
  const theirs = await policyAt('/admin/dashboard', 'admin');
  expect(theirs).toContain("trusted-types 'none'");
  expect(theirs).not.toMatch(/blob:|data:|worker-src/);
  expect(await policyAt('/app/dashboard', 'main')).toContain('trusted-types ilifa-worker');
});

test('§4 Sensitive routes: pages with books on them, and every answer to a call, are kept by no cache [§4 no-cache routes]', async () => {
  expect((await ask('/app/transactions')).headers.get('cache-control')).toBe('no-store');
  expect((await call('identity/session', undefined)).headers.get('cache-control')).toBe('no-store');
  expect((await call('identity/signIn', {})).headers.get('cache-control')).toBe('no-store');
  expect((await ask('/healthz')).headers.get('cache-control')).toBe('no-store');
  expect((await ask('/')).headers.get('cache-control')).toBe('private, no-cache');
});
