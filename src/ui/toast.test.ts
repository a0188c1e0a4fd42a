import { expect, test } from 'vitest';
import { displayTime, VISIBLE_TOASTS } from './toast.client.ts';

test.each([
  ['error', 7000],
  ['success', 4000],
  ['default', 5000],
  ['info', 5000],
  ['warning', 5000],
  ['loading', null],
  ['question', 15_000],
] as const)('a toast of kind %s stays for %s milliseconds [§9 toast durations] [§9 toast types]', (kind, time) => {
  expect(displayTime(kind)).toBe(time);
});

test('three toasts are visible [§9 toasts visible]', () => {
  expect(VISIBLE_TOASTS).toBe(3);
});
