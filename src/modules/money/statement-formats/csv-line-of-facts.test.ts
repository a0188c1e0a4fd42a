import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountsOfLines as accounts, readLines as read } from '#testing/csv-lines.ts';

const FACTS = "2024-09-24,01-01-2024,'19 1090 1098 0000 0001 5102 7942,A Name,PLN,1385.33,343.23,605,";
const rows = [
  '22-09-2024,22-09-2024,Water,A Company,57 8335 0003 0115 8920 2000 0001,-177.98,343.23,1,',
  '22-09-2024,22-09-2024,Light,A Company,12 1240 6960 8960 1022 8251 5832,-403.20,521.21,2,',
  '23-09-2024,21-09-2024,Food,,,-19.46,220.84,3,',
  '23-09-2024,21-09-2024,Food,,,-17.99,258.28,4,',
  '23-09-2024,21-09-2024,Food,,,-17.98,240.30,5,',
  '23-09-2024,21-09-2024,Food,,,-66.96,276.27,6,',
  '22-09-2024,20-09-2024,Drinks,,,-39.90,924.41,7,',
];
const amounts = ['-177.98', '-403.20', '-19.46', '-17.99', '-17.98', '-66.96', '-39.90'];

describe('a first line of facts above rows without names', () => {
  test('names the account and the currency, and is no row', () => {
    expect(accounts([FACTS, ...rows])).toEqual({ '19 1090 1098 0000 0001 5102 7942 PLN': amounts });
  });

  test.each<[what: string, line: string]>([
    [
      'the rows have currencies in the same place',
      FACTS.replace(',A Name,PLN,', ',PLN,57 8335 0003 0115 8920 2000 0001,'),
    ],
    ['it has no account', FACTS.replace(/'19[\d ]+/, 'A text')],
    ['it has no currency', FACTS.replace('PLN', '')],
  ])('is a row, or fails, where %s', (_, line) => {
    const currencies = rows.map((row) => row.replace(/,(Water|Light|Food|Drinks),(A Company)?,/, ',$1,PLN,'));
    const found = accounts([line, ...(line.includes(',PLN,57') ? currencies : rows)]);
    const all = typeof found === 'string' ? [] : Object.values(found).flat();
    expect(typeof found === 'string' || all.length === amounts.length + 1).toBe(true);
  });
});

describe('rows without names in another order than their balances', () => {
  test('have the amount that takes each balance to another', () => {
    expect(read(rows)).toEqual(amounts.map((amount) => `${amount} ZAR`));
  });

  test('are never read with the balance as the amount', () => {
    const cents = fc.integer({ min: 100, max: 99_999 });
    const drawn = fc.array(cents, { minLength: 6, maxLength: 14 }).chain((moved) =>
      fc.record({
        moved: fc.constant(moved),
        order: fc.shuffledSubarray([...moved.keys()], { minLength: moved.length, maxLength: moved.length }),
      }),
    );
    fc.assert(
      fc.property(drawn, ({ moved, order }) => {
        const written = (value: number) => (value / 100).toFixed(2);
        let balance = 5_000_000;
        const lines = moved.map((value) => {
          balance -= value;
          return { amount: `-${written(value)}`, line: `-${written(value)},${written(balance)}` };
        });
        const found = read(order.map((at) => `13-03-2024,Text,${lines[at]?.line ?? ''}`));
        const right = order.map((at) => `${lines[at]?.amount ?? ''} ZAR`);
        const isOpen = found[0] === 'unmapped' || found[0]?.startsWith('asks') === true;
        expect(isOpen || found.join() === right.join()).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test('are not told apart in a few rows, of which a sum may be another by chance', () => {
    expect(read(rows.slice(2, 5))).toEqual(['unmapped']);
  });
});
