import { describe, expect, test } from 'vitest';
import { entryRows } from './camt-entries.ts';
import type { XmlNode } from './xml-node.ts';

const amount = (figure: string, currency = 'ZAR'): XmlNode => ({ '#text': figure, '@Ccy': currency });
/** An entry of ten rand out, booked on the second of March, but for what is wished. */
const entry = (wish: XmlNode = {}): XmlNode => ({
  Amt: amount('10.00'),
  CdtDbtInd: 'DBIT',
  BookgDt: { Dt: '2026-03-02' },
  ...wish,
});
const read = (wish: XmlNode = {}, madeOn: '2026-03-31' | null = null) =>
  entryRows({ node: entry(wish), line: 7 }, 'ZAR', madeOn);
function rows(wish: XmlNode = {}) {
  const found = read(wish);
  return found.kind === 'rows' ? found.rows : [];
}
const first = (wish: XmlNode = {}) => rows(wish)[0];
const details = (...each: XmlNode[]): XmlNode => ({ NtryDtls: { TxDtls: each } });

test('an entry is a row', () => {
  expect(read()).toEqual({
    kind: 'rows',
    isDayMade: false,
    rows: [
      {
        line: 7,
        part: 'entry',
        day: '2026-03-02',
        valueDay: null,
        amount: { minor: -1000n, currency: 'ZAR' },
        roundedFrom: null,
        description: '',
        bankText: '',
        counterparty: null,
        reference: null,
        sourceId: null,
        balance: null,
        status: 'booked',
        category: null,
        transferAccount: null,
        splits: [],
      },
    ],
  });
});

describe('the amount of an entry', () => {
  test.each<[what: string, wish: XmlNode, minor: bigint | null]>([
    ['out', {}, -1000n],
    ['in', { CdtDbtInd: 'CRDT' }, 1000n],
    ['without attributes', { Amt: '10.50' }, -1050n],
    ['in a currency of its own', { Amt: amount('10.00', 'USD') }, null],
    ['without a direction', { CdtDbtInd: undefined }, null],
    ['with a direction nobody knows', { CdtDbtInd: 'BOTH' }, null],
    ['that is none', { Amt: amount('ten') }, null],
    ['that is not there', { Amt: undefined }, null],
    ['with a comma', { Amt: amount('10,50') }, null],
  ])('%s', (_, wish, minor) => {
    const found = read(wish);
    if (minor === null) expect(found).toEqual({ kind: 'failed', reason: 'bad-amount' });
    else expect(found).toMatchObject({ rows: [{ amount: { minor } }] });
  });

  test('finer than the currency is rounded, and kept as written', () => {
    expect(first({ Amt: amount('10.005') })).toMatchObject({ amount: { minor: -1001n }, roundedFrom: '-10.005' });
  });
});

describe('the day of an entry', () => {
  test.each<[what: string, wish: XmlNode, day: string | null, valueDay: string | null]>([
    ['is that of booking', { ValDt: { Dt: '2026-03-01' } }, '2026-03-02', '2026-03-01'],
    [
      'is that of value where there is no other',
      { BookgDt: undefined, ValDt: { Dt: '2026-03-01' } },
      '2026-03-01',
      '2026-03-01',
    ],
    ['may have a time', { BookgDt: { DtTm: '2026-03-03T10:00:00' } }, '2026-03-03', null],
    [
      'is the day rather than the time',
      { BookgDt: { Dt: '2026-03-02', DtTm: '2026-03-03T10:00:00' } },
      '2026-03-02',
      null,
    ],
    ['is none', { BookgDt: { Dt: 'soon' } }, null, null],
    ['does not exist', { BookgDt: { Dt: '2026-02-30' } }, null, null],
    ['is not there', { BookgDt: undefined }, null, null],
  ])('%s', (_, wish, day, valueDay) => {
    const found = read(wish);
    if (day === null) expect(found).toEqual({ kind: 'failed', reason: 'bad-day' });
    else expect(found).toMatchObject({ isDayMade: false, rows: [{ day, valueDay }] });
  });

  test('is that of the message where the entry has none, and said to be', () => {
    expect(read({ BookgDt: undefined }, '2026-03-31')).toMatchObject({
      isDayMade: true,
      rows: [{ day: '2026-03-31' }],
    });
    expect(read({}, '2026-03-31')).toMatchObject({ isDayMade: false, rows: [{ day: '2026-03-02' }] });
  });
});

test.each<[sts: unknown, status: string]>([
  [undefined, 'booked'],
  ['BOOK', 'booked'],
  [{ Cd: 'BOOK' }, 'booked'],
  ['PDNG', 'pending'],
  [{ Cd: 'PDNG' }, 'pending'],
  ['FUTR', 'pending'],
  [{ Cd: 'FUTR' }, 'pending'],
])('an entry of status %j is %s', (Sts, status) => {
  expect(first({ Sts })?.status).toBe(status);
});

test.each(['INFO', { Cd: 'INFO' }])('an entry of status %j moves nothing', (Sts) => {
  expect(read({ Sts })).toEqual({ kind: 'skipped', reason: 'no-movement' });
});

describe('the words of an entry', () => {
  const party = (name: string): XmlNode => ({ Nm: name });

  test('name who was paid, or who paid', () => {
    const RltdPties = { Cdtr: party('Shop'), Dbtr: party('Me') };
    expect(first(details({ RltdPties }))?.counterparty).toBe('Shop');
    expect(first({ ...details({ RltdPties }), CdtDbtInd: 'CRDT' })?.counterparty).toBe('Me');
    expect(first(details({ RltdPties: { Cdtr: { Pty: party('Shop  &amp; Co') } } }))?.counterparty).toBe('Shop & Co');
  });

  test.each<[what: string, detail: XmlNode, wish: XmlNode, description: string, bankText: string]>([
    [
      'the other side and what was said',
      { RltdPties: { Cdtr: party('Shop') }, RmtInf: { Ustrd: ['Invoice 1', 'March'] }, AddtlTxInf: 'POS' },
      { AddtlNtryInf: 'CARD' },
      'Shop Invoice 1 March',
      'Shop\n\nInvoice 1\nMarch\nPOS\nCARD',
    ],
    ['the other side alone', { RltdPties: { Cdtr: party('Shop') } }, {}, 'Shop', 'Shop'],
    ['what was said alone', { RmtInf: { Ustrd: 'Rent' } }, {}, 'Rent', 'Rent'],
    ['what the bank adds', { AddtlTxInf: 'POS' }, { AddtlNtryInf: 'CARD' }, 'POS CARD', 'POS\nCARD'],
    ['what the bank adds to the entry', {}, { AddtlNtryInf: 'CARD' }, 'CARD', 'CARD'],
    ['a structured reference', { RmtInf: { Strd: { CdtrRefInf: { Ref: 'RF18' } } } }, {}, 'RF18', ''],
    [
      'what the bank adds before a structured reference',
      { RmtInf: { Strd: { CdtrRefInf: { Ref: 'RF18' } } }, AddtlTxInf: 'POS' },
      {},
      'POS',
      'POS',
    ],
    ['nothing', {}, {}, '', ''],
  ])('are %s', (_, detail, wish, description, bankText) => {
    expect(first({ ...details(detail), ...wish })).toMatchObject({ description, bankText });
  });

  test.each<[detail: XmlNode, reference: string | null]>([
    [{ Refs: { EndToEndId: 'E1' } }, 'E1'],
    [{ Refs: { EndToEndId: 'NOTPROVIDED' } }, null],
    [{ Refs: { EndToEndId: 'E1' }, RmtInf: { Strd: { CdtrRefInf: { Ref: 'RF18' } } } }, 'RF18'],
    [{}, null],
  ])('refer: %j', (detail, reference) => {
    expect(first(details(detail))?.reference).toBe(reference);
  });

  test('of several transactions that do not add up are those of the entry and what was said in each', () => {
    const each = (name: string) => ({ Amt: amount('1.00'), RltdPties: { Cdtr: party(name) }, RmtInf: { Ustrd: name } });
    expect(rows(details(each('A'), each('B')))).toMatchObject([
      { amount: { minor: -1000n }, counterparty: null, description: 'A B', reference: null },
    ]);
  });
});

describe('the identifier of an entry', () => {
  test.each<[wish: XmlNode, sourceId: string | null]>([
    [{ AcctSvcrRef: 'R1', ...details({ Refs: { AcctSvcrRef: 'S1' } }) }, 'R1'],
    [details({ Refs: { AcctSvcrRef: 'S1', TxId: 'T1', UETR: 'U1' } }), 'S1'],
    [details({ Refs: { TxId: 'T1', UETR: 'U1' } }), 'T1'],
    [details({ Refs: { UETR: 'U1' } }), 'U1'],
    [details({ Refs: { InstrId: 'I1', EndToEndId: 'E1' } }), null],
    [{}, null],
  ])('%j', (wish, sourceId) => {
    expect(first(wish)?.sourceId).toBe(sourceId);
  });
});

describe('a batch', () => {
  const part = (figure: string, wish: XmlNode = {}): XmlNode => ({ Amt: amount(figure), ...wish });
  const amounts = (wish: XmlNode) => rows(wish).map((row) => row.amount.minor);

  test.each<[what: string, wish: XmlNode, found: bigint[]]>([
    ['that adds up is its transactions', details(part('4.00'), part('6.00')), [-400n, -600n]],
    ['that does not add up is one row', details(part('4.00'), part('5.00')), [-1000n]],
    ['of one transaction is one row', details(part('10.00')), [-1000n]],
    ['without transactions is one row', { NtryDtls: {} }, [-1000n]],
    ['with money both ways', details(part('14.00'), part('4.00', { CdtDbtInd: 'CRDT' })), [-1400n, 400n]],
    [
      'with amounts further down',
      details({ AmtDtls: { TxAmt: { Amt: amount('4.00') } } }, { AmtDtls: { TxAmt: { Amt: amount('6.00') } } }),
      [-400n, -600n],
    ],
    ['with a part in another currency is one row', details(part('10.00'), { Amt: amount('6.00', 'USD') }), [-1000n]],
    ['with a part that cannot be read is one row', details(part('10.00'), part('none')), [-1000n]],
    ['in several details', { NtryDtls: [{ TxDtls: part('4.00') }, { TxDtls: part('6.00') }] }, [-400n, -600n]],
  ])('%s', (_, wish, found) => {
    expect(amounts(wish)).toEqual(found);
  });

  test('gives each its words', () => {
    const said = (figure: string, words: string) => part(figure, { RmtInf: { Ustrd: words } });
    expect(rows(details(said('4.00', 'A'), said('6.00', 'B'))).map(({ description }) => description)).toEqual([
      'A',
      'B',
    ]);
  });

  test.each<[what: string, reference: string | undefined, refs: XmlNode[], ids: (string | null)[]]>([
    ['of the entry and their own', 'R1', [{ TxId: 'T1' }, { AcctSvcrRef: 'S2' }], ['R1/T1', 'R1/S2']],
    [
      'of the entry and what was instructed',
      'R1',
      [{ InstrId: 'I1', EndToEndId: 'E1' }, { EndToEndId: 'E2' }],
      ['R1/I1', 'R1/E2'],
    ],
    ['of the entry and their place', 'R1', [{}, {}], ['R1/1', 'R1/2']],
    ['their own alone', undefined, [{ TxId: 'T1' }, { EndToEndId: 'E2' }], ['T1', null]],
  ])('gives each an identifier: %s', (_, reference, refs, ids) => {
    const parts = refs.map((Refs, at) => part(at === 0 ? '4.00' : '6.00', { Refs }));
    expect(rows({ AcctSvcrRef: reference, ...details(...parts) }).map(({ sourceId }) => sourceId)).toEqual(ids);
  });
});
