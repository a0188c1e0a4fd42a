import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BooksFacts, booksEvidence, MOST_DECIDERS } from './books-evidence.ts';
import { assessed, checksOf, gainsIn, reportFrom, scoreOf } from './checks.ts';
import { type PersonFacts, personEvidence } from './person-evidence.ts';
import { PARTS } from './rules.ts';

const BOUNDS = { maxAge: 120, maxHours: 8, mostAtOnce: 5 };
const NOW = new Date('2026-11-21T10:00:00Z');
const shared = {
  isOverTls: true,
  numbers: { kept: 2, bare: 0, former: 0 },
  daysSinceExport: 0,
  riskySessions: 0,
  endlessSessions: 0,
  agedSessions: 0,
  waitingInvitations: 0,
  record: { lines: 3, isWhole: true, isFollowed: true },
};
const best: PersonFacts = {
  ...shared,
  isConsentCurrent: true,
  overdueRequests: 0,
  hasSecondFactor: true,
  openSessions: 1,
  untrustedInUse: 0,
  staleDevices: 0,
  graveAlerts: 0,
  looseBooks: 0,
  membersWithoutFactor: 0,
};
const bestBooks: BooksFacts = {
  ...shared,
  members: 4,
  membersWithoutFactor: 0,
  asksSecondFactor: true,
  deciders: 2,
  crowdedMembers: 0,
};
const ofPerson = (change: Partial<PersonFacts>) => personEvidence({ ...best, ...change }, BOUNDS);
const ofBooks = (change: Partial<BooksFacts>) => booksEvidence({ ...bestBooks, ...change }, BOUNDS);

describe('a person', () => {
  test.each([
    [{}, 100],
    [{ hasSecondFactor: false }, 93],
    [{ isOverTls: false }, 94],
    [{ numbers: { kept: 2, bare: 0, former: 1 } }, 97],
    [{ numbers: { kept: 2, bare: 1, former: 0 } }, 94],
    [{ daysSinceExport: 90 }, 100],
    [{ daysSinceExport: 91 }, 94],
    [{ daysSinceExport: null }, 94],
    [{ isConsentCurrent: false }, 94],
    [{ overdueRequests: 1 }, 94],
    [{ openSessions: 5 }, 100],
    [{ openSessions: 6 }, 98],
    [{ agedSessions: 1 }, 98],
    [{ endlessSessions: 1 }, 93],
    [{ riskySessions: 1 }, 95],
    [{ looseBooks: 1 }, 91],
    [{ membersWithoutFactor: 1 }, 93],
    [{ waitingInvitations: 1 }, 93],
    [{ graveAlerts: 1 }, 96],
    [{ record: { lines: 3, isWhole: false, isFollowed: true } }, 94],
    [{ record: { lines: 0, isWhole: true, isFollowed: true } }, 99],
  ] as const)('with %j has the score %d', (change, score) => {
    expect(scoreOf(ofPerson(change))).toBe(score);
  });

  test.each([
    [{}, 100, true],
    [{ hasSecondFactor: false }, 70, true],
    [{ hasSecondFactor: false, endlessSessions: 1 }, 40, false],
  ] as const)(
    'with %j the authentication score is %d, compliant: %s [§9 authentication score]',
    (change, score, compliant) => {
      const check = checksOf('personal', ofPerson(change), NOW).find(({ type }) => type === 'authentication');
      expect(check).toMatchObject({ score, compliant });
    },
  );

  test('what would raise the score most comes first, and says by how much', () => {
    const gains = gainsIn(ofPerson({ hasSecondFactor: false, looseBooks: 2, staleDevices: 1 }));
    expect(gains.map(({ key, gain }) => [key, gain])).toEqual([
      ['books', 9],
      ['second-factor', 7],
      ['fresh', 3],
    ]);
    expect(gains[0]?.note).toBe('2 shared workspaces do not.');
    expect(gainsIn(ofPerson({}))).toEqual([]);
  });
});

describe('books', () => {
  test.each([
    [{}, 100],
    [{ membersWithoutFactor: 1 }, 98],
    [{ membersWithoutFactor: 4 }, 93],
    [{ members: 1, asksSecondFactor: false }, 100],
    [{ members: 2, asksSecondFactor: false }, 91],
    [{ deciders: MOST_DECIDERS }, 100],
    [{ deciders: MOST_DECIDERS + 1 }, 93],
    [{ crowdedMembers: 1 }, 95],
    [{ record: { lines: 3, isWhole: false, isFollowed: true } }, 91],
  ] as const)('with %j have the score %d', (change, score) => {
    expect(scoreOf(ofBooks(change))).toBe(score);
  });
});

describe('a report', () => {
  const worst: PersonFacts = {
    ...best,
    isOverTls: false,
    numbers: { kept: 1, bare: 1, former: 0 },
    daysSinceExport: null,
    riskySessions: 1,
    endlessSessions: 1,
    agedSessions: 1,
    waitingInvitations: 1,
    record: { lines: 0, isWhole: false, isFollowed: true },
    isConsentCurrent: false,
    overdueRequests: 2,
    hasSecondFactor: false,
    openSessions: 9,
    untrustedInUse: 1,
    staleDevices: 1,
    graveAlerts: 1,
    looseBooks: 1,
    membersWithoutFactor: 1,
  };
  const who = { id: 'a', userId: 'b', reportType: 'personal', generatedAt: NOW } as const;

  test('each check has what §3 says: id, type, name, description, severity, message, score, violations', () => {
    const report = reportFrom(assessed('personal', ofPerson({ hasSecondFactor: false }), NOW), who);
    expect(report).toMatchObject({ ...who, overallScore: 93, status: 'compliant', risk: 'Low', criticalIssues: [] });
    expect(report.summary).toBe('Compliant, score 93 of 100. 5 of 5 checks met. 1 requirement not met.');
    expect(report.checks.map(({ type }) => type)).toEqual(PARTS);
    expect(report.checks[1]).toMatchObject({
      id: 'personal-authentication',
      name: 'Your sign-in',
      compliant: true,
      severity: 'medium',
      message: '2 of 3 requirements met.',
      lastChecked: NOW,
      score: 70,
      violations: [
        'Two-step verification is on: no. Anyone with your password can sign in. Add an authenticator app or a passkey.',
      ],
    });
  });

  test('names as critical what is missing where a check stands below 50', () => {
    const report = reportFrom(assessed('personal', personEvidence(worst, BOUNDS), NOW), who);
    expect(report).toMatchObject({ overallScore: 9, status: 'non-compliant', risk: 'Critical' });
    expect(report.criticalIssues).toHaveLength(18);
    expect(report.checks.every(({ compliant }) => !compliant)).toBe(true);
  });

  test('tells every fact in words that a person reads, met or not', () => {
    const badBooks: BooksFacts = { ...bestBooks, ...worst, members: 7, asksSecondFactor: false, deciders: 9 };
    const all = [
      ...personEvidence(best, BOUNDS),
      ...personEvidence(worst, BOUNDS),
      ...personEvidence({ ...best, record: { lines: 3, isWhole: true, isFollowed: false } }, BOUNDS),
      ...personEvidence({ ...worst, record: { lines: 3, isWhole: false, isFollowed: false } }, BOUNDS),
      ...booksEvidence(bestBooks, BOUNDS),
      ...booksEvidence({ ...badBooks, crowdedMembers: 2, membersWithoutFactor: 6 }, BOUNDS),
    ];
    for (const { title, note, earned, of } of all) {
      expect(title.length).toBeGreaterThan(10);
      expect(note).toMatch(/^[A-Z0-9].*\.$/);
      expect(earned).toBeLessThanOrEqual(of);
    }
  });

  test('gives every part 100 points to earn', () => {
    for (const evidence of [personEvidence(best, BOUNDS), booksEvidence(bestBooks, BOUNDS)])
      for (const part of PARTS)
        expect(evidence.filter((one) => one.part === part).reduce((sum, { of }) => sum + of, 0)).toBe(100);
  });
});

describe('evidence', () => {
  const few = fc.nat(6);
  const sharedFacts = {
    isOverTls: fc.boolean(),
    numbers: fc.record({ kept: few, bare: few, former: few }),
    daysSinceExport: fc.option(fc.nat(200)),
    riskySessions: few,
    endlessSessions: few,
    agedSessions: few,
    waitingInvitations: few,
    record: fc.record({ lines: few, isWhole: fc.boolean(), isFollowed: fc.boolean() }),
  };
  const person = fc.record<PersonFacts>({
    ...sharedFacts,
    isConsentCurrent: fc.boolean(),
    overdueRequests: few,
    hasSecondFactor: fc.boolean(),
    openSessions: fc.nat(9),
    untrustedInUse: few,
    staleDevices: few,
    graveAlerts: few,
    looseBooks: few,
    membersWithoutFactor: few,
  });
  const books = fc
    .record<BooksFacts>({
      ...sharedFacts,
      members: fc.integer({ min: 1, max: 9 }),
      membersWithoutFactor: fc.nat(9),
      asksSecondFactor: fc.boolean(),
      deciders: fc.integer({ min: 1, max: 9 }),
      crowdedMembers: few,
    })
    .map((facts) => ({ ...facts, membersWithoutFactor: Math.min(facts.members, facts.membersWithoutFactor) }));

  test('keeps the score of a person between 0 and 100, and more of it never lowers the score', () => {
    fc.assert(
      fc.property(person, fc.constantFrom(...(Object.keys(best) as (keyof PersonFacts)[])), (before, which) => {
        const score = scoreOf(personEvidence(before, BOUNDS));
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        const better = { ...before, [which]: best[which] };
        expect(scoreOf(personEvidence(better, BOUNDS))).toBeGreaterThanOrEqual(score);
      }),
    );
  });

  test('keeps the score of books between 0 and 100, and more of it never lowers the score', () => {
    const keys = (Object.keys(bestBooks) as (keyof BooksFacts)[]).filter((key) => key !== 'members');
    fc.assert(
      fc.property(books, fc.constantFrom(...keys), (before, which) => {
        const score = scoreOf(booksEvidence(before, BOUNDS));
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        const better = { ...before, [which]: bestBooks[which] };
        expect(scoreOf(booksEvidence(better, BOUNDS))).toBeGreaterThanOrEqual(score);
      }),
    );
  });
});

test('members are sent where every plan leads: not all of them have a Security Center', () => {
  const words = ofBooks({ riskySessions: 2 }).map(({ note }) => note);
  expect(words.join(' ')).toContain('Ask members to check Security & Privacy.');
  expect(words.join(' ')).not.toContain('Security Center');
});
