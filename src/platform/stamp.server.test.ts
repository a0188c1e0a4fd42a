import { expect, test } from 'vitest';
import { createKeyring, firstKeys } from './keyring.server.ts';
import { formFault, stampOf } from './stamp.server.ts';

const keyring = createKeyring(() => firstKeys(Buffer.alloc(32, 3)));
const others = createKeyring(() => firstKeys(Buffer.alloc(32, 4)));
const SENT = new Date('2026-11-22T10:00:00Z');
const after = (seconds: number) => ({ keyring, now: () => new Date(SENT.getTime() + seconds * 1000) });
const stamp = stampOf(keyring, SENT);

test.each([
  ['typed in a minute', 60, stamp, '', null],
  ['the first moment that a person can be done', 2, stamp, '', null],
  ['at once', 1, stamp, '', 'TOO_FAST'],
  ['sent before its page', -100, stamp, '', 'TOO_FAST'],
  ['after a whole day', 24 * 3600, stamp, '', null],
  ['after more than a day', 24 * 3600 + 1, stamp, '', 'PAGE_TOO_OLD'],
  ['without a stamp', 60, '', '', 'PAGE_TOO_OLD'],
  ['with another time under the same signature', 60, stamp.replace(/^\w+/, 'aaaaaa'), '', 'PAGE_TOO_OLD'],
  ['stamped with other keys', 60, stampOf(others, SENT), '', 'PAGE_TOO_OLD'],
  ['with the unseen field filled in', 60, stamp, 'https://spam.example', 'LOOKS_AUTOMATIC'],
])('a form %s', (_, seconds, given, trap, fault) => {
  expect(formFault(after(seconds), { stamp: given, trap })).toBe(fault);
});
