import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestRecords, looksLikeMovement, recordsOf, spread, unbrokenRecords } from './cells.ts';

const cells = (text: string): string[][] => bestRecords(text).records.map((record) => record.cells);

describe('the cells of a text', () => {
  it('keeps quoted delimiters, doubled quotes and line breaks, and the line each record begins on', () => {
    const records = recordsOf('a,"b, ""c""\nd",e\nf,g,h\n', ',');
    expect(records.map((record) => record.cells)).toEqual([
      ['a', 'b, "c"\nd', 'e'],
      ['f', 'g', 'h'],
    ]);
    expect(records.map(({ line }) => line)).toEqual([1, 3]);
  });

  it('lets a quote that never closes spoil its own line only', () => {
    expect(recordsOf('2026-01-01,"Broken,1.00\n2026-01-02,"Good, one",2.00\n', ',')[1]?.cells).toEqual([
      '2026-01-02',
      'Good, one',
      '2.00',
    ]);
  });

  it('drops a quote that was never opened', () => {
    expect(recordsOf('NL77","EUR",x\n', ',')[0]?.cells).toEqual(['NL77', 'EUR', 'x']);
  });

  it('reads on where a stray pair of quotes would swallow the file', () => {
    expect(cells('"""\nDate,Amount,Text\n2026-01-01,1.00,a\n2026-01-02,2.00,b\n"""\n')).toContainEqual([
      '2026-01-02',
      '2.00',
      'b',
    ]);
  });

  it.each([
    ['a semicolon, though every row has one decimal comma', '13.01.2026;Shop;-1,50\n14.01.2026;Shop;-2,50\n', ';'],
    ['a tab', '13/01/2026\tShop, Town\t1.00\n', '\t'],
    ['a bar', '13/01/2026|Shop|1.00\n', '|'],
    ['a comma', '13/01/2026,Shop; Town,1.00\n', ','],
  ])('are parted by %s', (_, text, delimiter) => {
    expect(bestRecords(text).delimiter).toBe(delimiter);
  });

  it('any cells, quoted, come back as they were', () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', 'b', '"', ',', ';', ' ', '1', '\n'), maxLength: 8 })
      .map((text) => text.trim());
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 6 }), (rows) => {
        const text = rows.map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(',')).join('\n');
        expect(recordsOf(`${text}\n`, ',').map((record) => record.cells)).toEqual(rows);
      }),
    );
  });
});

describe('the delimiter', () => {
  const DELIMITERS = [',', ';', '\t', '|'] as const;
  /** The choice made with all records of each delimiter at hand: whole, and not by their beginnings. */
  function chosenWhole(text: string): Pick<ReturnType<typeof bestRecords>, 'delimiter' | 'records'> {
    const read = DELIMITERS.filter((delimiter) => delimiter === ',' || text.includes(delimiter)).map((delimiter) => {
      const records = unbrokenRecords(text, delimiter);
      const sample = spread(records).filter(({ cells: { length } }) => length > 1);
      const widths = Map.groupBy(sample, ({ cells: { length } }) => length);
      const alike = Math.max(0, ...[...widths.values()].map(({ length }) => length));
      const movements = sample.filter((record) => looksLikeMovement(record.cells)).length;
      const cells = spread(records).map(({ cells: { length } }) => Math.min(length, 50) / 51);
      const breadth = cells.reduce((sum, part) => sum + part, 0) / Math.max(1, cells.length);
      return { delimiter, records, score: Number((movements * 1000 + alike + breadth).toFixed(9)) };
    });
    const most = Math.max(...read.map(({ score }) => score));
    const { delimiter, records } = read.find(({ score }) => score === most) ?? { delimiter: ',', records: [] };
    return { delimiter, records };
  }

  const piece = fc.string({
    unit: fc.constantFrom('a', '1', '2026-01-02', '-12,50', '1.00', ' ', '"', ',', ';', '\t', '|', '\r', '\n'),
    maxLength: 40,
  });

  it('is the one that all records would choose, in any text', () => {
    fc.assert(
      fc.property(piece, fc.integer({ min: 1, max: 4 }), (text, times) => {
        expect(bestRecords(text.repeat(times))).toEqual(chosenWhole(text.repeat(times)));
      }),
      { numRuns: 2000 },
    );
  });

  it('is the one that all records would choose, where they are more than are looked at', () => {
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 2, maxLength: 4 }),
        fc.array(fc.nat({ max: 3 }), { minLength: 700, maxLength: 900 }),
        (pieces, order) => {
          const text = order.map((at) => pieces[at % pieces.length]).join('\n');
          expect(bestRecords(text)).toEqual(chosenWhole(text));
        },
      ),
      { numRuns: 30 },
    );
  });

  it.each([
    ['a line with more cells than any statement', `a;b\n${','.repeat(300)}\nc;d\n`],
    ['more lines than any statement', 'a;b\n'.repeat(40_010)],
    ['quotes that swallow most lines', `"a;b\n${'2026-01-01,1.00\n'.repeat(10)}"\n`.repeat(30)],
  ])('is the same for %s', (_, text) => {
    expect(bestRecords(text)).toEqual(chosenWhole(text));
  });
});
