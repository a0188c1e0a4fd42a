import { expect, test } from 'vitest';
import { refusedPdf } from './pdf-refusal.ts';

test.each<[what: string, texts: string[], code: string]>([
  ['nothing', [], 'NO_STATEMENT'],
  ['a notice of a bank', ['12 March 2026', 'Dear customer', 'We charge 12.50 from 1 April 2026.'], 'NO_STATEMENT'],
  ['days alone', ['12/03/2026', '13/03/2026', '14/03/2026'], 'NO_STATEMENT'],
  ['amounts alone', ['12.50', '13.50', '14,50'], 'NO_STATEMENT'],
  ['telephone numbers', ['012/345/6789', '1.50', '2.50', '3.50'], 'NO_STATEMENT'],
  [
    'days and amounts one below the other',
    ['12/03/2026', 'Shop', '12.50', '13 Mar 2026', 'Rent', '1,300.00', '2026-03-14', '-4,50'],
    'PDF_COLUMNS',
  ],
])('a PDF of %s', (_, texts, code) => {
  expect(refusedPdf(texts)).toMatchObject({ kind: 'refused', code });
});
