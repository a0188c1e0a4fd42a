import { expect, test } from 'vitest';
import { periodIn } from '#kernel/periods.ts';
import { writePeriod, writeSpan } from './period-text.client.ts';

const plain = (text: string) => text.replaceAll(/[\u2009\u202f\u00a0]/g, ' ');
const formats = (start: string) => ({
  locale: 'en-ZA',
  dateFormat: 'words' as const,
  months: { start, country: 'ZA' },
});

test('days of one month share its name, those of two have one each', () => {
  expect(plain(writeSpan({ from: '2026-10-01', to: '2026-10-22' }, formats('1')))).toBe('1–22 Oct');
  expect(plain(writeSpan({ from: '2026-10-25', to: '2026-11-24' }, formats('1')))).toBe('25 Oct – 24 Nov');
});

test('a calendar month has its name, another its days, and the year where it is not this one', () => {
  const written = (start: string, month: string) =>
    plain(writePeriod(periodIn(month, formats(start).months), formats(start), '2026-11-22'));
  expect(written('1', '2026-11')).toBe('November 2026');
  expect(written('25', '2026-11')).toBe('25 Oct – 24 Nov');
  expect(written('25', '2025-11')).toBe('25 Oct – 24 Nov 2025');
});
