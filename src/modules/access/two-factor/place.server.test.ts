import { expect, test } from 'vitest';
import { placeOf } from './place.server.ts';

const MAIN = 'https://ilifa.example';

test.each([
  ['the main host', MAIN, 'https://admin.ilifa.example', false, { origin: MAIN, isReached: true }],
  [
    'a host below it',
    MAIN,
    'https://admin.ilifa.example',
    true,
    { origin: 'https://admin.ilifa.example', isReached: true },
  ],
  [
    'a host beside it',
    MAIN,
    'https://ilifa-admin.example',
    true,
    { origin: 'https://ilifa-admin.example', isReached: false },
  ],
  [
    'a host that only ends alike',
    MAIN,
    'https://evililifa.example',
    true,
    { origin: 'https://evililifa.example', isReached: false },
  ],
])(
  'the keys of the main host serve %s or not, each page by its own origin',
  (_, publicUrl, adminUrl, isAtAdminHost, place) => {
    expect(placeOf({ publicUrl, adminUrl }, isAtAdminHost)).toEqual({ rpId: 'ilifa.example', ...place });
  },
);

test('on one’s own machine both ports have one name', () => {
  const hosts = { publicUrl: 'http://localhost:5173', adminUrl: 'http://localhost:5174' };
  expect(placeOf(hosts, true)).toEqual({ origin: 'http://localhost:5174', rpId: 'localhost', isReached: true });
});
