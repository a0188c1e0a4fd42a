import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const connection = vi.hoisted(() => ({ isReached: true, back: new Set<() => void>() }));
vi.mock('./connection.client.ts', () => ({
  connectionNow: () => connection,
  noteUnreached: () => {
    connection.isReached = false;
  },
  whenBack: (listener: () => void) => {
    connection.back.add(listener);
    return () => connection.back.delete(listener);
  },
}));
// Another file of tests may have imported it with the connection itself.
vi.resetModules();
const { fetched } = await import('./lazy-component.client.ts');

const MISSING = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
const settledOf = async (promise: Promise<unknown>) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 5, 'waits'))]);

function comeBack(): void {
  connection.isReached = true;
  for (const back of connection.back) back();
}

beforeEach(() => {
  connection.isReached = true;
  connection.back.clear();
});

// Files of tests share what they import: the next one is to have the connection itself.
afterAll(() => {
  vi.doUnmock('./connection.client.ts');
  vi.resetModules();
});

test('a file that cannot be had without a network is there once the server is', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(MISSING).mockResolvedValue('part');
  const found = fetched(load);
  expect(await settledOf(found)).toBe('waits');
  expect(connection.isReached).toBe(false);
  comeBack();
  expect(await found).toBe('part');
  expect(connection.back.size).toBe(0);
});

test('while the server is known to be away it is not asked for, since a browser may remember that it failed', async () => {
  connection.isReached = false;
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('part');
  const found = fetched(load);
  expect(await settledOf(found)).toBe('waits');
  expect(load).not.toHaveBeenCalled();
  comeBack();
  expect(await found).toBe('part');
});

test('where a service worker answers for the page, its files are asked for without the server too', async () => {
  connection.isReached = false;
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  try {
    expect(await fetched(() => Promise.resolve('part'))).toBe('part');
  } finally {
    vi.unstubAllGlobals();
  }
});

test('it is waited for again where the network goes again', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(MISSING).mockResolvedValue('part');
  load.mockImplementationOnce(() => {
    connection.isReached = false;
    return Promise.reject(MISSING);
  });
  const found = fetched(load);
  await settledOf(found);
  comeBack();
  expect(await settledOf(found)).toBe('waits');
  comeBack();
  expect(await found).toBe('part');
});

test('where the server is there without the file, the part stays away and the page stays', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(MISSING);
  const found = fetched(load);
  await settledOf(found);
  comeBack();
  expect(await settledOf(found)).toBe('waits');
  expect(load).toHaveBeenCalledTimes(2);
});

test('what fails in the part itself is no missing file', async () => {
  await expect(fetched(() => Promise.reject(new Error('undefined is not a function')))).rejects.toThrow('undefined');
});
