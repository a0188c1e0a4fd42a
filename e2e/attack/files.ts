import { crc32, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { unzipSync, zipSync, type Zippable } from 'fflate';
import { alwaysFault, refusedFault, slowFault } from './judge.ts';
import { call } from '../knock.ts';
import type { Stage } from './stage.ts';

const BOMBS = 'files: bombs and other kinds';
const OUTSIDE = 'files: entities and addresses';
const CHOKE = 'files: lines that readers choke on';
const ARCHIVES = 'files: archives that come back';
const FORMULAS = 'exports: formulas, names';

export async function tryFiles(stage: Stage): Promise<void> {
  await tryStatements(stage);
  await tryPictures(stage);
  await tryArchives(stage);
  await tryExport(stage);
}

const MB = 1024 * 1024;
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));

async function upload(stage: Stage, name: string, bytes: Uint8Array<ArrayBuffer>) {
  await stage.fresh();
  return call(stage.app.url, stage.stranger.tab, '/rpc/imports/upload', { file: new File([bytes], name) });
}

async function tryStatements(stage: Stage): Promise<void> {
  const { trap, note } = stage;
  const zeros = new Uint8Array(40 * MB);
  const sheet = {
    '[Content_Types].xml': bytesOf('<Types/>'),
    'xl/workbook.xml': bytesOf('<w/>'),
    'xl/worksheets/sheet1.xml': zeros,
  };
  const kind = bytesOf('application/vnd.oasis.opendocument.spreadsheet');
  const openDocument: Zippable = { mimetype: [kind, { level: 0 }], 'content.xml': new Uint8Array(60 * MB) };
  const bombs: readonly [string, Uint8Array][] = [
    ['sheet.xlsx', zipSync(sheet)],
    ['sheet.ods', zipSync(openDocument)],
    ['statement.zip', zipSync({ 'a.csv': zeros })],
    ['zip-in-zip.zip', zipSync({ 'b.zip': zipSync({ 'a.csv': zeros }) })],
    ['statement.csv.gz', gzipSync(zeros)],
    ['zeros.csv', zeros.subarray(0, 15 * MB)],
    ['half.csv', bytesOf('\u{fffd}'.repeat(1000))],
    ['nothing.csv', bytesOf('')],
    ['utf16.csv', new Uint8Array(Buffer.from('\ufeffDate,Amount\n'.repeat(10), 'utf16le')).subarray(0, 101)],
  ];
  for (const [name, bytes] of bombs) {
    const answer = await upload(stage, name, new Uint8Array(bytes));
    note(BOMBS, name, refusedFault(answer, [422]));
  }
  const camt = (doctype: string, body: string) =>
    `<?xml version="1.0"?>${doctype}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>${body}</Id></Stmt></BkToCstmrStmt></Document>`;
  const laughs = Array.from({ length: 12 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');
  const outside: readonly [string, string][] = [
    ['entity.xml', camt(`<!DOCTYPE a [<!ENTITY x SYSTEM "${trap.url}/entity">]>`, '&x;')],
    ['file.xml', camt('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>', '&x;')],
    ['dtd.xml', camt(`<!DOCTYPE a SYSTEM "${trap.url}/dtd">`, 'x')],
    ['parameter.xml', camt(`<!DOCTYPE a [<!ENTITY % x SYSTEM "${trap.url}/parameter"> %x;]>`, 'x')],
    ['laughs.xml', camt(`<!DOCTYPE a [<!ENTITY l0 "ha">${laughs}]>`, '&l12;')],
    ['include.xml', camt('', `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${trap.url}/include"/>`)],
    ['style.xml', `<?xml-stylesheet href="${trap.url}/style"?>${camt('', 'x')}`],
    ['entity.ofx', `OFXHEADER:100\n<!DOCTYPE a [<!ENTITY x SYSTEM "${trap.url}/ofx">]><OFX><BANKMSGSRSV1>&x;</OFX>`],
  ];
  for (const [name, text] of outside) {
    const answer = await upload(stage, name, bytesOf(text));
    const shows = /root:.*:0:0|(?:ha){50}/.test(answer.text) ? 'read it' : null;
    note(OUTSIDE, name, alwaysFault(answer) ?? shows);
  }
  const size = 200_000;
  const line = (text: string) => bytesOf(`Date,Description,Amount\n2026-11-01,${text},-1.00\n`);
  const harmless = await upload(stage, 'harmless.csv', line('b'.repeat(size)));
  const pieces = [
    '"',
    '"",',
    '\\"',
    "'",
    ';,|\t',
    ' ',
    '-',
    '1.',
    '1,',
    '2026-',
    '<a',
    '&#',
    '\u0301',
    '(',
    'a\n"',
    ':61:',
    '!Type:Bank\n',
  ];
  for (const piece of pieces) {
    const text = piece.repeat(Math.ceil(size / piece.length));
    for (const [what, bytes] of [
      ['in a row', line(text)],
      ['alone', bytesOf(text)],
    ] as const) {
      const answer = await upload(stage, 'choke.csv', bytes);
      const fault = slowFault(answer.milliseconds, Math.max(harmless.milliseconds, 50));
      note(CHOKE, `${JSON.stringify(piece)} ${what}`, alwaysFault(answer) ?? fault);
    }
  }
}

/** A picture that says it is 50,000 by 50,000 and holds nothing. */
function hugePng(): Uint8Array<ArrayBuffer> {
  const part = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(50_000, 0);
  head.writeUInt32BE(50_000, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const whole = [
    mark,
    part('IHDR', head),
    part('IDAT', deflateSync(Buffer.alloc(1000))),
    part('IEND', Buffer.alloc(0)),
  ];
  return new Uint8Array(Buffer.concat(whole));
}

async function tryPictures(stage: Stage): Promise<void> {
  const { app, stranger, trap, note, fresh } = stage;
  const svg = (inside: string) =>
    bytesOf(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`);
  const pictures: readonly [string, Uint8Array<ArrayBuffer>][] = [
    ['huge.png', hugePng()],
    ['script.svg', svg('<script>fetch("/")</script>')],
    ['address.svg', svg(`<image xlink:href="${trap.url}/svg" width="9" height="9"/>`)],
    ['file.svg', svg('<image xlink:href="file:///etc/passwd" width="9" height="9"/>')],
    ['page.png', bytesOf('<html><script>1</script></html>')],
    ['delegate.mvg', bytesOf(`push graphic-context\nfill 'url(${trap.url}/mvg)'\n`)],
    ['nothing.png', bytesOf('')],
  ];
  for (const [name, bytes] of pictures) {
    await fresh();
    const input = { kind: 'avatar', file: new File([bytes], name, { type: 'image/png' }) };
    const answer = await call(app.url, stranger.tab, '/rpc/profile/setPicture', input);
    note(name === 'huge.png' ? BOMBS : OUTSIDE, name, refusedFault(answer, [422]));
  }
}

async function tryArchives(stage: Stage): Promise<void> {
  const { app, stranger, note, fresh, victim } = stage;
  const manifest = (books: unknown) =>
    bytesOf(
      JSON.stringify({
        format: 'ilifa-export',
        version: 1,
        writtenAt: '2026-11-21T00:00:00Z',
        books,
        preferences: null,
      }),
    );
  const book = { folder: 'books/1-own', kind: 'personal', name: 'Own', country: 'ZA', currency: 'ZAR', rows: {} };
  const zipOf = (files: Record<string, Uint8Array>) => zipSync(files);
  // Spaces, so that it is the size that is refused; it says that it holds ten bytes.
  const table = {
    'manifest.json': manifest([{ ...book, rows: { accounts: 1 } }]),
    'books/1-own/accounts.jsonl': new Uint8Array(8 * MB).fill(0x20),
  };
  const liar = Buffer.from(zipOf(table));
  liar.writeUInt32LE(10, liar.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1')) + 24);
  const archives: readonly [string, Uint8Array][] = [
    ['no archive', bytesOf('PK')],
    ['nothing in it', zipOf({})],
    [
      'out of its folder',
      zipOf({ 'manifest.json': manifest([{ ...book, folder: '../../evil' }]), '../../evil': bytesOf('x') }),
    ],
    ['an absolute folder', zipOf({ 'manifest.json': manifest([{ ...book, folder: '/etc' }]) })],
    [
      'other people’s books',
      zipOf({
        'manifest.json': manifest([{ ...book, id: victim.workspaceId, role: 'owner', rows: { accounts: 1 } }]),
        'books/1-own/accounts.jsonl': bytesOf(`{"id":"${victim.workspaceId}"}\n`),
      }),
    ],
    [
      'a prototype',
      zipOf({ 'manifest.json': bytesOf('{"__proto__":{"format":"ilifa-export","version":1,"books":[]}}') }),
    ],
    [
      'a table without end',
      zipOf({
        'manifest.json': manifest([{ ...book, rows: { accounts: 1 } }]),
        'books/1-own/accounts.jsonl': new Uint8Array(40 * MB),
      }),
    ],
    ['a manifest that is a bomb', zipOf({ 'manifest.json': new Uint8Array(60 * MB).fill(0x20) })],
    ['one that lies about its size', liar],
    ['the same books twice', zipOf({ 'manifest.json': manifest([book, book]) })],
    ['deflated nonsense', deflateRawSync(Buffer.alloc(MB))],
  ];
  for (const [what, bytes] of archives) {
    await fresh();
    const input = { file: new File([new Uint8Array(bytes)], 'export.zip') };
    const answer = await call(app.url, stranger.tab, '/rpc/leaving/restore', input);
    note(ARCHIVES, what, refusedFault(answer, [422]));
  }
}

/** What somebody wrote into their books must not run in the spreadsheet of whoever opens the export. */
async function tryExport(stage: Stage): Promise<void> {
  const { app, note, fresh, newcomer } = stage;
  const person = await newcomer();
  const texts = [
    '=1+1',
    '+1+cmd|x',
    '-1+1',
    '@SUM(1)',
    '=HYPERLINK("http://evil.example","x")',
    ' =1+1',
    '＝1+1',
    '"=1+1',
    ',=1+1',
    ';=1+1',
  ];
  const { id: accountId } = await person.api.accounts.create({ name: '=1+1', bankName: '@SUM(1)' });
  const [category] = await person.api.categories.list();
  for (const description of texts)
    await person.api.transactions.create({
      accountId,
      categoryId: category?.id ?? '',
      bookedOn: '2026-11-02',
      description,
      amount: { minor: -100n },
      reference: description.slice(0, 50),
      // Two of them differ by a space alone.
      confirmed: true,
    });
  await fresh();
  const answer = await call(app.url, person.tab, '/rpc/leaving/export', undefined);
  note(FORMULAS, 'an archive is made', refusedFault(answer, [200]));
  const form = await new Response(new Uint8Array(answer.bytes), {
    headers: { 'content-type': answer.headers['content-type'] ?? '' },
  }).formData();
  const archive = [...form.values()].find((value) => value instanceof File);
  const files = unzipSync(new Uint8Array((await archive?.arrayBuffer()) ?? new ArrayBuffer()));
  const sheets = Object.entries(files).filter(([name]) => name.endsWith('.csv'));
  note(FORMULAS, 'there are sheets to look at', sheets.length > 2 ? null : `${sheets.length} sheets`);
  for (const [name, bytes] of sheets) {
    const running = cellsOf(Buffer.from(bytes).toString()).filter((cell) => /^(?:[=+@\t\r]|-(?![\d.]+$))/.test(cell));
    note(FORMULAS, name, running.length === 0 ? null : running.slice(0, 3).join(' '));
  }
  for (const name of Object.keys(files))
    note(FORMULAS, `the name ${name}`, /^(?![/\\])(?!.*\.\.)[\w./ -]+$/u.test(name) ? null : 'leads out of its folder');
}

/** The cells of a sheet as a spreadsheet reads them. */
function cellsOf(sheet: string): string[] {
  const cells = sheet.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^,\r\n]*))/g);
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}
