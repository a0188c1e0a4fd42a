import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { browserSessionRisk } from './browser-session-risk.ts';
import { enhancedSession } from './enhanced-session.ts';
import { localSessionCheck } from './local-session-check.ts';
import { endsByReport, isElevated, judge, riskLevelOf, type Standing } from './rules.ts';

const calm = {
  riskScore: 0,
  ageMinutes: 1,
  minutesSinceConfirmed: 1,
  isSameDevice: true,
  failedAuthAttempts: 0,
  requiresMfa: false,
};

describe('enhanced session [§9 high-risk session age]', () => {
  test.each([
    [{}, { risk: 0, isValid: true, reauthenticate: false, requiresMfa: false }],
    [{ isSameDevice: false }, { risk: 30, isValid: true, requiresMfa: false }],
    [{ failedAuthAttempts: 3 }, { risk: 0 }],
    [{ failedAuthAttempts: 4 }, { risk: 25 }],
    [{ riskScore: 70, ageMinutes: 31 }, { risk: 70 }],
    [
      { riskScore: 71, ageMinutes: 30 },
      { risk: 71, isValid: true, requiresMfa: true, reauthenticate: false },
    ],
    [
      { riskScore: 71, ageMinutes: 31 },
      { risk: 91, isValid: false },
    ],
    [{ riskScore: 60 }, { requiresMfa: false }],
    [{ riskScore: 61 }, { requiresMfa: true }],
    [{ requiresMfa: true }, { risk: 0, requiresMfa: true }],
    [{ riskScore: 80 }, { reauthenticate: false }],
    [{ riskScore: 81 }, { reauthenticate: true }],
    [{ minutesSinceConfirmed: 30 }, { reauthenticate: false }],
    [{ minutesSinceConfirmed: 31 }, { reauthenticate: true }],
    [{ riskScore: 89 }, { isValid: true }],
    [{ riskScore: 90 }, { isValid: false }],
    [{ riskScore: 90, isSameDevice: false, failedAuthAttempts: 9, ageMinutes: 99 }, { risk: 100 }],
  ])('%j', (change, verdict) => {
    expect(enhancedSession({ ...calm, ...change })).toMatchObject(verdict);
  });
});

describe('local session check [§9 local session] [§9 high-risk threshold]', () => {
  test.each([
    [8, 30, true, { risk: 0, isValid: true, requiresMfa: false }],
    [8.1, 30, true, { risk: 50, isValid: true, requiresMfa: false }],
    [1, 31, true, { risk: 30 }],
    [1, 1, false, { risk: 40, requiresMfa: false }],
    [1, 31, false, { risk: 70, isValid: true, requiresMfa: true }],
    [9, 31, true, { risk: 80, isValid: false }],
    [9, 31, false, { risk: 100, isValid: false }],
  ])('open %d hours, idle %d minutes, same user agent %s', (hoursOpen, idleMinutes, isSameUserAgent, verdict) => {
    expect(localSessionCheck({ hoursOpen, idleMinutes, isSameUserAgent })).toMatchObject(verdict);
  });
});

describe('browser session risk [§9 second factor threshold]', () => {
  const usual = {
    isExpired: false,
    isSameDevice: true,
    tabStamps: { own: 10_000, other: null },
    country: 'ZA',
    lastCountry: 'ZA',
  };
  test.each([
    [{}, { risk: 0, threats: [], isValid: true, requiresMfa: false }],
    [{ isExpired: true }, { risk: 50, threats: ['Session expired'], isValid: true, requiresMfa: true }],
    [{ isSameDevice: false }, { risk: 30, requiresMfa: false }],
    [{ tabStamps: { own: 10_000, other: 9000 } }, { risk: 20, threats: ['Multiple active tabs'] }],
    [{ tabStamps: { own: 10_000, other: 8999 } }, { risk: 0 }],
    [{ country: 'KE' }, { risk: 40, threats: ['Session in new country'] }],
    [{ country: null }, { risk: 0 }],
    [{ lastCountry: null }, { risk: 0 }],
    [
      { isSameDevice: false, country: 'KE' },
      { risk: 70, isValid: true, requiresMfa: true },
    ],
    [
      { isExpired: true, isSameDevice: false },
      { risk: 80, isValid: false },
    ],
    [{ isExpired: true, isSameDevice: false, country: 'KE' }, { risk: 100 }],
  ])('%j', (change, verdict) => {
    expect(browserSessionRisk({ ...usual, ...change })).toMatchObject(verdict);
  });
});

test.each([
  ['local', 74, null],
  ['local', 75, 'Session has exceeded maximum age'],
  ['browser', 74, null],
  ['browser', 100, 'Session risk too high'],
] as const)('a report of the %s check at %d ends the session with: %s', (check, risk, reason) => {
  expect(endsByReport({ check, risk })).toBe(reason);
});

test('no session is called too old that is not', () => {
  for (const idleMinutes of [0, 31])
    for (const isSameUserAgent of [true, false]) {
      const { risk } = localSessionCheck({ hoursOpen: 8, idleMinutes, isSameUserAgent });
      expect(endsByReport({ check: 'local', risk })).toBeNull();
    }
});

const start = Date.UTC(2026, 10, 21, 10);
const at = (minutes: number) => new Date(start + minutes * 60_000);
const fresh: Standing = {
  isCurrentToken: true,
  overlapUntil: null,
  hasOverlap: false,
  renewedAt: at(0),
  createdAt: at(0),
  expiresAt: at(120),
  lastActivity: at(0),
  confirmedAt: at(0),
  riskRaisedAt: null,
  riskScore: 0,
  requiresMfa: false,
  failedAuthAttempts: 0,
  isSameDevice: true,
};
const judged = (change: Partial<Standing>, minutes: number, isAdmin = false) =>
  judge({ ...fresh, ...change }, at(minutes), { isAdmin });

describe('a session at a request [§8 reasons]', () => {
  test.each([
    ['just now', {}, 0, null, false],
    ['within the hour of rest', {}, 60, null, true],
    ['rested too long', {}, 60.1, 'Session idle for too long', true],
    ['in use, but never renewed for two hours', { lastActivity: at(119) }, 120, 'Session expired', true],
    ['in use and renewed', { renewedAt: at(110), expiresAt: at(230), lastActivity: at(119) }, 120, null, false],
    ['due for another token', { lastActivity: at(14) }, 15, null, true],
    ['confirmed since its token was made', { confirmedAt: at(3), lastActivity: at(3) }, 4, null, true],
    ['on another device', { isSameDevice: false }, 1, 'Unknown device', false],
    ['at too high a risk', { riskScore: 90 }, 1, 'Session risk too high', false],
    ['with the token before, shortly after', { isCurrentToken: false, overlapUntil: at(5) }, 4, null, false],
    [
      'with the token before, too late',
      { isCurrentToken: false, overlapUntil: at(5) },
      5.1,
      'Invalid session token',
      false,
    ],
    ['with the token before, the next one never seen', { isCurrentToken: false }, 30, null, true],
  ] as const)('%s', (_, change, minutes, over, renew) => {
    expect(judged(change, minutes)).toMatchObject({ over, renew });
  });

  test('of an administrator may rest half as long', () => {
    expect(judged({}, 30, true).over).toBeNull();
    expect(judged({}, 30.1, true).over).toBe('Session idle for too long');
  });

  test('at a raised risk does no sensitive act until the person has confirmed since', () => {
    expect(judged({ riskScore: 61, riskRaisedAt: at(1) }, 2).isTrusted).toBe(false);
    expect(judged({ riskScore: 61, riskRaisedAt: at(1), confirmedAt: at(1.5) }, 2).isTrusted).toBe(true);
    expect(judged({ riskScore: 60, riskRaisedAt: at(1) }, 2).isTrusted).toBe(true);
  });

  test('is written down once a minute, and once when its token is first seen', () => {
    expect(judged({}, 0.9).note).toBe(false);
    expect(judged({}, 1).note).toBe(true);
    expect(judged({ hasOverlap: true }, 0.1).note).toBe(true);
    expect(judged({ hasOverlap: true, overlapUntil: at(1) }, 0.1).note).toBe(false);
  });

  test('never goes on from another device, after its time, or at a risk of 90', () => {
    const standings = fc.record({
      riskScore: fc.nat(100),
      isSameDevice: fc.boolean(),
      failedAuthAttempts: fc.nat(10),
      isCurrentToken: fc.boolean(),
      overlapUntil: fc.option(fc.nat(200).map(at)),
    });
    fc.assert(
      fc.property(standings, fc.nat(200), (change, minutes) => {
        const { over, verdict } = judged(change, minutes);
        const mustEnd = !change.isSameDevice || minutes > 60 || verdict.risk >= 90;
        expect(verdict.risk).toBeGreaterThanOrEqual(change.riskScore);
        if (mustEnd) expect(over).not.toBeNull();
      }),
    );
  });
});

test.each([
  [0, 'low'],
  [20, 'low'],
  [21, 'medium'],
  [50, 'medium'],
  [51, 'high'],
  [100, 'high'],
])('a risk of %i stands in the audit log as %s', (risk, level) => {
  expect(riskLevelOf(risk)).toBe(level);
});

test('the local check asks for a second factor above 50, the one of the browser from 50 on (§4)', () => {
  const firstOf = (check: 'local' | 'browser') =>
    Array.from({ length: 101 }, (_, risk) => risk).find((risk) => isElevated({ check, risk }));
  expect([firstOf('local'), firstOf('browser')]).toEqual([51, 50]);
});

describe('a session at its edges', () => {
  test.each([
    ['is taken with the token before to the last moment', { isCurrentToken: false, overlapUntil: at(5) }, 5, null],
    ['ends with its time', { lastActivity: at(120) }, 120, 'Session expired'],
    ['goes on to the end of its time', { lastActivity: at(119), renewedAt: at(119) }, 119.99, null],
    ['of the token in force is not bound to an overlap', { overlapUntil: at(1) }, 2, null],
  ] as const)('%s', (_, change, minutes, over) => {
    expect(judged(change, minutes).over).toBe(over);
  });

  test('with the token before, the next one never seen, gets another after a minute and not sooner', () => {
    expect(judged({ isCurrentToken: false }, 1).renew).toBe(false);
    expect(judged({ isCurrentToken: false }, 1.01).renew).toBe(true);
    expect(judged({ isCurrentToken: false, overlapUntil: at(9) }, 2).renew).toBe(false);
  });

  test('that was never confirmed is renewed by its age alone', () => {
    expect(judged({ confirmedAt: null }, 14.9).renew).toBe(false);
    expect(judged({ confirmedAt: null }, 15).renew).toBe(true);
    expect(judged({ confirmedAt: at(0) }, 1).renew).toBe(false);
    expect(judged({ isCurrentToken: false, overlapUntil: at(9), confirmedAt: at(1) }, 2).renew).toBe(false);
  });

  test('is written down for its new token only while that is the one in force', () => {
    expect(judged({ hasOverlap: true, isCurrentToken: false }, 0.1).note).toBe(false);
    expect(judged({ hasOverlap: false }, 0.1).note).toBe(false);
  });

  test('is trusted again only by a confirmation after the risk rose', () => {
    const raised = { riskScore: 61, riskRaisedAt: at(1) };
    expect(judged({ ...raised, confirmedAt: at(1) }, 2).isTrusted).toBe(false);
    expect(judged({ ...raised, confirmedAt: null }, 2).isTrusted).toBe(false);
    expect(judged({ riskScore: 61, riskRaisedAt: null, confirmedAt: at(1) }, 2).isTrusted).toBe(false);
    expect(judged({ requiresMfa: true, confirmedAt: at(1) }, 2).isTrusted).toBe(false);
  });
});

describe('a session at a high risk', () => {
  test('is over once it is older than half an hour', () => {
    const risky = { riskScore: 71, lastActivity: at(30), confirmedAt: at(30) };
    expect(judged(risky, 30).over).toBeNull();
    expect(judged(risky, 31).over).toBe('Session risk too high');
    expect(judged({ ...risky, createdAt: at(20) }, 31).over).toBeNull();
  });

  test('or that was never confirmed has to be confirmed again', () => {
    expect(judged({}, 1).verdict.reauthenticate).toBe(false);
    expect(judged({ confirmedAt: null }, 1).verdict.reauthenticate).toBe(true);
    expect(judged({}, 31).verdict.reauthenticate).toBe(true);
    expect(judged({ confirmedAt: at(20) }, 31).verdict.reauthenticate).toBe(false);
  });
});
