import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '#kernel/calendar.ts';
import { readCsv } from './csv.ts';

/** The days of a table with such a column, or what its file asks for. */
function days(
  cells: readonly string[],
  { heading = 'Date', above = [] as readonly string[] } = {},
): readonly (string | null)[] {
  const lines = [...above, `${heading},Description,Amount`, ...cells.map((cell, at) => `${cell},Text,-${at + 1}.50`)];
  const reading = readCsv(`${lines.join('\n')}\n`, 'utf-8', { currency: 'ZAR', mapping: undefined, answers: {} });
  if (reading.kind === 'unmapped') return reading.missing;
  if (reading.kind === 'questions') return reading.questions.map(({ about }) => `asks ${about}`);
  return reading.kind === 'read' ? reading.accounts.flatMap(({ rows }) => rows.map(({ day }) => day)) : [reading.kind];
}

const NO_DAY = ['Date column is required'];

describe('days of six digits', () => {
  test.each<[what: string, cells: string[], given: { heading?: string; above?: string[] }, found: string[]]>([
    ['the year first, by the others', ['260518', '260521', '260603'], {}, ['2026-05-18', '2026-05-21', '2026-06-03']],
    ['the day first, by the others', ['180526', '210526', '030626'], {}, ['2026-05-18', '2026-05-21', '2026-06-03']],
    ['the month first, by the others', ['051826', '052126', '060326'], {}, ['2026-05-18', '2026-05-21', '2026-06-03']],
    ['the year first in Japanese', ['260518'], { heading: 'ご利用日' }, ['2026-05-18']],
    ['the year first in Chinese', ['260203', '260203'], { heading: '交易日期' }, ['2026-02-03', '2026-02-03']],
    ['the year first in Korean', ['261112'], { heading: '거래일자' }, ['2026-11-12']],
    ['near the day above', ['260518'], { above: ['Statement of,2026-06-30,', ''] }, ['2026-05-18']],
    ['a year of an era that would be long ago', ['080518', '080519'], { heading: 'ご利用日' }, NO_DAY],
    [
      'a year of an era, beside another year',
      ['080518', '080519'],
      { heading: 'ご利用日', above: ['発行日,2026/06/01,', ''] },
      NO_DAY,
    ],
    [
      'an old file that says so',
      ['080518', '080519'],
      { heading: 'ご利用日', above: ['発行日,2008/06/01,', ''] },
      ['2008-05-18', '2008-05-19'],
    ],
    ['the year first or last', ['260526', '260526'], {}, NO_DAY],
    ['the year first or last, long ago', ['190520', '190520'], {}, NO_DAY],
    ['one that is no day', ['260518', '261318'], {}, NO_DAY],
    ['one that is longer', ['260518', '2605181'], {}, NO_DAY],
    ['clock times', ['101523', '111530', '121002'], { heading: 'Time' }, NO_DAY],
    ['the year last, the day or the month first', ['010226', '020326', '030226'], {}, ['asks dateOrder']],
  ])('%s', (_, cells, given, found) => {
    expect(days(cells, given)).toEqual(found);
  });

  test('are read as written, or not at all', () => {
    const statement = fc.tuple(
      fc.integer({ min: 0, max: 14_000 }),
      fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 2, maxLength: 9 }),
    );
    fc.assert(
      fc.property(statement, fc.constantFrom('ymd', 'dmy', 'mdy'), ([from, steps], order) => {
        const all = steps.map((step): Day => addDays('2001-01-01', from + step));
        const read = days(
          all.map((day) => {
            const [year = '', month = '', date = ''] = day.slice(2).split('-');
            return order === 'ymd' ? year + month + date : order === 'dmy' ? date + month + year : month + date + year;
          }),
        );
        expect([all, NO_DAY, ['asks dateOrder']]).toContainEqual(read);
      }),
    );
  });
});
