import { describe, expect, test } from 'vitest';
import type { Answers } from '#modules/money/csv-detection/model.ts';
import { readCsv } from './csv.ts';
import type { Reading } from './model.ts';

/** What comes of a text that is not read at once; the account's currency is unknown. */
const outcome = (lines: readonly string[], answers: Answers = {}): Reading =>
  readCsv(`${lines.join('\n')}\n`, 'windows-1252', { currency: undefined, mapping: undefined, answers });

/** The questions it leaves open, by what they ask. */
function asked(lines: readonly string[], answers: Answers = {}) {
  const reading = outcome(lines, answers);
  return reading.kind === 'questions' ? reading.questions.map(({ about }) => about) : reading.kind;
}

describe('a table that lacks a column', () => {
  test('shows its columns, what each seems to be, and where its rows begin', () => {
    const rows = ['Date,Description,Foo', '2026-01-13,Text,none', '2026-01-14,More,'];
    expect(outcome(rows)).toEqual({
      kind: 'unmapped',
      encoding: 'windows-1252',
      missing: ['Amount column is required'],
      delimiter: ',',
      heading: ['Date', 'Description', 'Foo'],
      skipLines: 1,
      columns: [
        { heading: 'Date', role: 'day', samples: ['2026-01-13', '2026-01-14'] },
        { heading: 'Description', role: 'description', samples: ['Text', 'More'] },
        { heading: 'Foo', role: 'ignore', samples: ['none', ''] },
      ],
      sample: [
        { line: 2, cells: ['2026-01-13', 'Text', 'none'] },
        { line: 3, cells: ['2026-01-14', 'More', ''] },
      ],
    });
  });

  test('is asked about although its last line is short', () => {
    expect(outcome(['Date,Description,Balance', '13/01/2026,Salary,100.00', '14/01/2026,Shop']).kind).toBe('unmapped');
  });

  test('has no heading where no line looks like one', () => {
    expect(outcome(['a note about nothing', 'Foo,Bar,Baz', 'Text,none,x'])).toMatchObject({
      heading: null,
      skipLines: 1,
      columns: [{ heading: null, samples: ['Foo', 'Text'] }, { heading: null }, { heading: null }],
      sample: [{ line: 2 }, { line: 3 }],
    });
  });
});

test('a line with more columns than any statement is refused, and says so', () => {
  expect(outcome([`Date,Amount${',x'.repeat(200)}`, '2026-01-13,-1.50'])).toMatchObject({
    kind: 'refused',
    code: 'BROKEN_FILE',
    sentence: expect.stringMatching(/\(A line has too many columns\.\)$/),
  });
});

test('a currency that no account can be kept in is named', () => {
  expect(outcome(['Date,Amount,Currency', '2026-01-13,-1.50,BTC'])).toMatchObject({
    code: 'CURRENCY_UNKNOWN',
    sentence: expect.stringMatching(/\(BTC\)$/),
  });
});

describe('what a file leaves open', () => {
  const BOTH_ORDERS = ['Date,Description,Amount', '03/04/2026,a,-1.50', '05/06/2026,b,2.50'];

  test.each<[what: string, lines: readonly string[], answers: Answers, found: unknown]>([
    ['its currency', ['Date,Description,Amount', '2026-01-13,a,-1.50'], {}, ['currency']],
    ['nothing, once answered', ['Date,Description,Amount', '2026-01-13,a,-1.50'], { currency: 'ZAR' }, 'read'],
    ['the order of its days', BOTH_ORDERS, { currency: 'ZAR' }, ['dateOrder']],
    ['two things at once', BOTH_ORDERS, {}, ['currency', 'dateOrder']],
  ])('%s', (_, lines, answers, found) => {
    expect(asked(lines, answers)).toEqual(found);
  });

  test('is told with how the file was written and what was decided', () => {
    const reading = outcome(BOTH_ORDERS);
    expect(reading).toMatchObject({ kind: 'questions', format: 'csv', encoding: 'windows-1252' });
    if (reading.kind !== 'questions') throw new Error(reading.kind);
    expect(reading.decisions.length).toBeGreaterThan(0);
  });
});
