import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { xlsOf } from '#testing/xls-files.server.ts';
import { bookOf, type Book } from '../../../../scripts/statement-shapes/books.ts';
import { drawPdf, PDF_LAYOUTS } from '../../../../scripts/statement-shapes/pdf-layouts.ts';
import { startTestApp } from '#testing/app.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-04-01T08:00:00Z') });
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

const wallet = PDF_LAYOUTS['a wallet with receipts and times'];
const bank = PDF_LAYOUTS['money in, money out and a fee'];
if (wallet === undefined || bank === undefined) throw new Error('a layout is gone');

type Api = Awaited<ReturnType<typeof app.person>>['api'];
const pdfFile = (bytes: Uint8Array, name = 'statement.pdf') => new File([new Uint8Array(bytes)], name);
const sumOf = ({ entries }: Book) => entries.reduce((sum, { minor, fee }) => sum + minor + fee, 0n);

/** Imports a file that was added, with the account that it proposes. */
async function commit(api: Api, id: string) {
  const { finding } = await api.imports.get({ id });
  if (finding?.kind !== 'read') throw new Error(JSON.stringify(finding));
  const [section] = finding.sections;
  if (section === undefined) throw new Error('the file has no account');
  const { newAccount, newAccountId } = section;
  const account = { ...newAccount, country: 'ZA' };
  return section.account === null
    ? api.imports.commit({ id, newAccounts: [{ section: 0, id: newAccountId, account }] })
    : api.imports.commit({ id });
}

async function sumIn(workspaceId: string): Promise<bigint> {
  const { rows } = await app.owner.query<{ sum: string }>(
    'select coalesce(sum(minor), 0)::text as sum from transactions where workspace_id = $1 and deleted_at is null',
    [workspaceId],
  );
  return BigInt(rows[0]?.sum ?? '0');
}

test('a PDF is shown line by line, imported to the cent, and adds nothing a second time', async () => {
  const { api, session } = await app.person();
  const book = bookOf(7, { rows: 40, hasFees: true, isLong: true });
  const file = pdfFile(await drawPdf(bank, book));
  const { id, format, finding } = await api.imports.upload({ file });
  expect({ format, kind: finding?.kind }).toEqual({ format: 'pdf', kind: 'read' });
  const { rows } = await api.imports.rows({ id });
  expect(rows[0]?.raw).toContain(book.entries[0]?.words.split('"')[0]);
  await commit(api, id);
  expect(await sumIn(session.workspace.id)).toBe(sumOf(book));
  const again = await api.imports.upload({ file });
  expect(again.finding).toMatchObject({ counts: { added: 0 } });
  // The bytes are kept as they came.
  const original = await api.imports.original({ id });
  expect(Buffer.from(await original.arrayBuffer()).equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
});

test('a locked PDF waits for its password, which opens it once and is kept nowhere', async () => {
  const { api, session } = await app.person();
  const book = bookOf(8, { rows: 15 });
  const password = 'Kiboko-4411';
  const { id, finding } = await api.imports.upload({ file: pdfFile(await drawPdf(wallet, book, password)) });
  expect(finding).toEqual({ kind: 'locked' });
  await expect(api.imports.commit({ id })).rejects.toMatchObject({ code: 'UNREADABLE' });
  await expect(api.imports.unlock({ id, password: 'kiboko' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
  expect(await api.imports.unlock({ id, password })).toMatchObject({ format: 'pdf', finding: { kind: 'read' } });
  await expect(api.imports.unlock({ id, password })).rejects.toMatchObject({ code: 'NOT_LOCKED' });
  await commit(api, id);
  expect(await sumIn(session.workspace.id)).toBe(sumOf(book));
  // Read again from what is kept, without it.
  expect((await api.imports.rows({ id, show: 'add' })).total).toBe(15);
  await api.imports.revert({ id });
  expect(await api.imports.reopen({ id })).toMatchObject({ finding: { kind: 'read' } });
  expect(await everythingKept(session.workspace.id)).not.toMatch(/kiboko/i);
  await api.imports.discard({ id });
  expect((await app.owner.query('select from import_texts where import_id = $1', [id])).rowCount).toBe(0);
});

/** All rows of all tables as text, bytes included. */
async function everythingKept(workspaceId: string): Promise<string> {
  const { rows: tables } = await app.owner.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  expect(workspaceId).not.toBe('');
  let all = '';
  for (const { name } of tables) {
    const { rows } = await app.owner.query<{ text: string }>(`select string_agg(t::text, ' ') as text from ${name} t`);
    all += rows[0]?.text ?? '';
  }
  const { rows } = await app.owner.query<{ bytes: Buffer }>(`select bytes from import_files`);
  return all + rows.map(({ bytes }) => bytes.toString('latin1')).join('');
}

test('a file without a password is not unlocked', async () => {
  const { api } = await app.person();
  const { id } = await api.imports.upload({
    file: new File(['Date,Amount,Details\n2026-03-01,-5.00,Shop\n'], 'a.csv'),
  });
  await expect(api.imports.unlock({ id, password: 'x' })).rejects.toMatchObject({ code: 'NOT_LOCKED' });
});

test('a spreadsheet goes in as the same file in CSV does, and neither adds what the other did', async () => {
  const { api, session } = await app.person();
  const heading = ['Date', 'Description', 'Amount', 'Balance'];
  const book = bookOf(9, { rows: 60 });
  const day = (text: string) => new Date(`${text}T00:00:00Z`);
  const bytes = await writeXlsx([
    heading.map((value) => ({ value })),
    ...book.entries.map(({ day: on, words, minor, balance }) => [
      { type: Date, value: day(on), format: 'dd/mm/yyyy' } as const,
      { type: String, value: words } as const,
      { type: Number, value: Number(minor) / 100, format: '#,##0.00' } as const,
      { type: Number, value: Number(balance) / 100, format: '#,##0.00' } as const,
    ]),
  ]).toBuffer();
  const { id, format } = await api.imports.upload({ file: new File([new Uint8Array(bytes)], 'statement.xls') });
  expect(format).toBe('spreadsheet');
  await commit(api, id);
  expect(await sumIn(session.workspace.id)).toBe(sumOf(book));
  const cents = (minor: bigint) => (Number(minor) / 100).toFixed(2);
  // The same workbook as Excel saved it before 2007.
  const old = xlsOf(
    [
      {
        name: 'Sheet1',
        rows: [
          heading,
          ...book.entries.map(({ day: on, words, minor, balance }) => [
            { number: (day(on).getTime() - Date.UTC(1899, 11, 30)) / 86_400_000, style: 1 },
            words,
            Number(minor) / 100,
            Number(balance) / 100,
          ]),
        ],
      },
    ],
    { styles: [0, 14] },
  );
  const xls = await api.imports.upload({ file: new File([new Uint8Array(old)], 'statement.xls') });
  expect(xls).toMatchObject({ format: 'spreadsheet', finding: { kind: 'read', counts: { added: 0, skipped: 60 } } });
  const csv = [heading.join(';')];
  for (const { day: on, words, minor, balance } of book.entries)
    csv.push([on, `"${words.replaceAll('"', '""')}"`, cents(minor), cents(balance)].join(';'));
  const same = await api.imports.upload({ file: new File([csv.join('\n')], 'statement.csv') });
  expect(same.finding).toMatchObject({ kind: 'read', counts: { added: 0, skipped: 60 } });
});

test('a statement as a PDF and the same one in CSV or as a spreadsheet are one, in either order', async () => {
  const book = bookOf(12, { rows: 40, isLong: true });
  const cents = (minor: bigint) => (Number(minor) / 100).toFixed(2);
  const lines = book.entries.map(({ day, words, minor, balance }) =>
    [day, `"${words.replaceAll('"', '""')}"`, cents(minor), cents(balance)].join(','),
  );
  const csv = new File([`Date,Description,Amount,Balance\n${lines.join('\n')}\n`], 'statement.csv');
  const pdf = pdfFile(await drawPdf(bank, book));
  for (const files of [
    [pdf, csv],
    [csv, pdf],
  ] as const) {
    const { api } = await app.person();
    const [first, second] = files;
    await commit(api, (await api.imports.upload({ file: first })).id);
    const [account] = await api.accounts.list();
    await app.owner.query('delete from rate_limits');
    const again = await api.imports.upload({ file: second, accountId: account?.id });
    expect([second.name, again.finding]).toMatchObject([second.name, { kind: 'read', counts: { added: 0 } }]);
  }
});
