import { describe, expect, it } from 'vitest';
import {
  balanceSection,
  clientBankFile,
  clientBankOf,
  documentSection,
  OTHER_SIDE,
  RUSSIAN_BOOKS,
  type Section,
} from '#testing/client-bank.ts';
import { accountsIn, failedIn } from '#testing/fixed-records.ts';
import { readClientBank } from './client-bank.ts';
import type { Reading } from './model.ts';

const read = (lines: readonly string[]): Reading =>
  readClientBank(lines.join('\n'), 'utf-8', { currency: undefined, answers: {} });
const accountsOf = (lines: readonly string[]) => accountsIn(read(lines));
const failedOf = (lines: readonly string[]) => failedIn(read(lines));

const BOOKS = RUSSIAN_BOOKS;
const { account: OWN } = BOOKS;
const SAVINGS = '40802810512340000033';
const LINES = clientBankOf(BOOKS);
const WHOLE = balanceSection(BOOKS);
const [FIRST, SECOND] = BOOKS.movements.map((one) => documentSection(OWN, one)) as [Section, Section];

/** A section with these fields in place of those of the same names, or without a field where it has no value. */
function changed({ fields, ...section }: Section, ...others: readonly string[]): Section {
  const keyOf = (field: string) => field.slice(0, field.indexOf('=') + 1);
  const keys = new Set(others.map(keyOf));
  const kept = fields.filter((field) => !keys.has(keyOf(field)));
  return { ...section, fields: [...kept, ...others.filter((field) => !field.endsWith('='))] };
}
const undated = (section: Section) => changed(section, 'ДатаСписано=', 'ДатаПоступило=');

describe('a document without a day on which money moved', () => {
  it('is a payment order, which is not booked', () => {
    const [section] = accountsOf(clientBankFile([OWN], [FIRST, undated(SECOND)]));
    expect(section).toMatchObject({
      rows: [{ amount: { minor: -4_250n } }],
      skipped: [{ line: 18, reason: 'not-moved', sentence: expect.stringContaining('no date on which money moved') }],
      failed: [],
    });
  });

  it('a file of nothing else is refused, with or without its last line', () => {
    const orders = clientBankFile([OWN], [undated(FIRST), undated(FIRST)]);
    for (const lines of [orders, orders.slice(0, -1), [...orders, ...orders]])
      expect(read(lines)).toMatchObject({ kind: 'refused', code: 'PAYMENT_ORDERS' });
  });

  it('has moved on its own day where the balances hold with it, and not without', () => {
    expect(accountsOf(clientBankFile([OWN], [WHOLE, undated(FIRST), SECOND]))).toMatchObject([
      { rows: [{ day: '2026-03-02' }, { day: '2026-03-31' }], skipped: [], check: { kind: 'matches' } },
    ]);
  });

  it('has not where the balances hold without it, or do not hold at all', () => {
    const order = changed(undated(FIRST), 'Сумма=1.00');
    expect(accountsOf(clientBankFile([OWN], [WHOLE, FIRST, SECOND, order]))).toMatchObject([
      { rows: [{}, {}], skipped: [{ reason: 'not-moved' }], check: { kind: 'matches' } },
    ]);
    expect(accountsOf(clientBankFile([OWN], [WHOLE, order, SECOND]))).toMatchObject([
      { rows: [{}], skipped: [{ reason: 'not-moved' }], check: { kind: 'gap', gap: { minor: -4_250n } } },
    ]);
  });
});

describe('a transfer between two accounts of the file', () => {
  const transfer = (...fields: string[]) =>
    changed(FIRST, `ПолучательСчет=${SAVINGS}`, 'ДатаСписано=', 'ДатаПоступило=', ...fields);
  const [OUT, INTO] = ['ДатаСписано=02.03.2026', 'ДатаПоступило=03.03.2026'] as const;
  const sidesOf = (...documents: readonly Section[]) =>
    accountsOf(clientBankFile([OWN, SAVINGS], documents)).map(({ rows, skipped }) => [
      ...rows.map(({ day, amount: { minor } }) => `${day} ${minor}`),
      ...skipped.map(({ reason }) => reason),
    ]);

  it.each<[what: string, documents: Section[], out: string[], into: string[]]>([
    ['with both days', [transfer(OUT, INTO)], ['2026-03-02 -4250'], ['2026-03-03 4250']],
    ['with one day', [transfer(OUT)], ['2026-03-02 -4250'], ['2026-03-02 4250']],
    ['given once for each side', [transfer(INTO), transfer(OUT)], ['2026-03-02 -4250'], ['2026-03-03 4250']],
    [
      'given twice word for word',
      [transfer(OUT, INTO), transfer(OUT, INTO)],
      ['2026-03-02 -4250', 'repeated'],
      ['2026-03-03 4250', 'repeated'],
    ],
    [
      'twice, with other numbers',
      [transfer(OUT, INTO), transfer(OUT, INTO, 'Номер=8')],
      ['2026-03-02 -4250', '2026-03-02 -4250'],
      ['2026-03-03 4250', '2026-03-03 4250'],
    ],
    [
      'twice without numbers, which may be two',
      [transfer(OUT, INTO, 'Номер='), transfer(OUT, INTO, 'Номер=')],
      ['2026-03-02 -4250', '2026-03-02 -4250'],
      ['2026-03-03 4250', '2026-03-03 4250'],
    ],
  ])('%s', (_, documents, out, into) => {
    expect(sidesOf(...documents)).toEqual([out, into]);
  });

  it('one that comes back to its account is told by the day that it has', () => {
    const same = (...fields: string[]) =>
      accountsOf(clientBankFile([OWN], [changed(transfer(...fields), `ПолучательСчет=${OWN}`)]));
    expect(same(OUT)).toMatchObject([{ rows: [{ amount: { minor: -4_250n } }] }]);
    expect(same(INTO)).toMatchObject([{ rows: [{ amount: { minor: 4_250n } }] }]);
    expect(same(OUT, INTO)).toMatchObject([{ rows: [], failed: [{ reason: 'bad-sign' }] }]);
  });
});

describe('files of Kazakhstan, which write the amount under its side', () => {
  const kazakh = (...fields: string[]): Section => ({
    first: 'СЕКЦИЯДОКУМЕНТ=выписка',
    fields: ['НомерДокумента=9', 'ДатаДокумента=01.03.2026', 'ДатаОперации=02.03.2026', ...fields],
    last: 'КонецДокумента',
  });
  const rowsOf = (accounts: readonly string[], ...fields: string[]) =>
    accountsOf(clientBankFile(accounts, [kazakh(...fields)])).map(({ rows, failed }) => [
      ...rows.map(({ day, reference, amount: { minor } }) => `${day} ${reference} ${minor}`),
      ...failed.map(({ reason }) => reason),
    ]);
  const [PAYER, PAYEE] = [`ПлательщикИИК=${OWN}`, `ПолучательИИК=${OWN}`] as const;

  it.each<[fields: string[], expected: string]>([
    [['СуммаРасход=4000.00', PAYER], '2026-03-02 9 -400000'],
    [['СуммаПриход=7745.7', 'СуммаРасход=0.00', PAYEE], '2026-03-02 9 774570'],
    [['СуммаПриход=5', 'Сумма=5.00', PAYEE], '2026-03-02 9 500'],
    [['СуммаРасход=5', PAYER, PAYEE], '2026-03-02 9 -500'],
    [['СуммаРасход=5', `ПлательщикИИК=${OTHER_SIDE}`], '2026-03-02 9 -500'],
    [['СуммаПриход=5', PAYER], 'bad-sign'],
    [['СуммаПриход=5', 'СуммаРасход=5', PAYEE], 'bad-sign'],
    [['СуммаПриход=5', 'Сумма=6', PAYEE], 'bad-amount'],
  ])('%j', (fields, expected) => {
    expect(rowsOf([OWN], ...fields)).toEqual([[expected]]);
  });

  it('a transfer between own accounts counts for the side that is named, and for none where neither account is', () => {
    const other = `ПолучательИИК=${SAVINGS}`;
    expect(rowsOf([OWN, SAVINGS], 'СуммаРасход=5', PAYER, other)).toEqual([['2026-03-02 9 -500']]);
    expect(rowsOf([OWN, SAVINGS], 'СуммаПриход=5', PAYER, other)).toEqual([['2026-03-02 9 500']]);
    expect(rowsOf([OWN, SAVINGS], 'СуммаПриход=5')).toEqual([['bad-sign']]);
  });
});

describe('what does not add up', () => {
  it.each<[what: string, section: Section, line: number, minor: bigint, words: string]>([
    ['a closing balance', changed(WHOLE, 'КонечныйОстаток=15057.51'), 13, 1n, 'The balance at line 13'],
    ['money in', changed(WHOLE, 'ВсегоПоступило=15000.05'), 13, 5n, 'The totals on this line'],
    ['money out', changed(WHOLE, 'ВсегоСписано=42.53'), 13, -3n, 'The totals on this line'],
  ])('%s: named by its line and amount', (_, section, line, minor, words) => {
    expect(accountsOf(clientBankFile([OWN], [section, FIRST, SECOND]))).toMatchObject([
      { check: { kind: 'gap', line, gap: { minor }, sentence: expect.stringContaining(words) } },
    ]);
  });

  it('the days of which a document is missing, and days that are missing themselves', () => {
    const days = [
      balanceSection({ ...BOOKS, movements: BOOKS.movements.slice(0, 1) }, { to: '2026-03-15' }),
      balanceSection({ ...BOOKS, opening: 5_750n, movements: BOOKS.movements.slice(1) }, { from: '2026-03-16' }),
    ] as const;
    expect(accountsOf(clientBankFile([OWN], [...days, SECOND]))).toMatchObject([
      { check: { kind: 'gap', line: 13, gap: { minor: -4_250n } } },
    ]);
    expect(accountsOf(clientBankFile([OWN], [...days, FIRST]))).toMatchObject([
      { check: { kind: 'gap', line: 22, gap: { minor: 1_500_000n } } },
    ]);
    const later = changed(days[1], 'НачальныйОстаток=57.51');
    expect(accountsOf(clientBankFile([OWN], [days[0], later, FIRST, SECOND]))).toMatchObject([
      { check: { kind: 'gap', line: 22, gap: { minor: 1n } } },
    ]);
  });

  it('totals alone are a check, one balance alone is none', () => {
    const totals = changed(WHOLE, 'НачальныйОстаток=', 'КонечныйОстаток=');
    expect(accountsOf(clientBankFile([OWN], [totals, FIRST, SECOND]))).toMatchObject([{ check: { kind: 'matches' } }]);
    expect(accountsOf(clientBankFile([OWN], [totals, FIRST]))).toMatchObject([{ check: { kind: 'gap' } }]);
    const opening = changed(totals, 'НачальныйОстаток=100.00', 'ВсегоПоступило=', 'ВсегоСписано=');
    expect(accountsOf(clientBankFile([OWN], [opening, FIRST, SECOND]))).toMatchObject([
      { opening: { amount: { minor: 10_000n } }, closing: null, check: { kind: 'unknown' } },
    ]);
  });
});

describe('a document that is damaged', () => {
  it.each<[what: string, fields: string[], reason: string]>([
    ['has a day that does not exist', ['ДатаСписано=31.02.2026'], 'bad-day'],
    ['has a day of another calendar', ['ДатаСписано=02.03.1447'], 'bad-day'],
    ['has no day at all', ['ДатаСписано=', 'Дата='], 'bad-day'],
    ['has no amount', ['Сумма='], 'bad-amount'],
    ['has an amount that may be thousands', ['Сумма=1.500'], 'bad-amount'],
    ['has a minus', ['Сумма=-42.50'], 'bad-sign'],
    ['is of other accounts', [`ПлательщикСчет=${SAVINGS}`], 'bad-sign'],
    ['says two amounts', ['Сумма=42.50', 'Сумма=43.50'], 'bad-record'],
    ['says two accounts', [`ПлательщикСчет=${OWN}`, `ПлательщикСчет=${SAVINGS}`], 'bad-record'],
  ])('%s: it fails by its line, with its words', (_, fields, reason) => {
    const [section] = accountsOf(clientBankFile([OWN], [changed(FIRST, ...fields), SECOND]));
    expect(section).toMatchObject({
      rows: [{ amount: { minor: 1_500_000n } }],
      failed: [{ line: 6, reason, text: expect.stringContaining('За изготовление вывески') }],
    });
  });

  it('of two own accounts on one side it fails, one that moves nothing is passed over', () => {
    const both = changed(FIRST, `ПлательщикРасчСчет=${SAVINGS}`);
    expect(failedOf(clientBankFile([OWN, SAVINGS], [both]))).toEqual(['7 bad-record']);
    expect(accountsOf(clientBankFile([OWN], [changed(FIRST, 'Сумма=0.00'), SECOND]))).toMatchObject([
      { rows: [{}], skipped: [{ line: 6, reason: 'no-movement' }], failed: [] },
    ]);
    expect(read(clientBankFile([OWN], [changed(FIRST, 'Сумма=0.00')]))).toMatchObject({ code: 'NO_ROWS' });
  });

  it('the same said twice is no damage', () => {
    expect(failedOf(clientBankFile([OWN], [{ ...FIRST, fields: [...FIRST.fields, ...FIRST.fields] }]))).toEqual([]);
  });
});

describe('a file that is damaged', () => {
  const at = (text: string): number => LINES.findIndex((line) => line.startsWith(text));
  const without = (text: string): string[] => LINES.toSpliced(at(text), 1);

  it.each<[what: string, lines: string[], failed: string[]]>([
    ['is cut off in a document', LINES.slice(0, -3), ['27 cut-off']],
    ['has a document without an end', without('КонецДокумента'), ['15 bad-record']],
    ['has a document without a beginning', without('СекцияДокумент'), ['17 bad-record']],
    ['has an end too many', LINES.toSpliced(at('КонецДокумента'), 0, 'КонецДокумента'), ['27 bad-record']],
    ['has an account without an end', without('КонецРасчСчет'), ['6 no-end']],
    [
      'has a balance that cannot be read',
      LINES.toSpliced(at('НачальныйОстаток'), 1, 'НачальныйОстаток=1O'),
      ['10 bad-record'],
    ],
    ['ends without its last line, and its balances do not hold', LINES.slice(0, -13), ['26 no-end']],
  ])('%s: the line is named', (_, lines, failed) => {
    expect(failedOf(lines)).toEqual(failed);
  });

  it('its last line may be missing where the balances hold, and be that of a statement', () => {
    expect(failedOf(LINES.slice(0, -1))).toEqual([]);
    expect(failedOf([...LINES.slice(0, -1), 'КонецВыписки', '', '\u001a'])).toEqual([]);
    expect(failedOf(clientBankFile([OWN], [FIRST]).slice(0, -1))).toEqual(['17 no-end']);
  });

  it('a section of balances that names no account is of the only one, and of none where there are several', () => {
    const nameless = changed(WHOLE, 'РасчСчет=');
    expect(accountsOf(clientBankFile([OWN], [nameless, FIRST, SECOND]))).toMatchObject([
      { check: { kind: 'matches' } },
    ]);
    expect(failedOf(clientBankFile([OWN, SAVINGS], [nameless, FIRST]))).toEqual(['7 bad-record']);
  });

  it('one account whose balances hold does not prove that another is whole', () => {
    const other = documentSection(SAVINGS, { day: '2026-03-05', minor: 5n, words: 'Проценты' });
    expect(failedOf(clientBankFile([OWN, SAVINGS], [WHOLE, FIRST, SECOND, other]).slice(0, -1))).toEqual(['51 no-end']);
  });

  it.each(['НачальныйОстаток', 'КонечныйОстаток'])(
    '%s alone, without a document, is still worth reading',
    (balance) => {
      const section = { ...WHOLE, fields: [`РасчСчет=${OWN}`, `${balance}=5.00`] };
      expect(accountsOf(clientBankFile([OWN], [section]))).toMatchObject([{ rows: [], check: { kind: 'unknown' } }]);
    },
  );

  it.each<[code: string, lines: string[]]>([
    ['NO_ROWS', LINES.slice(0, 5)],
    ['NO_ROWS', clientBankFile([], [])],
    ['NO_ROWS', clientBankFile([OWN], [{ ...WHOLE, fields: [`РасчСчет=${OWN}`] }])],
    ['BROKEN_FILE', clientBankFile([], [FIRST])],
    ['BROKEN_FILE', clientBankFile([], [FIRST]).slice(0, -4)],
    ['TOO_MANY_ROWS', clientBankFile([OWN], Array<Section>(10_001).fill(FIRST))],
    ['TOO_MANY_ROWS', clientBankFile([OWN], Array<Section>(10_001).fill(WHOLE))],
  ])('%s', (code, lines) => {
    expect(read(lines)).toMatchObject({ kind: 'refused', code });
  });
});
