import { describe, expect, test } from 'vitest';
import { entryRows } from './camt-entries.ts';
import { readCsv } from './csv.ts';
import type { Reading, StatementRow } from './model.ts';
import { readMt940 } from './mt940.ts';
import { readOfx } from './ofx.ts';
import { fieldAmount, fieldRate } from './original.ts';
import type { XmlNode } from './xml-node.ts';

const usd = (minor: bigint) => ({ minor, currency: 'USD' });
const zar = (minor: bigint) => ({ minor, currency: 'ZAR' });
const rowsIn = (reading: Reading): StatementRow[] =>
  reading.kind === 'read' ? reading.accounts.flatMap(({ rows }) => rows) : [];

test.each<[text: string, currency: string, mark: ',' | '.', minor: bigint | null]>([
  ['1.500', 'JPY', ',', 1500n],
  ['150.000', 'IDR', ',', 150_000_00n],
  ['1.500,25', 'USD', ',', 1500_25n],
  ['12.50', 'USD', ',', 12_50n],
  ['1,500', 'JPY', '.', 1500n],
  ['1.234', 'KWD', '.', 1234n],
  ['none', 'USD', ',', null],
])('an amount of %s %s where the decimal mark is "%s"', (text, currency, mark, minor) => {
  expect(fieldAmount(text, currency, mark)).toEqual(minor === null ? null : { minor, currency });
});

test('a rate has a point where the decimal mark of the file is not in it', () => {
  expect([fieldRate('18,500', ','), fieldRate('18.500', ',')]).toEqual(['18.5', '18.5']);
});

describe('camt.053', () => {
  const amount = (figure: string, currency: string): XmlNode => ({ Amt: { '#text': figure, '@Ccy': currency } });
  const read = (detail: XmlNode, entry: XmlNode = {}) => {
    const node = {
      ...amount('1890.00', 'ZAR'),
      CdtDbtInd: 'DBIT',
      BookgDt: { Dt: '2026-03-02' },
      NtryDtls: { TxDtls: [detail] },
      ...entry,
    };
    const found = entryRows({ node, line: 1 }, 'ZAR', null);
    return found.kind === 'rows' ? found.rows[0]?.original : found;
  };
  const exchange = (rate: string, unit?: string): XmlNode => ({
    CcyXchg: { SrcCcy: 'USD', TrgtCcy: 'ZAR', XchgRate: rate, ...(unit === undefined ? {} : { UnitCcy: unit }) },
  });
  const paid = (wish: XmlNode) => ({ AmtDtls: { InstdAmt: { ...amount('100.00', 'USD'), ...wish } } });

  test.each([
    ['18.5', 'USD', { value: '18.5', per: 'original' }],
    ['0.0541', 'ZAR', { value: '0.0541', per: 'account' }],
    ['18.5000', undefined, { value: '18.5', per: 'original' }],
    ['0.0541', undefined, { value: '0.0541', per: 'account' }],
    ['1.0850', 'EUR', null],
    ['0', 'USD', null],
  ])('keeps a rate of %s for one %s', (rate, unit, expected) => {
    expect(read(paid(exchange(rate, unit)))).toEqual({ amount: usd(100_00n), rate: expected, fee: null });
  });

  test('finds the amount where it was ordered or converted, the rate beside either, and the charges', () => {
    const detail = {
      AmtDtls: {
        InstdAmt: amount('1890.00', 'ZAR'),
        TxAmt: amount('100.00', 'USD'),
        CntrValAmt: exchange('18.5', 'USD'),
      },
      Chrgs: { TtlChrgsAndTaxAmt: { '#text': '25.00', '@Ccy': 'ZAR' } },
    };
    const expected = { amount: usd(100_00n), rate: { value: '18.5', per: 'original' }, fee: zar(25_00n) };
    expect(read(detail)).toEqual(expected);
    expect(read({}, detail)).toEqual(expected);
  });

  test('what is said of a whole batch is not said of each of its parts', () => {
    const whole = {
      ...paid(exchange('18.5', 'USD')),
      Chrgs: { TtlChrgsAndTaxAmt: { '#text': '25.00', '@Ccy': 'ZAR' } },
    };
    const part = (figure: string, wish: XmlNode = {}): XmlNode => ({ ...amount(figure, 'ZAR'), ...wish });
    const TxDtls = [part('1000.00', { AmtDtls: { InstdAmt: amount('54.00', 'USD') } }), part('890.00')];
    const node = {
      ...amount('1890.00', 'ZAR'),
      CdtDbtInd: 'DBIT',
      BookgDt: { Dt: '2026-03-02' },
      NtryDtls: { TxDtls },
    };
    const found = entryRows({ node: { ...node, ...whole }, line: 1 }, 'ZAR', null);
    expect(found.kind === 'rows' && found.rows.map(({ original }) => original)).toEqual([
      { amount: usd(54_00n), rate: null, fee: null },
      undefined,
    ]);
  });

  test('adds up charges that are part of the amount, and leaves out others and those in another currency', () => {
    const charge = (figure: string, currency: string, more: XmlNode = {}) => ({ ...amount(figure, currency), ...more });
    const Rcrd = [
      charge('20.00', 'ZAR', { ChrgInclInd: 'true' }),
      charge('5.00', 'ZAR'),
      charge('7.00', 'ZAR', { ChrgInclInd: 'false' }),
      charge('3.00', 'ZAR', { CdtDbtInd: 'CRDT' }),
      charge('1.00', 'USD'),
    ];
    expect(read({ ...paid({}), Chrgs: { Rcrd } })).toEqual({ amount: usd(100_00n), rate: null, fee: zar(25_00n) });
    expect(read({ ...paid({}), Chrgs: charge('9.00', 'ZAR') })).toMatchObject({ fee: zar(9_00n) });
  });

  test('keeps nothing of an amount in the currency of the account, of none, or of what is no money', () => {
    for (const [figure, currency] of [
      ['1890.00', 'ZAR'],
      ['0.00', 'USD'],
      ['12', 'DEM'],
      ['x', 'USD'],
    ] as const)
      expect(read({ AmtDtls: { InstdAmt: amount(figure, currency) } })).toBeUndefined();
  });

  test('keeps what each transaction of a batch was paid in', () => {
    const part = (figure: string, more: XmlNode) => ({ ...amount(figure, 'ZAR'), ...more });
    const node = {
      ...amount('300.00', 'ZAR'),
      CdtDbtInd: 'DBIT',
      BookgDt: { Dt: '2026-03-02' },
      NtryDtls: { TxDtls: [part('100.00', { AmtDtls: { InstdAmt: amount('5.00', 'USD') } }), part('200.00', {})] },
    };
    const found = entryRows({ node, line: 1 }, 'ZAR', null);
    expect(found.kind === 'rows' && found.rows.map(({ original }) => original?.amount)).toEqual([
      usd(5_00n),
      undefined,
    ]);
  });
});

describe('OFX', () => {
  const read = (more: string, amount = '-1890.00') =>
    rowsIn(
      readOfx(
        `OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>ZAR<BANKACCTFROM><ACCTID>1</BANKACCTFROM><BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260301<TRNAMT>${amount}<FITID>1<NAME>SHOP${more}</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
        'utf-8',
        { currency: 'ZAR', answers: {} },
      ),
    );
  const converted = (rate: string, currency: string) =>
    `<ORIGCURRENCY><CURRATE>${rate}<CURSYM>${currency}</ORIGCURRENCY>`;

  test('keeps what an amount was converted from', () => {
    expect(read(converted('18.90', 'USD'))).toMatchObject([
      {
        amount: zar(-1890_00n),
        original: { amount: usd(100_00n), rate: { value: '18.9', per: 'original' }, fee: null },
      },
    ]);
    expect(read(converted('18,9', 'usd'))).toMatchObject([{ original: { amount: usd(100_00n) } }]);
  });

  test.each([
    ['18.90', 'ZAR'],
    ['18.90', 'DEM'],
    ['0', 'USD'],
    ['18.93', 'USD'],
  ])('keeps nothing where the rate of %s to %s does not say what was paid', (rate, currency) => {
    expect(read(converted(rate, currency))).toMatchObject([{ amount: zar(-1890_00n) }]);
    expect(read(converted(rate, currency))[0]).not.toHaveProperty('original');
  });

  test('an amount that stays in the other currency counts at its rate', () => {
    expect(read('<CURRENCY><CURRATE>18.9<CURSYM>USD</CURRENCY>')).toMatchObject([
      { amount: zar(-35_721_00n), original: { amount: usd(1890_00n) } },
    ]);
    expect(read('<CURRENCY><CURSYM>USD</CURRENCY>')).toMatchObject([{ amount: usd(-1890_00n) }]);
  });
});

describe('MT940', () => {
  const read = (...lines: string[]) =>
    rowsIn(
      readMt940(
        [
          ':20:REF',
          ':25:123',
          ':60F:C260301ZAR5000,',
          ':61:2603020302D1890,NTRFNONREF//B1',
          ...lines,
          ':62F:C260302ZAR3110,',
          '-',
          '',
        ].join('\n'),
        'utf-8',
        { currency: 'ZAR', answers: {} },
      ),
    )[0]?.original;

  test('keeps original amount, rate and charges from words between slashes, across lines', () => {
    expect(read(':86:/NAME/SHOP/OCMT/USD100,', '00//EXCH/18,5/CHGS1/ZAR20,00//CHGS2/ZAR5,/REMI/Books')).toEqual({
      amount: usd(100_00n),
      rate: { value: '18.5', per: 'original' },
      fee: zar(25_00n),
    });
  });

  test('keeps the original amount from words with a plus', () => {
    expect(read(':86:166?00CARD?20OAMT+USD 100,00?32SHOP')).toEqual({ amount: usd(100_00n), rate: null, fee: null });
  });

  test('keeps no rate that fits neither way round, and nothing where nothing is said', () => {
    expect(read(':86:/NAME/SHOP/OCMT/USD100,//EXCH/7,25/')).toMatchObject({ rate: null });
    expect(read(':86:/NAME/SHOP/EXCH/18,5/')).toBeUndefined();
    expect(read(':86:/NAME/SHOP/OCMT/ZAR1890,/')).toBeUndefined();
  });
});

describe('CSV', () => {
  const read = (...lines: string[]) =>
    rowsIn(readCsv(`${lines.join('\n')}\n`, 'utf-8', { currency: 'ZAR', mapping: undefined, answers: {} }));
  const paid = (...lines: string[]) => read(...lines).map(({ original }) => original);

  test('keeps an original amount with the column of its currency and the rate', () => {
    expect(
      paid(
        'Date,Description,Amount,Original Amount,Original Currency,Exchange Rate',
        '2026-03-02,BOOKSHOP,-1890.00,-100.00,USD,18.5',
        '2026-03-03,CHECKERS,-50.00,,,',
        '2026-03-04,CAFE,-40.00,-40.00,ZAR,1',
      ),
    ).toEqual([{ amount: usd(100_00n), rate: { value: '18.5', per: 'original' }, fee: null }, undefined, undefined]);
  });

  test.each([
    ['foreign amount with its currency', 'Date,Description,Amount,Foreign amount', 'USD 100.00'],
    [
      'transaction amount beside the billed one',
      'Date,Description,Billing Amount,Billing Currency,Transaction Amount,Transaction Currency',
      'ZAR,-100.00,USD',
    ],
    ['the currency in the heading', 'Date,Description,Amount,Original Amount (USD)', '-100.00'],
  ])('knows %s', (_, heading, cells) => {
    const second = cells.replace('100.00', '3.00');
    expect(
      paid(heading, `2026-03-02,BOOKSHOP,-1890.00,${cells}`, `2026-03-03,CAFE,-57.00,${second}`).map(
        (original) => original?.amount,
      ),
    ).toEqual([usd(100_00n), usd(3_00n)]);
  });

  test('knows it beside the amount that a person chose', () => {
    const heading = ['Date', 'Description', 'Amount', 'Currency', 'Local amount', 'Local currency'];
    const columns = ['day', 'description', 'amount', 'currency', 'ignore', 'ignore'] as const;
    const shape = { delimiter: ',', skipLines: 0, dateOrder: null, decimal: null, sign: null } as const;
    const mapping = { ...shape, heading, columns: [...columns] };
    const text = `${heading.join(',')}\n2026-03-02,SHOP,-1890.00,ZAR,-100.00,USD\n2026-03-03,CAFE,-57.00,ZAR,-3.00,USD\n`;
    const reading = readCsv(text, 'utf-8', { currency: 'ZAR', mapping, answers: {} });
    expect(rowsIn(reading).map(({ original }) => original?.amount)).toEqual([usd(100_00n), usd(3_00n)]);
  });

  test('reads it with the decimal mark of the file', () => {
    expect(
      paid(
        'Datum;Omschrijving;Bedrag;Oorspronkelijk bedrag;Oorspronkelijke valuta;Koers',
        '02-03-2026;BOEKEN;-1.890,00;-100,00;USD;18,5',
        '03-03-2026;KOFFIE;-57,00;-3,00;USD;19,0',
      ),
    ).toMatchObject([
      { amount: usd(100_00n), rate: { value: '18.5', per: 'original' } },
      { amount: usd(3_00n), rate: { value: '19', per: 'original' } },
    ]);
  });

  test('keeps nothing of a word that several currencies share, nor where two columns may be meant', () => {
    expect(paid('Date,Description,Amount,Foreign amount', '2026-03-02,A,-1890.00,$100.00')).toEqual([undefined]);
    expect(
      paid(
        'Date,Description,Amount,Original Amount,Merchant Amount,Original Currency',
        '2026-03-02,A,-1890.00,-100.00,-90.00,USD',
      ),
    ).toEqual([undefined]);
  });

  test('amounts and balances stay those of the account', () => {
    const [row] = read(
      'Date,Description,Amount,Original Amount,Original Currency,Balance',
      '2026-03-02,BOOKSHOP,-1890.00,-100.00,USD,8110.00',
      '2026-03-03,CAFE,-110.00,-6.00,USD,8000.00',
    );
    expect(row).toMatchObject({ amount: zar(-1890_00n), balance: zar(8110_00n), original: { amount: usd(100_00n) } });
  });
});
