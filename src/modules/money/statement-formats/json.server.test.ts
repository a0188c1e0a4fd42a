import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { readStatement } from './read.server.ts';

const JSON_TEXT = JSON.stringify({
  transactions: [
    { date: '2026-01-02', description: 'Shop', amount: '-12.50', currency: 'EUR' },
    { date: '2026-01-03', description: 'Pay', amount: '100.00', currency: 'EUR' },
  ],
});

test.each([
  ['utf-8', Buffer.from(JSON_TEXT)],
  ['utf-8 with a mark', Buffer.from(`\uFEFF${JSON_TEXT}`)],
  ['utf-16', iconv.encode(JSON_TEXT, 'utf-16le', { addBOM: true })],
  ['on several lines', Buffer.from(JSON.stringify(JSON.parse(JSON_TEXT), null, 2))],
])('JSON in %s', (_, bytes) => {
  expect(readStatement(bytes)).toMatchObject({ kind: 'read', accounts: [{ currency: 'EUR', rows: [{}, {}] }] });
});

test.each([
  ['{"transactions":[{"date":"2026-01-02"', 'BROKEN_FILE'],
  ['{"error":"unauthorised"}', 'NO_STATEMENT'],
])('%s is refused', (text, code) => {
  expect(readStatement(Buffer.from(text))).toMatchObject({ kind: 'refused', code });
});
