import { describe, expect, it } from 'vitest';
import { readOfx } from './ofx.ts';
import type { Reading } from './model.ts';

const read = (text: string, currency: string | undefined = 'ZAR'): Reading =>
  readOfx(text, 'utf-8', { currency, answers: {} });
const entry = (id: string, amount: string, rest = ''): string =>
  `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260301120000[+2:SAST]<TRNAMT>${amount}<FITID>${id}<NAME>SHOP ${id}${rest}</STMTTRN>`;
const bank = (entries: string, account = '111', currency = '<CURDEF>ZAR'): string =>
  `<STMTTRNRS><STMTRS>${currency}<BANKACCTFROM><BANKID>1<ACCTID>${account}<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>${entries}</BANKTRANLIST><LEDGERBAL><BALAMT>90.00<DTASOF>20260331</LEDGERBAL></STMTRS></STMTTRNRS>`;
const file = (...parts: string[]): string =>
  `OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS></SONRS></SIGNONMSGSRSV1><BANKMSGSRSV1>${parts.join('')}</BANKMSGSRSV1></OFX>`;

describe('OFX', () => {
  it('on one line, leaves unclosed, the account, the closing balance and the identifiers', () => {
    expect(read(file(bank(entry('a1', '-10.50', '<MEMO>CARD &amp; CO'))))).toMatchObject({
      kind: 'read',
      accounts: [
        {
          account: '111',
          currency: 'ZAR',
          type: 'bank',
          closing: { amount: { minor: 9000n }, day: '2026-03-31' },
          rows: [
            {
              day: '2026-03-01',
              amount: { minor: -1050n },
              description: 'SHOP a1 CARD & CO',
              bankText: 'SHOP a1\n\nCARD & CO',
              sourceId: 'a1',
            },
          ],
        },
      ],
    });
  });

  it('bank and card in one file are two accounts; two statements of one account are one', () => {
    const card = `<CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>ZAR<CCACCTFROM><ACCTID>999</CCACCTFROM><BANKTRANLIST>${entry('c1', '-1')}</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1>`;
    const reading = read(file(bank(entry('a1', '-1')), bank(entry('b1', '-1'), '222'), bank(entry('a2', '-2')), card));
    expect(
      reading.kind === 'read' &&
        reading.accounts.map(({ account, type, rows }) => [account, type, rows.map(({ sourceId }) => sourceId)]),
    ).toEqual([
      ['111', 'bank', ['a1', 'a2']],
      ['222', 'bank', ['b1']],
      ['999', 'card', ['c1']],
    ]);
  });

  it.each([
    ['-30.000', -3000n],
    ['-200,00', -20000n],
    ['+5', 500n],
    ['-00000000001500.0000', -150000n],
  ])('an amount of %s', (text, minor) => {
    expect(read(file(bank(entry('a', text))))).toMatchObject({
      accounts: [{ rows: [{ amount: { minor }, roundedFrom: null }] }],
    });
  });

  it('an amount finer than a cent is rounded and says what was written', () => {
    expect(read(file(bank(entry('a', '-197.122'))))).toMatchObject({
      accounts: [{ rows: [{ amount: { minor: -19712n }, roundedFrom: '-197.122' }] }],
    });
  });

  it('amounts without sign go by their type', () => {
    const income = entry('b', '20').replace('DEBIT', 'CREDIT');
    expect(read(file(bank(entry('a', '10') + income)))).toMatchObject({
      decisions: [{ about: 'sign' }],
      accounts: [{ rows: [{ amount: { minor: -1000n } }, { amount: { minor: 2000n } }] }],
    });
  });

  it('XML with closed leaves and CDATA; an account paid to is not the account', () => {
    const xml = `<?xml version="1.0"?>\n<?OFX OFXHEADER="200"?>\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>KES</CURDEF><BANKACCTFROM><ACCTID>777</ACCTID></BANKACCTFROM><BANKTRANLIST>\n<STMTTRN><TRNTYPE>XFER</TRNTYPE><DTPOSTED>20260302</DTPOSTED><TRNAMT>-5.00</TRNAMT><FITID>x</FITID><BANKACCTTO><ACCTID>888</ACCTID></BANKACCTTO><NAME><![CDATA[A & B <Ltd>]]></NAME></STMTTRN></BANKTRANLIST><LEDGERBAL><BALAMT/></LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
    expect(read(xml)).toMatchObject({
      accounts: [{ account: '777', currency: 'KES', closing: null, rows: [{ line: 4, description: 'A & B <Ltd>' }] }],
    });
  });

  it('an amount in another currency counts at its rate, and keeps what was paid', () => {
    const foreign = entry('f', '-3', '<CURRENCY><CURRATE>18.505<CURSYM>USD</CURRENCY>');
    expect(read(file(bank(entry('a', '-1') + foreign)))).toMatchObject({
      accounts: [
        {
          currency: 'ZAR',
          rows: [
            { sourceId: 'a' },
            {
              sourceId: 'f',
              amount: { minor: -5552n, currency: 'ZAR' },
              original: { amount: { minor: 300n, currency: 'USD' }, rate: { value: '18.505', per: 'original' } },
            },
          ],
        },
      ],
    });
  });

  it('the currency may stand above the statements', () => {
    const bare = `<OFX><CURDEF>INR<STMTTRN><DTPOSTED>20260726<TRNAMT>-649.00<NAME>A</STMTTRN></OFX>`;
    expect(read(bare)).toMatchObject({ accounts: [{ currency: 'INR', isCurrencyNamed: true }] });
  });

  it('without a rate it is an account section of that currency, never added to the first', () => {
    const foreign = entry('f', '-3', '<CURRENCY><CURSYM>USD</CURRENCY>');
    expect(read(file(bank(entry('a', '-1') + foreign)))).toMatchObject({
      accounts: [
        { currency: 'ZAR', rows: [{ sourceId: 'a' }] },
        { currency: 'USD', rows: [{ sourceId: 'f', amount: { minor: -300n, currency: 'USD' } }] },
      ],
    });
  });

  it('shares bought are no money of the account; the cash beside them is', () => {
    const trades = `<INVSTMTMSGSRSV1><INVSTMTTRNRS><INVSTMTRS><CURDEF>ZAR<INVACCTFROM><ACCTID>5</INVACCTFROM><INVTRANLIST><BUYSTOCK><INVBUY><INVTRAN><FITID>t<DTTRADE>20260301<MEMO>BOUGHT</INVTRAN><TOTAL>-100</INVBUY></BUYSTOCK><INVBANKTRAN>${entry('cash', '-7')}</INVBANKTRAN></INVTRANLIST></INVSTMTRS></INVSTMTTRNRS></INVSTMTMSGSRSV1>`;
    expect(read(file(trades))).toMatchObject({
      accounts: [
        {
          type: 'investment',
          rows: [{ sourceId: 'cash' }],
          skipped: [{ reason: 'security', text: 'BUYSTOCK BOUGHT -100' }],
        },
      ],
    });
  });

  it('a row with an impossible day, amount or currency fails with its reason', () => {
    const bad = [
      entry('a', '-1').replace('20260301120000', '20262000'),
      entry('b', 'ten'),
      entry('c', '-1', '<CURRENCY><CURSYM>ABC</CURRENCY>'),
    ].join('');
    expect(read(file(bank(bad)))).toMatchObject({
      accounts: [{ rows: [], failed: [{ reason: 'bad-day' }, { reason: 'bad-amount' }, { reason: 'bad-currency' }] }],
    });
  });

  it('takes the account’s currency where the file is silent, and asks where that is silent too', () => {
    expect(read(file(bank(entry('a', '-1'), '1', '')), 'NGN')).toMatchObject({
      accounts: [{ currency: 'NGN' }],
      decisions: [{ about: 'currency' }],
    });
    expect(readOfx(file(bank(entry('a', '-1'), '1', '')), 'utf-8', { currency: undefined, answers: {} })).toMatchObject(
      { kind: 'questions', questions: [{ about: 'currency' }] },
    );
  });

  it.each([
    [
      'the bank’s error',
      '<OFX><STMTTRNRS><STATUS><CODE>2000<SEVERITY>ERROR<MESSAGE>General error</STATUS></STMTTRNRS></OFX>',
      'SERVER_ERROR',
      /General error/,
    ],
    ['a sign-on without statement', file(), 'NO_STATEMENT', /no statement/],
    ['an empty one', '<OFX></OFX>', 'NO_STATEMENT', /no statement/],
    ['one cut off', file(bank(entry('a', '-1'))).slice(0, -60), 'BROKEN_FILE', /cut off/],
    ['one nested beyond reason', `<OFX>${'<A>'.repeat(100)}</OFX>`, 'TOO_DEEP', /too deeply nested/],
    ['one of too many rows', file(bank(entry('a', '-1').repeat(10_001))), 'TOO_MANY_ROWS', /10,000/],
  ])('refuses %s', (_, text, code, sentence) => {
    expect(read(text)).toMatchObject({ kind: 'refused', code, sentence: expect.stringMatching(sentence) });
  });

  it('days with dashes, and a last entry that nothing closes before the balance', () => {
    const open = entry('a1', '-10.50').replace('20260301120000[+2:SAST]', '2026-03-01').replace('</STMTTRN>', '');
    expect(read(file(bank(open)))).toMatchObject({
      accounts: [
        { closing: { amount: { minor: 9000n } }, rows: [{ day: '2026-03-01', amount: { minor: -1050n } }], failed: [] },
      ],
    });
  });
});
