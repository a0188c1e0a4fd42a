import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WayInSchema } from '#kernel/caller.ts';
import { BackupCodeSchema, CodeSchema } from './model.ts';
import {
  debtOf,
  GUESSES,
  grouped,
  hasFactor,
  isGuessingLocked,
  maskedAddress,
  mayRemove,
  stepAt,
  type Standing,
  waysFor,
} from './rules.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const PLAIN: Standing = {
  hasTotp: false,
  passkeys: 0,
  backupCodesLeft: 0,
  password: { changedAt: null },
  demandedBy: null,
};
const APP: Standing = { ...PLAIN, hasTotp: true, backupCodesLeft: 10 };
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

const standings = fc.record<Standing>({
  hasTotp: fc.boolean(),
  passkeys: fc.integer({ min: 0, max: 3 }),
  backupCodesLeft: fc.integer({ min: 0, max: 10 }),
  password: fc.option(fc.record({ changedAt: fc.option(fc.date({ max: NOW, noInvalidDate: true })) })),
  demandedBy: fc.option(fc.constantFrom('administrator' as const, 'books' as const)),
});
const waysIn = fc.constantFrom(...WayInSchema.options);

describe('what a session owes as it opens', () => {
  test.each([
    ['nobody asks and there is no factor', PLAIN, 'password', false, 'nothing'],
    ['there is a factor', APP, 'password', false, 'second-step'],
    ['there is a factor, and the browser is trusted', APP, 'password', true, 'reconfirm'],
    ['a passkey opened it', { ...APP, passkeys: 1 }, 'passkey', false, 'nothing'],
    ['a link opened it', APP, 'link', false, 'second-step'],
    ['a provider opened it', APP, 'provider', false, 'second-step'],
    ['books ask for one that is not there', { ...PLAIN, demandedBy: 'books' }, 'password', false, 'set-up'],
    [
      'who runs the site is on a trusted browser',
      { ...APP, demandedBy: 'administrator' },
      'password',
      true,
      'second-step',
    ],
    ['who runs the site has none', { ...PLAIN, demandedBy: 'administrator' }, 'provider', true, 'set-up'],
  ] as const)('%s', (_, standing, via, isTrusted, debt) => {
    expect(debtOf(standing, { via, isTrusted })).toBe(debt);
  });

  test('whoever has a factor or must have one comes in freely by a passkey alone', () => {
    fc.assert(
      fc.property(standings, waysIn, fc.boolean(), (standing, via, isTrusted) => {
        const free = debtOf(standing, { via, isTrusted }) === 'nothing';
        expect(free).toBe(via === 'passkey' || (!hasFactor(standing) && standing.demandedBy === null));
      }),
    );
  });
});

describe('how somebody may show that it is them', () => {
  test.each([
    ['a password, where that is all there is', PLAIN, 'password', ['password']],
    ['a code by e-mail, where there is not even a password', { ...PLAIN, password: null }, 'provider', ['email']],
    ['a code by e-mail, before the first factor is set up', { ...PLAIN, demandedBy: 'books' }, 'password', ['email']],
    ['the password, where the mail has opened the session', { ...PLAIN, demandedBy: 'books' }, 'link', ['password']],
    ['app, backup code and e-mail', APP, 'password', ['totp', 'backup-code', 'email']],
    ['the passkey first', { ...APP, passkeys: 2 }, 'password', ['passkey', 'totp', 'backup-code', 'email']],
    ['no e-mail after coming in by e-mail', APP, 'link', ['totp', 'backup-code']],
    ['no e-mail after coming in through a provider', APP, 'provider', ['totp', 'backup-code']],
    ['no e-mail for who runs the site', { ...APP, demandedBy: 'administrator' }, 'password', ['totp', 'backup-code']],
    [
      'no e-mail while the password is new',
      { ...APP, password: { changedAt: daysAgo(6) } },
      'password',
      ['totp', 'backup-code'],
    ],
    [
      'e-mail again after a week',
      { ...APP, password: { changedAt: daysAgo(7) } },
      'password',
      ['totp', 'backup-code', 'email'],
    ],
    [
      'the passkey and e-mail, where there is nothing else',
      { ...PLAIN, passkeys: 1 },
      'password',
      ['passkey', 'email'],
    ],
    ['no backup code when none is left', { ...APP, backupCodesLeft: 0 }, 'password', ['totp', 'email']],
  ] as const)('%s', (_, standing, via, ways) => {
    expect(waysFor(standing, { via, now: NOW })).toEqual(ways);
  });

  test('there is always a way, and the password is none for who has a factor', () => {
    fc.assert(
      fc.property(standings, waysIn, (standing, via) => {
        const ways = waysFor(standing, { via, now: NOW });
        expect(ways.length).toBeGreaterThan(0);
        expect(ways.includes('password') && hasFactor(standing)).toBe(false);
      }),
    );
  });
});

test('the last factor of who must have one stays', () => {
  expect(mayRemove(APP, 'totp')).toBe(true);
  expect(mayRemove({ ...APP, demandedBy: 'books' }, 'totp')).toBe(false);
  expect(mayRemove({ ...APP, passkeys: 1, demandedBy: 'books' }, 'totp')).toBe(true);
  expect(mayRemove({ ...PLAIN, passkeys: 1, demandedBy: 'administrator' }, 'passkey')).toBe(false);
  expect(mayRemove({ ...PLAIN, passkeys: 2, demandedBy: 'administrator' }, 'passkey')).toBe(true);
});

test.each([
  [0, 0, false],
  [4, 19, false],
  [5, 5, true],
  [0, 20, true],
])('%i wrong codes at once and %i in a day: locked is %s', (atOnce, inADay, locked) => {
  expect(isGuessingLocked({ atOnce, inADay })).toBe(locked);
});

test('codes are taken however they are grouped, and nothing else is a code', () => {
  expect(CodeSchema.parse(' 123 456 ')).toBe('123456');
  expect(BackupCodeSchema.parse('ABCDE-fghjk')).toBe('abcdefghjk');
  for (const wrong of ['12345', '1234567', 'abcdef', '１２３４５６'])
    expect(CodeSchema.safeParse(wrong).success).toBe(false);
  for (const wrong of ['abcde', 'abcde-fghj0', '']) expect(BackupCodeSchema.safeParse(wrong).success).toBe(false);
  expect(BackupCodeSchema.parse(grouped('abcdefghjk'))).toBe('abcdefghjk');
});

test('an address is shown to who knows it, and tells nobody else', () => {
  expect(maskedAddress('thandi@example.com')).toBe('t•••@example.com');
});

test('a step is 30 seconds, and the next one begins with its first millisecond', () => {
  const at = (milliseconds: number) => stepAt(new Date(milliseconds));
  expect([0, 29_999, 30_000, 59_999, 60_000].map(at)).toEqual([0, 0, 1, 1, 2]);
});

test('wrong codes of 19 over a day still let somebody try, however they are spread', () => {
  expect(isGuessingLocked({ atOnce: 4, inADay: 19 })).toBe(false);
  expect(isGuessingLocked({ atOnce: 4, inADay: 20 })).toBe(true);
  expect(isGuessingLocked({ atOnce: 5, inADay: 0 })).toBe(true);
});

test('the guesses of a day are those of 24 hours', () => {
  expect(GUESSES).toEqual({ atOnce: { most: 5, minutes: 15 }, inADay: { most: 20, minutes: 1440 } });
});

test('e-mail proves nothing until the very end of the seventh day after a new password', () => {
  const ways = (changedAt: Date) => waysFor({ ...APP, password: { changedAt } }, { via: 'password', now: NOW });
  expect(ways(new Date(NOW.getTime() - 7 * 86_400_000 + 1))).not.toContain('email');
  expect(ways(new Date(NOW.getTime() - 7 * 86_400_000))).toContain('email');
  expect(waysFor({ ...APP, password: null }, { via: 'password', now: NOW })).toContain('email');
});

test('either an app or a passkey is a factor', () => {
  expect(hasFactor({ hasTotp: false, passkeys: 0 })).toBe(false);
  expect(hasFactor({ hasTotp: true, passkeys: 0 })).toBe(true);
  expect(hasFactor({ hasTotp: false, passkeys: 1 })).toBe(true);
});

test('an app stays beside no passkey, and a passkey beside an app may go', () => {
  expect(mayRemove({ ...APP, passkeys: 1, demandedBy: 'books' }, 'passkey')).toBe(true);
  expect(mayRemove({ ...PLAIN, passkeys: 1 }, 'passkey')).toBe(true);
});

test.each([
  ['t@example.com', 't•••@example.com'],
  ['"a@b"@example.com', '"•••@example.com'],
])('the address %s is shown as %s', (email, shown) => {
  expect(maskedAddress(email)).toBe(shown);
});

test('a backup code is written in two groups of five', () => {
  expect(grouped('abcdefghjk')).toBe('abcde-fghjk');
});
