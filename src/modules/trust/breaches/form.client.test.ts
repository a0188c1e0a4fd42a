import { expect, test } from 'vitest';
import { factsFormSchema, formOf, instantOf, momentOf } from './form.client.ts';

const ZONE = 'Africa/Nairobi';
const NOW = new Date('2026-11-21T10:30:20Z');

test('a moment that is typed is one of the zone, and is shown as it was typed', () => {
  expect(instantOf('2026-11-21T13:30', ZONE)).toEqual(new Date('2026-11-21T10:30:00Z'));
  expect(momentOf(NOW, ZONE)).toBe('2026-11-21T13:30');
});

test('facts survive the form', () => {
  const typed = {
    ...formOf(null, NOW, ZONE),
    title: 'Lost key',
    whatHappened: 'A key was lost.',
    whatData: 'Names',
    concerned: [
      { country: 'KE', people: '12' },
      { country: 'ZA', people: '' },
    ],
  };
  const facts = factsFormSchema(ZONE).parse(typed);
  expect(facts).toMatchObject({
    awareAt: new Date('2026-11-21T10:30:00Z'),
    concerned: [
      { country: 'KE', people: 12 },
      { country: 'ZA', people: null },
    ],
  });
  expect(formOf(facts, NOW, ZONE)).toEqual(typed);
});

test.each([
  [{ title: '' }, 'title', 'title is required'],
  [
    { discoveredAt: '2026-11-21T13:31' },
    'awareAt',
    'you cannot have been aware of the breach before it was discovered',
  ],
  [{ concerned: [] }, 'concerned', 'at least one country is required'],
  [
    {
      concerned: [
        { country: 'ZA', people: '' },
        { country: 'ZA', people: '3' },
      ],
    },
    'concerned',
    'use each country once',
  ],
  [{ awareAt: '' }, 'awareAt', 'enter a date and a time'],
])('what is wrong is said at its field: %j', (wrong, path, message) => {
  const typed = { ...formOf(null, NOW, ZONE), title: 'Lost key', whatHappened: 'Lost', whatData: 'Names', ...wrong };
  const issues = factsFormSchema(ZONE).safeParse(typed).error?.issues ?? [];
  expect(issues.map((issue) => [issue.path[0], issue.message])).toContainEqual([path, message]);
});
