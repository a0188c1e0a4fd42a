import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import writeXlsx from 'write-excel-file/node';
import type { Reading } from '#modules/money/statement-formats/model.ts';
import { openAndRead } from '#testing/open-and-read.server.ts';
import { bookOf, type Book } from './statement-shapes/books.ts';
import { PRINTED_LAYOUTS } from './statement-shapes/printed-layouts.ts';

// npm run office-prints: statements that LibreOffice prints or saves again, read. It needs `soffice` (Debian:
// libreoffice-writer-nogui, libreoffice-calc-nogui), which is too large for every test run.

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
    const written = (file: string) => readFileSync(join(folder, 'out', file.replace(/\.\w+$/, `.${ending}`)));
    return new Map([...files.keys()].map((file) => [file, Uint8Array.from(written(file))]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Verdict = 'right' | 'marked' | 'asked' | 'refused' | 'wrong';

/** `wrong`: read without a word, and not as it is. */
function verdictOn(reading: Reading, { entries }: Book): Verdict {
  if (reading.kind === 'refused') return 'refused';
  if (reading.kind !== 'read') return 'asked';
  const failed = reading.accounts.reduce((sum, account) => sum + account.failed.length, 0);
  const read = reading.accounts.flatMap(({ rows }) => rows.map(({ day, amount }) => `${day} ${amount.minor}`));
  const all = entries.map(({ day, minor }) => `${day} ${minor}`);
  if (failed > 0)
    return read.length + failed === all.length && read.every((row) => all.includes(row)) ? 'marked' : 'wrong';
  return read.join('\n') === all.join('\n') ? 'right' : 'wrong';
}

let wrong = 0;
function tell(what: string, verdicts: ReadonlyMap<string, Verdict>): void {
  const tally = Object.fromEntries(
    [...Map.groupBy(verdicts.values(), (verdict) => verdict)].map(([is, all]) => [is, all.length]),
  );
  console.log(`${what}: ${JSON.stringify(tally)}`);
  for (const [name, verdict] of verdicts)
    if (verdict !== 'right') {
      console.log(`  ${verdict}: ${name}`);
      if (verdict === 'wrong') wrong += 1;
    }
}

async function prints(): Promise<void> {
  const printed = [8, 60, 140].flatMap((rows) =>
    Object.entries(PRINTED_LAYOUTS).map(([layout, { currency, html }], at) => {
      const book = bookOf(rows * 11 + layout.length, { rows, isLong: rows > 10 });
      return { file: `print-${rows}-${at}.html`, name: `${layout}, ${rows} rows`, currency, book, html: html(book) };
    }),
  );
  const pages = new Map(
    printed.map(({ file, html }) => [file, `<html><meta charset="utf-8"><body>${html}</body></html>`]),
  );
  for (const [what, to, from] of [
    ['Printed by Writer', 'pdf:writer_pdf_Export', 'HTML (StarWriter)'],
    ['Printed by Calc', 'pdf:calc_pdf_Export', 'HTML (StarCalc)'],
  ] as const) {
    const files = converted(pages, to, from);
    const verdicts = new Map<string, Verdict>();
    for (const { file, name, currency, book } of printed) {
      const options = { currency, answers: { dateOrder: 'dmy' } } as const;
      verdicts.set(name, verdictOn(await openAndRead(files.get(file) ?? new Uint8Array(), options), book));
    }
    tell(what, verdicts);
  }
}

/** A workbook that Calc saved again. */
async function savedAgain(): Promise<void> {
  const book = bookOf(5, { rows: 40 });
  const heading = ['Date', 'Description', 'Amount', 'Balance'].map((value) => ({ value }));
  const rows = book.entries.map(({ day, words, minor, balance }) => [
    { type: Date, value: new Date(`${day}T00:00:00Z`), format: 'dd/mm/yyyy' } as const,
    { type: String, value: words } as const,
    { type: Number, value: Number(minor) / 100, format: '#,##0.00' } as const,
    { type: Number, value: Number(balance) / 100, format: '#,##0.00' } as const,
  ]);
  const workbook = new Map([['book.xlsx', new Uint8Array(await writeXlsx([heading, ...rows]).toBuffer())]]);
  const verdicts = new Map<string, Verdict>();
  for (const to of [
    'xlsx:Calc MS Excel 2007 XML',
    'xls:MS Excel 97',
    'html:HTML (StarCalc)',
    'csv:Text - txt - csv (StarCalc)',
  ]) {
    const bytes = converted(workbook, to).get('book.xlsx') ?? new Uint8Array();
    verdicts.set(to, verdictOn(await openAndRead(bytes, { currency: 'ZAR' }), book));
  }
  tell('Saved by Calc', verdicts);
}

await prints();
await savedAgain();
// The thread that reads PDFs rests before it ends.
process.exit(wrong === 0 ? 0 : 1);
