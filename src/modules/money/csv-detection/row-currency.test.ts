import { describe, expect, test } from 'vitest';
import type { Currency } from '#kernel/money.ts';
import { figureOf } from './amounts.ts';
import { writtenDay } from './dates.ts';
import { rowCurrency } from './money-columns.ts';
import type { Movement } from './movements.ts';

function movement(amount: string, currency: string): Movement {
  const figure = figureOf(amount);
  return {
    line: 1,
    cells: [amount, currency],
    day: writtenDay('2026-01-13'),
    valueDay: null,
    clock: null,
    status: 'booked',
    figures: figure === null ? {} : { amount: figure },
    marker: null,
    account: null,
  };
}

describe('the currency of a row', () => {
  const row = movement('5.00', '$');
  test.each<[what: string, column: number, account: string | undefined, found: string | null]>([
    ['is the likeliest its cell names', 1, undefined, 'USD'],
    ['is that of the account where its cell may name it', 1, 'NAD', 'NAD'],
    ['is none where its cell names none', 0, undefined, null],
    ['is that of the table without a column', -1, 'NAD', 'KES'],
    ['is that of the table behind its cells', 7, 'NAD', 'KES'],
  ])('%s', (_, column, account, found) => {
    expect(rowCurrency(row, column, { currency: 'KES', account, answered: null })).toBe(found);
  });

  test.each<[what: string, answered: Currency[], found: Currency]>([
    ['is what the person said of a sign that several share', ['USD', 'CAD'], 'KES'],
    ['is what its own cell names where the person spoke of another', ['SEK', 'NOK'], 'USD'],
  ])('%s', (_, answered, found) => {
    expect(rowCurrency(row, 1, { currency: 'KES', account: undefined, answered })).toBe(found);
  });

  test('is that of the table where its cell is empty', () => {
    const told = { currency: 'KES', account: 'NAD', answered: null } as const;
    expect(rowCurrency(movement('5.00', ''), 1, told)).toBe('KES');
  });
});
