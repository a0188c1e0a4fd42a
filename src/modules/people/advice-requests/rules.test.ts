import { expect, test } from 'vitest';
import { SERVICES } from './offers.ts';
import { isOpen, mayBecome } from './rules.ts';
import { REQUEST_STATES, SERVICE_IDS } from './words.ts';

test('a request goes on, and what is closed stays closed', () => {
  const ways = REQUEST_STATES.flatMap((from) =>
    REQUEST_STATES.filter((to) => mayBecome(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(ways).toEqual([
    'asked → in-talks',
    'asked → done',
    'asked → declined',
    'asked → withdrawn',
    'in-talks → done',
    'in-talks → declined',
    'in-talks → withdrawn',
  ]);
  expect(REQUEST_STATES.filter(isOpen)).toEqual(['asked', 'in-talks']);
});

test('each of the six services says what it is about, in the order of the menu', () => {
  expect(SERVICES.map(({ id }) => id)).toEqual([...SERVICE_IDS]);
});
