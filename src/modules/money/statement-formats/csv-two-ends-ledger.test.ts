import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountsOfLines as accountsIn } from '#testing/csv-lines.ts';

const entry = fc.record({
  from: fc.constantFrom('', 'Bank', 'Card', 'Cash'),
  to: fc.constantFrom('', 'Bank', 'Card', 'Cash'),
  minor: fc.integer({ min: 1, max: 999_999 }),
});
/** Each with the lines of a ledger of entries, money out of one account and into another. */
type Entry = { from: string; to: string; minor: number };
const amountOf = ({ minor }: Entry) => (minor / 100).toFixed(2);
const LAYOUTS: Record<string, { heading: string; line: (entry: Entry) => string }> = {
  'each end with its amount': {
    heading: 'Note,From account,From amount,To account,To amount',
    line: (one) => [one.from, one.from && amountOf(one), one.to, one.to && amountOf(one)].join(','),
  },
  'each end with an amount or nought': {
    heading: 'Note,outcomeAccount,outcome,incomeAccount,income',
    line: (one) =>
      [one.from || one.to, one.from ? amountOf(one) : '0', one.to || one.from, one.to ? amountOf(one) : '0'].join(','),
  },
  'one amount': { heading: 'Note,Amount,Expense,Income', line: (one) => [amountOf(one), one.from, one.to].join(',') },
  'one amount and a kind': {
    heading: 'Note,Type,From account,To account,Amount',
    line: (one) =>
      [one.from && one.to ? 'Transfer' : one.from ? 'Expense' : 'Income', one.from, one.to, amountOf(one)].join(','),
  },
  'one amount, a kind and a category': {
    heading: 'Note,Type,From account,To account/category,Amount',
    line: (one) =>
      one.from && one.to
        ? `Transfer,${one.from},${one.to},${amountOf(one)}`
        : `${one.from ? 'Expense' : 'Income'},${one.from || one.to},Things,${amountOf(one)}`,
  },
};

test.each(Object.keys(LAYOUTS))('any ledger written with %s reads back to what each account moved', (layout) => {
  const { heading, line } = LAYOUTS[layout] ?? { heading: '', line: String };
  const lone: Entry[] = [
    { from: 'Bank', to: '', minor: 1001 },
    { from: '', to: 'Bank', minor: 1002 },
  ];
  fc.assert(
    fc.property(
      fc.array(
        entry.filter(({ from, to }) => from !== to),
        { maxLength: 12 },
      ),
      (more) => {
        const entries = [...lone, ...more];
        const expected: Record<string, string[]> = {};
        const add = (account: string, amount: string) => {
          if (account !== '') (expected[`${account} ZAR`] ??= []).push(amount);
        };
        for (const one of entries) {
          add(one.from, `-${amountOf(one)}`);
          add(one.to, amountOf(one));
        }
        const lines = entries.map((one, at) => `2026-06-${String(at + 10)},x${at},${line(one)}`);
        expect(accountsIn([`Date,${heading}`, ...lines])).toEqual(expected);
      },
    ),
    { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 60) },
  );
});
