import { expect, test, vi } from 'vitest';
import { leaveNoFigures } from './leave-no-figures.client.ts';

test('the page is not left before what was seen here is forgotten', async () => {
  const told: (string | null)[] = [];
  let forgotten = false;
  await leaveNoFigures('somebody', async (exceptOf) => {
    told.push(exceptOf);
    await new Promise((resolve) => setTimeout(resolve, 20));
    forgotten = true;
  });
  expect([told, forgotten]).toEqual([['somebody'], true]);
});

test('a browser that keeps nothing, or does not answer, holds nobody back', async () => {
  await leaveNoFigures(null, () => Promise.reject(new Error('nothing is kept here')));
  vi.useFakeTimers();
  try {
    let isOver = false;
    const leaving = leaveNoFigures(null, () => new Promise<never>(() => undefined)).then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await leaving;
    expect(isOver).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
