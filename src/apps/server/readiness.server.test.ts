import { expect, test } from 'vitest';
import { connectAsOwner } from '#platform/database.server.ts';
import { openTestDatabase } from '#testing/database.server.ts';
import { startTestProxy } from '#testing/proxy.server.ts';
import { createReadiness } from './readiness.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { testDoors } from '#testing/doors.server.ts';

async function hangable() {
  const database = await openTestDatabase();
  const proxy = await startTestProxy(database.loginUrl);
  const loginUrl = proxy.through(database.loginUrl);
  const app = await startTestApp({ beside: { database: { ...database, loginUrl } } });
  const readiness = createReadiness(loginUrl);
  const { main } = testDoors(app, { isReady: () => readiness.isReady() });
  const close = async () => {
    proxy.resume();
    await Promise.all([app.close(), readiness.close()]);
    await proxy.close();
    await database.drop();
  };
  return { app, proxy, main, close };
}

test('/readyz answers within two seconds that a database hangs, however many ask, and heals by itself', async () => {
  const { app, proxy, main, close } = await hangable();
  try {
    expect((await main.request('/readyz')).status).toBe(200);
    const before = proxy.open();
    proxy.hang();
    for (let round = 0; round < 3; round += 1) {
      const asked = Array.from({ length: 50 }, async () => {
        const began = performance.now();
        const { status } = await main.request('/readyz');
        return [status, performance.now() - began < 2_000];
      });
      expect(new Set((await Promise.all(asked)).map(String))).toEqual(new Set(['503,true']));
    }
    // Nothing of the pools is taken, and nothing gathers.
    expect(proxy.open()).toBeLessThanOrEqual(before + 1);
    expect(app.services.pool.waitingCount).toBe(0);
    proxy.resume();
    await expect.poll(async () => (await main.request('/readyz')).status, { timeout: 15_000 }).toBe(200);
  } finally {
    await close();
  }
});

test('a database that takes no writes is not ready', async () => {
  const { ownerUrl, loginUrl, drop } = await openTestDatabase();
  const name = new URL(ownerUrl).pathname.slice(1);
  const owner = await connectAsOwner(ownerUrl, 'ilifa test');
  const isReady = async () => {
    const readiness = createReadiness(loginUrl);
    const answer = await readiness.isReady();
    await readiness.close();
    return answer;
  };
  try {
    expect(await isReady()).toBe(true);
    await owner.query(`alter database ${name} set default_transaction_read_only = on`);
    expect(await isReady()).toBe(false);
    await owner.query('set default_transaction_read_only = off');
    await owner.query(`alter database ${name} reset default_transaction_read_only`);
    expect(await isReady()).toBe(true);
  } finally {
    await owner.end();
    await drop();
  }
});

test('/readyz says ready while every connection of the pools is taken, and calls are told that the database is away', async () => {
  const { app, main, close } = await hangable();
  const { email, password } = await app.person();
  const { pool } = app.services;
  const held = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
  try {
    const call = main.request(
      '/rpc/identity/signIn',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': 'orpc', host: 'localhost:5173' },
        body: JSON.stringify({ json: { email, password } }),
      },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    );
    const began = performance.now();
    expect((await main.request('/readyz')).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(2_000);
    const answer = await call;
    expect([answer.status, await answer.json()]).toMatchObject([503, { json: { code: 'DATABASE_AWAY' } }]);
  } finally {
    for (const client of held) client.release();
    await close();
  }
});

test('calls to a database that hangs, and to pools that are closed, are told that it is away', async () => {
  const { app, proxy, main, close } = await hangable();
  const person = await app.person();
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  const headers = { 'content-type': 'application/json', 'x-csrf-token': 'orpc', cookie, host: 'localhost:5173' };
  const ask = () =>
    Promise.all([
      main.request('/rpc/accounts/list', { method: 'POST', headers, body: '{}' }, env),
      main.request(
        '/rpc/accounts/create',
        { method: 'POST', headers, body: JSON.stringify({ json: { name: 'A' } }) },
        env,
      ),
      main.request('/pictures/0198f2a0-0000-7000-8000-000000000000', { headers }, env),
      main.request(
        '/api/v1/accounts',
        { headers: { authorization: `Bearer ilifa_${'a'.repeat(12)}_${'b'.repeat(43)}` } },
        env,
      ),
    ]);
  try {
    proxy.hang();
    const hanging = await ask();
    for (const answer of hanging.slice(0, 3)) expect(answer.status).toBe(503);
    for (const answer of hanging.slice(0, 2)) expect(await answer.text()).toContain('DATABASE_AWAY');
    for (const answer of hanging) expect(answer.status).not.toBe(500);
    proxy.resume();
    await Promise.all([app.services.pool.end(), app.services.sidePool.end()]);
    const [list, create] = await ask();
    for (const answer of [list, create]) {
      expect(answer?.status).toBe(503);
      expect(await answer?.text()).toContain('DATABASE_AWAY');
    }
  } finally {
    await close().catch(() => undefined);
  }
});
