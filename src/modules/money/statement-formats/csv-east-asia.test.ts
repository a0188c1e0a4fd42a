import { describe, expect, test } from 'vitest';
import { readLines as read } from '#testing/csv-lines.ts';
import { readCsv } from './csv.ts';
import { writtenDay } from '#modules/money/csv-detection/rules.ts';

/** The lines that a person has to see. */
function failed(lines: readonly string[]): string[] {
  const reading = readCsv(`${lines.join('\n')}\n`, 'utf-8', { currency: 'ZAR', mapping: undefined, answers: {} });
  if (reading.kind !== 'read') return [reading.kind];
  return reading.accounts.flatMap((account) => account.failed.map(({ line, reason }) => `${line} ${reason}`));
}

describe('two sides of which one has a heading that we do not know', () => {
  test('are both read where the unknown one holds one whole number', () => {
    expect(
      read([
        '日付,お取引内容,なにか,お支払金額,残高',
        '2026/4/18,振込,270000,,1270000',
        '2026/4/19,ATM,,40000,1230000',
        '2026/4/30,手数料,,550,1229450',
      ]),
    ).toEqual(['270000.00 ZAR', '-40000.00 ZAR', '-550.00 ZAR']);
  });

  test('are left to the person where no balance goes along with the whole number', () => {
    expect(
      failed(['取引日,摘要,なにか,出金', '2026-04-18,振込,270000,', '2026-04-19,ATM,,40000', '2026-04-20,カード,,550']),
    ).toEqual(['2 bad-amount']);
    expect(
      failed([
        'Date,Details,Foo,Paid out,Balance',
        '2026-04-18,Shop,,40.00,1230.00',
        '2026-04-19,Cheque,1234,,1230.00',
      ]),
    ).toEqual(['3 bad-amount']);
  });

  test('are left to the person where no column has a name and one step of the balance is all there is', () => {
    expect(read(['20260418,振込,170000,,970000', '20260419,カード,,30000,940000'])).toEqual(['unmapped']);
  });

  test('are not made of numbers of cheques', () => {
    expect(
      read([
        'Date,Description,Debit,Cheque no,Balance',
        '2026-04-18,Deposit,,,1270.00',
        '2026-04-19,Fuel,40.00,,1230.00',
        '2026-04-20,Cheque,,1044,1230.00',
      ]),
    ).toEqual(['-40.00 ZAR']);
  });
});

describe('a balance with a column of dashes behind it', () => {
  test('is not turned by them', () => {
    expect(
      read([
        '日付,内容,出金金額(円),入金金額(円),残高(円),メモ',
        '2026/05/01,デビット,2090,,904269,-',
        '2026/05/12,デビット,2513,,901756,-',
        '2026/05/15,給与,,500000,1401756,-',
      ]),
    ).toEqual(['-2090 JPY', '-2513 JPY', '500000 JPY']);
  });
});

describe('a sign of yen and yuan', () => {
  const lines = (amounts: readonly string[]) => [
    'Date,Description,Amount',
    ...amounts.map((amount, at) => `2026-05-0${at + 1},Shop ${at},${amount}`),
  ];

  test('is that of yuan where amounts have decimals', () => {
    expect(read(lines(['-¥28.00', '¥9000.00', '-¥300.50']))).toEqual(['-28.00 CNY', '9000.00 CNY', '-300.50 CNY']);
    expect(read(lines(['-¥28.00', '¥9000.00', '-¥300.00']))).toEqual(['-28.00 CNY', '9000.00 CNY', '-300.00 CNY']);
  });

  test('is that of yen where none has', () => {
    const whole = lines(['-¥2800', '¥900000', '-¥300']);
    const yen = ['-2800 JPY', '900000 JPY', '-300 JPY'];
    expect(read([...whole, '2026-05-09,コンビニ,-¥100'])).toEqual([...yen, '-100 JPY']);
    expect(read(whole)).toEqual(['asks currency: Which currency is this file in?']);
    expect(read(whole, { answers: { currency: 'JPY' } })).toEqual(yen);
  });

  test('is that of the account where its amounts can be in it', () => {
    expect(read(lines(['-¥28.00', '¥9000.00']), { currency: 'JPY' })).toEqual(['-28 JPY', '9000 JPY']);
    expect(read(lines(['-¥28.50', '¥9000.00']), { currency: 'JPY' })).toEqual(['-28.50 CNY', '9000.00 CNY']);
  });

  test('yields to the currency in the heading', () => {
    for (const heading of ['金额(元)', '金额（元）'])
      expect(
        read([
          `交易时间,交易对方,收/支,${heading}`,
          '2026-05-03 14:26:00,面馆,支出,¥28.00',
          '2026-05-04 09:02:11,朋友,收入,¥5.00',
        ]),
      ).toEqual(['-28.00 CNY', '5.00 CNY']);
  });
});

describe('files of Japan', () => {
  test('have a triangle for a minus and years of an era', () => {
    expect(
      read([
        'お取引日,お取引内容,お取引金額,差引残高',
        'R8.9.18,振込,"¥23,456","234,567"',
        'R8.9.19,引出,"△5,000","229,567"',
        'R8.9.20,手数料,"▲220","229,347"',
      ]),
    ).toEqual(['23456 JPY', '-5000 JPY', '-220 JPY']);
  });

  test.each([
    ['R8.9.19', '2026-09-19'],
    ['令和8年9月19日', '2026-09-19'],
    ['令和元年5月1日', '2019-05-01'],
    ['H31.4.30', '2019-04-30'],
    ['2026年9月19日', '2026-09-19'],
  ])('%s is %s', (cell, day) => {
    expect(writtenDay(cell)).toEqual({ kind: 'day', day });
  });
});

test('a backslash has the place of the yen sign', () => {
  const lines = [
    '"取扱日付","お支払金額","お預り金額","残高","摘要"',
    '"2026/04/30","","\\7,000","\\7,000","A"',
    '"2026/05/01","\\4,600","","\\2,400","B"',
    '"2026/05/02","\\1,100","","\\1,300","C"',
  ];
  expect(read(lines)).toEqual(['7000 JPY', '-4600 JPY', '-1100 JPY']);
});
