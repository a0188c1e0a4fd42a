import { describe, expect, test } from 'vitest';
import { currencyTold } from './makings.ts';
import type { Movement } from './movements.ts';

const movement = (text: string): Movement => ({
  line: 1,
  cells: text.split('|'),
  day: null,
  valueDay: null,
  clock: null,
  status: 'booked',
  figures: {},
  marker: null,
  account: null,
});
const record = (text: string) => ({ line: 1, cells: text.split('|'), text });
/** The currencies that the making of a table stands for: the lines above it, its heading, its rows. */
function told(above: string[], heading: string | null, rows: string[] = []) {
  const table = { preamble: above.map(record), heading: heading === null ? null : record(heading), body: [] };
  return currencyTold(table, rows.map(movement))?.currencies.join(' ') ?? null;
}

const KENYA = 'KES USD EUR GBP';
const NIGERIA = 'NGN USD EUR GBP';
const SOUTH = 'ZAR NAD LSL SZL USD EUR GBP';
const WIDE = 'ZAR NAD BWP SZL LSL ZMW KES GHS TZS UGX MZN USD EUR GBP';

describe('the columns of a bank', () => {
  test.each<[heading: string | null, found: string | null]>([
    ['Receipt No.|Completion Time|Details', 'KES TZS MZN CDF LSL'],
    ['Details|Receipt No|Completion time', 'KES TZS MZN CDF LSL'],
    ['Receipt No.|Details', null],
    ['Trans. Date|Debits|Credits|Remarks', NIGERIA],
    ['Trans. Date|Debits|Credits', null],
    ['Nr|Posting Date|Parent Category|Money In|Money Out|Fee', SOUTH],
    ['Date|Amount', null],
    [null, null],
  ])('%s', (heading, found) => {
    expect(told([], heading)).toBe(found);
  });
});

describe('a name above a table', () => {
  test.each<[above: string, found: string | null]>([
    ...['M-PESA statement', 'Mpesa', 'Safaricom'].map((text) => [text, 'KES TZS MZN CDF LSL'] as [string, string]),
    ...['Equity Bank', 'Co-operative Bank of Kenya', 'Cooperative bank of Kenya', 'I&M Bank'].map(
      (text) => [text, KENYA] as [string, string],
    ),
    ...['GTBank', 'Opay', 'Account (NUBAN)'].map((text) => [text, NIGERIA] as [string, string]),
    ...['Account transaction history', 'SBZAZAJJ', 'Nedbank|Statement'].map(
      (text) => [text, SOUTH] as [string, string],
    ),
    ...['FNB', 'Absa', 'Standard Bank'].map((text) => [text, WIDE] as [string, string]),
    ['Standard Bank of South Africa', SOUTH],
    ['xmpesa', null],
    ['mpesax', null],
    ['xnedbank', null],
    ['nedbanks', null],
    ['xfnb', null],
    ['fnbx', null],
    ['xgtbank', null],
    ['gtbankx', null],
    ['xKCB Bank', null],
    ['KCB Banks', null],
    [`${'x'.repeat(397)} FNB`, null],
    [`${'x'.repeat(397)}|FNB`, null],
    [`${'x'.repeat(396)}|FNB`, WIDE],
  ])('%s', (above, found) => {
    expect(told([above], null)).toBe(found);
  });

  test('is on a line of its own, one of sixty', () => {
    const blank = Array.from({ length: 59 }, () => '');
    expect(told([...blank, 'FNB'], null)).toBe(WIDE);
    expect(told([...blank, '', 'FNB'], null)).toBeNull();
    expect(told(['First', 'National Bank'], null)).toBeNull();
    expect(told(['First|National Bank'], null)).toBe(WIDE);
  });

  test('tells nothing where two countries speak', () => {
    expect(told(['FNB', 'Nedbank'], null)).toBe(SOUTH);
    expect(told(['M-Pesa', 'Equity Bank'], null)).toBe('KES TZS MZN CDF LSL');
    expect(told(['FNB', 'Kuda'], null)).toBeNull();
  });

  test('comes behind the columns and before the rows', () => {
    expect(told(['FNB'], 'Receipt No|Completion Time')).toBe('KES TZS MZN CDF LSL');
    expect(told(['FNB'], null, ['NIBSS'])).toBe(WIDE);
  });
});

describe('a country beside a name', () => {
  test.each<[above: string[], found: string | null]>([
    [['Absa Bank Kenya PLC'], 'KES USD EUR GBP'],
    [['absa', 'Grace Atieno, P.O. Box 30120-00100 Nairobi'], 'KES USD EUR GBP'],
    [['First National Bank of Botswana'], 'BWP USD EUR GBP'],
    [['FNB Namibia'], 'NAD USD EUR GBP'],
    [['Nedbank Eswatini'], 'SZL USD EUR GBP'],
    [['Absa Bank Ghana LTD'], 'GHS USD EUR GBP'],
    [['Absa Bank (Mauritius) Limited'], 'MUR USD EUR GBP'],
    [['Standard Chartered Bank Zambia Plc'], 'ZMW USD EUR GBP'],
    [['Ecobank Côte d’Ivoire'], 'XOF USD EUR GBP'],
    [['Stanbic Bank Uganda'], 'UGX USD EUR GBP'],
    [['KCB Bank Uganda'], 'UGX USD EUR GBP'],
    // What says the same, what is an address, and what names two countries.
    [['Absa', 'Johannesburg'], WIDE],
    [['Absa', '12 Nairobi Street, Pretoria'], WIDE],
    [['Absa', 'Nairobi', 'Kampala'], WIDE],
    [['Capitec', '4 Bank Street, Nairobi'], SOUTH],
    [['My statement', 'Nairobi'], null],
  ])('%s', (above, found) => {
    expect(told(above, null)).toBe(found);
  });

  test('below the rows, and codes beside amounts that are none of the bank’s home', () => {
    const table = { preamble: [record('absa')], heading: null, body: [record('Absa Bank Kenya PLC, Nairobi')] };
    expect(currencyTold(table, [])?.currencies[0]).toBe('KES');
    const silent = { ...table, body: [] };
    expect(currencyTold(silent, [], ['KES'])).toBeNull();
    expect(currencyTold(silent, [], ['USD', 'ZAR'])?.currencies[0]).toBe('ZAR');
  });
});

describe('ways of paying in the rows of a table', () => {
  test.each<[row: string, found: string | null]>([
    ['KPLC prepaid', KENYA],
    ['M-Pesa paybill', KENYA],
    ['Mpesa B2C', KENYA],
    ['Lipa na mpesa', KENYA],
    ['NIP TRF RENT', NIGERIA],
    ['NIP/RENT', NIGERIA],
    ['GTB 12', NIGERIA],
    ['ACB CREDIT', SOUTH],
    ['Debi check', SOUTH],
    ['Debicheck', SOUTH],
    ['IB-payment', SOUTH],
    ['ib betaling', SOUTH],
    ['Pay|shap', null],
    ['Magtape|credit', SOUTH],
    ['acb|credit', SOUTH],
    ['xmagtape', null],
    ['magtapes', null],
    ['xkplc', null],
    ['kplcx', null],
    ['xnibss', null],
    ['gtbx', null],
    [`${'x'.repeat(392)}|magtape`, SOUTH],
    [`${'x'.repeat(393)}|magtape`, null],
  ])('%s', (row, found) => {
    expect(told([], null, ['Rent', row])).toBe(found);
  });

  test('are looked for in five hundred rows', () => {
    const rows = Array.from({ length: 499 }, () => 'Rent');
    expect(told([], null, [...rows, 'Magtape'])).toBe(SOUTH);
    expect(told([], null, [...rows, 'Rent', 'Magtape'])).toBeNull();
  });

  test('tell nothing where two countries speak', () => {
    expect(told([], null, ['Magtape', 'NIBSS'])).toBeNull();
  });
});

test('says by what', () => {
  expect(currencyTold({ preamble: [record('FNB')], heading: null, body: [] }, [])?.because).toBe(
    'This statement is from a South African bank.',
  );
});
