import { expect, test } from 'vitest';
import { cooldownOf } from './cooldown.ts';

test.each([
  ['authentication', 5],
  ['data_access', 2],
  ['suspicious_activity', 1],
  ['compliance', 10],
  ['system', 1],
  ['of no kind that is listed', 1],
])('after an alert of the kind %s the next waits %d minutes [§9 alert cooldowns]', (type, minutes) => {
  expect(cooldownOf(type)).toBe(minutes);
});
