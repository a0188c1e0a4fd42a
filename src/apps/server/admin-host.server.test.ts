import { marketIn } from '#kernel/markets.ts';
import type { HttpBindings } from '@hono/node-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { within } from '#platform/networks.server.ts';
import type { BuiltFile } from './files.server.ts';
import { isSiteRole } from '#kernel/permissions.ts';
import { mainPage } from './pages.server.ts';
import { everyProcedure } from './procedures.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { testDoors } from '#testing/doors.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<typeof app.person>>;

const atAdminHost = ({ cookies }: Person) => app.visitor({ from: cookies, isAtAdminHost: true });
const alertsOf = async ({ session }: Person) =>
  (
    await app.owner.query<{ severity: string; metadata: unknown }>(
      'select severity, metadata from security_alerts where user_id = $1',
      [session.person.id],
    )
  ).rows;

test('§6 whoever is signed in on the admin host without rights there: UNAUTHORIZED_ADMIN_ACCESS_ATTEMPT (high), and the session is over [§6 unauthorized access]', async () => {
  const person = await app.person();
  const { api } = atAdminHost(person);
  const both = await Promise.allSettled([api.identity.session(), api.rights.everyone({ open: true })]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(both[0]).toMatchObject({
    reason: { code: 'ADMIN_NEEDED', message: 'Access Denied. Administrator privileges required.' },
  });

  const { rows } = await app.owner.query<{ action: string; metadata: unknown }>(
    `select action, metadata from security_audit_logs where user_id = $1 and action like 'UNAUTH%'`,
    [person.session.person.id],
  );
  expect(rows[0]).toEqual({ action: 'UNAUTHORIZED_ADMIN_ACCESS_ATTEMPT', metadata: { riskLevel: 'high' } });
  expect(await alertsOf(person)).toEqual([
    { severity: 'high', metadata: { threat: 'UNAUTHORIZED_ADMIN_ACCESS_ATTEMPT', country: null } },
  ]);
  // Over everywhere, and nobody is signed in at the portal from then on.
  expect(await person.api.identity.session()).toBeNull();
  expect(await api.identity.session()).toBeNull();
  const { rows: ended } = await app.owner.query('select termination_reason from enhanced_sessions where user_id = $1', [
    person.session.person.id,
  ]);
  expect(ended).toEqual([{ termination_reason: 'No administrator rights' }]);
});

test('who signs in there with the right password and no rights gets no further than that', async () => {
  const person = await app.person();
  const browser = app.visitor({ isAtAdminHost: true });
  await browser.api.identity.signIn({ email: person.email, password: person.password });
  await expect(browser.api.identity.session()).rejects.toMatchObject({ code: 'ADMIN_NEEDED' });
  await expect(browser.api.accounts.list()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
  // Elsewhere they are signed in as before.
  expect(await person.api.identity.session()).not.toBeNull();
});

test('administrators and superusers go on', async () => {
  for (const role of ['admin', 'superuser'] as const) {
    const person = await app.operator(role);
    expect((await atAdminHost(person).api.identity.session())?.roles).toEqual([role]);
    expect(await alertsOf(person)).toEqual([]);
  }
});

const ADMIN_ONLY = 'main-Portal.js';

function hostWith(adminNetworks: readonly string[]) {
  const [publicUrl, adminUrl] = ['http://ilifa.example', 'http://admin.ilifa.example'];
  const doors = testDoors(
    { ...app, services: { ...app.services, isAdminNetwork: within(adminNetworks) } },
    { publicUrl, adminUrl },
  );
  return async (door: 'main' | 'admin', host: string, path: string, remoteAddress: string) => {
    const env = { incoming: { socket: { remoteAddress } } } as unknown as HttpBindings;
    return (await doors[door].request(`http://${host}${path}`, { headers: { host } }, env)).text();
  };
}

test('§6 the admin host answers the networks of the IP allow-list, and no other; the main host answers all [§6 IP allow-list]', async () => {
  const ask = hostWith(['203.0.113.0/24']);
  const [ours, theirs] = ['203.0.113.9', '198.51.100.7'];
  const refusal = 'This portal is not open to your network. Ask the operator of this installation.';
  for (const path of ['/admin/dashboard', '/rpc/identity/session', '/api/logs', '/']) {
    expect(await ask('main', 'admin.ilifa.example', path, theirs), path).toBe(refusal);
    expect(await ask('admin', 'localhost:5174', path, theirs), path).toBe(refusal);
    expect(await ask('admin', 'localhost:5174', path, ours), path).not.toBe(refusal);
  }
  expect(await ask('main', 'ilifa.example', '/', theirs)).not.toBe(refusal);
  // Who watches over the machine asks from anywhere.
  expect(await ask('admin', 'localhost:5174', '/healthz', theirs)).toBe('{"status":"ok"}');
  expect(await hostWith([])('admin', 'localhost:5174', '/', theirs)).not.toBe(refusal);
});

test('from outside those networks nobody administers anything, on the main host either', async () => {
  const superuser = await app.operator('superuser');
  expect((await superuser.api.identity.session())?.roles).toEqual(['superuser']);
  expect((await superuser.api.roles.list()).length).toBeGreaterThan(0);
  vi.spyOn(app.services, 'isAdminNetwork').mockImplementation(within(['203.0.113.0/24']));
  expect((await superuser.api.identity.session())?.roles).toEqual([]);
  await expect(superuser.api.roles.list()).rejects.toMatchObject({ code: 'ADMIN_NEEDED' });
  vi.restoreAllMocks();
});

test('with a host of their own, procedures of administrators answer there and on no other', async () => {
  const [publicUrl, adminUrl] = ['https://ilifa.example', 'https://admin.ilifa.example'];
  const split = await startTestApp({ publicUrl, adminUrl });
  try {
    const superuser = await split.operator('superuser');
    const portal = split.visitor({ from: superuser.cookies, isAtAdminHost: true });
    const ordinary = await split.person();
    const ofAdministrators = everyProcedure().filter(({ meta }) => isSiteRole(meta.access));
    expect(ofAdministrators.length).toBeGreaterThan(20);
    for (const { path } of ofAdministrators) {
      const name = path.join('.');
      expect(await codeOf(superuser.api, path), name).toBe('ADMIN_HOST_NEEDED');
      expect(await codeOf(ordinary.api, path), name).toMatch(/^(ADMIN|SUPERUSER)_NEEDED$/);
      expect(await codeOf(portal.api, path), name).not.toMatch(/_NEEDED$/);
    }
  } finally {
    await split.close();
  }
});

/** The code of the refusal; nothing where the call was answered. */
async function codeOf(api: unknown, path: readonly string[]): Promise<string> {
  let call = api;
  for (const part of path) call = (call as Record<string, unknown>)[part];
  try {
    await (call as (input?: unknown) => Promise<unknown>)();
    return '';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}

test('the name of a host is compared without case, and without the dot at its end', async () => {
  const ask = hostWith(['203.0.113.0/24']);
  for (const host of ['ADMIN.Ilifa.Example', 'admin.ilifa.example.', 'Admin.Localhost:5173'])
    expect(await ask('main', host, '/', '198.51.100.7'), host).toMatch(/^This portal is not open/);
});

test('the portal is a build of its own, and no file of it is answered on the main host', () => {
  const file = (name: string): BuiltFile => ({ name }) as unknown as BuiltFile;
  const builds = {
    web: new Map([['/index.html', file('web')]]),
    site: new Map([['/index.html', file('site')]]),
    admin: new Map([
      ['/index.html', file('admin')],
      [`/assets/${ADMIN_ONLY}`, file('admin')],
    ]),
  };
  const seen = { adminUrl: 'http://admin.ilifa.example', market: marketIn('za') };
  for (const path of [`/assets/${ADMIN_ONLY}`, '/index.html', '/', '/app/admin', '/auth', '/admin/dashboard', '/admin'])
    expect(mainPage(builds, path, seen), path).not.toEqual(file('admin'));
  expect(mainPage(builds, `/assets/${ADMIN_ONLY}`, seen)).toBeNull();
});
