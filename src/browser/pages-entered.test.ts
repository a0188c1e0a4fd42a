import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notePage, pagesHeader } from './pages-entered.client.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('pages are told once, with all calls of the moment, and none is lost that is entered meanwhile', () => {
  expect(pagesHeader()).toEqual({});
  notePage();
  expect([pagesHeader(), pagesHeader()]).toEqual([{ 'x-pages-entered': '1' }, { 'x-pages-entered': '1' }]);
  notePage();
  vi.runAllTimers();
  expect(pagesHeader()).toEqual({ 'x-pages-entered': '1' });
  vi.runAllTimers();
  expect(pagesHeader()).toEqual({});
});
