import fc from 'fast-check';
import { badgeOf } from './badge.ts';
import { expect, test } from 'vitest';
import { type Choice, NewNoticeSchema } from './model.ts';
import {
  channelsFor,
  choicesFrom,
  dueAt,
  expiryOf,
  FETCH_LIMIT,
  groupsOf,
  isFixed,
  isMissed,
  keyOf,
  typesThatCome,
  undoneUntil,
} from './rules.ts';
import { SEVERITIES } from '#kernel/severity.ts';
import { CHANNELS, NOTICE_TYPES } from './words.ts';

const now = new Date('2026-11-21T10:00:00Z');
const types = fc.constantFrom(...NOTICE_TYPES);
const severities = fc.constantFrom(...SEVERITIES);
const said = fc.dictionary(
  fc.constantFrom(...NOTICE_TYPES.flatMap((type) => CHANNELS.map((channel) => keyOf({ type, channel })))),
  fc.boolean(),
);

test.each([
  [-1, null],
  [0, null],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [5000, '99+'],
])('with %i unread the badge shows %s (§2: 99+ above 99)', (unread, badge) => {
  expect(badgeOf(unread)).toBe(badge);
});

test('50 notifications are fetched', () => expect(FETCH_LIMIT).toBe(50));

const good = { title: 'Rent', message: 'It is due.', type: 'budget' };
test.each([
  [{ title: '' }, 'title is required'],
  [{ title: '  ' }, 'title is required'],
  [{ title: undefined }, 'title is required'],
  [{ title: 'a'.repeat(201) }, 'title must not exceed 200 characters'],
  [{ message: '' }, 'message is required'],
  [{ message: 'a'.repeat(1001) }, 'message must not exceed 1000 characters'],
  [{ type: 'other' }, null],
  [{ type: undefined }, null],
  [{ severity: 'urgent' }, null],
  [{ actionUrl: 'https://example.com' }, 'action_url format is invalid'],
  [{ actionUrl: '//example.com' }, 'action_url format is invalid'],
  [{ actionUrl: '/app.example.com' }, 'action_url format is invalid'],
  [{ actionUrl: '/app/\\example.com' }, 'action_url format is invalid'],
  [{ actionUrl: 'javascript:alert(1)' }, 'action_url format is invalid'],
])('%j is refused (§5)', (wrong, message) => {
  const read = NewNoticeSchema.safeParse({ ...good, ...wrong });
  expect(read.success).toBe(false);
  if (message !== null) expect(read.error?.issues[0]?.message).toBe(message);
});

test.each([
  {},
  { title: 'a' },
  { title: 'a'.repeat(200) },
  { message: 'a'.repeat(1000) },
  ...NOTICE_TYPES.map((type) => ({ type })),
  ...SEVERITIES.map((severity) => ({ severity })),
  { actionUrl: '/app/transactions?category=1#top' },
  { actionUrl: '/app' },
])('%j is taken (§5)', (right) => {
  expect(NewNoticeSchema.safeParse({ ...good, ...right }).success).toBe(true);
});

test.each([
  ['system', null, '2027-02-19T10:00:00.000Z'],
  ['security', null, '2027-11-21T10:00:00.000Z'],
  ['system', '2026-11-22T10:00:00Z', '2026-11-22T10:00:00.000Z'],
  ['system', '2099-01-01T00:00:00Z', '2027-02-19T10:00:00.000Z'],
] as const)('news of type %s that wants to stay until %s goes at %s', (type, wish, end) => {
  expect(expiryOf(type, now, wish === null ? null : new Date(wish))).toBe(Date.parse(end));
});

test('who has said nothing sees everything in the app, and is written to about their account and their duties', () => {
  const written = choicesFrom({}).filter(({ channel, isOn }) => channel === 'email' && isOn);
  expect(written.map(({ type }) => type)).toEqual(['compliance', 'security']);
  expect(choicesFrom({}).every(({ channel, isOn }) => channel === 'email' || isOn)).toBe(true);
});

test('news about the account shows in the app whatever was chosen, and what is critical takes every way', () => {
  fc.assert(
    fc.property(said, severities, (wishes, severity) => {
      const choices = choicesFrom(wishes);
      expect(channelsFor({ type: 'security', severity }, choices)).toContain('app');
      expect(channelsFor({ type: 'security', severity: 'critical' }, choices)).toEqual(new Set(CHANNELS));
    }),
  );
});

test('what reaches no device for a day is missed; an e-mail never is', () => {
  const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  expect(isMissed('push', now, new Date(after(24).getTime() - 1))).toBe(false);
  expect(isMissed('push', now, after(24))).toBe(true);
  expect(isMissed('email', now, after(24_000))).toBe(false);
});

test('a type that is switched off on every channel reaches nobody, but for what is fixed', () => {
  fc.assert(
    fc.property(types, severities, (type, severity) => {
      const off = Object.fromEntries(CHANNELS.map((channel) => [keyOf({ type, channel }), false]));
      const channels = channelsFor({ type, severity }, choicesFrom(off));
      if (type !== 'security') expect(channels).toEqual(new Set());
    }),
  );
});

test('a choice changes its own cell and no other', () => {
  fc.assert(
    fc.property(said, types, fc.constantFrom(...CHANNELS), fc.boolean(), (wishes, type, channel, isOn) => {
      const others = (all: readonly Choice[]) => all.filter((cell) => cell.type !== type || cell.channel !== channel);
      const after = choicesFrom({ ...wishes, [keyOf({ type, channel })]: isOn });
      expect(others(after)).toEqual(others(choicesFrom(wishes)));
      const cell = after.find((one) => one.type === type && one.channel === channel);
      expect(cell?.isOn).toBe(isFixed(type, channel) || isOn);
    }),
  );
});

test('what is critical waits for no quiet hours', () => {
  const quiet = { from: '08:00', until: '20:00', timeZone: 'UTC' };
  expect(dueAt('critical', now, quiet)).toBe(now.getTime());
  expect(dueAt('high', now, quiet)).toBe(Date.parse('2026-11-21T20:00:00Z'));
  expect(dueAt('high', now, null)).toBe(now.getTime());
});

test('every row stands in one group, in its order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1, max: 400 })), (days) => {
      const sorted = days.toSorted((a, b) => a - b);
      const groups = groupsOf(sorted, (day) => day);
      expect(groups.flatMap(({ rows }) => rows)).toEqual(sorted);
      expect(groups.every(({ rows }) => rows.length > 0)).toBe(true);
      expect(groups.find(({ heading }) => heading === 'Yesterday')?.rows.every((day) => day === 1) ?? true).toBe(true);
    }),
  );
});

test('what was deleted can be had back for a day', () => {
  expect(undoneUntil(now)).toBe(Date.parse('2026-11-20T10:00:00Z'));
});

test('outside the quiet hours a message leaves at once', () => {
  const night = { from: '22:00', until: '06:00', timeZone: 'UTC' };
  expect(dueAt('high', now, night)).toBe(now.getTime());
});

test('news of budgets and goals can be chosen once their modules are there', () => {
  const others = ['transaction', 'compliance', 'security', 'system'];
  expect(typesThatCome([{ name: 'debts' }])).toEqual(others);
  expect(typesThatCome([{ name: 'budgets' }])).toEqual(['transaction', 'budget', ...others.slice(1)]);
  expect(typesThatCome([{ name: 'goals' }, { name: 'budgets' }])).toEqual(NOTICE_TYPES);
});

test('a choice is kept under its type and its channel', () => {
  expect(keyOf({ type: 'budget', channel: 'push' })).toBe('budget.push');
});

test('only what is both critical and about the account takes channels that are off', () => {
  const off = choicesFrom(
    Object.fromEntries(NOTICE_TYPES.flatMap((type) => CHANNELS.map((channel) => [keyOf({ type, channel }), false]))),
  );
  expect(channelsFor({ type: 'budget', severity: 'critical' }, off)).toEqual(new Set());
  expect(channelsFor({ type: 'security', severity: 'high' }, off)).toEqual(new Set(['app']));
  expect(channelsFor({ type: 'security', severity: 'critical' }, off)).toEqual(new Set(CHANNELS));
});

test('a message takes the channels that are on for its own type', () => {
  const choices = choicesFrom({ 'budget.email': true, 'budget.push': false });
  expect(channelsFor({ type: 'budget', severity: 'low' }, choices)).toEqual(new Set(['app', 'email']));
  expect(channelsFor({ type: 'goal', severity: 'low' }, choices)).toEqual(new Set(['app', 'push']));
});

test('rows of tomorrow stand under today, and of the day before yesterday under earlier', () => {
  expect(groupsOf([-1, 0, 1, 2, 9], (day) => day)).toEqual([
    { heading: 'Today', rows: [-1, 0] },
    { heading: 'Yesterday', rows: [1] },
    { heading: 'Earlier', rows: [2, 9] },
  ]);
});
