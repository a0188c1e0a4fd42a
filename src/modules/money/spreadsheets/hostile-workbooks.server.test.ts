import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compoundOf, type Layout } from '#testing/compound-files.server.ts';
import { BEGIN_BOOK, BEGIN_SHEET, biffOf, END, long, record, words, xlsOf } from '#testing/xls-files.server.ts';
import { numberText } from './cell-text.ts';
import { readWorkbook } from './service.server.ts';

const rows = Array.from({ length: 200 }, (_, at) => [`2026-03-01 line ${at}`, at / 4]);
const biff = biffOf([{ name: 'A', rows }]);

/** A file whose bytes were changed after it was written. */
function changed(change: (bytes: Buffer, layout: Layout) => void, stream = biff, namedInHeader = 109): Buffer {
  const layout = compoundOf({ Workbook: stream }, { namedInHeader });
  change(layout.bytes, layout);
  return layout.bytes;
}

const inContainer = (stream: Buffer): Buffer => compoundOf({ Workbook: stream }).bytes;
/** Records of a workbook with a sheet at the given place. */
const bookWith = (records: readonly Buffer[], sheets = [0]): Buffer =>
  Buffer.concat([
    BEGIN_BOOK,
    ...records,
    ...sheets.map((at) => record(0x85, long(at), words(0), Buffer.from([1, 0, 0x41]))),
    END,
  ]);
/** A sheet without a workbook, of records between its beginning and its end. */
const sheetOf = (...records: readonly Buffer[]): Buffer => Buffer.concat([BEGIN_SHEET, ...records, END]);
const sharedBy = (cells: number, text: string): Buffer =>
  biffOf([{ name: 'A', rows: Array.from({ length: cells / 100 }, () => Array.from({ length: 100 }, () => text)) }]);

const FIRST = 512;

test.each<[string, () => Buffer, 'broken' | 'too-large']>([
  [
    'a chain of sectors that turns in a circle',
    () => changed((bytes, { table }) => bytes.writeUInt32LE(0, table)),
    'broken',
  ],
  [
    'one whose end leads back to its beginning',
    () => changed((bytes, { table }) => bytes.writeUInt32LE(0, table + 8)),
    'broken',
  ],
  [
    'a directory in a circle',
    () =>
      changed((bytes, { directory, table }) => {
        const sector = directory / 512 - 1;
        bytes.writeUInt32LE(sector, table + sector * 4);
      }),
    'broken',
  ],
  [
    'names of sectors in a circle',
    () => changed((bytes) => bytes.writeUInt32LE(bytes.readUInt32LE(68), bytes.length - 4), biff, 0),
    'broken',
  ],
  [
    'a sector outside of the file',
    () => changed((bytes, { table }) => bytes.writeUInt32LE(0x7fffffff, table)),
    'broken',
  ],
  ['a directory outside of the file', () => changed((bytes) => bytes.writeUInt32LE(0x10000000, 48)), 'broken'],
  ['a table outside of the file', () => changed((bytes) => bytes.writeUInt32LE(99_999, 76)), 'broken'],
  ['sectors of a size that there is not', () => changed((bytes) => bytes.writeUInt16LE(60, 30)), 'broken'],
  [
    'a stream of four gigabytes',
    () => changed((bytes, { directory }) => bytes.writeUInt32LE(0xffffffff, directory + 128 + 120)),
    'broken',
  ],
  [
    'small streams in a circle',
    () =>
      changed(
        (bytes) => bytes.writeUInt32LE(0, FIRST * (bytes.readUInt32LE(60) + 1)),
        biffOf([{ name: 'A', rows: [['a']] }]),
      ),
    'broken',
  ],
  ['a header alone', () => changed(() => undefined).subarray(0, FIRST), 'broken'],
  ['eight bytes', () => changed(() => undefined).subarray(0, 8), 'broken'],
  [
    'texts of which there are said to be four billion',
    () => sheetOf(record(0xfc, long(0xffffffff), long(0xffffffff)), record(0xfd, words(0, 0, 0), long(0))),
    'broken',
  ],
  ['a text that there is not', () => sheetOf(record(0xfd, words(0, 0, 0), long(0xffffffff))), 'broken'],
  [
    'a text longer than its record',
    () => sheetOf(record(0x204, words(0, 0, 0, 65_535), Buffer.from([0, 65]))),
    'broken',
  ],
  [
    'a shared text that is spoken for four gigabytes',
    () => inContainer(bookWith([record(0xfc, long(1), long(1), words(1), Buffer.from([4, 255, 255, 255, 255, 65]))])),
    'broken',
  ],
  ['a record longer than the file', () => Buffer.concat([BEGIN_SHEET, words(0x203, 60_000), END]), 'broken'],
  ['records that are too short', () => sheetOf(record(0x203, words(0))), 'broken'],
  ['no end', () => Buffer.concat([BEGIN_SHEET, record(0x203, words(0, 0, 0), Buffer.alloc(8))]), 'broken'],
  ['a million beginnings', () => Buffer.alloc(19_000_000, BEGIN_SHEET), 'broken'],
  ['millions of records without anything', () => sheetOf(Buffer.alloc(19_000_000)), 'too-large'],
  [
    'a text continued a million times',
    () => sheetOf(record(0xfc), Buffer.alloc(19_000_000, record(0x3c))),
    'too-large',
  ],
  [
    'millions of shared texts',
    () =>
      inContainer(bookWith(Array.from({ length: 600 }, (_, at) => record(at === 0 ? 0xfc : 0x3c, Buffer.alloc(8222))))),
    'too-large',
  ],
  [
    'ten thousand sheets',
    () =>
      inContainer(
        bookWith(
          [],
          Array.from({ length: 10_000 }, (_, at) => at),
        ),
      ),
    'too-large',
  ],
  ['sheets outside of the file', () => inContainer(bookWith([], [0x7fffffff])), 'broken'],
  ['a sheet that is the workbook', () => inContainer(bookWith([], [1])), 'broken'],
  ['one long text in a hundred thousand cells', () => inContainer(sharedBy(100_000, 'x'.repeat(8000))), 'too-large'],
  [
    'cells beyond what a sheet has',
    () => sheetOf(record(0x204, words(60_000, 0, 0, 1), Buffer.from([0, 65]))),
    'too-large',
  ],
])('%s', (_, make, fault) => {
  const bytes = make();
  const before = process.cpuUsage();
  expect(readWorkbook(bytes)).toEqual({ fault });
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1000);
});

test('the same sheet named a thousand times is read once', () => {
  const start = bookWith([], [0]).length + 13 * 999;
  const sheet = sheetOf(record(0x204, words(0, 0, 0, 1), Buffer.from([0, 65])));
  const bytes = inContainer(
    Buffer.concat([
      bookWith(
        [],
        Array.from({ length: 1000 }, () => start),
      ),
      sheet,
    ]),
  );
  expect(readWorkbook(bytes)).toMatchObject({ sheets: [{ rows: [['A']] }] });
});

test('a workbook that was cut off is never read in part', () => {
  const whole = xlsOf([{ name: 'A', rows }]);
  const expected = rows.map(([words, amount]) => [words, numberText(String(amount))]);
  fc.assert(
    fc.property(fc.constantFrom(whole, biff), fc.nat(), (bytes, at) => {
      const cut = bytes.subarray(0, 8 + (at % (bytes.length - 8)));
      expect([{ fault: 'broken' }, { sheets: [{ name: 'A', rows: expected }] }]).toContainEqual(readWorkbook(cut));
    }),
  );
});

test('whatever is changed in a workbook, it is read or refused', () => {
  const change = fc.tuple(fc.nat(), fc.constantFrom(0, 1, 2, 0x0a, 0x3c, 0x7f, 0x80, 0xfe, 0xff));
  const streams = [biff, biffOf([{ name: 'A', rows: rows.slice(0, 3) }], { isRich: true, longest: 40 })];
  const files = streams.map((stream) => inContainer(stream));
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.array(change, { minLength: 1, maxLength: 12 }), (file, changes) => {
      const bytes = Buffer.from(file);
      for (const [at, value] of changes) bytes.writeUInt8(value, at % bytes.length);
      const workbook = readWorkbook(bytes);
      expect(workbook === null || 'sheets' in workbook || /^(?:broken|too-large|locked)$/.test(workbook.fault)).toBe(
        true,
      );
    }),
    { numRuns: 2000 },
  );
});
