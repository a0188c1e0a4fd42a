import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BankBalance, type BooksBalance, compareBalances } from './bank-balances.ts';

const bank = (minor: bigint, fields: Partial<BankBalance> = {}): BankBalance => ({
  day: '2026-10-31',
  minor,
  isSignSure: true,
  before: null,
  ...fields,
});
const books = (minor: bigint, fields: Partial<BooksBalance> = {}): BooksBalance => ({
  minor,
  others: [],
  before: 0n,
  othersBefore: [],
  hasEarlier: false,
  ...fields,
});
const began = (minor: bigint) => ({ before: { day: '2026-10-01', minor } });

test.each([
  ['to the cent', bank(123_456n), books(123_456n), { kind: 'agrees', bankMinor: 123_456n }],
  ['a cent apart', bank(123_456n), books(123_455n), { kind: 'differs', missing: 1n, since: 'unknown' }],
  ['a cent too much', bank(123_456n), books(123_457n), { kind: 'differs', missing: -1n }],
  ['owed more than the books say', bank(-500n), books(-400n), { kind: 'differs', missing: -100n }],
  ['nothing in both', bank(0n), books(0n), { kind: 'agrees' }],
  ['drawn up before the last rows of its day', bank(100n), books(130n, { others: [30n] }), { kind: 'agrees' }],
  ['a day of other files that does not explain it', bank(100n), books(130n, { others: [20n] }), { missing: -30n }],
  [
    'a debt written without a sign',
    bank(500n, { isSignSure: false }),
    books(-500n),
    { kind: 'agrees', bankMinor: -500n },
  ],
  ['money of one’s own on a card', bank(500n, { isSignSure: false }), books(500n), { kind: 'agrees', bankMinor: 500n }],
  ['a figure that may be either', bank(500n, { isSignSure: false }), books(-400n), { kind: 'unsure', bankMinor: 500n }],
])('%s', (_, said, own, expected) => {
  expect(compareBalances(said, own)).toMatchObject(expected);
});

test.each([
  ['as much was lacking before, and nothing is older', books(0n, { before: -100n }), 'opening'],
  ['as much was lacking before, after older rows', books(0n, { before: -100n, hasEarlier: true }), 'earlier'],
  ['they agreed when it began', books(0n, { before: 0n, hasEarlier: true }), 'rows'],
  ['part of it was lacking before', books(0n, { before: -40n }), 'unknown'],
  [
    'they agreed when it began, in the middle of a day',
    books(0n, { before: -30n, othersBefore: [30n], hasEarlier: true }),
    'rows',
  ],
  [
    'as much was lacking when it began, in the middle of a day',
    books(0n, { before: -130n, othersBefore: [30n], hasEarlier: true }),
    'earlier',
  ],
])('%s: since %s', (_, own, since) => {
  expect(compareBalances(bank(100n, began(0n)), own)).toMatchObject({ kind: 'differs', missing: 100n, since });
});

const minor = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n });

test('money that is entered is missing no more, to the last cent', () => {
  fc.assert(
    fc.property(minor, minor, minor, (said, own, entered) => {
      const lackOf = (result: ReturnType<typeof compareBalances>) => (result.kind === 'differs' ? result.missing : 0n);
      const before = lackOf(compareBalances(bank(said), books(own)));
      const after = lackOf(compareBalances(bank(said), books(own + entered)));
      expect(before - after).toBe(entered);
      expect(compareBalances(bank(said), books(own + before)).kind).toBe('agrees');
    }),
  );
});

test('an opening balance that is put right agrees before the statement and after it', () => {
  fc.assert(
    fc.property(minor, minor, minor, (opening, off, moved) => {
      fc.pre(off !== 0n);
      const said = bank(opening + moved, began(opening));
      const own = (by: bigint) => books(opening + moved - by, { before: opening - by });
      const found = compareBalances(said, own(off));
      expect(found).toMatchObject({ kind: 'differs', missing: off, since: 'opening' });
      expect(compareBalances(said, own(0n)).kind).toBe('agrees');
    }),
  );
});

test('a difference is told only where no reading agrees', () => {
  fc.assert(
    fc.property(minor, minor, fc.array(minor, { maxLength: 3 }), fc.boolean(), (said, own, others, isSignSure) => {
      const found = compareBalances(bank(said, { isSignSure }), books(own, { others }));
      const readings = [own, ...others.map((other) => own - other)];
      const agrees = readings.includes(said) || (!isSignSure && readings.includes(-said));
      expect(found.kind).toBe(agrees ? 'agrees' : isSignSure ? 'differs' : 'unsure');
    }),
  );
});
