import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { bookOf, type Book } from '../../../../scripts/statement-shapes/books.ts';
import { PRINTED_LAYOUTS } from '../../../../scripts/statement-shapes/printed-layouts.ts';
import { openAndRead } from '#testing/open-and-read.server.ts';
import type { Reading } from './model.ts';

const isThere = (() => {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();
const name = (what: string) => (isThere ? what : `left out: LibreOffice is not installed`);

/** Files written by LibreOffice in another format, in one run. */
function converted(
  files: ReadonlyMap<string, string | Uint8Array>,
  to: string,
  from?: string,
): Map<string, Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'ilifa-office-'));
  try {
    for (const [file, content] of files) writeFileSync(join(folder, file), content);
    const paths = [...files.keys()].map((file) => join(folder, file));
    const filter = from === undefined ? [] : [`--infilter=${from}`];
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const args = [profile, '--headless', ...filter, '--convert-to', to, '--outdir', join(folder, 'out'), ...paths];
    execFileSync('soffice', args, { stdio: 'ignore' });
    const ending = to.split(':')[0] ?? to;
    return new Map(
      [...files.keys()].map((file) => [
        file,
        Uint8Array.from(readFileSync(join(folder, 'out', file.replace(/\.\w+$/, `.${ending}`)))),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `wrong`: read without a word, and not as it is. */
function verdictOn(reading: Reading, { entries }: Book): 'right' | 'marked' | 'asked' | 'refused' | 'wrong' {
  if (reading.kind === 'refused') return 'refused';
  if (reading.kind !== 'read') return 'asked';
  const failed = reading.accounts.reduce((sum, account) => sum + account.failed.length, 0);
  const read = reading.accounts.flatMap(({ rows }) => rows.map(({ day, amount }) => `${day} ${amount.minor}`));
  const all = entries.map(({ day, minor }) => `${day} ${minor}`);
  const isPart = read.length + failed === all.length && read.every((row) => all.includes(row));
  if (failed > 0) return isPart ? 'marked' : 'wrong';
  return read.join('\n') === all.join('\n') ? 'right' : 'wrong';
}

const printed = [8, 60, 140].flatMap((rows) =>
  Object.entries(PRINTED_LAYOUTS).map(([layout, { currency, html }], at) => {
    const book = bookOf(rows * 11 + layout.length, { rows, isLong: rows > 10 });
    return { file: `print-${rows}-${at}.html`, layout, rows, currency, book, html: html(book) };
  }),
);

test.runIf(isThere).each([
  [name('printed by Writer'), 'pdf:writer_pdf_Export', 'HTML (StarWriter)', 20],
  [name('printed by Calc'), 'pdf:calc_pdf_Export', 'HTML (StarCalc)', 18],
])(
  '%s: read to the cent, or it is said what is not',
  async (_, to, from, least) => {
    const pages = new Map(
      printed.map(({ file, html }) => [file, `<html><meta charset="utf-8"><body>${html}</body></html>`]),
    );
    const files = converted(pages, to, from);
    const tally = { right: 0, marked: 0, asked: 0, refused: 0, wrong: 0 };
    const wrong: string[] = [];
    for (const { file, layout, rows, currency, book } of printed) {
      const reading = await openAndRead(files.get(file) ?? new Uint8Array(), {
        currency,
        answers: { dateOrder: 'dmy' },
      });
      const verdict = verdictOn(reading, book);
      tally[verdict] += 1;
      if (verdict === 'wrong') wrong.push(`${layout}, ${rows} rows`);
    }
    process.stdout.write(`${JSON.stringify(tally)}\n`);
    expect(wrong).toEqual([]);
    expect(tally.right).toBeGreaterThanOrEqual(least);
  },
  240_000,
);

test.runIf(isThere).each([name('a workbook that Calc saved again, as XLSX, HTML and CSV')])(
  '%s is read the same',
  async () => {
    const book = bookOf(5, { rows: 40 });
    const heading = ['Date', 'Description', 'Amount', 'Balance'].map((value) => ({ value }));
    const rows = book.entries.map(({ day, words, minor, balance }) => [
      { type: Date, value: new Date(`${day}T00:00:00Z`), format: 'dd/mm/yyyy' } as const,
      { type: String, value: words } as const,
      { type: Number, value: Number(minor) / 100, format: '#,##0.00' } as const,
      { type: Number, value: Number(balance) / 100, format: '#,##0.00' } as const,
    ]);
    const workbook = new Map([['book.xlsx', new Uint8Array(await writeXlsx([heading, ...rows]).toBuffer())]]);
    for (const to of ['xlsx:Calc MS Excel 2007 XML', 'html:HTML (StarCalc)', 'csv:Text - txt - csv (StarCalc)']) {
      const bytes = converted(workbook, to).get('book.xlsx') ?? new Uint8Array();
      const reading = await openAndRead(bytes, { currency: 'ZAR' });
      expect(verdictOn(reading, book), to).toBe('right');
    }
  },
  120_000,
);
