import { describe, expect, it } from 'vitest';
import type { Reading } from './model.ts';
import { readStatement } from './service.server.ts';

const read = (text: string, answers = {}): Reading => readStatement(Buffer.from(text), { currency: 'ZAR', answers });
const rowsOf = (reading: Reading) =>
  reading.kind === 'read'
    ? reading.accounts.flatMap(({ rows }) => rows.map(({ day, amount }) => `${day} ${amount.minor} ${amount.currency}`))
    : reading;

const ENTRY =
  '<Ntry><Amt Ccy="EUR">12.50</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-01</Dt></BookgDt></Ntry>';
const ACCOUNT = '<Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct>';

describe('CAMT in elements of other names', () => {
  it.each([
    [
      'its first version',
      `<Document><BkToCstmrAcctRptV01><Rpt>${ACCOUNT}${ENTRY}</Rpt></BkToCstmrAcctRptV01></Document>`,
    ],
    ['another root', `<Statement><BkToCstmrStmt><Stmt>${ACCOUNT}${ENTRY}</Stmt></BkToCstmrStmt></Statement>`],
    ['no element for the statement', `<Document><BkToCstmrStmt>${ACCOUNT}${ENTRY}</BkToCstmrStmt></Document>`],
    [
      'an envelope',
      `<Envelope><Body><Document><BkToCstmrStmt><Stmt>${ACCOUNT}${ENTRY}</Stmt></BkToCstmrStmt></Document></Body></Envelope>`,
    ],
  ])('%s', (_, xml) => {
    const reading = read(`<?xml version="1.0"?>${xml}`);
    expect(rowsOf(reading)).toEqual(['2026-03-01 -1250 EUR']);
    expect(reading).toMatchObject({ format: 'camt', accounts: [{ account: 'DE02120300000000202051' }] });
  });
});

describe('OFX without an element for the statement', () => {
  const list = (id: string, amount: string) =>
    `<BANKACCTFROM><ACCTID>${id}</BANKACCTFROM><BANKTRANLIST><STMTTRN><DTPOSTED>20260301<TRNAMT>${amount}<FITID>${id}<NAME>Shop</STMTTRN></BANKTRANLIST>`;
  const file = (body: string) =>
    `OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS>${body}</STMTTRNRS></BANKMSGSRSV1></OFX>`;

  it('has the movements of each account', () => {
    expect(read(file(list('77', '-5.00') + list('78', '6.00')))).toMatchObject({
      accounts: [
        { account: '77', rows: [{ amount: { minor: -500n } }] },
        { account: '78', rows: [{ amount: { minor: 600n } }] },
      ],
    });
  });

  it('a list of accounts is still none', () => {
    expect(read(file('<BANKACCTFROM><ACCTID>77</BANKACCTFROM>'))).toMatchObject({ code: 'NO_STATEMENT' });
  });
});

describe('CSV that says which way money went in its own way', () => {
  it('two words that nobody knows are asked about, and each answer is one of the two readings', () => {
    const text =
      'Date,Text,Amount,Flow\n2026-03-01,Foo,12.00,Zig\n2026-03-02,Baz,100.00,Zag\n2026-03-03,Foo,3.00,Zig\n';
    expect(read(text)).toMatchObject({
      questions: [
        { about: 'sign', candidates: [{ meaning: '“Zig” is money in' }, { meaning: '“Zag” is money in' }, {}, {}] },
      ],
    });
    expect(rowsOf(read(text, { sign: 'as-written' }))).toEqual([
      '2026-03-01 1200 ZAR',
      '2026-03-02 -10000 ZAR',
      '2026-03-03 300 ZAR',
    ]);
    expect(rowsOf(read(text, { sign: 'inverted' }))).toEqual([
      '2026-03-01 -1200 ZAR',
      '2026-03-02 10000 ZAR',
      '2026-03-03 -300 ZAR',
    ]);
  });

  it('Dr behind an amount counts more than the name of its one column', () => {
    const text = 'Date,Description,Credit Amount\n2026-03-01,Shop,12.00 Dr\n2026-03-02,Work,100.00 Cr\n';
    expect(rowsOf(read(text))).toEqual(['2026-03-01 -1200 ZAR', '2026-03-02 10000 ZAR']);
  });

  it('a column of currencies needs no name', () => {
    const text = 'Date,Description,Amount,\n2026-03-01,Shop,-10.00,ZAR\n2026-03-02,Cafe,-5.00,USD\n';
    expect(rowsOf(read(text))).toEqual(['2026-03-01 -1000 ZAR', '2026-03-02 -500 USD']);
  });

  it('a fee that no balance proves is asked about', () => {
    const text = 'Date,Description,Amount,Fee\n2026-03-01,Transfer,-100.00,-2.00\n2026-03-02,Shop,-5.00,\n';
    expect(read(text)).toMatchObject({
      questions: [{ about: 'fee', candidates: [{ answer: 'beside' }, { answer: 'within' }] }],
    });
    expect(rowsOf(read(text, { fee: 'within' }))).toEqual(['2026-03-01 -10000 ZAR', '2026-03-02 -500 ZAR']);
    expect(rowsOf(read(text, { fee: 'beside' }))).toEqual([
      '2026-03-01 -10000 ZAR',
      '2026-03-01 -200 ZAR',
      '2026-03-02 -500 ZAR',
    ]);
  });
});
