import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { odsContent, odsOf } from '#testing/ods-files.ts';
import { xlsOf } from '#testing/xls-files.server.ts';
import { readWorkbook } from './service.server.ts';

const row = (...cells: readonly string[]): string => `<table:table-row>${cells.join('')}</table:table-row>`;
const text = (words: string, more = ''): string =>
  `<table:table-cell office:value-type="string"${more}><text:p>${words}</text:p></table:table-cell>`;
const number = (value: string, more = ''): string =>
  `<table:table-cell office:value-type="float" office:value="${value}"${more}><text:p>shown</text:p></table:table-cell>`;
const empty = (times = 1): string => `<table:table-cell table:number-columns-repeated="${times}"/>`;
const read = (rows: string): unknown => readWorkbook(odsOf(odsContent({ One: rows })));
const one = (...rows: readonly (readonly string[])[]) => ({ sheets: [{ name: 'One', rows }] });

test('days, numbers, texts and empty cells, as LibreOffice writes them', () => {
  expect(
    read(
      row(text('Date'), text('Details'), text('Amount'), empty(16_381)) +
        row(
          '<table:table-cell office:value-type="date" office:date-value="2026-03-01"><text:p>01/03/26</text:p></table:table-cell>',
          text('Shop &quot;Zoë&quot;'),
          number('-1234.56'),
          empty(16_381),
        ) +
        row(empty(), text('00123'), number('500')) +
        '<table:table-row table:number-rows-repeated="1048573"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
    ),
  ).toEqual(one(['Date', 'Details', 'Amount'], ['2026-03-01', 'Shop "Zoë"', '-1234.56'], ['', '00123', '500']));
});

describe('a cell', () => {
  it.each([
    ['a whole number keeps its digits', number('12345678901234567'), '12345678901234567'],
    ['a fraction has two decimals', number('7.5'), '7.50'],
    ['with an exponent', number('1.25E-1'), '0.1250'],
    [
      'an amount of a currency',
      '<table:table-cell office:value-type="currency" office:currency="EUR" office:value="12.3"><text:p>12 €</text:p></table:table-cell>',
      '12.30',
    ],
    [
      'a day with its time',
      '<table:table-cell office:value-type="date" office:date-value="2026-03-01T09:05:00.000000000"/>',
      '2026-03-01 09:05:00',
    ],
    ['a time', '<table:table-cell office:value-type="time" office:time-value="PT09H05M00S"/>', '09:05:00'],
    ['a yes', '<table:table-cell office:value-type="boolean" office:boolean-value="true"/>', 'TRUE'],
    [
      'a formula without a result',
      '<table:table-cell table:formula="of:=1/0" office:value-type="string" office:string-value="" calcext:value-type="error"><text:p>#DIV/0!</text:p></table:table-cell>',
      '',
    ],
    ['a text of several lines', text('one</text:p><text:p>two'), 'one two'],
    ['spaces and parts', text('a<text:s text:c="2"/><text:span>b</text:span><text:line-break/>c'), 'a b c'],
    [
      'a note is no part of it',
      '<table:table-cell office:value-type="string"><office:annotation><text:p>remark</text:p></office:annotation><text:p>shop</text:p></table:table-cell>',
      'shop',
    ],
    [
      'how a text is pronounced is no part of it',
      text('<text:ruby><text:ruby-base>東京</text:ruby-base><text:ruby-text>とうきょう</text:ruby-text></text:ruby>'),
      '東京',
    ],
    [
      'a picture is no part of it',
      '<table:table-cell office:value-type="string"><text:p>shop</text:p><draw:frame><draw:text-box><text:p>logo</text:p></draw:text-box></draw:frame></table:table-cell>',
      'shop',
    ],
  ])('%s', (_, cell, expected) => {
    expect(read(row(cell, text('end')))).toEqual(one([expected, 'end']));
  });

  it('is repeated where it says so, and so is a row', () => {
    const twice = ' table:number-columns-repeated="2"';
    expect(
      read(
        `<table:table-row table:number-rows-repeated="2">${text('a', twice)}${number('5')}</table:table-row>${row(text('b'))}`,
      ),
    ).toEqual(one(['a', 'a', '5'], ['a', 'a', '5'], ['b']));
  });

  it('that another one covers is empty, whatever is in it', () => {
    const covered =
      '<table:covered-table-cell office:value-type="string"><text:p>old</text:p></table:covered-table-cell>';
    expect(read(row(text('wide', ' table:number-columns-spanned="2"'), covered, text('c')))).toEqual(
      one(['wide', '', 'c']),
    );
  });

  it('with a table in it does not mix with that', () => {
    const inner = `<table:table-cell><table:table table:name="inner">${row(text('x'))}</table:table></table:table-cell>`;
    expect(read(row(text('a'), inner, text('b')) + row(text('c')))).toMatchObject({ sheets: [{ name: 'One' }] });
  });
});

describe('the sheets', () => {
  const HIDDEN =
    '<style:style style:name="ta_B" style:family="table"><style:table-properties table:display="false"/></style:style>';

  it('are those that are shown, in their order, with rows in groups', () => {
    const grouped = `<table:table-header-rows>${row(text('h'))}</table:table-header-rows><table:table-row-group>${row(text('r'))}</table:table-row-group>`;
    const content = odsContent({ A: row(text('a')), B: row(text('b')), C: grouped }, HIDDEN);
    expect(readWorkbook(odsOf(content))).toEqual({
      sheets: [
        { name: 'A', rows: [['a']] },
        { name: 'C', rows: [['h'], ['r']] },
      ],
    });
  });

  it('are told as hidden in the styles of the document too', () => {
    const content = odsContent({ A: row(text('a')), B: row(text('b')) });
    const styles = `<office:document-styles>${HIDDEN}</office:document-styles>`;
    expect(readWorkbook(odsOf(content, { 'styles.xml': styles }))).toEqual({ sheets: [{ name: 'A', rows: [['a']] }] });
  });

  it('are not those of changes, shapes and copies of other files', () => {
    const content = odsContent({ A: row(text('a')) })
      .replace(
        '<office:spreadsheet>',
        `<office:spreadsheet><table:tracked-changes><table:cell-content-change><table:previous><table:change-track-table-cell office:value-type="float" office:value="9"><text:p>9</text:p></table:change-track-table-cell></table:previous></table:cell-content-change></table:tracked-changes>`,
      )
      .replace(
        '</office:spreadsheet>',
        `<table:dde-links><table:dde-link><table:table table:name="link">${row(text('l'))}</table:table></table:dde-link></table:dde-links></office:spreadsheet>`,
      )
      .replace(
        '<table:table-row>',
        '<table:shapes><draw:frame><text:p>logo</text:p></draw:frame></table:shapes><table:table-row>',
      );
    expect(readWorkbook(odsOf(content))).toEqual({ sheets: [{ name: 'A', rows: [['a']] }] });
  });
});

describe('what cannot be read', () => {
  const many = (times: number): string => ` table:number-columns-repeated="${times}"`;
  it.each([
    [
      'one with a password',
      () =>
        odsOf('\u0001\u0002', {
          'META-INF/manifest.xml':
            '<manifest:manifest><manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry></manifest:manifest>',
        }),
      'locked',
    ],
    ['one without a content', () => odsOf('<office:document-content/>'), 'broken'],
    ['one whose sheets are hidden', () => odsOf(odsContent({})), 'broken'],
    ['one that was cut off', () => odsOf(odsContent({ A: row(text('a')) })).subarray(0, 160), 'broken'],
    ['a text in a billion columns', () => odsOf(odsContent({ A: row(text('a', many(1e9))) })), 'too-large'],
    [
      'a row that stands a billion times',
      () =>
        odsOf(
          odsContent({ A: `<table:table-row table:number-rows-repeated="1000000000">${text('a')}</table:table-row>` }),
        ),
      'too-large',
    ],
    [
      'rows and columns that are each within what a sheet has, and together are not',
      () =>
        odsOf(
          odsContent({
            A: `<table:table-row table:number-rows-repeated="39000">${text('x', many(199))}</table:table-row>`,
          }),
        ),
      'too-large',
    ],
    [
      'one long text in a hundred thousand cells',
      () =>
        odsOf(
          odsContent({
            A: `<table:table-row table:number-rows-repeated="1000">${text('x'.repeat(8000), many(100))}</table:table-row>`,
          }),
        ),
      'too-large',
    ],
    [
      'more cells in a row than a sheet has',
      () => odsOf(odsContent({ A: row(text('a').repeat(20_000)) })),
      'too-large',
    ],
    ['a cell beyond what a sheet has', () => odsOf(odsContent({ A: row(empty(250), text('a')) })), 'too-large'],
    [
      'ten thousand sheets',
      () => odsOf(odsContent(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`S${at}`, ''])))),
      'too-large',
    ],
    ['a text of 60 megabytes', () => odsOf(odsContent({ A: row(text(' '.repeat(60_000_000))) })), 'too-large'],
  ])('%s', (_, make, fault) => {
    const bytes = make();
    const before = process.cpuUsage();
    expect(readWorkbook(bytes)).toEqual({ fault });
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(4000);
  });

  it('entities of its own are not known', () => {
    const content = `<!DOCTYPE x [<!ENTITY e "boom">]>${odsContent({ One: row(text('&e;')) })}`;
    expect(readWorkbook(odsOf(content))).toEqual(one(['&e;']));
  });
});

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

test('a sheet reads the same as its twin in XLS, however its repeated cells are written', () => {
  const cell = fc.oneof(
    fc.constantFrom('0012', '1,234.50', '2026-03-01', 'Zoë & Co', '<b>', ''),
    fc.integer({ min: -99_999_999_99, max: 99_999_999_99 }).map((cents) => cents / 100),
  );
  const rows = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 });
  const xml = (value: string | number, times: number) => {
    if (value === '') return empty(times);
    const more = ` table:number-columns-repeated="${times}"`;
    return typeof value === 'string' ? text(escaped(value), more) : number(String(value), more);
  };
  fc.assert(
    fc.property(rows, fc.boolean(), (all, isJoined) => {
      const body = all.map((cells) => {
        const runs: { value: string | number; times: number }[] = [];
        for (const value of cells) {
          const last = runs.at(-1);
          if (isJoined && last?.value === value) last.times += 1;
          else runs.push({ value, times: 1 });
        }
        return row(...runs.map(({ value, times }) => xml(value, times)));
      });
      expect(read(body.join(''))).toEqual(readWorkbook(xlsOf([{ name: 'One', rows: all }])));
    }),
  );
});

test('whatever is changed in a document, it is read or refused', () => {
  const content = odsContent({ One: row(text('a'), number('1.5'), empty(3)).repeat(20) });
  const change = fc.tuple(fc.nat(), fc.constantFrom('<', '>', '"', '/', '0', '9', 'x', '&', '-', '</table:table>'));
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
      let changed = content;
      for (const [at, into] of changes) {
        const place = at % changed.length;
        changed = `${changed.slice(0, place)}${into}${changed.slice(place + 1)}`;
      }
      const workbook = readWorkbook(odsOf(changed));
      expect(workbook === null || 'sheets' in workbook || /^(?:broken|too-large)$/.test(workbook.fault)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
