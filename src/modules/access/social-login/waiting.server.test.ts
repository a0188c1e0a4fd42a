import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';

test('whoever waits for a service that does not answer keeps no connection to the database from the others', async () => {
  let waiting = 0;
  let isGivenUp = false;
  const { promise: allWait, resolve } = Promise.withResolvers<void>();
  const silent = createServer((request) => {
    request.socket.once('close', () => (isGivenUp = true));
    if ((waiting += 1) === MANY) resolve();
  });
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const { port } = silent.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  // Each is looked up for itself, as the library keeps one answer a service.
  const issuers = Array.from({ length: MANY }, (_, place) => ({
    id: `mute-${place}`,
    name: 'Mute',
    issuer,
    clientId: 'ilifa',
    clientSecret: null,
    scope: 'openid email',
  }));
  const there = await startTestApp({ issuers });
  const asked = issuers.map(({ id }, place) =>
    there
      .visitor({ ipAddress: `127.31.0.${place}` })
      .api.providers.begin({ provider: id })
      .catch((error: unknown) => error),
  );
  await allWait;
  const { api } = await there.person();
  expect(await api.accounts.list()).toEqual([]);
  expect(isGivenUp, 'all still wait for it').toBe(false);
  silent.closeAllConnections();
  silent.close();
  for (const answer of await Promise.all(asked)) expect(answer).toMatchObject({ code: 'PROVIDER_AWAY' });
  await there.close();
});

/** More than there are connections to the database. */
const MANY = 24;
