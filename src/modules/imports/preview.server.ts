import * as z from 'zod';
import type { OpenWorkspace } from '#kernel/caller.ts';
import { accountsIn } from '#modules/accounts/service.server.ts';
import { categoriser } from '#modules/merchants/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { Keyring } from '#platform/keyring.server.ts';
import { countsOf } from './counts.ts';
import { linesOf, readFile, type ReadFile, type SourceFile } from './reading.server.ts';
import { mappingsIn } from './mappings.server.ts';
import {
  type Choices,
  ChoicesSchema,
  type Finding,
  type Import,
  LeftOutSchema,
  PAGE_SIZE,
  type Preview,
  type PreviewRow,
  type RowsInputSchema,
  type SectionPreview,
} from './model.ts';
import { filedBy, type Plan, planImport, type PlannedSection } from './plan.server.ts';
import { doneEntries, type Entry, plannedEntries } from './rows.server.ts';
import { newAccountFor } from './sections.ts';
import { accountNames, bytesOf, earlierImport, type ImportRow } from './store.server.ts';

export type Reader = { readonly db: Database; readonly workspace: OpenWorkspace; readonly keyring: Keyring };

/** Reads the stored file with the choices so far. */
export async function readImport({ db, workspace }: Reader, row: ImportRow): Promise<ReadFile & { file: SourceFile }> {
  const choices = ChoicesSchema.parse(row.choices);
  const bytes = await bytesOf(db, workspace.id, row.id);
  const file = { fileName: row.fileName, bytes, sha256: row.sha256 };
  return { file, ...(await readAs({ db, workspace }, file, choices)) };
}

/** Reads a file in the currency of the account it is for. */
export async function readAs(
  { db, workspace }: Pick<Reader, 'db' | 'workspace'>,
  file: SourceFile,
  choices: Choices,
): Promise<ReadFile> {
  const accounts = (await accountsIn(db, workspace.id)).filter(({ isActive }) => isActive);
  const accountId = choices.accounts.find((one) => one.accountId !== null)?.accountId ?? null;
  const chosen = accounts.find(({ id }) => id === accountId);
  const currencies = new Set(accounts.map(({ currency }) => currency));
  const [only] = currencies;
  const usual = only !== undefined && currencies.size === 1 ? only : workspace.currency;
  const remembered = await mappingsIn(db, workspace.id, accountId);
  return readFile(file, choices, { currency: chosen?.currency ?? usual, remembered });
}

/** @param read the file as it was just read, where that was done already */
export async function presentPreview(reader: Reader, row: ImportRow, read?: ReadFile): Promise<Preview> {
  const { db, workspace } = reader;
  const choices = ChoicesSchema.parse(row.choices);
  const base = presentImport(row, await accountNames(db, workspace.id));
  const earlier = await earlierImport(db, workspace.id, row);
  if (row.status === 'done') return { ...base, choices, mappedBy: 'detection', earlier, finding: null };
  const { reading, mappedBy } = read ?? (await readImport(reader, row));
  const finding = await findingOf(reader, reading, choices);
  return { ...base, format: formatOf(reading) ?? base.format, choices, mappedBy, earlier, finding };
}

async function findingOf(reader: Reader, reading: ReadFile['reading'], choices: Choices): Promise<Finding> {
  if (reading.kind === 'refused') return { kind: 'refused', sentence: reading.sentence };
  if (reading.kind !== 'read') return reading;
  const plan = await planImport(reader, reading, choices);
  const heading = reading.layout?.heading ?? null;
  const sections = plan.sections.map((planned) => presentSection(plan, planned, heading));
  const counts = countsOf(plan);
  const isReady = sections.every(
    ({ isLeftOut, account, problem }) => isLeftOut || (account !== null && problem === null),
  );
  const { format, encoding, layout, decisions } = reading;
  return { kind: 'read', format, encoding, layout, decisions, sections, counts, isReady };
}

function presentSection(plan: Plan, planned: PlannedSection, heading: readonly string[] | null): SectionPreview {
  const { index, section, account, because, isLeftOut, problem } = planned;
  const { currency, rows, opening, closing, check } = section;
  const days = rows.flatMap(({ day }) => day ?? []).toSorted();
  const sum = (sign: 1 | -1) =>
    rows.reduce(
      (total, { amount, part }) =>
        part !== 'opening' && (sign === 1 ? amount.minor > 0n : amount.minor < 0n) ? total + amount.minor : total,
      0n,
    );
  const own = plan.rows.filter((row) => row.section === index);
  return {
    section: index,
    fileAccount: section.account,
    currency,
    first: days[0] ?? null,
    last: days.at(-1) ?? null,
    moneyIn: { minor: sum(1), currency },
    moneyOut: { minor: sum(-1), currency },
    opening,
    closing,
    check,
    account: account === null ? null : { id: account.id, name: account.name, because },
    isLeftOut,
    problem,
    newAccount: newAccountFor(section, heading),
    counts: countsOf({ sections: [planned], rows: own }),
    lookAlikes: own.filter(({ outcome }) => outcome.kind === 'add' && outcome.proposals.length > 0).length,
  };
}

type Wanted = Pick<z.output<typeof RowsInputSchema>, 'show' | 'section' | 'page'>;

/** One page of the lines of a file, in their order, beside what is made of them. */
export async function presentRows(
  reader: Reader,
  row: ImportRow,
  { show, section, page }: Wanted,
): Promise<{ rows: PreviewRow[]; total: number }> {
  const { reading, file } = await readImport(reader, row);
  if (reading.kind !== 'read') return { rows: [], total: 0 };
  const entries = (await entriesOf(reader, row, reading)).filter(
    (entry) =>
      (section === undefined || entry.section === section) &&
      (show === 'all' || (show === 'look-alike' ? entry.isLookAlike : entry.decision === show)),
  );
  const lines = linesOf(file.bytes, reading.encoding);
  const shown = entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const rawOf = rawLines(lines, reading.format === 'csv' ? 1 : LINES_OF_ENTRY);
  return { rows: shown.map(({ line, present }) => present(rawOf(line))), total: entries.length };
}

async function entriesOf(
  reader: Reader,
  row: ImportRow,
  reading: Extract<ReadFile['reading'], { kind: 'read' }>,
): Promise<Entry[]> {
  if (row.status === 'done') {
    const file = await categoriser(reader.db, reader.workspace.id);
    const leftOut = z.array(LeftOutSchema).parse(row.outcomes);
    return doneEntries(reading.accounts, leftOut, (one) => filedBy(file, one).description);
  }
  const choices = ChoicesSchema.parse(row.choices);
  return plannedEntries(await planImport(reader, reading, choices), choices);
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

export function presentImport(row: Omit<ImportRow, 'outcomes'>, names: ReadonlyMap<string, string>): Import {
  const { id, fileName, byteCount, status, createdAt, doneAt, revertedAt, added, merged, skipped, failed } = row;
  const ids = ChoicesSchema.parse(row.choices).accounts.flatMap(({ accountId }) => accountId ?? []);
  const accounts = [...new Set(ids)].flatMap((accountId) => {
    const name = names.get(accountId);
    return name === undefined ? [] : [{ id: accountId, name }];
  });
  const counts = { added, merged, skipped, failed };
  const format = row.format as Import['format'];
  return { id, fileName, byteCount, format, status, counts, accounts, createdAt, doneAt, revertedAt };
}

function formatOf(reading: ReadFile['reading']): Import['format'] {
  return reading.kind === 'read' || reading.kind === 'questions' ? reading.format : null;
}
