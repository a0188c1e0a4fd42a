import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BankBalance, BooksBalance } from '#modules/money/accounts/rules.ts';
import { type AddedRow, openingMove, openingMoveWithoutBalance } from './opening.ts';

const bank = (day: string, minor: bigint, isSignSure = true): BankBalance => ({ day, minor, isSignSure, before: null });
const books = (minor: bigint): BooksBalance => {
  return { minor, others: [], before: 0n, othersBefore: [], hasEarlier: false };
};
const FEBRUARY: AddedRow[] = [
  { day: '2026-02-03', minor: -300n },
  { day: '2026-02-20', minor: 100n },
];

test.each<[string, string | null, AddedRow[], BankBalance, BooksBalance, bigint]>([
  // The account opened with 1000 before its first transaction on 1 March.
  [
    'an older statement that ends where the account began',
    '2026-03-01',
    FEBRUARY,
    bank('2026-02-28', 1000n),
    books(800n),
    200n,
  ],
  ['one that ends with another balance', '2026-03-01', FEBRUARY, bank('2026-02-28', 1100n), books(800n), 0n],
  [
    'one that agrees as it is: the opening balance was of before it',
    '2026-03-01',
    FEBRUARY,
    bank('2026-02-28', 800n),
    books(800n),
    0n,
  ],
  ['an account without transactions', null, FEBRUARY, bank('2026-02-28', 1000n), books(800n), 0n],
  ['nothing older', '2026-02-01', FEBRUARY, bank('2026-02-28', 1000n), books(800n), 0n],
  ['a statement of older and newer days', '2026-02-10', FEBRUARY, bank('2026-02-28', 1100n), books(800n), 300n],
  [
    'older transactions that come to nothing',
    '2026-03-01',
    [{ day: '2026-02-03', minor: 0n }],
    bank('2026-02-28', 9n),
    books(1n),
    0n,
  ],
  ['a balance from before some of them', '2026-03-01', FEBRUARY, bank('2026-02-10', 1000n), books(800n), 0n],
  ['a debt written without its sign', '2026-03-01', FEBRUARY, bank('2026-02-28', 1000n, false), books(-1200n), 200n],
])('%s', (_, firstDay, added, stated, after, move) => {
  expect(openingMove(firstDay, added, stated, after)).toBe(move);
});

test.each<[string, string | null, AddedRow[], string | null, bigint]>([
  ['the books agree with a newer balance of the bank', '2026-03-01', FEBRUARY, '2026-03-31', 200n],
  ['they agree with none', '2026-03-01', FEBRUARY, null, 0n],
  ['the balance is older than some of the transactions', '2026-03-01', FEBRUARY, '2026-02-10', 0n],
  ['it is of the day of the last of them', '2026-03-01', FEBRUARY, '2026-02-20', 200n],
  ['only some of the transactions are older than all there were', '2026-02-10', FEBRUARY, '2026-03-31', 300n],
  ['nothing is older', '2026-02-01', FEBRUARY, '2026-03-31', 0n],
  ['the account had no transactions', null, FEBRUARY, '2026-03-31', 0n],
])('without a balance in the file: %s', (_, firstDay, added, agreed, move) => {
  expect(openingMoveWithoutBalance(firstDay, added, agreed)).toBe(move);
});

test('where the opening balance moves, today’s balance stays and the statement agrees', () => {
  const amounts = fc.array(fc.bigInt({ min: -9999n, max: 9999n }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.bigInt({ min: -9999n, max: 9999n }), amounts, fc.boolean(), (opening, minors, isProven) => {
      const added = minors.map((minor) => ({ day: '2026-02-10', minor }));
      const sum = minors.reduce((all, minor) => all + minor, 0n);
      const stated = bank('2026-02-28', isProven ? opening : opening + 1n);
      const move = openingMove('2026-03-01', added, stated, books(opening + sum));
      if (move !== 0n) expect(opening + move + sum).toBe(opening);
      expect(move).toBe(isProven ? -sum : 0n);
    }),
  );
});
