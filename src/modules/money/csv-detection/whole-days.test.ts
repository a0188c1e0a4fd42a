import { describe, expect, test } from 'vitest';
import type { TextRecord } from './cells.ts';
import { writtenDay } from './dates.ts';
import { withJoinedDays, withWholeDays } from './whole-days.ts';

/** Records of a text, a line each; cells are parted by bars. */
const records = (...lines: string[]): TextRecord[] =>
  lines.map((text, at) => ({ line: at + 1, cells: text.split('|'), text }));
const textOf = (found: readonly TextRecord[]) => found.map(({ cells }) => cells.join('|'));

describe('year, month and day in columns of their own', () => {
  const joined = (...lines: string[]) => textOf(withJoinedDays(records(...lines)));

  test.each<[what: string, lines: string[], found: string[]]>([
    ['are one column', ['Year|Month|Day|Amount', '2026|1|13|5.00'], ['Date|Amount', '2026-01-13|5.00']],
    [
      'behind other columns as well',
      ['No|Jaar|Maand|Dag|Bedrag', '7|2026|10|3|5.00'],
      ['No|Date|Bedrag', '7|2026-10-03|5.00'],
    ],
    ['in German', ['Jahr|Monat|Tag', '2026|12|31'], ['Date', '2026-12-31']],
    ['in French', ['Année|Mois|Jour', '2026|12|31'], ['Date', '2026-12-31']],
    [
      'from their heading downwards, shorter lines aside',
      ['Year|of|2026', 'Year|Month|Day|Amount', 'Total|5.00', '2026|1|13|5.00'],
      ['Year|of|2026', 'Date|Amount', 'Total|5.00', '2026-01-13|5.00'],
    ],
    ['are empty where they name none', ['Year|Month|Day', '26|1|13', '2026|Jan|13', '2026|1|x'], ['Date', '', '', '']],
    [
      'of too many figures are none',
      ['Year|Month|Day', '20260|1|13', '2026|100|13', '2026|1|130'],
      ['Date', '', '', ''],
    ],
    [
      'with figures in front are none',
      ['Year|Month|Day', 'a2026|1|13', '2026|a1|13', '2026|1|a3'],
      ['Date', '', '', ''],
    ],
    ['with the year last', ['No|Day|Month|Year', '7|3|10|2026'], ['No|Date', '7|2026-10-03']],
    ['in another order are left alone', ['Month|Day|Year', '1|13|2026'], ['Month|Day|Year', '1|13|2026']],
    ['with longer names are left alone', ['Year to|Month|Day', '2026|1|13'], ['Year to|Month|Day', '2026|1|13']],
    [
      'with names that begin otherwise are left alone',
      ['The year|Month|Day', 'Year|A month|Day', 'Year|Month|A day', 'Year|Months|Day', 'Year|Month|Days'],
      ['The year|Month|Day', 'Year|A month|Day', 'Year|Month|A day', 'Year|Months|Day', 'Year|Month|Days'],
    ],
    ['that are not all there are left alone', ['Year|Month', '2026|1'], ['Year|Month', '2026|1']],
  ])('%s', (_, lines, found) => {
    expect(joined(...lines)).toEqual(found);
  });

  test('are looked for in the first two hundred lines', () => {
    const heading = ['Year|Month|Day', '2026|1|13'];
    const blank = Array.from({ length: 199 }, () => '');
    expect(joined(...blank, ...heading).at(-1)).toBe('2026-01-13');
    expect(joined('', ...blank, ...heading).at(-1)).toBe('2026|1|13');
  });
});

describe('days that are written in part', () => {
  /** The cells of a column of days after they were made whole, and why. */
  function whole(cells: string[], above: string[] = [], word = 'Date') {
    const [heading = null, ...body] = records(`${word}|Text`, ...cells.map((cell) => `${cell}|12`));
    const around = above.flatMap((text) => writtenDay(text) ?? []);
    const { body: found, because } = withWholeDays(body, heading, around);
    return { days: found.map((record) => record.cells[0]), because };
  }
  const SERIAL = 'The dates are spreadsheet day numbers.';
  const PERIOD = 'The dates have no year, so we use the year of the period in the file.';

  test.each<[cells: string[], days: string[]]>([
    [['46035'], ['2026-01-13']],
    [
      ['46035', '46036.5', '46037,25'],
      ['2026-01-13', '2026-01-14', '2026-01-15'],
    ],
    [['32874'], ['1990-01-01']],
    [['73050'], ['2099-12-31']],
    [
      ['46035', '', 'none'],
      ['2026-01-13', '', 'none'],
    ],
  ])('%j, as a spreadsheet counts them', (cells, days) => {
    expect(whole(cells)).toEqual({ days, because: SERIAL });
  });

  test.each<[cells: string[]]>([
    [['32873']],
    [['73051']],
    [['46035', '2026-01-14']],
    [['460350']],
    [['146035']],
    [['46035.']],
    [['46035x']],
    [['none', '']],
    [[]],
  ])('%j stay as they are', (cells) => {
    expect(whole(cells)).toEqual({ days: cells, because: null });
  });

  test('are made whole in columns of days alone', () => {
    expect(whole(['46035'], [], 'Value date').days).toEqual(['2026-01-13']);
    expect(whole(['46035'], [], 'Amount').days).toEqual(['46035']);
    const body = records('46035|46036|46037');
    const [heading = null] = records('Date|Amount|Value date');
    expect(textOf(withWholeDays(body, heading, []).body)).toEqual(['2026-01-13|46036|2026-01-15']);
    expect(withWholeDays(body, null, [])).toEqual({ body, because: null });
  });

  const WINTER = ['2025-12-15', '2026-01-15'];
  test.each<[cells: string[], above: string[], days: string[]]>([
    [['13 Jan'], WINTER, ['2026-01-13']],
    [['20 Dec', '13 Jan', ''], WINTER, ['2025-12-20', '2026-01-13', '']],
    [['15Dec', '15-Jan'], WINTER, ['2025-12-15', '2026-01-15']],
    [['Dec 20', 'January-13'], WINTER, ['2025-12-20', '2026-01-13']],
    [['5 December'], WINTER.toReversed().concat('2025-12-01'), ['2025-12-05']],
    [['1 Mar'], ['2026-03-01', '2027-02-28'], ['2026-03-01']],
    [['13 Jan'], ['01/01/2026', '31/01/2026'], ['2026-01-13']],
    [['13 Jan'], ['2026-01-01', '2027-01-02'], ['2026-01-13']],
    [['13 Jan'], ['2026-01-13'], ['2026-01-13']],
    [
      ['13 Jan', '29 Dec'],
      ['2026-01-12', '2026-01-12'],
      ['2026-01-13', '2025-12-29'],
    ],
    [['14 Dec', '16 Jan'], WINTER, ['2025-12-14', '2026-01-16']],
  ])('%j, in the year of the period %j', (cells, above, days) => {
    expect(whole(cells, above)).toEqual({ days, because: PERIOD });
  });

  test.each<[what: string, cells: string[], above: string[]]>([
    ['no period', ['13 Jan'], []],
    ['a day half a year before the only one above', ['13 Jan'], ['2026-07-13']],
    ['a day weeks behind the only one above', ['13 Jan'], ['2026-01-05']],
    ['a period of more than a year', ['13 Jan'], ['2026-01-01', '2027-01-03']],
    ['a period with a year in the middle', ['15 Mar'], ['2024-06-01', '2026-05-30']],
    ['a period in an order nobody knows', ['13 Jan'], ['01/02/2026', '03/04/2026']],
    ['a day months before the period', ['14 Oct'], WINTER],
    ['a day weeks behind the period', ['31 Jan'], WINTER],
    ['numbers that fit the period in both orders', ['02/03', '03/02'], ['2026-02-01', '2026-03-31']],
    ['numbers without a period', ['02/13'], []],
    ['numbers of a day outside the period', ['02/13', '09/13'], ['2026-02-01', '2026-02-28']],
    ['a day twice within the period', ['1 Jan'], ['2026-01-01', '2027-01-01']],
    ['a day that does not exist', ['31 Feb'], ['2026-01-01', '2026-12-31']],
    ['a word that is no month', ['13 Foo'], WINTER],
    ['a day with a year', ['13 Jan 2026'], WINTER],
    ['figures with more than two digits', ['013 Jan'], WINTER],
    ['a short word', ['13 Ja'], WINTER],
    ['a month without a day', ['Jan'], WINTER],
    ['more before the day', ['on 13 Jan'], WINTER],
    ['more behind the month', ['Jan 13 paid'], WINTER],
    ['figures behind the day', ['Jan 131'], WINTER],
    ['nothing between them', ['Jan13'], WINTER],
    ['two spaces', ['13  Jan'], WINTER],
    ['one that is no day', ['13 Jan', '20 Mar'], WINTER],
  ])('stay as they are: %s', (_, cells, above) => {
    expect(whole(cells, above)).toEqual({ days: cells, because: null });
  });

  test.each<[cells: string[], above: string[], days: string[]]>([
    [
      ['03/02', '03/31'],
      ['2026-03-01', '2026-03-31'],
      ['2026-03-02', '2026-03-31'],
    ],
    [
      ['03 01', '03 02'],
      ['2026-03-01', '2026-03-31'],
      ['2026-03-01', '2026-03-02'],
    ],
    [
      ['2-3', '31-3'],
      ['2026-03-01', '2026-03-31'],
      ['2026-03-02', '2026-03-31'],
    ],
    [
      ['31.12', '01.01'],
      ['2025-12-15', '2026-01-15'],
      ['2025-12-31', '2026-01-01'],
    ],
  ])('%j, in the one order that falls into the period %j', (cells, above, days) => {
    expect(whole(cells, above).days).toEqual(days);
  });

  test('each column has a reason of its own, and the last one is told', () => {
    const [heading = null] = records('Date|Value date');
    const body = records('46035|14 Jan');
    const around = WINTER.flatMap((text) => writtenDay(text) ?? []);
    expect(withWholeDays(body, heading, around)).toEqual({
      body: [{ line: 1, cells: ['2026-01-13', '2026-01-14'], text: '46035|14 Jan' }],
      because: PERIOD,
    });
  });
});
