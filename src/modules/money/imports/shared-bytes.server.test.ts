import { expect, test } from 'vitest';
import { withSharedBytes } from './shared-bytes.server.ts';

const read = (text: string) => withSharedBytes(new Blob([text]), (bytes) => Promise.resolve(bytes.toString()));

test('a shorter file that takes the place of a longer one is read without the end of that', async () => {
  expect(await read('Date,Amount\n2026-03-01,-12.34')).toBe('Date,Amount\n2026-03-01,-12.34');
  expect(await read('Date')).toBe('Date');
  expect(await read('')).toBe('');
});

test('files that are read at the same time have memory of their own', async () => {
  const texts = ['first', 'second', 'third'];
  const seen = texts.map((text) =>
    withSharedBytes(new Blob([text]), async (bytes) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return bytes.toString();
    }),
  );
  expect(await Promise.all(seen)).toEqual(texts);
});

test('a file is shared with a thread without a copy', async () => {
  const isShared = await withSharedBytes(new Blob(['text']), (bytes) =>
    Promise.resolve(bytes.buffer instanceof SharedArrayBuffer),
  );
  expect(isShared).toBe(true);
});
