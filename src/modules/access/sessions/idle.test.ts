import fc from 'fast-check';
import { expect, test } from 'vitest';
import { restOf } from './idle.ts';
import { MINUTE, SESSION_LIMITS } from './limits.ts';
import { judge } from './rules.ts';

const [SECOND, PERSON, ADMIN] = [1000, { isAdmin: false }, { isAdmin: true }];

test.each([
  ['just used', 0, PERSON, { is: 'fine' }],
  ['six minutes before the end', 54 * MINUTE - SECOND, PERSON, { is: 'fine' }],
  ['as the question comes', 54 * MINUTE, PERSON, { is: 'ending', minutesLeft: 5 }],
  ['a moment later', 54 * MINUTE + SECOND, PERSON, { is: 'ending', minutesLeft: 4 }],
  ['in the last minute', 58.5 * MINUTE, PERSON, { is: 'ending', minutesLeft: 1 }],
  ['while it may be over already', 60 * MINUTE, PERSON, { is: 'ending', minutesLeft: 1 }],
  ['once it is over for sure', 60 * MINUTE + 5 * SECOND, PERSON, { is: 'over' }],
  ['a day later', 1440 * MINUTE, PERSON, { is: 'over' }],
  ['an administrator half as long', 24 * MINUTE, ADMIN, { is: 'ending', minutesLeft: 5 }],
  ['an administrator before', 24 * MINUTE - SECOND, ADMIN, { is: 'fine' }],
  ['an administrator after', 30 * MINUTE + 5 * SECOND, ADMIN, { is: 'over' }],
  ['a clock that was put back', -10 * MINUTE, PERSON, { is: 'fine' }],
] as const)('%s', (_, rested, who, rest) => {
  expect(restOf(1_000_000, 1_000_000 + rested, who)).toEqual(rest);
});

const DAY = Date.UTC(2026, 10, 21);
const facts = fc.record({
  rested: fc.integer({ min: 0, max: 90 * MINUTE }),
  // The server writes a use down at most once a minute.
  unnoted: fc.integer({ min: 0, max: MINUTE - 1 }),
  isAdmin: fc.boolean(),
});

/** Why the server ends a session whose browser used it last so long ago. */
function overFor({ rested, unnoted, isAdmin }: { rested: number; unnoted: number; isAdmin: boolean }) {
  const [now, lastActivity] = [new Date(DAY + rested), new Date(DAY - unnoted)];
  const times = { renewedAt: lastActivity, createdAt: lastActivity, confirmedAt: null, riskRaisedAt: null };
  const token = { isCurrentToken: true, overlapUntil: null, hasOverlap: false };
  const expiresAt = new Date(DAY + SESSION_LIMITS.maxAge * MINUTE);
  const risk = { riskScore: 0, requiresMfa: false, failedAuthAttempts: 0, isSameDevice: true };
  return judge({ ...times, ...token, ...risk, expiresAt, lastActivity }, now, { isAdmin }).over;
}

test('the server never ends a session of rest whose browser has not asked, and has ended each that is called over', () => {
  fc.assert(
    fc.property(facts, (fact) => {
      const { is } = restOf(DAY, DAY + fact.rested, fact);
      const over = overFor(fact);
      if (is === 'fine') expect(over).toBeNull();
      if (is === 'over') expect(over).toBe('Session idle for too long');
    }),
  );
});
