import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { clientBankOf, RUSSIAN_BOOKS } from '#testing/client-bank.ts';
import { bai2Of, DOLLAR_BOOKS } from '#testing/bai2.ts';
import { cfonbOf, norma43Of } from '#testing/fixed-records.ts';
import { ReadingSchema, type Reading } from './model.ts';
import { compoundOf } from '#testing/compound-files.server.ts';
import { readStatement } from './service.server.ts';

const bytes = (text: string, encoding = 'utf-8'): Uint8Array => iconv.encode(text, encoding);
const CSV =
  'Datum;Omskrywing;Bedrag;Saldo\n13/01/2026;Koffie by Zoë se plek;-45,50;954,50\n14/01/2026;Salaris;1 200,00;2 154,50\n';
const OFX =
  'OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTRS><CURDEF>ZAR<BANKACCTFROM><ACCTID>1</BANKACCTFROM><STMTTRN><DTPOSTED>20260301<TRNAMT>-1.00<FITID>a<NAME>b</STMTTRN></STMTRS></BANKMSGSRSV1></OFX>';
const QIF = '!Type:Bank\nD13/01/2026\nT-1.00\nPShop\n^\n';
const MT940 = ':20:R\n:25:1\n:60F:C260301ZAR10,\n:61:260301D1,NTRFNONREF\n:86:SHOP\n:62F:C260301ZAR9,\n';
const BOOKS = {
  bank: '2100',
  branch: '0418',
  account: '0200051332',
  opening: 10_000n,
  movements: [{ day: '2026-03-02', valueDay: '2026-03-03', minor: -4_250n, words: 'COMISIÓN PEÑA' }],
};
const NORMA43 = norma43Of(BOOKS).join('\n');
const CFONB = cfonbOf({ ...BOOKS, bank: '20041', branch: '01005', account: '0500013M026' }).join('\n');
const CLIENT_BANK = clientBankOf(RUSSIAN_BOOKS).join('\n');
const BAI2 = bai2Of([DOLLAR_BOOKS]).join('\n');
const CAMT =
  '<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="ZAR">1.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><BookgDt><Dt>2026-03-01</Dt></BookgDt></Ntry></Stmt></BkToCstmrStmt></Document>';

/** An archive whose file is said to need a password. */
function lockedZip(): number[] {
  const archive = Buffer.from(zipSync({ 'statement.csv': Buffer.from(CSV) }));
  archive.writeUInt8(1, archive.indexOf('PK\u0001\u0002') + 8);
  return [...archive];
}

describe('what a file is', () => {
  it.each([
    ['csv', CSV],
    ['ofx', OFX],
    ['qif', QIF],
    ['mt940', MT940],
    ['camt', CAMT],
    ['norma43', NORMA43],
    ['norma43', `002100260331\n${NORMA43}`],
    ['cfonb', CFONB],
    ['clientbank', CLIENT_BANK],
    ['bai2', BAI2],
  ])('%s is told by its content', (format, text) => {
    expect(readStatement(bytes(text), { currency: 'ZAR', fileName: 'statement.bin' })).toMatchObject({
      kind: 'read',
      format,
    });
  });

  it.each([
    ['PDF', [0x25, 0x50, 0x44, 0x46, 0x2d]],
    ['BROKEN_FILE', [...bytes('PK\u0003\u0004....xl/workbook.xml')]],
    ['BINARY', [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
    ['BINARY', [...compoundOf({ WordDocument: Buffer.alloc(5000) }).bytes]],
    ['BROKEN_FILE', [...compoundOf({ Workbook: Buffer.alloc(5000) }).bytes]],
    ['LOCKED_SPREADSHEET', [...compoundOf({ EncryptedPackage: Buffer.alloc(5000) }).bytes]],
    ['SPREADSHEET', [...bytes('PK\u0003\u0004....Index/Document.iwa')]],
    ['BROKEN_FILE', [...bytes('PK\u0003\u0004....mimetypeapplication/vnd.oasis.opendocument.spreadsheet')]],
    ['ARCHIVE', [...bytes('PK\u0003\u0004....statement.csv')]],
    ['LOCKED_ARCHIVE', lockedZip()],
    ['ARCHIVE', [...gzipSync('Date,Amount')]],
    ['BROKEN_FILE', [0x1f, 0x8b, 0x08]],
    ['UNKNOWN_DATABASE', [...bytes('SQLite format 3\0')]],
    ['BINARY', [0x89, 0x50, 0x4e, 0x47]],
    ['BINARY', [1, 0, 2, 0, 0, 0, 7, 0, 0]],
    ['WEB_PAGE', [...bytes('<!DOCTYPE html><html><body>Sign in</body></html>')]],
    ['UNKNOWN_XML', [...bytes('<?xml version="1.0"?><invoice/>')]],
    ['EMPTY', []],
    ['EMPTY', [...bytes(' \r\n \n')]],
  ])('%s is refused with what to do instead', (code, given) => {
    expect(readStatement(Uint8Array.from(given))).toMatchObject({
      kind: 'refused',
      code,
      sentence: expect.stringMatching(/\w{3}.*\.$/),
    });
  });

  it('a file beyond the limit, and a line beyond it', () => {
    expect(readStatement(new Uint8Array(20_000_001))).toMatchObject({ code: 'TOO_LARGE' });
    expect(readStatement(bytes(`Date,Amount\n${'9'.repeat(70_000)}`))).toMatchObject({ code: 'LINE_TOO_LONG' });
  });
});

describe('how it is encoded', () => {
  it.each(['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'])('%s', (encoding) => {
    const reading = readStatement(bytes(CSV, encoding), { currency: 'ZAR' });
    expect(reading).toMatchObject({
      encoding,
      accounts: [{ rows: [{ bankText: 'Koffie by Zoë se plek' }, { amount: { minor: 120000n } }] }],
    });
  });

  it('with a byte order mark, and with any line ends', () => {
    expect(readStatement(bytes(`\ufeff${CSV}`), { currency: 'ZAR' })).toMatchObject({
      kind: 'read',
      layout: { heading: ['Datum', 'Omskrywing', 'Bedrag', 'Saldo'] },
    });
    for (const end of ['\r\n', '\r', '\r\r\n'])
      expect(readStatement(bytes(CSV.replaceAll('\n', end)), { currency: 'ZAR' })).toMatchObject({
        accounts: [{ rows: [{ line: 2 }, { line: 3 }] }],
      });
  });
});

/** What must hold of any answer: it has the shape that is promised, and a booked row has a day. */
function expectSound(reading: Reading): void {
  expect(ReadingSchema.safeParse(reading).error).toBeUndefined();
  if (reading.kind !== 'read') return;
  for (const { rows } of reading.accounts)
    expect(rows.filter(({ day, status }) => day === null && status === 'booked')).toEqual([]);
}

describe('fixed records of Spain and France', () => {
  it.each(['utf-8', 'windows-1252', 'cp850'])('in %s', (encoding) => {
    for (const text of [NORMA43, CFONB])
      expect(readStatement(bytes(text, encoding))).toMatchObject({
        encoding,
        accounts: [{ currency: 'EUR', rows: [{ bankText: 'COMISIÓN PEÑA', amount: { minor: -4_250n } }] }],
      });
  });

  it.each(['NÓMINA CAFÉ', 'ÉÑ', 'PRÉLÈVEMENT REÇU', 'Pâtisserie Noël', 'MUÑOZ Nº 7', 'BAR LA CAÑA'])(
    '%s in one byte a letter, however few letters there are to tell',
    (words) => {
      const text = norma43Of({ ...BOOKS, movements: BOOKS.movements.map((one) => ({ ...one, words })) }).join('\r\n');
      expect(readStatement(bytes(text, 'windows-1252'))).toMatchObject({ accounts: [{ rows: [{ bankText: words }] }] });
    },
  );

  it('in two bytes a letter, and longer than any line may be', () => {
    expect(readStatement(bytes(NORMA43, 'utf-16le'))).toMatchObject({ encoding: 'utf-16le', format: 'norma43' });
    const many = { ...BOOKS, movements: Array.from({ length: 900 }, () => BOOKS.movements).flat() };
    expect(readStatement(bytes(norma43Of(many).join('')))).toMatchObject({
      accounts: [{ rows: { length: 900 }, failed: [], check: { kind: 'matches' } }],
    });
  });

  it('what only begins like one of the United States is none', () => {
    expect(readStatement(bytes('01,Rent,x,260301,0200,1/\n03,Food,x,260301,0200,2/\n'))).not.toMatchObject({
      format: 'bai2',
    });
  });
});

describe('hostile files', () => {
  const samples = [CSV, OFX, QIF, MT940, CAMT, NORMA43, CFONB, CLIENT_BANK, BAI2];
  const pieces = [
    '"',
    '\n',
    ',',
    ';',
    '<',
    '</',
    '>',
    '&',
    '(',
    '--',
    '1,234.56',
    '31/02/2026',
    '\0',
    '\u200f',
    '{1:',
    ':61:',
    '\n22',
    '\n0533',
    '\nСекцияДокумент=\n',
    '\nКонецДокумента\nСумма=1\n',
    '0000000000322J',
    ' '.repeat(80),
    '^',
    '!Type:Bank\n',
    '<STMTTRN>',
    '</OFX>',
    '"""',
    '=cmd|x',
    '9'.repeat(30),
    'Date',
    'Amount',
    '12/11/2026',
    '-5.00',
  ];
  const change = fc.record({
    at: fc.nat(1000),
    length: fc.nat(40),
    piece: fc.constantFrom(...pieces),
    kind: fc.constantFrom('cut', 'insert', 'repeat', 'end'),
  });

  it('changed anywhere, are answered and never throw', () => {
    fc.assert(
      fc.property(fc.constantFrom(...samples), fc.array(change, { maxLength: 5 }), (sample, changes) => {
        let text = sample;
        for (const { at: wanted, length, piece, kind } of changes) {
          const at = wanted % (text.length + 1);
          if (kind === 'cut') text = text.slice(0, at) + text.slice(at + length);
          else if (kind === 'insert') text = text.slice(0, at) + piece + text.slice(at);
          else if (kind === 'repeat') text = text.slice(0, at) + text.slice(at, at + length).repeat(3) + text.slice(at);
          else text = text.slice(0, at);
        }
        expectSound(readStatement(bytes(text), { currency: 'ZAR' }));
      }),
      { numRuns: 1000 },
    );
  });

  it('of any bytes, are answered and never throw', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), (given) => {
        expectSound(readStatement(given, { currency: 'ZAR' }));
      }),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 200 }), (given) => {
        expectSound(readStatement(bytes(given.join('')), {}));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['quotes that never close', () => '"\n'.repeat(2_000_000)],
    ['commas', () => `${','.repeat(60_000)}\n`.repeat(50)],
    [
      'thousands that may be joined in many ways',
      () => `Date,Amount,Text\n${`2026-01-13,1,${'123,'.repeat(12)}x\n`.repeat(9000)}`,
    ],
    ['two hundred columns of figures', () => `2026-01-13,${'1.25,'.repeat(190)}x\n`.repeat(3000)],
    ['open tags', () => `<OFX>${'<A>'.repeat(1_000_000)}</OFX>`],
    ['less-than signs', () => `<OFX>${'<'.repeat(4_000_000)}</OFX>`],
    ['accounts without end', () => NORMA43.slice(0, 81).repeat(200_000)],
    ['records of no kind', () => `${CFONB}\n${`${'x'.repeat(119)}\n`.repeat(150_000)}`],
    [
      'records that say no decimals',
      () =>
        cfonbOf(
          { ...BOOKS, movements: Array.from({ length: 9_999 }, () => BOOKS.movements).flat() },
          { scale: ' ' },
        ).join('\n'),
    ],
    [
      'accounts of 1C',
      () => CLIENT_BANK.replace('КонецФайла', `${CLIENT_BANK.split('\n').slice(4, 13).join('\n')}\n`.repeat(9_000)),
    ],
    [
      'transfers of 1C',
      () =>
        CLIENT_BANK.replaceAll('40702810743210000025', '40802810512340000017').replace(
          'КонецФайла',
          `${CLIENT_BANK.split('\n').slice(14, 26).join('\n')}\n`.repeat(9_000),
        ),
    ],
    ['statements without entries', () => ':20:a\n:25:b\n'.repeat(300_000)],
    [
      'details without end',
      () => `:20:a\n:25:1\n:60F:C260301ZAR1,\n:61:260301C1,NTRF\n:86:${'?20SVWZ+x\n'.repeat(200_000)}`,
    ],
  ])('%s are answered in a moment', (_, make) => {
    const given = bytes(make());
    const start = performance.now();
    expectSound(readStatement(given, { currency: 'ZAR' }));
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
