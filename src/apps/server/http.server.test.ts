import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from './ports.server.ts';
import { startTestPages } from '#testing/pages.server.ts';

let pages: Awaited<ReturnType<typeof startTestPages>>;
let app: (typeof pages)['app'];
let ask: (typeof pages)['ask'];
let call: (typeof pages)['call'];
beforeAll(async () => {
  pages = await startTestPages({ site: { about: '<html><title>about</title></html>' } });
  ({ app, ask, call } = pages);
});
afterAll(() => pages.close());

test.each([
  ['/', 'main', 'ilifa.example', 'site'],
  ['/app/transactions', 'main', 'ilifa.example', 'web'],
  ['/auth/signin', 'main', 'ilifa.example', 'web'],
  ['/business-welcome', 'main', 'ilifa.example', 'web'],
  ['/welcome', 'main', 'ilifa.example', 'web'],
  ['/admin/dashboard', 'main', 'admin.ilifa.example', 'admin'],
  ['/admin/dashboard', 'main', 'admin.localhost:5173', 'admin'],
  ['/auth', 'admin', 'localhost:5174', 'admin'],
] as const)('%s on the %s port of %s shows the %s', async (path, port, host, shown) => {
  expect(await (await ask(path, { port, host })).text()).toContain(`<html><head><title>${shown}</title>`);
});

test.each([
  ['localhost:5174', true],
  ['localhost:5784', true],
  ['127.0.0.1:6001', true],
  ['[::1]:6001', true],
  ['admin.localhost:5784', true],
  ['admin.ilifa.example', true],
  ['ilifa.example:5174', false],
  ['books.example:5784', false],
])('the port of administrators at %s is their host: %s', async (host, isTheirs) => {
  const page = await (await ask('/admin/dashboard', { port: 'admin', host })).text();
  expect(!page.includes('data-host="other"')).toBe(isTheirs);
});

test.each([
  ['/dashboard', 'main', 'ilifa.example', '/app/dashboard'],
  ['/settings/categories', 'main', 'ilifa.example', '/app/settings/categories'],
  ['/nowhere', 'main', 'ilifa.example', '/'],
  ['/admin', 'main', 'ilifa.example', 'https://admin.ilifa.example'],
  ['/security', 'main', 'ilifa.example', '/app/security'],
  ['/transactions?currency=USD&page=2', 'main', 'ilifa.example', '/app/transactions?currency=USD&page=2'],
  ['/security?tab=devices', 'main', 'ilifa.example', '/app/security?tab=devices'],
  ['/demo?country=KE', 'main', 'ilifa.example', '/demo/debts?country=KE'],
  ['/nowhere?page=2', 'main', 'ilifa.example', '/'],
  ['/', 'admin', 'localhost:5174', '/admin/dashboard'],
  ['/anything', 'main', 'admin.ilifa.example', '/admin/dashboard'],
  // A slash at the end of a page that is there.
  ['/about/', 'main', 'ilifa.example', '/about'],
  ['/about/?country=KE', 'main', 'ilifa.example', '/about?country=KE'],
  ['/auth/signin/?from=%2Fapp', 'main', 'ilifa.example', '/auth/signin?from=%2Fapp'],
  ['/app/transactions/', 'main', 'ilifa.example', '/app/transactions'],
  ['/transactions/?page=2', 'main', 'ilifa.example', '/app/transactions?page=2'],
  ['/demo/', 'main', 'ilifa.example', '/demo/debts'],
  ['/nowhere/', 'main', 'ilifa.example', '/'],
  // None leads to another host.
  ['//evil.example', 'main', 'ilifa.example', '/'],
  ['//evil.example/', 'main', 'ilifa.example', '/'],
  ['//evil.example/about/', 'main', 'ilifa.example', '/'],
  ['//evil.example/app/', 'main', 'ilifa.example', '/'],
  ['//evil.example/transactions?page=2', 'main', 'ilifa.example', '/'],
  ['/\\evil.example/', 'main', 'ilifa.example', '/'],
  ['/%2Fevil.example/', 'main', 'ilifa.example', '/'],
  ['///', 'main', 'ilifa.example', '/'],
  ['//', 'main', 'ilifa.example', '/'],
  ['/about//', 'main', 'ilifa.example', '/'],
  [`/${'/'.repeat(9000)}`, 'main', 'ilifa.example', '/'],
] as const)('%s on the %s port of %s leads to %s', async (path, port, host, to) => {
  const answer = await ask(path, { port, host });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
});

test('public pages name the origin that people reach them under', async () => {
  expect(await (await ask('/', { host: 'elsewhere.example' })).text()).toContain(
    '<link href="https://ilifa.example/">',
  );
});

test('the administrators’ files are not on the main host, nor the product on theirs', async () => {
  expect((await ask('/assets/admin-abc.js')).status).toBe(404);
  expect((await ask('/assets/web-abc.js', { host: 'admin.ilifa.example' })).status).toBe(404);
  expect((await ask('/assets/web-abc.js')).headers.get('cache-control')).toContain('immutable');
});

test.each([
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling host', { 'sec-fetch-site': 'same-site' }],
  ['another origin, in a browser that says only that', { origin: 'https://evil.example' }],
  ['an origin that hides', { origin: 'null' }],
  ['a form, which cannot set a header', { 'x-csrf-token': '' }],
])('a call from %s is refused', async (_, headers: Record<string, string>) => {
  expect((await call('identity/signOut', undefined, headers)).status).toBe(403);
});

test('signing in sets a cookie that scripts cannot read, other sites do not send, and TLS carries', async () => {
  const { email, password } = await app.person();
  const answer = await call('identity/signIn', { email, password });
  expect(answer.status).toBe(200);
  const cookies = answer.headers.getSetCookie();
  const pairs = cookies.map((line) => line.split(';')[0] ?? '');
  expect(pairs.map((pair) => pair.split('=')[0])).toEqual([
    '__Host-ilifa.device',
    '__Host-ilifa.session_token',
    '__Host-ilifa.signed-in',
  ]);
  for (const line of cookies) for (const flag of ['SameSite=Lax', 'Secure', 'Path=/']) expect(line).toContain(flag);
  // The hint that somebody may be signed in is for scripts, and says nothing of who.
  expect(cookies.filter((line) => !line.includes('HttpOnly')).map((line) => line.split(';')[0])).toEqual([
    '__Host-ilifa.signed-in=1',
  ]);
  const cookie = pairs.join('; ');
  const session = await (await call('identity/session', undefined, { cookie })).json();
  expect(session).toMatchObject({ json: { person: { email } } });
});

test('an answer to a call names the build of the pages, the same while it is the same', async () => {
  const named = async () => (await call('identity/session', undefined)).headers.get('x-build');
  expect(await named()).toMatch(/^[\w-]{22}$/);
  expect(await named()).toBe(await named());
});

test('the mark of a browser that signs up is kept from scripts, other sites and sibling hosts too', async () => {
  const wish = { email: 'http@example.com', password: 'Umcebo#2026', firstName: 'H', lastName: 'T', country: 'ZA' };
  const cookies = (await call('signUps/start', wish)).headers.getSetCookie();
  expect(cookies).toHaveLength(1);
  for (const flag of ['__Host-ilifa.began=', 'HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/', 'Max-Age=3600'])
    expect(cookies[0]).toContain(flag);
  expect(cookies[0]).not.toContain('Domain');
});

test('the visitor’s address is what our own proxy says, not what the visitor says', async () => {
  const limit = async (forwarded: string) => {
    const wrong = { email: `${forwarded.replaceAll(/\W/g, '')}@example.com`, password: 'x' };
    return call('identity/signIn', wrong, { 'x-forwarded-for': forwarded });
  };
  for (let times = 0; times < 30; times += 1) expect((await limit(`1.2.3.${times}, 196.1.1.1`)).status).toBe(401);
  const refused = await limit('9.9.9.9, 196.1.1.1');
  expect(refused.status).toBe(429);
  // A quarter of an hour from the first of them (§9), told to programs too.
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900);
  // A port behind it is another at each connection.
  expect((await limit('9.9.9.9, 196.1.1.1:51234')).status).toBe(429);
  expect((await limit('9.9.9.9, 196.1.1.2')).status).toBe(401);
}, 120_000);

test.each([
  ['broken JSON', '{"json":', 400],
  ['something that is no call', '[]', 400],
  ['a prototype in disguise', '{"json":{"__proto__":{"admin":true}}}', 400],
])('%s is answered plainly', async (_, body, status) => {
  const headers = { 'content-type': 'application/json', 'x-csrf-token': 'orpc' };
  const answer = await ask('/rpc/identity/signIn', { method: 'POST', body, headers });
  expect(answer.status).toBe(status);
});

test('what is too large is refused in a sentence', async () => {
  const { cookies } = await app.person();
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const tell = async (size: number, headers: Record<string, string> = {}) => {
    const answer = await call('identity/signIn', { email: 'x'.repeat(size), password: 'x' }, headers);
    const { json } = (await answer.json()) as { json: { code: string; message: string } };
    return [answer.status, json.message];
  };
  expect(await tell(300 * 1024)).toEqual([413, expect.stringContaining('256 KB')]);
  expect(await tell(200 * 1024, { cookie })).toEqual([400, expect.any(String)]);
  expect(await tell(22 * 1024 * 1024, { cookie })).toEqual([413, expect.stringContaining('256 KB')]);
});

test.each(['leaving/restore', 'imports/upload', '__batch__'])(
  'of what nobody sends to %s no more than a form is read',
  async (procedure) => {
    let read = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        read += 64 * 1024;
        if (read > 8 * 1024 * 1024) controller.close();
        else controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const init = { method: 'POST', body, duplex: 'half', headers: { 'x-csrf-token': 'orpc' } } as RequestInit;
    expect((await ask(`/rpc/${procedure}`, init)).status).toBe(413);
    expect(read).toBeLessThan(1024 * 1024);
  },
);

test('there is no such call', async () => {
  expect((await call('identity/becomeAdmin', {})).status).toBe(404);
});

describe('a batch', () => {
  const batch = (items: unknown, init: RequestInit = {}) =>
    ask('/rpc/__batch__', {
      method: 'POST',
      body: JSON.stringify(items),
      headers: { 'content-type': 'application/json', 'x-csrf-token': 'orpc', 'x-orpc-batch': 'buffered' },
      ...init,
    });
  const item = (headers?: unknown) => ({ url: 'https://ilifa.example/rpc/identity/session', body: {}, headers });

  test('of calls is answered call by call', async () => {
    const answer = await batch([item(), item({ 'x-one-of-its-own': 'text' })]);
    expect(answer.status).toBe(207);
    expect(await answer.json()).toMatchObject([{ status: 200 }, { status: 200 }]);
  });

  test.each([
    ['of nothing', []],
    ['that is no list', { length: 1 }],
    ['of what is no call', [null]],
    ['whose headers are no text', [item({ cookie: null })]],
    ['of calls in other books', [item(), item({ 'X-Workspace-Id': crypto.randomUUID() })]],
  ])('%s is refused at once', async (_, items) => {
    expect((await batch(items)).status).toBe(400);
  });

  test.each(['buffered', 'streaming'])(
    'that is %s renews a session in its headers, and tells no script its token',
    async (mode) => {
      const { cookies, session } = await app.person();
      await app.owner.query(
        `update enhanced_sessions set renewed_at = now() - interval '20 minutes' where user_id = $1`,
        [session.person.id],
      );
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { 'content-type': 'application/json', 'x-csrf-token': 'orpc', 'x-orpc-batch': mode, cookie };
      const refresh = { url: 'https://ilifa.example/rpc/sessions/refresh', body: {} };
      const answer = await batch([item(), item(), refresh], { headers });
      const [sent = '', ...more] = answer.headers.getSetCookie();
      expect(more.map((line) => line.split(';')[0])).toEqual(['__Host-ilifa.signed-in=1']);
      expect(sent).toMatch(/^__Host-ilifa.session_token=[^;]{60,};.*HttpOnly/);
      const body = await answer.text();
      expect(body).toContain(session.person.email);
      expect(body).not.toContain('session_token');
      expect(body).not.toContain(/=([^.%]+)/.exec(sent)?.[1]);
    },
  );

  test('comes in the body alone', async () => {
    const query = `?batch=${encodeURIComponent(JSON.stringify([item()]))}`;
    const headers = { 'x-csrf-token': 'orpc', 'x-orpc-batch': 'buffered' };
    expect((await ask(`/rpc/__batch__${query}`, { headers })).status).toBe(400);
  });
});

test.each([
  '/transactions/%0d%0aset-cookie:a=b',
  '/transactions/%0a',
  '/dashboard/%E2%82%AC',
  '/reports//evil.example',
])('the path %s leads to the same path of the app, letter by letter', async (path) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/app${path}`]);
  expect(answer.headers.get('set-cookie')).toBeNull();
});

test.each(['no-such-host.invalid', '203.0.113.77'])(
  'listening on %s is refused in a sentence about HOST',
  async (host) => {
    await expect(listen(() => new Response(), host, 0)).rejects.toThrow(
      new RegExp(`^HOST is ${host}, which is no address of this machine \\(\\w+\\)\\. Nothing was changed\\.`),
    );
  },
);
