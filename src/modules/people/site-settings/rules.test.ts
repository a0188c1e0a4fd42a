import { describe, expect, test } from 'vitest';
import { announcedAt, isSameAnnouncement, securityLevelOf, troublesIn } from './rules.ts';

test('§6 security level: maximum for superusers, enhanced for administrators, otherwise standard', () => {
  expect([['admin', 'superuser'] as const, ['admin'] as const, [] as const].map(securityLevelOf)).toEqual([
    'maximum',
    'enhanced',
    'standard',
  ]);
});

describe('an announcement', () => {
  const now = new Date('2026-11-22T10:00:00Z');

  test('stands until its end, or until it is taken away', () => {
    const until = new Date('2026-11-22T10:00:01Z');
    expect(announcedAt(now, { announcement: 'Down at noon.', announcedUntil: until })).toEqual({
      text: 'Down at noon.',
      until,
    });
    expect(announcedAt(until, { announcement: 'Down at noon.', announcedUntil: until })).toBeNull();
    expect(announcedAt(now, { announcement: 'Down at noon.', announcedUntil: null })?.until).toBeNull();
    expect(announcedAt(now, { announcement: null, announcedUntil: null })).toBeNull();
  });

  test('is another where its words or its end differ', () => {
    const one = { announcement: 'Down at noon.', announcedUntil: now };
    expect(isSameAnnouncement(one, { ...one, announcedUntil: new Date(now) })).toBe(true);
    expect(isSameAnnouncement(one, { ...one, announcedUntil: null })).toBe(false);
    expect(isSameAnnouncement(one, { ...one, announcement: 'Down at one.' })).toBe(false);
    expect(isSameAnnouncement({ ...one, announcedUntil: null }, one)).toBe(false);
    expect(isSameAnnouncement({ ...one, announcedUntil: null }, { ...one, announcedUntil: null })).toBe(true);
    expect(isSameAnnouncement(one, { ...one, announcedUntil: new Date(now.getTime() + 1) })).toBe(false);
  });
});

describe('an operator is told', () => {
  const well = { answeredIn: 3, waiting: 0, connections: 12, mostConnections: 100, overdueMinutes: 0, held: 0 };

  test('nothing where all is well', () => {
    expect(troublesIn(well)).toEqual([]);
    expect(troublesIn({ ...well, overdueMinutes: 15, connections: 89, answeredIn: 250 })).toEqual([]);
  });

  test('of messages that do not leave, connections that run out, and what is in memory alone', () => {
    expect(troublesIn({ ...well, overdueMinutes: 16.5 })).toEqual([expect.stringContaining('for 16 minutes')]);
    expect(troublesIn({ ...well, connections: 90 })).toHaveLength(1);
    expect(troublesIn({ ...well, held: 1, waiting: 2, answeredIn: 300 })).toHaveLength(3);
  });
});

describe('of each trouble an operator reads one sentence', () => {
  const well = { answeredIn: 3, waiting: 0, connections: 12, mostConnections: 100, overdueMinutes: 0, held: 0 };

  test.each([
    [{ held: 1 }, 'Some activity log entries are only in memory'],
    [{ overdueMinutes: 15.1 }, 'An e-mail has been waiting for 15 minutes. Check the mail server'],
    [{ connections: 90 }, 'The database has almost no connections left'],
    [{ waiting: 1 }, 'Requests are waiting for a database connection'],
    [{ answeredIn: 251 }, 'The database is slow'],
  ])('%j', (trouble, sentence) => {
    expect(troublesIn({ ...well, ...trouble })).toEqual([expect.stringContaining(sentence)]);
  });
});
