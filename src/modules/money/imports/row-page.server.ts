import * as z from 'zod';
import { categoriser } from '#modules/money/merchants/service.server.ts';
import type { StatementRow } from '#modules/money/statement-formats/model.ts';
import { rowsById } from '#modules/money/ledger/service.server.ts';
import { categoriseRow, type Plan, type Reader } from '#modules/money/import-matching/service.server.ts';
import { planFile } from './plan-file.server.ts';
import { LeftOutSchema, PAGE_SIZE, type PreviewRow, type RowsInputSchema } from './model.ts';
import { readImport, type ReadImport } from './read-import.server.ts';
import { linesOf } from './reading.server.ts';
import { doneEntries, type Entry, plannedEntries } from './rows.server.ts';
import type { ImportRow } from './store.server.ts';

type Wanted = Pick<z.output<typeof RowsInputSchema>, 'show' | 'section' | 'page'>;

/** One page of the lines of a file, in their order, beside what is made of them. */
export async function presentRows(
  reader: Reader,
  row: ImportRow,
  { show, section, page }: Wanted,
): Promise<{ rows: PreviewRow[]; total: number }> {
  const read = await readImport(reader, row);
  const { reading, file } = read;
  if (reading.kind !== 'read') return { rows: [], total: 0 };
  const { all, plan } = await entriesOf(reader, row, read);
  const entries = all.filter(
    (entry) =>
      (section === undefined || entry.section === section) &&
      (show === 'all' || (show === 'look-alike' ? entry.isLookAlike : entry.decision === show)),
  );
  const lines = linesOf(file, reading.encoding);
  const shown = entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  await loadTransactions(reader, plan, shown);
  const rawOf = rawLines(lines, reading.layout !== null ? 1 : LINES_OF_ENTRY);
  return { rows: shown.map(({ line, present }) => present(rawOf(line))), total: entries.length };
}

async function entriesOf(
  reader: Reader,
  row: ImportRow,
  read: ReadImport,
): Promise<{ all: Entry[]; plan: Plan | null }> {
  if (row.status === 'done') {
    const categorise = await categoriser(reader.db, reader.workspace.id);
    const leftOut = z.array(LeftOutSchema).parse(row.outcomes);
    const describe = (one: StatementRow) => categoriseRow(categorise, one).description;
    const sections = read.sections.map(({ section }) => section);
    return { all: doneEntries(sections, leftOut, describe), plan: null };
  }
  const plan = await planFile(reader, read, row);
  return { all: plannedEntries(plan, read.choices), plan };
}

/** The words of the transactions that the lines shown are. */
async function loadTransactions({ db, workspace }: Reader, plan: Plan | null, shown: readonly Entry[]): Promise<void> {
  for (const { index, account } of plan?.sections ?? []) {
    const ids = shown.flatMap(({ section, transactionId }) => (section === index ? (transactionId ?? []) : []));
    if (account === null || ids.length === 0) continue;
    for (const row of await rowsById(db, workspace.id, account.id, ids)) plan?.ledger.set(row.id, row);
  }
}

const LINES_OF_ENTRY = 8;
const LONGEST_RAW = 400;

/** The line as it stands in the file; of a format that spreads a row over lines, the next few too. */
function rawLines(lines: readonly string[], count: number): (line: number) => string {
  return (line) =>
    lines
      .slice(line - 1, line - 1 + count)
      .join('\n')
      .slice(0, LONGEST_RAW);
}
