import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLines as read } from '#testing/csv-lines.ts';

const asIn = (lines: readonly string[]): string[] => read(lines, { answers: { sign: 'all-in' } });

describe('tips, surcharges, shipping and taxes beside a price', () => {
  test('are part of the amount where what is left after the fee proves it', () => {
    const lines = [
      'Date,Description,Gross,Fee,Tip,Net',
      '2026-01-02,Sale 1,100.00,-2.75,10.00,107.25',
      '2026-01-03,Sale 2,200.00,-5.50,0.00,194.50',
      '2026-01-04,Sale 3,50.00,-1.60,8.00,56.40',
    ];
    expect(read(lines)).toEqual([expect.stringContaining('asks sign')]);
    expect(asIn(lines)).toEqual(['110.00 ZAR', '-2.75 ZAR', '200.00 ZAR', '-5.50 ZAR', '58.00 ZAR', '-1.60 ZAR']);
  });

  test('are part of it where the fee has no sign, several stand side by side, and commas are decimal', () => {
    const lines = [
      'Date;Order;Amount;Shipping;Tax;Fee;Net amount',
      '2026-01-02;A;100,00;8,00;15,00;3,50;119,50',
      '2026-01-03;B;1.200,00;0,00;30,00;6,70;1.223,30',
    ];
    expect(asIn(lines)).toEqual(['123.00 ZAR', '-3.50 ZAR', '1230.00 ZAR', '-6.70 ZAR']);
  });

  test('are part of it where a column has the sum of both', () => {
    const lines = [
      'Date,Description,Amount,Tip,Total',
      '2026-01-02,Sale 1,100.00,10.00,110.00',
      '2026-01-03,Sale 2,200.00,0.00,200.00',
    ];
    expect(asIn(lines)).toEqual(['110.00 ZAR', '200.00 ZAR']);
    const charged = [
      'Date,Description,Price,Discount,Total,Fee,Net',
      '2026-01-02,Sale 1,100.00,-10.00,90.00,-2.00,88.00',
      '2026-01-03,Sale 2,200.00,0.00,200.00,-4.00,196.00',
    ];
    expect(asIn(charged)).toEqual(['90.00 ZAR', '-2.00 ZAR', '200.00 ZAR', '-4.00 ZAR']);
  });

  test('are no part of it where the amount has them already', () => {
    const lines = [
      'Date,Description,Total,Tip,Fee,Net',
      '2026-01-02,Sale 1,110.00,10.00,2.75,107.25',
      '2026-01-03,Sale 2,200.00,0.00,5.50,194.50',
    ];
    expect(asIn(lines)).toEqual(['110.00 ZAR', '-2.75 ZAR', '200.00 ZAR', '-5.50 ZAR']);
  });

  test('are a part of what was taken where they are left out of the rest', () => {
    const lines = [
      'Date,Transaction,Amount,Charge,VAT,Net',
      '2026-01-02,Card 1,10000.00,50.00,3.75,9946.25',
      '2026-01-03,Card 2,5000.00,25.00,1.88,4973.12',
    ];
    expect(asIn(lines)).toEqual(['10000.00 ZAR', '-53.75 ZAR', '5000.00 ZAR', '-26.88 ZAR']);
  });

  test('of a refund without a minus are out where what is left has one', () => {
    const lines = [
      'ID,Date,Type,Card,Amount,Tip,Fee,Payout',
      'T1,13-05-2026,Sale,Visa,100.00,0.00,2.95,97.05',
      'T2,13-05-2026,Sale,Mastercard,250.00,20.00,7.97,262.03',
      'T3,14-05-2026,Refund,Visa,100.00,0.00,0.00,-100.00',
    ];
    const found = ['100.00 ZAR', '-2.95 ZAR', '270.00 ZAR', '-7.97 ZAR', '-100.00 ZAR'];
    expect(read(lines)).toEqual(found);
    expect(read(lines.map((line) => line.replace(/,[^,]*(,[^,]*,[^,]*)$/, '$1').replace('262.03', '242.03')))).toEqual(
      found.with(2, '250.00 ZAR'),
    );
  });

  test('are left alone where one row does not add up', () => {
    const lines = [
      'Date,Description,Amount,Tip,Total',
      '2026-01-02,Sale 1,-100.00,10.00,-110.00',
      '2026-01-03,Sale 2,200.00,7.00,200.00',
    ];
    expect(read(lines)).toEqual(['-100.00 ZAR', '200.00 ZAR']);
  });

  test('and fees make up what is left, whatever they are', () => {
    const sale = fc.record({
      gross: fc.integer({ min: 1000, max: 99_999 }),
      tip: fc.integer({ min: 0, max: 999 }),
      fee: fc.integer({ min: 1, max: 900 }),
    });
    const written = (cents: number) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
    fc.assert(
      fc.property(fc.array(sale, { minLength: 2, maxLength: 8 }), (sales) => {
        const lines = sales.map(
          ({ gross, tip, fee }) =>
            `2026-01-02,Sale,${written(gross)},${written(tip)},${written(fee)},${written(gross + tip - fee)}`,
        );
        const rows = asIn(['Date,Description,Gross,Tip,Fee,Net', ...lines]);
        expect(rows).toEqual(
          sales.flatMap(({ gross, tip, fee }) => [`${written(gross + tip)} ZAR`, `-${written(fee)} ZAR`]),
        );
      }),
      { numRuns: 60 },
    );
  });
});
