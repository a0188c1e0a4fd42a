import { afterEach, expect, test, vi } from 'vitest';
import { packed } from './packed.ts';

const SESSION = { path: ['identity', 'session'], output: { workspace: { id: 'own' } } };
const LIST = { path: ['transactions', 'list'], input: { currency: 'ZAR', page: 1 }, output: { minor: 5n } };

/** A page with these answers, in a tab that has a workspace open or leaves it to the server. */
async function pageWith(answers: readonly unknown[], open: string | null = null, type = 'navigate') {
  vi.resetModules();
  vi.stubGlobal('document', { querySelector: () => ({ textContent: packed(answers) }) });
  vi.stubGlobal('sessionStorage', { getItem: () => open });
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
  return (await import('./first-answers.client.ts')).takeFirstAnswer;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('an answer is taken once, whatever the order of what is asked, and what is undefined is not asked', async () => {
  const take = await pageWith([SESSION, LIST]);
  expect(take(['transactions', 'list'], { page: 2, currency: 'ZAR' })).toBeNull();
  const input = { search: undefined, page: 1, currency: 'ZAR' };
  expect(take(['transactions', 'list'], input)?.output).toEqual({ minor: 5n });
  expect(take(['transactions', 'list'], input)).toBeNull();
  expect(take(['identity', 'session'], undefined)?.output).toEqual(SESSION.output);
});

test.each([
  ['own', true],
  ['of a client', false],
])('in a tab with the workspace %s open the answers are for it: %s', async (open, isFor) => {
  const take = await pageWith([SESSION, LIST], open);
  expect(take(LIST.path, LIST.input) !== null).toBe(isFor);
  expect(take(SESSION.path, undefined) !== null).toBe(isFor);
});

test('a page that is loaded anew asks for what holds then', async () => {
  const take = await pageWith([SESSION, LIST], null, 'reload');
  expect(take(LIST.path, LIST.input)).toBeNull();
});

test('answers that nobody asked for while the page opened are not given later', async () => {
  const take = await pageWith([SESSION, LIST]);
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  expect(take(LIST.path, LIST.input)).toBeNull();
});
