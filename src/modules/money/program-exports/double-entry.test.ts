import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BookAccount, linesOfTransaction, namesOf, type Share } from './double-entry.ts';
import { equal, fractionIn, sumOf } from './fractions.ts';

const account = (name: string, holds: BookAccount['holds'], currency = 'ZAR'): BookAccount => ({
  name,
  path: ['Top', ...name.split(':')],
  holds,
  type: null,
  currency,
});
const CHEQUE = account('Cheque', 'money');
const CASH = account('Cash', 'money');
const DOLLARS = account('Dollars', 'money', 'USD');
const FOOD = account('Food', 'expense');
const FEES = account('Fees', 'expense');
const PAY = account('Pay', 'income');
const OPENING = account('Opening Balances', 'equity');
const SHARES = account('SHARE', 'securities');

const cents = (minor: number | bigint) => ({ numerator: BigInt(minor), denominator: 100n });
const share = (of: BookAccount, value: number, quantity = value): Share => ({
  account: of,
  value: cents(value),
  quantity: cents(quantity),
  memo: '',
});
const read = (...shares: Share[]) =>
  linesOfTransaction({ id: 't', line: 1, text: 'x', day: '2026-03-01', description: 'Shop', notes: '', shares });
const told = (...shares: Share[]) =>
  read(...shares).lines.map(
    ({ account: of, amount, category, transferAccount, split, pair, isOpening }) =>
      `${of} ${amount} ${category.join(':') || (transferAccount ?? (isOpening ? 'opening' : '-'))}${split === null ? '' : ' split'}${pair === null ? '' : ` ${pair}`}`,
  );

describe('what a transaction is in the accounts that hold money', () => {
  test.each([
    ['spent', [share(CHEQUE, -500), share(FOOD, 500)], ['Cheque -5 Food']],
    ['earned', [share(PAY, -500), share(CHEQUE, 500)], ['Cheque 5 Pay']],
    ['an opening balance', [share(CHEQUE, 500), share(OPENING, -500)], ['Cheque 5 opening']],
    ['moved', [share(CHEQUE, -500), share(CASH, 500)], ['Cheque -5 Cash t 0', 'Cash 5 Cheque t 0']],
    [
      'moved into another currency',
      [share(CHEQUE, -1800), share(DOLLARS, 1800, 100)],
      ['Cheque -18 Dollars t 0', 'Dollars 1 Cheque t 0'],
    ],
    [
      'a split',
      [share(CHEQUE, -500), share(FOOD, 300), share(FEES, 200)],
      ['Cheque -3 Food split', 'Cheque -2 Fees split'],
    ],
    [
      'a split with a transfer',
      [share(CHEQUE, -500), share(FOOD, 300), share(CASH, 200)],
      ['Cheque -2 Cash split t 0', 'Cheque -3 Food split', 'Cash 2 Cheque t 0'],
    ],
    [
      'paid from two accounts',
      [share(CHEQUE, -300), share(CASH, -200), share(FOOD, 500)],
      ['Cheque 2 Cash split t 0', 'Cheque -5 Food split', 'Cash -2 Cheque t 0'],
    ],
    [
      'spent in another currency than that of the transaction: shared out to the cent',
      [share(DOLLARS, -1000, -100), share(FOOD, 333), share(FEES, 333), share(PAY, 334)],
      ['Dollars -0.33 Food split', 'Dollars -0.34 Fees split', 'Dollars -0.33 Pay split'],
    ],
    ['no account that holds money', [share(FOOD, 500), share(OPENING, -500)], []],
  ])('%s', (_, shares, lines) => expect(told(...shares)).toEqual(lines));

  test('securities are named as left out, and the money that was paid for them is there', () => {
    const { lines, unread } = read(share(CHEQUE, -500), share(SHARES, 500, 20));
    expect(lines.map(({ account: of, amount }) => [of, amount])).toEqual([['Cheque', '-5']]);
    expect(unread.map(({ reason }) => reason)).toEqual(['security']);
  });

  test('one that does not balance keeps its amounts, and the largest part says what it was for', () => {
    expect(told(share(CHEQUE, -500), share(FOOD, 300), share(FEES, 100))).toEqual(['Cheque -5 Food']);
  });
});

test('whatever its shares are, each account has of a transaction what moved in it', () => {
  const money = [CHEQUE, CASH, DOLLARS];
  const cell = fc.record({
    of: fc.constantFrom(...money, FOOD, FEES, PAY),
    value: fc.integer({ min: -100_000, max: 100_000 }),
    price: fc.integer({ min: 1, max: 40 }),
  });
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 8 }), fc.boolean(), (cells, isBalanced) => {
      const shares = cells.map(({ of, value, price }) =>
        share(of, value, of === DOLLARS ? Math.trunc(value / price) : value),
      );
      const sum = cells.reduce((all, { value }) => all + value, 0);
      const all = isBalanced ? [...shares, share(FOOD, -sum)] : shares;
      const { lines } = read(...all);
      for (const one of money) {
        const own = lines
          .filter(({ account: of }) => of === one.name)
          .flatMap(({ amount }) => fractionIn(amount) ?? []);
        const moved = all.filter(({ account: of }) => of === one).map(({ quantity }) => quantity);
        expect(equal(sumOf(own), sumOf(moved))).toBe(true);
      }
      return true;
    }),
  );
});

test('accounts of one name are told apart by those above them, and by as few of them as it takes', () => {
  const paths = [['Assets', 'Bank', 'Main'], ['Assets', 'Card', 'Main'], ['Assets', 'Cash'], ['Main']];
  expect(namesOf(paths)).toEqual(
    new Map([
      ['Assets:Bank:Main', 'Bank Main'],
      ['Assets:Card:Main', 'Card Main'],
      ['Assets:Cash', 'Cash'],
      ['Main', 'Main'],
    ]),
  );
});
