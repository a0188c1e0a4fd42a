import { expect, test } from 'vitest';
import { readStatement, readStatementApart } from './service.server.ts';

const ZAR = { currency: 'ZAR' } as const;
const rows = (count: number) =>
  Buffer.from(
    `Date,Amount,Description\n${Array.from({ length: count }, (_, at) => `2026-03-${String(1 + (at % 28)).padStart(2, '0')},-${at}.34,SHOP ${at}`).join('\n')}`,
  );

test('a long file is read as a short one is, and the event loop goes on meanwhile', async () => {
  const bytes = rows(9000);
  const reading = readStatementApart(bytes, ZAR);
  let [last, longest] = [performance.now(), 0];
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  const inSeparateTransaction = await reading;
  clearInterval(beat);
  const began = performance.now();
  expect(inSeparateTransaction).toEqual(readStatement(bytes, ZAR));
  const here = performance.now() - began;
  expect(inSeparateTransaction.kind).toBe('read');
  expect(longest).toBeLessThan(Math.max(200, here));
});

test('the bytes are still there when they were read', async () => {
  const bytes = rows(3000);
  const before = Buffer.from(bytes);
  await readStatementApart(bytes, ZAR);
  expect(bytes.equals(before)).toBe(true);
});
