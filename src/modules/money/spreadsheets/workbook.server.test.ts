import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { xlsxOf as workbook } from '#testing/xlsx-files.ts';
import { readTextWorkbook, readWorkbook } from './service.server.ts';

const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

describe('a workbook', () => {
  it('written by a library comes back: days, numbers, texts and empty cells', async () => {
    const bytes = await writeXlsx([
      [{ value: 'Date' }, { value: 'Details' }, { value: 'Amount' }],
      [
        { type: Date, value: new Date(Date.UTC(2026, 2, 1)), format: 'yyyy-mm-dd' },
        { type: String, value: 'Shop "Zoë"\tand\nmore' },
        { type: Number, value: -1234.56, format: '#,##0.00' },
      ],
      [null, { type: String, value: '00123' }, { type: Number, value: 500 }],
    ]).toBuffer();
    expect(readWorkbook(bytes)).toEqual({
      sheets: [
        {
          name: 'Sheet1',
          rows: [
            ['Date', 'Details', 'Amount'],
            ['2026-03-01', 'Shop "Zoë" and more', '-1234.56'],
            ['', '00123', '500'],
          ],
        },
      ],
    });
  });

  it('keeps the digits of long numbers, and reads formulas by what they last gave', () => {
    const rows =
      '<row r="2"><c r="B2"><v>12345678901234567</v></c><c r="C2"><f>A1+1</f><v>7.5</v></c><c r="D2" t="e"><v>#DIV/0!</v></c><c r="E2"><f>A1</f></c></row>';
    expect(readWorkbook(workbook({ One: sheet(rows) }))).toEqual({
      sheets: [{ name: 'One', rows: [[], ['', '12345678901234567', '7.50']] }],
    });
  });

  it('reads shared and inline texts without how they are pronounced, and names with a prefix', () => {
    const rows =
      '<x:row><x:c t="s"><x:v>1</x:v></x:c><x:c t="inlineStr"><x:is><x:t>in </x:t><x:r><x:t>line</x:t></x:r></x:is></x:c><x:c t="str"><x:v>a &amp; b</x:v></x:c></x:row>';
    const strings =
      '<sst><si><t>zero</t></si><si><r><t>東</t></r><r><t>京</t></r><rPh><t>トウキョウ</t></rPh></si></sst>';
    expect(readWorkbook(workbook({ One: sheet(rows) }, { 'xl/sharedStrings.xml': strings }))).toEqual({
      sheets: [{ name: 'One', rows: [['東京', 'in line', 'a & b']] }],
    });
  });

  it.each([
    ['', '2025-01-01'],
    ['<workbookPr date1904="1"/>', '2029-01-02'],
  ])('counts days as the workbook says %s', (properties, day) => {
    const bytes = workbook(
      { One: sheet('<row><c s="1"><v>45658</v></c><c s="0"><v>45658</v></c></row>') },
      {
        'xl/styles.xml':
          '<styleSheet><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf /><xf numFmtId="14"/></cellXfs></styleSheet>',
        'xl/workbook.xml': `<workbook>${properties}<sheets><sheet name="One" r:id="id0"/></sheets></workbook>`,
      },
    );
    expect(readWorkbook(bytes)).toEqual({ sheets: [{ name: 'One', rows: [[day, '45658']] }] });
  });

  it('has its visible sheets in their order', () => {
    const one = sheet('<row><c><v>1</v></c></row>');
    const bytes = workbook(
      { A: one, B: one },
      {
        'xl/workbook.xml':
          '<workbook><sheets><sheet name="B" r:id="id1"/><sheet name="Hidden" state="veryHidden" r:id="id0"/></sheets></workbook>',
      },
    );
    expect(readWorkbook(bytes)).toEqual({ sheets: [{ name: 'B', rows: [['1']] }] });
  });
});

describe('what is no workbook that can be read', () => {
  it.each([
    ['text', Buffer.from('Date,Amount'), null],
    ['another archive', zipSync({ 'statement.csv': strToU8('Date,Amount') }), null],
    ['a binary workbook of Excel 2007', zipSync({ 'xl/workbook.bin': strToU8('') }), 'other'],
    ['one that was cut off', Buffer.from(workbook({ One: sheet('') })).subarray(0, 300), 'broken'],
    ['one without sheets', workbook({}), 'broken'],
    ['cells beyond what a sheet has', workbook({ One: sheet('<row r="900000"><c><v>1</v></c></row>') }), 'too-large'],
  ])('%s', (_, bytes, fault) => {
    expect(readWorkbook(bytes)).toEqual(fault === null ? null : { fault });
  });

  it('one that unpacks to hundreds of megabytes is given up while it is unpacked', () => {
    const bomb = workbook({ One: sheet(`<row><c t="str"><v>${' '.repeat(120_000_000)}</v></c></row>`) });
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(readWorkbook(bomb)).toEqual({ fault: 'too-large' });
  });

  it('entities of its own are not known', () => {
    const rows = '<!DOCTYPE x [<!ENTITY e "boom">]><row><c t="str"><v>&e;</v></c></row>';
    expect(readWorkbook(workbook({ One: rows }))).toEqual({ sheets: [{ name: 'One', rows: [['&e;']] }] });
  });
});

describe('tables that are text', () => {
  it('an HTML page: cells left open, spans, text around its table, nothing of its scripts', () => {
    const page = `<html><head><title>x</title><style>td{}</style></head><body><p>Account 62000000001</p>
      <table><tr><th>Date<th colspan=2>Details<th>Amount</tr>
      <tr><td>01/03/2026</td><td>Caf&eacute; <b>Zo&euml;</b><br>more</td><td></td><td>-12,50&nbsp;</td></tr></table>
      <script>document.write('<table>')</script>Closing balance 4,00</body></html>`;
    expect(readTextWorkbook(page)).toEqual({
      sheets: [
        {
          name: '',
          rows: [
            ['Account 62000000001'],
            ['Date', 'Details', '', 'Amount'],
            ['01/03/2026', 'Café Zoë more', '', '-12,50'],
            ['Closing balance 4,00'],
          ],
        },
      ],
    });
  });

  it('a page without a table is none, and neither is other text', () => {
    expect(readTextWorkbook('<html><body>Sign in</body></html>')).toEqual({ fault: 'broken' });
    expect(readTextWorkbook('Date,Amount\n')).toBeNull();
  });

  it('the XML of Excel 2003', () => {
    const xml = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
      <Worksheet ss:Name="March"><Table><Row><Cell><Data ss:Type="String">Date</Data></Cell><Cell ss:Index="3"><Data ss:Type="String">Amount</Data></Cell></Row>
      <Row ss:Index="3"><Cell ss:MergeAcross="1"><Data ss:Type="DateTime">2026-03-01T00:00:00.000</Data></Cell><Cell><Data ss:Type="Number">-12.5</Data></Cell></Row></Table></Worksheet></Workbook>`;
    expect(readTextWorkbook(xml)).toEqual({
      sheets: [{ name: 'March', rows: [['Date', '', 'Amount'], [], ['2026-03-01', '', '-12.50']] }],
    });
  });
});
