import { describe, expect, it } from 'vitest';
import { LIMITS } from '#modules/money/csv-detection/model.ts';
import { readOfx } from './ofx.ts';
import type { AccountSection, Reading, StatementRow } from './model.ts';

const read = (text: string, currency: string | undefined = 'ZAR', answers = {}): Reading =>
  readOfx(text, 'utf-8', { currency, answers });
const entry = (id: string, amount: string, rest = '', type = 'XFER'): string =>
  `<STMTTRN><TRNTYPE>${type}<DTPOSTED>20260301<TRNAMT>${amount}<FITID>${id}${rest}</STMTTRN>`;
const bank = (inside: string, before = '<CURDEF>ZAR', after = ''): string =>
  `<STMTRS>${before}<BANKACCTFROM><ACCTID>111</BANKACCTFROM><BANKTRANLIST>${inside}</BANKTRANLIST>${after}</STMTRS>`;
const file = (...parts: string[]): string => `<OFX>${parts.join('')}</OFX>`;

function accountsOf(reading: Reading): AccountSection[] {
  if (reading.kind !== 'read') throw new Error(reading.kind);
  return reading.accounts;
}
const rowsOf = (text: string): StatementRow[] => accountsOf(read(text)).flatMap(({ rows }) => rows);
const idsOf = (text: string): (string | null)[] => rowsOf(text).map(({ sourceId }) => sourceId);

describe('the words of an entry', () => {
  it.each<[what: string, fields: string, row: Partial<StatementRow>]>([
    ['a name', '<NAME>Shop', { description: 'Shop', counterparty: 'Shop', bankText: 'Shop' }],
    ['a payee', '<PAYEE>Shop', { description: 'Shop', counterparty: 'Shop' }],
    ['a memo alone', '<MEMO>bread', { description: 'bread', counterparty: null }],
    ['neither', '', { description: 'XFER', counterparty: null }],
    ['a name said twice', '<NAME>Shop<NAME>Other', { description: 'Shop' }],
    ['the number of a cheque', '<CHECKNUM>12<REFNUM>34', { reference: '12' }],
    ['a reference', '<REFNUM>34', { reference: '34' }],
    ['no reference', '', { reference: null, valueDay: null, splits: [], balance: null }],
    ['the day from which it counts', '<DTAVAIL>20260305', { valueDay: '2026-03-05' }],
    ['another bank account', '<BANKACCTTO><ACCTID>9<NAME>Not</BANKACCTTO><NAME>Shop', { description: 'Shop' }],
    ['another card', '<CCACCTTO><ACCTID>9<NAME>Not</CCACCTTO><NAME>Shop', { description: 'Shop' }],
    ['an original currency', '<ORIGCURRENCY><CURSYM>USD</ORIGCURRENCY>', { amount: { minor: -100n, currency: 'ZAR' } }],
  ])('%s', (_, fields, row) => {
    expect(rowsOf(file(bank(entry('a', '-1', fields))))).toMatchObject([row]);
  });

  it('a field of a currency that is no code leaves the account’s', () => {
    const rows = rowsOf(file(bank(entry('a', '-1', '<CURRENCY><CURRATE>18.5</CURRENCY>'))));
    expect(rows).toMatchObject([{ amount: { currency: 'ZAR' } }]);
  });
});

describe('where an entry ends', () => {
  it.each<[what: string, text: string, ids: string[]]>([
    ['where it closes', bank(`${entry('a', '-1')}<FITID>x${entry('b', '-1')}`), ['a', 'b']],
    ['where the next begins', bank(entry('a', '-1').replace('</STMTTRN>', '') + entry('b', '-1')), ['a', 'b']],
  ])('%s', (_, text, ids) => {
    expect(idsOf(file(text))).toEqual(ids);
  });

  it('and what comes behind it is not of it', () => {
    const after = '<LEDGERBAL><BALAMT>9.00<DTASOF>20260331</LEDGERBAL>';
    for (const end of ['</STMTTRN>', '</BANKTRANLIST>']) {
      const text = file(
        bank(entry('a', '-1').replace('</STMTTRN>', end === '</STMTTRN>' ? end : ''), '<CURDEF>ZAR', after),
      );
      expect(accountsOf(read(text))).toMatchObject([{ closing: { amount: { minor: 900n }, day: '2026-03-31' } }]);
    }
    expect(rowsOf(file(bank(`${entry('a', '-1')}<MEMO>of nobody`)))).toMatchObject([{ description: 'XFER' }]);
  });

  it('one that waits is pending', () => {
    const pending = entry('p', '-1').replaceAll('STMTTRN>', 'STMTTRNP>');
    expect(rowsOf(file(bank(pending + entry('b', '-2')))).map(({ status }) => status)).toEqual(['pending', 'booked']);
    expect(rowsOf(file(bank(`${pending}<MEMO>of nobody`)))).toMatchObject([{ description: 'XFER' }]);
  });
});

describe('the statement', () => {
  const closing = (balance: string) =>
    accountsOf(read(file(bank(entry('a', '-1'), '<CURDEF>ZAR', balance))))[0]?.closing;

  it.each<[string, string, string | null | undefined]>([
    ['with its day', '<LEDGERBAL><BALAMT>9<DTASOF>20260331</LEDGERBAL>', '2026-03-31'],
    ['without a day', '<LEDGERBAL><BALAMT>9</LEDGERBAL>', null],
    [
      'before what is available',
      '<LEDGERBAL><BALAMT>9</LEDGERBAL><AVAILBAL><BALAMT>7<DTASOF>20260330</AVAILBAL>',
      null,
    ],
    ['with two days', '<LEDGERBAL><BALAMT>9<DTASOF>20260331<DTASOF>20260401</LEDGERBAL>', '2026-03-31'],
  ])('its balance %s', (_, balance, day) => {
    expect(closing(balance)).toEqual({ amount: { minor: 900n, currency: 'ZAR' }, day });
  });

  it('has no balance where only what is available is named', () => {
    expect(closing('<AVAILBAL><BALAMT>7<DTASOF>20260330</AVAILBAL>')).toBeNull();
    expect(closing('<LEDGERBAL><DTASOF>20260330</LEDGERBAL>')).toBeNull();
  });

  it.each([
    ['<ACCTTYPE>CREDITLINE', 'loan'],
    ['<ACCTTYPE>SAVINGS', 'bank'],
    ['<BANKID>CREDITLINE', 'bank'],
  ])('with %s is of a %s', (field, type) => {
    expect(accountsOf(read(file(bank(entry('a', '-1'), `<CURDEF>ZAR${field}`))))).toMatchObject([{ type }]);
  });

  it('is named by its first currency and account', () => {
    const twice = bank(entry('a', '-1'), '<CURDEF>ZAR<CURDEF>USD', '<ACCTID>222');
    expect(accountsOf(read(file(twice)))).toMatchObject([{ currency: 'ZAR', account: '111', isCurrencyNamed: true }]);
  });

  it('without a currency is of that of the account, which the file does not name; an answer names it', () => {
    const silent = file(bank(entry('a', '-1'), ''));
    expect(accountsOf(read(silent, 'NGN'))).toMatchObject([{ currency: 'NGN', isCurrencyNamed: false }]);
    expect(accountsOf(read(silent, 'NGN', { currency: 'KES' }))).toMatchObject([
      { currency: 'KES', isCurrencyNamed: true },
    ]);
  });

  it('without a currency and without a movement asks for none', () => {
    const empty = bank('', '');
    expect(readOfx(file(empty, bank(entry('a', '-1'))), 'utf-8', { currency: undefined, answers: {} }).kind).toBe(
      'read',
    );
    const both = readOfx(file(bank(entry('a', '-1'), ''), bank(entry('b', '-1'))), 'utf-8', {
      currency: undefined,
      answers: {},
    });
    expect(both).toMatchObject({ kind: 'questions', decisions: [] });
  });

  it('of a currency that nobody knows fails row by row', () => {
    const [section] = accountsOf(read(file(bank(entry('a', '-1'), '<CURDEF>QQQ', '<LEDGERBAL><BALAMT>9</LEDGERBAL>'))));
    expect(section).toMatchObject({ rows: [], closing: null, failed: [{ reason: 'bad-currency' }] });
    expect(section?.failed[0]?.text).toBe('TRNTYPE XFER DTPOSTED 20260301 TRNAMT -1 FITID a');
  });

  it('a row in another currency than its own is of a currency that the file names', () => {
    const foreign = file(bank(entry('a', '-1', '<CURRENCY><CURSYM>usd</CURRENCY>'), ''));
    expect(accountsOf(read(foreign)).map((one) => [one.currency, one.isCurrencyNamed])).toContainEqual(['USD', true]);
  });
});

describe('amounts without a sign', () => {
  const minors = (text: string): bigint[] => rowsOf(file(bank(text))).map(({ amount }) => amount.minor);

  it.each([
    ['no type of money out', entry('a', '1') + entry('b', '2', '', 'CREDIT'), [100n, 200n]],
    ['a type of money out', entry('a', '1', '', 'ATM') + entry('b', '2'), [-100n, 200n]],
    ['a type that only ends like one', entry('a', '1', '', 'XPOS') + entry('b', '2', '', 'ATM'), [100n, -200n]],
    ['a type that only begins like one', entry('a', '1', '', 'POSX') + entry('b', '2', '', 'ATM'), [100n, -200n]],
    ['a minus in one of them', entry('a', '1', '', 'ATM') + entry('b', '-2'), [100n, -200n]],
  ])('with %s', (_, text, found) => {
    expect(minors(text)).toEqual(found);
  });

  it('a point parts decimals, whatever a comma does', () => {
    expect(minors(entry('a', '-1,234') + entry('b', '-5,50') + entry('c', '-1.500'))).toEqual([-123n, -550n, -150n]);
    expect(minors(entry('a', '-1.500') + entry('b', '-5,500.25') + entry('c', 'none'))).toEqual([-150n, -550025n]);
  });
});

describe('securities', () => {
  const trades = (tag: string, kind = 'INVSTMTRS'): string =>
    file(`<${kind}><CURDEF>ZAR<INVTRANLIST><${tag}><MEMO>M<TOTAL>-5</${tag}><MEMO>of nobody</INVTRANLIST></${kind}>`);
  const skipped = (text: string) => accountsOf(read(text)).flatMap((one) => one.skipped.map((line) => line.text));

  it('are passed over with their words', () => {
    expect(['SELLMF', 'TRANSFER'].map((tag) => skipped(trades(tag)))).toEqual([['SELLMF M -5'], ['TRANSFER M -5']]);
  });

  it.each(['XBUYMF', 'BUYMFX', 'XSPLIT', 'SPLITX'])('are none by the name of %s', (tag) => {
    expect(skipped(trades(tag))).toEqual([]);
  });

  it('are none of a bank account', () => {
    expect(skipped(trades('SELLMF', 'STMTRS'))).toEqual([]);
  });
});

describe('a file', () => {
  const error = (severity: string, more = ''): string =>
    `<STATUS><CODE>15<SEVERITY>${severity}<MESSAGE>No such account${more}</STATUS>`;

  it.each([
    ['an error', error('ERROR'), 'SERVER_ERROR', 'No such account 15'],
    ['an error in small letters', error('error'), 'SERVER_ERROR', 'No such account'],
    ['another word', error('NOERROR'), 'NO_STATEMENT', ''],
    ['a longer word', error('ERRORS'), 'NO_STATEMENT', ''],
    ['an error that a later word does not take back', error('ERROR') + error('INFO'), 'SERVER_ERROR', 'No such'],
    ['no severity after one of an error', `${error('ERROR')}<STATUS><CODE>7</STATUS>`, 'SERVER_ERROR', 'account 15'],
    ['an error that is not closed', '<STATUS><SEVERITY>ERROR<MESSAGE>x<SONRS></SONRS>', 'NO_STATEMENT', ''],
  ])('without a statement and with %s', (_, text, code, sentence) => {
    expect(read(file(text))).toMatchObject({ kind: 'refused', code, sentence: expect.stringContaining(sentence) });
  });

  it('movements without a statement around them are one', () => {
    expect(read(file(entry('a', '-1')))).toMatchObject({
      kind: 'read',
      accounts: [{ rows: [{ amount: { minor: -100n } }] }],
    });
  });

  it('ends with its own tag', () => {
    expect(read(file(bank(entry('a', '-1'))).replace('</OFX>', '</OFX \n>')).kind).toBe('read');
    expect(read(file(bank(entry('a', '-1'))).replace('</OFX>', '</OFXY>'))).toMatchObject({ code: 'BROKEN_FILE' });
    expect(read(`${file(bank(entry('a', '-1')))}${' '.repeat(2000)}`)).toMatchObject({ code: 'BROKEN_FILE' });
  });

  it('has at most so many rows, over all its statements', () => {
    const half = LIMITS.rows / 2;
    const of = (...counts: number[]) => read(file(...counts.map((count) => bank(entry('a', '-1').repeat(count))))).kind;
    expect([of(half, half), of(half, half + 1), of(LIMITS.rows + 1)]).toEqual(['read', 'refused', 'refused']);
    const empty = (count: number) => read(file('<STMTRS></STMTRS>'.repeat(count))).kind;
    expect([empty(LIMITS.rows), empty(LIMITS.rows + 1)]).toEqual(['read', 'refused']);
  });

  it('is nested so far', () => {
    const nested = (depth: number) => read(`${'<A>'.repeat(depth)}${file(bank(entry('a', '-1')))}`).kind;
    expect([nested(LIMITS.nesting - 4), nested(LIMITS.nesting)]).toEqual(['read', 'refused']);
  });
});
