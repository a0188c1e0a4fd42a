import { beforeEach, expect, test } from 'vitest';
import { forgetWrite, noteAgain, noteWrite, takeNext } from './undo-stack.client.ts';

const write = (isRecorded = false) => ({ takeBack: () => Promise.resolve(), isRecorded });

beforeEach(() => {
  noteWrite(write());
  while (takeNext('undo') !== undefined);
});

test('the newest write is undone first, and the last undone is redone first', () => {
  const [one, other] = [write(), write(true)];
  noteWrite(one);
  noteWrite(other);
  expect(takeNext('undo')).toBe(other);
  noteAgain('undo', other);
  expect(takeNext('undo')).toBe(one);
  noteAgain('undo', one);
  expect([takeNext('undo'), takeNext('redo'), takeNext('redo'), takeNext('redo')]).toEqual([
    undefined,
    one,
    other,
    undefined,
  ]);
});

test('what was redone is undone again', () => {
  const one = write();
  noteAgain('redo', one);
  expect(takeNext('undo')).toBe(one);
});

test('a new write ends the redo', () => {
  noteAgain('undo', write());
  noteWrite(write());
  expect(takeNext('redo')).toBeUndefined();
});

test('what its own button has undone is not undone by a key', () => {
  const [one, other] = [write(), write()];
  noteWrite(one);
  noteWrite(other);
  forgetWrite(other);
  expect(takeNext('undo')).toBe(one);
});
