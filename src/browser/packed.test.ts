import { expect, test } from 'vitest';
import { packed, unpacked } from './packed.ts';

test('amounts and instants come out of it as they went in', () => {
  const answer = {
    amount: { minor: -123_456_789_012_345_678n, currency: 'ZAR' },
    at: new Date('2026-11-22T02:30:00.500Z'),
    rows: [{ id: 'a', note: null, isNew: false }],
  };
  expect(unpacked(packed(answer))).toEqual(answer);
});
