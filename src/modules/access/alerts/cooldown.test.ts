import { expect, test } from 'vitest';
import { cooldownOf } from './cooldown.ts';
import { COOLDOWNS } from '#testing/cooldowns.ts';

test.each([...COOLDOWNS, ['of no kind that is listed', 1] as const])(
  'after an alert of the kind %s the next waits %d minutes [§9 alert cooldowns]',
  (type, minutes) => {
    expect(cooldownOf(type)).toBe(minutes);
  },
);
