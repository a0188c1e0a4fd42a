import { expect, test } from 'vitest';
import { AllTaken, oneAtATime, places } from './turns.server.ts';

test('who comes when all places are taken is refused, and a place is free again whatever became of the work', async () => {
  const inPlace = places(2);
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  const working = [inPlace(() => first.promise), inPlace(() => second.promise)];
  await expect(inPlace(() => Promise.resolve('third'))).rejects.toBeInstanceOf(AllTaken);
  first.reject(new Error('lost'));
  await expect(working[0]).rejects.toThrow('lost');
  expect(await inPlace(() => Promise.resolve('third'))).toBe('third');
  second.resolve('second');
  expect(await working[1]).toBe('second');
});

test('of what goes one at a time none begins before the last has ended, even badly', async () => {
  const inTurn = oneAtATime();
  const first = Promise.withResolvers<void>();
  const begun: string[] = [];
  const working = [inTurn(() => first.promise), inTurn(() => Promise.resolve(begun.push('second')))];
  await Promise.resolve();
  expect(begun).toEqual([]);
  first.reject(new Error('lost'));
  await Promise.allSettled(working);
  expect(begun).toEqual(['second']);
});
