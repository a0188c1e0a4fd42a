import { expect, test } from 'vitest';
import type { CsvMapping, Layout } from '#modules/money/csv-detection/model.ts';
import type { Reading } from '#modules/money/statement-formats/model.ts';
import { isMappingFor, layoutOf, mappingFrom } from './layouts.ts';

const layout: Layout = {
  delimiter: ',',
  preambleLines: 2,
  headingLine: 3,
  heading: ['Date', ' Amount', 'Description'],
  columns: ['day', 'amount', 'description'],
  dateOrder: 'dmy',
  decimal: '.',
  sign: 'as-written',
};
const reading = (changed: Partial<Layout>): Reading => ({
  kind: 'read',
  format: 'csv',
  encoding: 'utf-8',
  layout: { ...layout, ...changed },
  decisions: [],
  accounts: [],
});

test('a layout is told by its heading, however it is spaced and written, not by what the file decides', () => {
  expect(layoutOf(reading({ heading: ['date', 'AMOUNT', '"Description"'], dateOrder: 'ymd' }))).toBe(
    layoutOf(reading({})),
  );
  expect(layoutOf(reading({ heading: ['Date', 'Value', 'Description'] }))).not.toBe(layoutOf(reading({})));
  expect(layoutOf(reading({ delimiter: ';' }))).not.toBe(layoutOf(reading({})));
  expect(layoutOf({ ...reading({}), layout: null, format: 'ofx' } as Reading)).toBe('ofx');
  expect(layoutOf({ kind: 'refused', code: 'EMPTY', sentence: '' })).toBeNull();
});

test('what a person decided is kept for the next file, what the file decided is not', () => {
  expect(mappingFrom(layout, { mapping: null, answers: {} })).toBeNull();
  expect(mappingFrom(layout, { mapping: null, answers: { dateOrder: 'dmy' } })).toEqual({
    delimiter: ',',
    heading: layout.heading,
    skipLines: 2,
    columns: layout.columns,
    dateOrder: 'dmy',
    decimal: null,
    sign: null,
  });
});

const mapping = (heading: string[] | null, columns: CsvMapping['columns'], skipLines = 0): CsvMapping => {
  return { delimiter: ',', heading, skipLines, columns, dateOrder: null, decimal: null, sign: null };
};

test('a mapping fits files with its heading, wherever that stands among the first lines', () => {
  const known = mapping(['Date', 'Amount', 'Description'], ['day', 'amount', 'description']);
  expect(isMappingFor(known, 'Account,123\n\n"Date", "Amount", "Description"\n2026/03/01,-1.00,SPAR')).toBe(true);
  expect(isMappingFor(known, 'Date,Amount,Text\n2026/03/01,-1.00,SPAR')).toBe(false);
});

test('without a heading the columns have to look the part', () => {
  const known = mapping(null, ['day', 'description', 'amount', 'balance'], 1);
  expect(isMappingFor(known, 'Statement\n23Jul2026,SPAR,-10.00,90.00\n24Jul2026,ENGEN,R 20.00,')).toBe(true);
  // Four columns as well, but another bank's.
  expect(isMappingFor(known, 'Date,Amount,Balance,Description\n2026/03/01,-100.50,899.50,SPAR')).toBe(false);
  expect(isMappingFor(known, 'Statement\nDate,Description,Amount,Balance\n23Jul2026,SPAR,-10.00,90.00')).toBe(false);
  expect(isMappingFor(known, 'Statement\n23Jul2026,SPAR,-10.00')).toBe(false);
  expect(isMappingFor(known, 'Statement')).toBe(false);
});
