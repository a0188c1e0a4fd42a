import { expect, test } from 'vitest';
import { CapacityError, inTurns, inTurnsOfEach, oneAtATime, semaphore } from './semaphore.server.ts';

test('who comes when all places are taken is refused, and a place is free again whatever became of the work', async () => {
  const inPlace = semaphore(2);
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  const working = [inPlace(() => first.promise), inPlace(() => second.promise)];
  await expect(inPlace(() => Promise.resolve('third'))).rejects.toBeInstanceOf(CapacityError);
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

test('who comes when all are taken waits in order, and is refused where too many wait', async () => {
  const inTurn = inTurns(1, 2);
  const first = Promise.withResolvers<void>();
  const begun: string[] = [];
  const working = ['first', 'second', 'third'].map((name) =>
    inTurn(async () => {
      begun.push(name);
      if (name === 'first') await first.promise;
    }),
  );
  await expect(inTurn(() => Promise.resolve())).rejects.toBeInstanceOf(CapacityError);
  expect(begun).toEqual(['first']);
  first.reject(new Error('lost'));
  await Promise.allSettled(working);
  expect(begun).toEqual(['first', 'second', 'third']);
  expect(await inTurn(() => Promise.resolve('again'))).toBe('again');
});

test('one key waits for itself and not for another', async () => {
  const ofEach = inTurnsOfEach(1);
  const first = Promise.withResolvers<string>();
  const working = [ofEach('a', () => first.promise), ofEach('a', () => Promise.resolve('second of a'))];
  expect(await ofEach('b', () => Promise.resolve('b'))).toBe('b');
  first.resolve('first of a');
  expect(await Promise.all(working)).toEqual(['first of a', 'second of a']);
});
