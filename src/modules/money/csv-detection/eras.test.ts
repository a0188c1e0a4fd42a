import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv } from '#modules/money/statement-formats/csv.ts';
import { dayIn, writtenDay } from './dates.ts';

const dayOf = (text: string) => {
  const written = writtenDay(text);
  return written === null ? null : dayIn(written, 'dmy');
};

describe('years that are counted otherwise', () => {
  test.each<[string, string | null]>([
    ['05/01/2568', '2025-01-05'],
    ['2568-01-05', '2025-01-05'],
    ['29/02/2567', '2024-02-29'],
    ['29/02/2568', null],
    ['12 ก.ย. 2568', '2025-09-12'],
    ['12 ก.ย. 2568 14:30', '2025-09-12'],
    ['12 กันยายน 2568', '2025-09-12'],
    ['1 ม.ค. 68', '2025-01-01'],
    ['1 ม.ค. 25', '2025-01-01'],
    ['31 มิ.ย. 2568', null],
    ['民國115年7月1日', '2026-07-01'],
    ['115年7月1日', '2026-07-01'],
    ['2026年7月1日', '2026-07-01'],
    ['115/07/01', null],
  ])('%s', (text, day) => {
    expect(dayOf(text)).toBe(day);
  });

  test.each(['1403/05/20', '20/05/1403', '1447-01-01', '1899-12-30', '2701-01-01'])(
    '%s is no day of a statement',
    (text) => {
      expect(writtenDay(text)).not.toBeNull();
      expect(dayOf(text)).toBeNull();
    },
  );

  test('a day of Thailand is that of ours, however it is written', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10);
          const [year = '', month = '', dayOfMonth = ''] = day.split('-');
          const thai = Number(year) + 543;
          const name = new Intl.DateTimeFormat('th', { month: 'short', timeZone: 'UTC' }).format(date);
          expect(dayOf(`${thai}-${month}-${dayOfMonth}`)).toBe(day);
          expect(dayOf(`${dayOfMonth}.${month}.${thai}`)).toBe(day);
          expect(dayOf(`${dayOfMonth} ${name} ${thai}`)).toBe(day);
        },
      ),
    );
  });
});

describe('the days of a file', () => {
  const days = (lines: readonly string[]) => {
    const reading = readCsv(`${lines.join('\n')}\n`, 'utf-8', { currency: 'ZAR', mapping: undefined, answers: {} });
    if (reading.kind !== 'read') return [reading.kind];
    return reading.accounts.flatMap(({ rows, failed }) => [
      ...rows.map(({ day }) => day),
      ...failed.map(({ reason }) => reason),
    ]);
  };

  test.each<[what: string, lines: string[], found: string[]]>([
    [
      'short years in Thai',
      ['วันที่,รายละเอียด,ถอนเงิน,ฝากเงิน', '13/05/68,ร้าน,85.50,', '14/05/68,เงินเดือน,,70.00'],
      ['2025-05-13', '2025-05-14'],
    ],
    [
      'short years of ours in Thai',
      ['วันที่,รายละเอียด,ถอนเงิน,ฝากเงิน', '13/05/25,ร้าน,85.50,', '14/05/25,เงินเดือน,,70.00'],
      ['2025-05-13', '2025-05-14'],
    ],
    [
      'years of the republic under Chinese headings',
      ['交易日期,摘要,支出金額,存入金額', '115/07/01,薪資,,70.00', '115/07/02,商店,85.50,'],
      ['2026-07-01', '2026-07-02'],
    ],
    [
      'plain years under Chinese headings',
      ['交易日期,摘要,支出金額,存入金額', '2026/07/01,薪資,,70.00', '2026/07/02,商店,85.50,'],
      ['2026-07-01', '2026-07-02'],
    ],
    [
      'the Persian calendar, which is not read',
      ['Date,Description,Debit,Credit', '1403/05/20,Salary,,70.00', '1403/05/21,Shop,85.50,'],
      ['bad-day', 'bad-day'],
    ],
  ])('%s', (_, lines, found) => {
    expect(days(lines)).toEqual(found);
  });
});
