import { describe, expect, test } from 'vitest';
import { partsForLibrary, partsOf, refusalOfParts } from './rule-parts.ts';

test.each([
  'FREQ=MONTHLY;BYMONTHDAY=25',
  'freq=weekly;byday=mo;wkst=su;',
  'FREQ=YEARLY;BYMONTH=3;BYDAY=-1FR',
  'FREQ=MONTHLY;BYDAY=+1MO',
  'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1',
  'RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD',
  'FREQ=DAILY;COUNT=3',
  'FREQ=DAILY;UNTIL=20261231T215959Z',
])('%s is a rule', (rule) => {
  expect(partsOf(rule)?.get('FREQ')).toMatch(/^[A-Z]+$/);
});

test.each([
  '',
  'MONTHLY',
  'BYMONTHDAY=25',
  'FREQ=FORTNIGHTLY',
  'FREQ=MONTHLY;BYMONTHDAY=32',
  'FREQ=MONTHLY;BYMONTHDAY=0',
  'FREQ=MONTHLY;BYMONTHDAY=1,,2',
  'FREQ=MONTHLY;INTERVAL=0',
  'FREQ=MONTHLY;INTERVAL=-1',
  'FREQ=MONTHLY;INTERVAL=1.5',
  'FREQ=MONTHLY;FREQ=DAILY',
  'FREQ=MONTHLY;X-THING=1',
  'FREQ=MONTHLY;BYDAY=54MO',
  'FREQ=MONTHLY;BYDAY=XX',
  'FREQ=MONTHLY;BYMONTH=13',
  'FREQ=MONTHLY;BYSETPOS=1',
  'FREQ=MONTHLY;BYYEARDAY=1',
  'FREQ=MONTHLY;BYWEEKNO=1',
  'FREQ=WEEKLY;BYMONTHDAY=1',
  'FREQ=WEEKLY;BYDAY=1MO',
  'FREQ=YEARLY;BYWEEKNO=1;BYDAY=1MO',
  'FREQ=DAILY;COUNT=3;UNTIL=20261231',
  'FREQ=MONTHLY;SKIP=BACKWARD',
])('%j is none', (rule) => {
  expect(partsOf(rule)).toBeNull();
});

test.each([
  ['FREQ=HOURLY', 'TOO_OFTEN'],
  ['FREQ=SECONDLY', 'TOO_OFTEN'],
  ['FREQ=MONTHLY;COUNT=12', 'ENDS'],
  ['FREQ=MONTHLY;UNTIL=20300101', 'ENDS'],
  ['FREQ=YEARLY;RSCALE=HEBREW', 'OTHER_CALENDAR'],
  ['FREQ=YEARLY;INTERVAL=3', 'TOO_SELDOM'],
  ['FREQ=YEARLY;INTERVAL=2', null],
  ['FREQ=MONTHLY;INTERVAL=25', 'TOO_SELDOM'],
  ['FREQ=MONTHLY;INTERVAL=24', null],
  ['FREQ=WEEKLY;INTERVAL=53', 'TOO_SELDOM'],
  ['FREQ=DAILY;INTERVAL=364', null],
  ['FREQ=DAILY;INTERVAL=365', 'TOO_SELDOM'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'WORKING_DAYS'],
  ['FREQ=WEEKLY;BYDAY=MO,FR', 'SEVERAL_DAYS'],
  ['FREQ=WEEKLY;BYDAY=MO', null],
])('%s is refused as %s', (rule, refusal) => {
  expect(refusalOfParts(partsOf(rule) ?? new Map())).toBe(refusal);
});

describe('for the library', () => {
  const written = (rule: string) => {
    const parts = partsForLibrary(partsOf(rule) ?? new Map());
    return parts === null ? null : [...parts].map(([name, value]) => `${name}=${value}`).join(';');
  };

  test.each([
    ['FREQ=MONTHLY;BYMONTHDAY=31', 'FREQ=MONTHLY;BYMONTHDAY=31'],
    ['RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD', 'RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD'],
    ['RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD;BYMONTHDAY=31', 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1'],
    [
      'FREQ=YEARLY;RSCALE=GREGORIAN;SKIP=BACKWARD;BYMONTH=2;BYMONTHDAY=29',
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1',
    ],
    [
      'FREQ=MONTHLY;RSCALE=GREGORIAN;SKIP=BACKWARD;BYMONTHDAY=25',
      'FREQ=MONTHLY;RSCALE=GREGORIAN;SKIP=BACKWARD;BYMONTHDAY=25',
    ],
    ['FREQ=MONTHLY;RSCALE=GREGORIAN;SKIP=FORWARD;BYMONTHDAY=31', null],
    ['FREQ=MONTHLY;RSCALE=GREGORIAN;SKIP=BACKWARD;BYMONTHDAY=30,31', null],
    ['FREQ=MONTHLY;RSCALE=GREGORIAN;SKIP=BACKWARD;BYMONTHDAY=-31', null],
    ['FREQ=YEARLY;RSCALE=GREGORIAN;SKIP=BACKWARD;BYMONTH=2,4;BYMONTHDAY=31', null],
    ['FREQ=MONTHLY;RSCALE=GREGORIAN;SKIP=BACKWARD;BYMONTHDAY=31;BYDAY=MO', null],
  ])('%s is written as %s', (rule, text) => {
    const sorted = (one: string | null) => one?.split(';').toSorted();
    expect(sorted(written(rule))).toEqual(sorted(text));
  });
});
