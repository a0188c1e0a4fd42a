import { afterEach, expect, test, vi } from 'vitest';
import { isLongTask, watchLongTasks } from './long-tasks.client.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  [50, false],
  [50.1, true],
])('a task of %d ms is long: %s [§9 long tasks]', (milliseconds, isLong) => {
  expect(isLongTask(milliseconds)).toBe(isLong);
});

class Observer {
  static supportedEntryTypes = ['longtask'];
  static now: ((durations: readonly number[]) => void) | null = null;
  constructor(hear: (list: { getEntries: () => { duration: number }[] }) => void) {
    Observer.now = (durations) => hear({ getEntries: () => durations.map((duration) => ({ duration })) });
  }
  observe = () => undefined;
  disconnect = () => {
    Observer.now = null;
  };
}

test('each that is long is told, until the watch ends', () => {
  vi.stubGlobal('PerformanceObserver', Observer);
  const told: number[] = [];
  const stop = watchLongTasks((milliseconds) => told.push(milliseconds));
  Observer.now?.([12, 51.4, 50, 320]);
  expect(told).toEqual([51, 320]);
  stop();
  expect(Observer.now).toBeNull();
});

test('a browser that does not know of them tells of none', () => {
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] });
  expect(() => watchLongTasks(() => undefined)()).not.toThrow();
});
