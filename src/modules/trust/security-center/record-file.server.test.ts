import { expect, test } from 'vitest';
import { recordedOf } from './record-file.server.ts';

const LINE = {
  number: 1n,
  workspaceId: null,
  action: 'person.signed-in',
  resourceType: 'identity',
  metadata: {},
  at: new Date('2026-11-22T00:00:00Z'),
};

test.each([
  ['neither address nor browser', null, null, 'Ilifa'],
  [
    'a browser whose address is not known',
    null,
    'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  ['an address whose browser says nothing', '127.0.0.1', null, 'Unknown device'],
])('a line of %s', (_, ipAddress, userAgent, device) => {
  expect(recordedOf({ ...LINE, ipAddress, userAgent })).toMatchObject({ device, ipAddress });
});
