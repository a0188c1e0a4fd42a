import { expect, test } from 'vitest';
import { likelihoodOf, likeliest, type Looked } from './candidates.ts';

const refund: Looked = { day: '2026-11-20', minor: 300_00n, merchant: 'takealot' };
const purchase = (name: string, more: Partial<Looked> = {}) => ({
  name,
  day: '2026-11-10',
  minor: -1000_00n,
  merchant: 'takealot',
  ...more,
});

test('the same merchant comes before the same amount, both before one, and the nearer before the earlier', () => {
  const rows = [
    purchase('amount alone', { merchant: 'spar', minor: -300_00n }),
    purchase('merchant, long ago', { day: '2026-06-01' }),
    purchase('less than came back', { minor: -10_00n }),
    purchase('merchant'),
    purchase('both', { minor: -300_00n, day: '2026-07-01' }),
  ];
  expect(likeliest(refund, rows).map(({ name, reasons }) => [name, reasons])).toEqual([
    ['both', ['merchant', 'amount']],
    ['merchant', ['merchant']],
    ['merchant, long ago', ['merchant']],
    ['less than came back', ['merchant']],
    ['amount alone', ['amount']],
  ]);
});

test.each([
  ['nothing in common', { merchant: 'spar', minor: -200_00n }],
  ['two lines that name nobody', { merchant: null }],
  ['money in', { minor: 1000_00n }],
  ['a purchase after the refund', { day: '2026-11-21' }],
  ['a purchase of more than 180 days ago', { day: '2026-05-23' }],
] satisfies [string, Partial<Looked>][])('%s is no candidate', (_, more: Partial<Looked>) => {
  const asked = more.merchant === null ? { ...refund, merchant: null } : refund;
  expect(likeliest(asked, [purchase('one', more)])).toEqual([]);
});

test('the first and the last day count', () => {
  const rows = [purchase('oldest', { day: '2026-05-24' }), purchase('same day', { day: '2026-11-20' })];
  expect(likeliest(refund, rows).map(({ name }) => name)).toEqual(['same day', 'oldest']);
});

test('it is as likely whichever of the two is asked about', () => {
  const other = purchase('one');
  expect(likelihoodOf(other, refund)).toEqual(likelihoodOf(refund, other));
});
