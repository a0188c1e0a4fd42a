import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '#kernel/calendar.ts';
import type { Answers } from '#modules/money/csv-detection/model.ts';
import { readCsv } from './csv.ts';
import { readText } from './read-sheets.ts';

const TODAY = '2026-11-30';
const reading = (lines: readonly string[], answers: Answers = {}, today: Day | undefined = TODAY) =>
  readCsv(`${lines.join('\n')}\n`, 'utf-8', { currency: 'ZAR', mapping: undefined, answers, today });

/** The days of its rows in the order of the file and what could not be read; or what it asks; or what it lacks. */
function daysOf(lines: readonly string[], answers: Answers = {}): unknown {
  const read = reading(lines, answers);
  if (read.kind === 'questions') return read.questions.map(({ about }) => about);
  if (read.kind === 'unmapped') return read.missing;
  if (read.kind !== 'read') return read.kind;
  return read.accounts.flatMap(({ rows, failed }) => [
    ...rows.map(({ day }) => day),
    ...failed.map(({ reason }) => reason),
  ]);
}

const HEADING = 'Date,Description,Amount';
const rowsOf = (days: readonly string[]) => days.map((day, at) => `${day},Shop ${at},-${at + 1}.00`);
const table = (...days: string[]) => [HEADING, ...rowsOf(days)];
const NO_YEAR = ['Date column is required', 'The dates have no year. Export a file whose dates have one.'];

describe('dates without a year', () => {
  test('are asked about, with the lines that tell the years apart, and the latest that is not to come is likely', () => {
    expect(reading(table('28/11', '30/11', '01/12'))).toMatchObject({
      kind: 'questions',
      questions: [
        {
          about: 'year',
          sentence: 'The dates in this file have no year. In which year was the last transaction?',
          suggested: '2025',
          candidates: [
            {
              answer: '2026',
              meaning: '2026',
              samples: [
                { line: 4, text: '01/12', reads: '2026-12-01' },
                { line: 2, text: '28/11', reads: '2026-11-28' },
              ],
            },
            { answer: '2025' },
            { answer: '2024' },
          ],
        },
      ],
    });
  });

  test.each<[what: string, lines: string[], answers: Answers, found: unknown]>([
    ['in numbers', table('28/12', '31/12', '03/01'), { year: '2026' }, ['2025-12-28', '2025-12-31', '2026-01-03']],
    [
      'in Japanese',
      table('12月28日', '12月31日', '1月3日'),
      { year: '2026' },
      ['2025-12-28', '2025-12-31', '2026-01-03'],
    ],
    ['newest first', table('03/01', '31/12', '28/12'), { year: '2024' }, ['2024-01-03', '2023-12-31', '2023-12-28']],
    ['month first', table('12/28', '12/31', '01/03'), { year: '2026' }, ['2025-12-28', '2025-12-31', '2026-01-03']],
    ['by name', table('15 Sep', '16 Sep'), { year: '2025' }, ['2025-09-15', '2025-09-16']],
    ['month by name first', table('September 15', 'September 16'), { year: '2025' }, ['2025-09-15', '2025-09-16']],
    ['with a clock time', table("'06 Jul 18:20", '07 Jul 9:05'), { year: '2025' }, ['2025-07-06', '2025-07-07']],
    ['with an apostrophe', table("'13/07", "'14/07"), { year: '2025' }, ['2025-07-13', '2025-07-14']],
    ['with dots', table('06.07.', '08.07.'), { year: '2025' }, ['2025-07-06', '2025-07-08']],
    ['on 29 February of a leap year', table('29/02', '14/03'), { year: '2024' }, ['2024-02-29', '2024-03-14']],
    ['on 29 February of no leap year', table('29/02', '14/03'), { year: '2025' }, ['year']],
    ['in either order', table('06/07', '08/07'), {}, ['year']],
    ['in either order, of a year', table('06/07', '08/07'), { year: '2026' }, ['dateOrder']],
    ['in the order told', table('06/07', '08/07'), { year: '2026', dateOrder: 'mdy' }, ['2026-06-07', '2026-08-07']],
    ['in one order alone', table('01/07', '02/07', '03/07', '11/07', '12/07'), { year: '2026' }, ['dateOrder']],
    ['in no order', table('29/03', '14/07', '01/05', '13/09'), {}, NO_YEAR],
    [
      'beside other dates without one',
      ['Transaction date,Posting date,Description,Amount', '30 Dec,02 Jan,A,-1.00', '03 Jan,05 Jan,B,-2.00'],
      { year: '2026' },
      ['2026-01-02', '2026-01-05'],
    ],
    [
      'of two accounts one below the other',
      ['Date,Description,Amount,Account', '06 Jul,A,-1.00,111', '07 Dec,B,-2.00,111', '03 Jan,A,-3.00,222'],
      { year: '2026' },
      NO_YEAR,
    ],
    [
      'with thousands',
      [HEADING, '06 Jul,A,1,234.00', '07 Jul,B,-6.00'],
      { year: '2026' },
      ['2026-07-06', '2026-07-07'],
    ],
    [
      'without a heading',
      rowsOf(['06/07', '13/07', '14/07']),
      { year: '2026' },
      ['2026-07-06', '2026-07-13', '2026-07-14'],
    ],
    ['with a word where one is missing', ['06/07,A,-1.00', 'x,B,-2.00'], {}, 'no-table'],
  ])('%s', (_, lines, answers, found) => {
    if (found === 'no-table') expect(reading(lines, answers).kind).not.toBe('questions');
    else expect(daysOf(lines, answers)).toEqual(found);
  });

  test('are asked about on leap days for the leap years alone', () => {
    const asked = reading(table('29/02', '14/03'));
    const answers = asked.kind === 'questions' ? asked.questions[0]?.candidates.map(({ answer }) => answer) : [];
    expect(answers).toEqual(['2024', '2020']);
  });

  test('are not asked about where nobody knows which day it is', () => {
    const text = `${table('13/07', '14/07').join('\n')}\n`;
    const options = { currency: 'ZAR', mapping: undefined, answers: {} } as const;
    expect(readCsv(text, 'utf-8', options)).toMatchObject({ kind: 'unmapped', missing: NO_YEAR });
  });

  test('say by what their year was decided', () => {
    expect(reading(table('13/07', '14/07'), { year: '2025' })).toMatchObject({
      decisions: expect.arrayContaining([{ about: 'year', value: '2025', because: 'You chose this.' }]) as unknown,
    });
  });

  test('are shown as the file has them where a person has to say what the columns are', () => {
    expect(reading(['Date,Description,Foo', '13 Jul,A,x', '14 Jul,B,y'])).toMatchObject({
      kind: 'unmapped',
      missing: ['Amount column is required'],
      sample: [{ cells: ['13 Jul', 'A', 'x'] }, { cells: ['14 Jul', 'B', 'y'] }],
    });
  });

  test('of several tables are not read by one answer', () => {
    const lines = [...table('28/12', '31/12'), '', 'Date,Text,Paid in,Paid out', '03/01,A,5.00,', '14/01,B,,6.00'];
    const options = { currency: 'ZAR', mapping: undefined, answers: { year: '2026' }, today: TODAY } as const;
    expect(readText(`${lines.join('\n')}\n`, 'utf-8', options)).toMatchObject({ kind: 'unmapped', missing: NO_YEAR });
  });
});

describe('the year follows without a question', () => {
  const above = (...days: string[]) => [`Statement period,${days.join(',')}`, ''];
  test.each<[what: string, lines: string[], found: unknown]>([
    [
      'from the period above, over New Year',
      [...above('2025-12-15', '2026-01-15'), ...table("'20/12 18:20", "'03/01 08:00")],
      ['2025-12-20', '2026-01-03'],
    ],
    [
      'from the period, in the one order that fits',
      [...above('2026-03-01', '2026-03-31'), ...table("'03/02", "'03/01")],
      ['2026-03-02', '2026-03-01'],
    ],
    [
      'but not the order that the period leaves open',
      [...above('2026-02-01', '2026-03-31'), ...table('02/03', '03/02')],
      ['dateOrder'],
    ],
    [
      'from the rows beside',
      table('2018 September 20', 'September 15', '2018 August 28'),
      ['2018-09-20', '2018-09-15', '2018-08-28'],
    ],
    [
      'from the rows below, of the year after them',
      table('March 3', 'January 2', '2018 December 28', '2018 August 28'),
      ['2019-03-03', '2019-01-02', '2018-12-28', '2018-08-28'],
    ],
    [
      'from the rows below, without a heading',
      rowsOf(['March 3', 'January 2', '2018 December 28', '2018 August 28']),
      ['2019-03-03', '2019-01-02', '2018-12-28', '2018-08-28'],
    ],
    [
      'but not where it may be the one that is left out',
      table('September 15', '2018 August 28', '2018 July 2'),
      ['year'],
    ],
    [
      'but not where years lie between',
      table('2016 January 1', 'June 15', '2018 December 31', '2019 January 2'),
      ['2016-01-01', '2018-12-31', '2019-01-02', 'no-year'],
    ],
  ])('%s', (_, lines, found) => {
    expect(daysOf(lines)).toEqual(found);
  });

  test('from the rows below hundreds of others', () => {
    const days = Array.from({ length: 250 }, () => 'March 3');
    const lines = table(...days, '2018 December 28', '2018 August 28');
    expect(reading(lines)).toMatchObject({ kind: 'read', layout: { headingLine: 1 } });
    expect(daysOf(lines)).toEqual([...days.map(() => '2019-03-03'), '2018-12-28', '2018-08-28']);
  });

  test('some dates without one are asked about as such, with the years next to the others', () => {
    expect(reading(table('September 15', '2018 August 28', '2018 July 2'))).toMatchObject({
      questions: [
        {
          sentence: 'Some dates in this file have no year. In which year was the last transaction?',
          suggested: null,
          candidates: [
            { answer: '2026' },
            { answer: '2025' },
            { answer: '2024' },
            { answer: '2019' },
            { answer: '2018' },
          ],
        },
      ],
    });
  });
});

describe('no date is made of what may be an amount', () => {
  test.each<[what: string, lines: string[]]>([
    ['under another heading', ['Text,Amount,Other', 'A,06.07,10.12', 'B,05.06,11.11']],
    ['in one of two columns', ['06.07,A,10.12', '05.06,B,11.11']],
    ['under a heading of amounts, beside dates', ['Date,Text,Amount', '2026-07-06,A,06.07', '2026-07-07,B,05.06']],
  ])('%s', (_, lines) => {
    expect(daysOf(lines)).not.toContain('year');
  });

  const numbered = (...days: string[]) => [
    'Datum;Text;Betrag;Bankleitzahl',
    ...days.map((day, at) => `${day};Laden;-${at + 1},00;20040101`),
  ];
  test('the number of a bank gives no year', () => {
    expect(daysOf(numbered('06.07.', '08.07.'))).toEqual(['year']);
    expect(daysOf(numbered('06.07.', '08.07.'), { year: '2026' })).toEqual(['2026-07-06', '2026-07-08']);
    expect(daysOf(numbered('29.03.', '14.07.', '01.05.', '13.09.'))).toEqual(NO_YEAR.slice(1));
  });

  test('whole dates beside it are the days', () => {
    expect(daysOf(['06/07,A,-5.00,2026-07-06', '07/07,B,-6.00,2026-07-07'])).toEqual(['2026-07-06', '2026-07-07']);
  });
});

describe('whatever the bank writes', () => {
  const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  const written = {
    dmy: (day: Day) => `${day.slice(8)}/${day.slice(5, 7)}`,
    mdy: (day: Day) => `${day.slice(5, 7)}/${day.slice(8)}`,
    named: (day: Day) => `${day.slice(8)} ${MONTHS[Number(day.slice(5, 7)) - 1]}`,
    first: (day: Day) => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(8)}`,
  } as const;

  test('the days come back with the right year, and without an answer nothing is read', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1500 }),
        fc.array(fc.integer({ min: 5, max: 40 }), { minLength: 10, maxLength: 25 }),
        fc.boolean(),
        fc.constantFrom('dmy', 'mdy', 'named', 'first'),
        (start, steps, isNewestFirst, form) => {
          let day = addDays('2022-01-01', start);
          const days = [day, ...steps.map((step) => (day = addDays(day, step)))];
          const own = isNewestFirst ? days.toReversed() : days;
          const lines = table(...own.map(written[form]));
          expect(daysOf(lines)).toEqual(['year']);
          const dateOrder = form === 'mdy' ? 'mdy' : 'dmy';
          expect(daysOf(lines, { year: day.slice(0, 4), dateOrder })).toEqual(own);
        },
      ),
      { numRuns: 60 },
    );
  });
});
