import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startTestApp } from '#apps/server/test-app.server.ts';

test('a service that does not answer keeps two waiting, and no more', async () => {
  let isGivenUp = false;
  const silent = createServer((request) => void request.socket.once('close', () => (isGivenUp = true)));
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const { port } = silent.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const mute = { id: 'mute', name: 'Mute', issuer, clientId: 'ilifa', clientSecret: null, scope: 'openid email' };
  const there = await startTestApp({ issuers: [mute] });
  const asked = [1, 2, 3].map((place) =>
    there
      .visitor({ ipAddress: `127.31.0.${place}` })
      .api.providers.begin({ provider: 'mute' })
      .catch((error: unknown) => error),
  );
  expect(await Promise.race(asked)).toMatchObject({ code: 'PROVIDER_AWAY' });
  expect(isGivenUp, 'two still wait for it').toBe(false);
  silent.closeAllConnections();
  silent.close();
  await Promise.all(asked);
  await there.close();
});
