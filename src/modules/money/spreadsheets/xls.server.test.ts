import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it, test } from 'vitest';
import { compoundOf } from '#testing/compound-files.server.ts';
import { BEGIN_SHEET, biffOf, END, long, record, words, type XlsCell, xlsOf } from '#testing/xls-files.server.ts';
import { xlsxOf } from '#testing/xlsx-files.ts';
import { readWorkbook } from './service.server.ts';

const rowsIn = (bytes: Uint8Array) => {
  const workbook = readWorkbook(bytes);
  return workbook !== null && 'sheets' in workbook ? workbook.sheets.map(({ rows }) => rows) : workbook;
};

describe('a workbook of before 2007', () => {
  it('has texts, numbers, truths, errors and what formulas last gave', () => {
    const rows: XlsCell[][] = [
      ['Date', 'Détails "Zoë"', '東京\tand\nmore', { own: 'of its own' }, { own: 'Ω' }],
      [],
      [null, -1234.56, 0.1 + 0.2, { short: 500 }, { short: -123456, isHundredth: true }, { neighbours: [1, -2, 3] }],
      [
        '00123',
        true,
        false,
        { error: 7 },
        { formula: 7.5 },
        { formula: 'a text' },
        { formula: true },
        { formula: null },
      ],
      ['1,234.50', { formula: 'Ωmega' }],
    ];
    expect(readWorkbook(xlsOf([{ name: 'März', rows }]))).toEqual({
      sheets: [
        {
          name: 'März',
          rows: [
            ['Date', 'Détails "Zoë"', '東京 and more', 'of its own', 'Ω'],
            [],
            ['', '-1234.56', '0.30', '500', '-1234.56', '1', '-2', '3'],
            ['00123', 'TRUE', 'FALSE', '', '7.50', 'a text', 'TRUE'],
            ['1,234.50', 'Ωmega'],
          ],
        },
      ],
    });
  });

  it.each([
    [1234567890123456, '1234567890123456'],
    [9007199254740991, '9007199254740991'],
    [2 ** 60, '1152921504606847000'],
    [1234.5599999999999, '1234.56'],
    [1.234, '1.2340'],
    [1e5, '100000'],
    [0, '0'],
  ])('keeps the digits of %d', (value, text) => {
    expect(rowsIn(xlsOf([{ name: 'A', rows: [[value]] }]))).toEqual([[[text]]]);
  });

  it.each([
    [false, '2025-01-01'],
    [true, '2029-01-02'],
  ])('counts days as it says (from 1904: %s)', (is1904, day) => {
    const cells: XlsCell[] = [0, 1, 2, 3].map((style) => ({ number: 45_658, style }));
    const more: XlsCell[] = [
      { short: 45_658, style: 1 },
      { formula: 45_658, style: 2 },
    ];
    const bytes = xlsOf([{ name: 'A', rows: [[...cells, ...more]] }], {
      is1904,
      formats: { 0: 'Standard', 4: '#,##0.00', 164: 'dd/mm/yyyy;@' },
      styles: [0, 14, 164, 4],
    });
    expect(rowsIn(bytes)).toEqual([[['45658', day, day, '45658', day, day]]]);
  });

  it('has its visible sheets in their order, and no charts and modules', () => {
    const of = (name: string, hidden = 0, kind = 0) => ({ name, hidden, kind, rows: [[name]] });
    const sheets = [of('A'), of('B', 1), of('C', 2), of('D', 0, 2), of('E', 0, 6), of('F')];
    expect(rowsIn(xlsOf(sheets))).toEqual([[['A']], [['F']]]);
  });

  it('does not read a chart within a sheet as cells of it', () => {
    const chart = Buffer.concat([BEGIN_SHEET, record(0x204, words(0, 0, 0, 1), Buffer.from([0, 0x58])), END]);
    const bare = Buffer.concat([BEGIN_SHEET, chart, record(0x204, words(1, 0, 0, 1), Buffer.from([0, 0x59])), END]);
    expect(rowsIn(bare)).toEqual([[[], ['Y']]]);
  });

  it('is not read from a document within a document', () => {
    const rows = [['inner']];
    const embedded = { Workbook: biffOf([{ name: 'A', rows }]) };
    expect(readWorkbook(compoundOf({ WordDocument: Buffer.alloc(5000) }, { embedded }).bytes)).toBeNull();
    const outer = compoundOf({ Workbook: biffOf([{ name: 'A', rows: [['outer']] }]) }, { embedded });
    expect(rowsIn(outer.bytes)).toEqual([[['outer']]]);
  });

  it('is put together from a long table of sectors, which the header names only in part', () => {
    const rows = Array.from({ length: 4000 }, (_, at) => [`line ${at} ${'x'.repeat(30)}`, at]);
    const biff = biffOf([{ name: 'A', rows }]);
    const expected = rows.map((cells) => cells.map(String));
    for (const namedInHeader of [109, 1, 0])
      expect(rowsIn(compoundOf({ Workbook: biff }, { namedInHeader }).bytes)).toEqual([expected]);
  });
});

/** Of Excel 5 and 95: letters of one code page, texts in the cells themselves. */
function excel95(text: string, codePage: number, encoding: string): Buffer {
  const letters = iconv.encode(text, encoding);
  const name = iconv.encode('Лист', encoding);
  const head = [
    record(0x809, words(0x500, 5, 0, 0)),
    record(0x42, words(codePage)),
    record(0x41e, words(164), Buffer.from([10]), Buffer.from('yyyy-mm-dd')),
    record(0xe0, words(0, 164), Buffer.alloc(12)),
  ];
  const named = (at: number) => record(0x85, long(at), words(0), Buffer.from([name.length]), name);
  const day = Buffer.alloc(8);
  day.writeDoubleLE(45_658);
  const start = Buffer.concat([...head, named(0), END]).length;
  const cells = [
    record(0x204, words(0, 0, 1, letters.length), letters),
    record(0xd6, words(0, 1, 1, letters.length), letters, Buffer.from([1, 0, 0])),
    record(0x203, words(0, 2, 0), day),
    record(0x06, words(0, 3, 1), Buffer.from([0, 0, 0, 0, 0, 0, 255, 255]), words(0), long(0)),
    record(0x207, words(letters.length), letters),
  ];
  return Buffer.concat([...head, named(start), END, record(0x809, words(0x500, 0x10, 0, 0)), ...cells, END]);
}

test.each([
  [1251, 'windows-1251', 'Оплата'],
  [1252, 'windows-1252', 'Zoë'],
  [10_000, 'macintosh', 'Zoë'],
  [850, 'cp850', 'Zoë'],
  [932, 'shift_jis', '東京'],
  [1200, 'utf-16le', 'Zoë'],
])('a workbook of Excel 95 in code page %i', (codePage, encoding, text) => {
  const book = compoundOf({ Book: excel95(text, codePage, encoding) }).bytes;
  expect(rowsIn(book)).toEqual([[[text, text, '2025-01-01', text]]]);
});

test('records of a single sheet without a workbook or a container, as scripts write them', () => {
  const bare = Buffer.concat([
    record(0x809, words(0, 0x10, 0, 0)),
    record(0x204, words(0, 0, 0, 3), Buffer.from('Zo\u00eb', 'latin1')),
    record(0x203, words(1, 0, 0), Buffer.from('0000000000002940', 'hex')),
    END,
  ]);
  expect(rowsIn(bare)).toEqual([[['Zoë'], ['12.50']]]);
});

describe('what is locked', () => {
  it.each([
    ['a workbook with a password', xlsOf([{ name: 'A', rows: [['a']] }], { before: [record(0x2f, words(1, 1, 1))] })],
    [
      'a workbook of today with a password',
      compoundOf({ EncryptionInfo: Buffer.alloc(224), EncryptedPackage: Buffer.alloc(9000) }).bytes,
    ],
  ])('%s', (_, bytes) => {
    expect(readWorkbook(bytes)).toEqual({ fault: 'locked' });
  });

  it('is not one that speaks of encryption', () => {
    expect(rowsIn(xlsOf([{ name: 'A', rows: [['EncryptedPackage Ω']] }]))).toEqual([[['EncryptedPackage Ω']]]);
  });
});

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

test('a sheet reads the same as its twin in XLSX, wherever its texts go on in another record', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: fc.constantFrom('a', 'é', 'Ω', ' ', '1', ',', '"'), maxLength: 60 }),
    fc.constantFrom('0012', '1,234.50', '2026-03-01', '1234567890123456789', '-5', '=1+1', 'TRUE'),
  );
  const number = fc.oneof(
    fc.integer({ min: -99_999_999_99, max: 99_999_999_99 }).map((cents) => cents / 100),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
  );
  const day = fc.record({ number: fc.double({ min: 1, max: 2_958_465, noNaN: true }), style: fc.constant(1) });
  const cell = fc.oneof(text, number, fc.boolean(), day, fc.constant(null));
  const rows = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 });
  const xml = (value: string | number | boolean | { number: number } | null) => {
    if (value === null) return '<c/>';
    if (typeof value === 'string') return `<c t="str"><v>${escaped(value)}</v></c>`;
    if (typeof value === 'boolean') return `<c t="b"><v>${value ? 1 : 0}</v></c>`;
    return typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c s="1"><v>${value.number}</v></c>`;
  };
  const styles = '<styleSheet><cellXfs><xf/><xf numFmtId="22"/></cellXfs></styleSheet>';
  fc.assert(
    fc.property(rows, fc.integer({ min: 20, max: 300 }), fc.boolean(), (all, longest, isRich) => {
      const body = all.map((cells) => `<row>${cells.map(xml).join('')}</row>`).join('');
      const twin = xlsxOf(
        { One: `<worksheet><sheetData>${body}</sheetData></worksheet>` },
        { 'xl/styles.xml': styles },
      );
      const bytes = xlsOf([{ name: 'One', rows: all }], { styles: [0, 22], longest, isRich });
      expect(readWorkbook(bytes)).toEqual(readWorkbook(twin));
    }),
  );
});
