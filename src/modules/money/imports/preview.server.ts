import * as z from 'zod';
import type { Day } from '#kernel/calendar.ts';
import type { OpenWorkspace } from '#kernel/caller.ts';
import type { Currency } from '#kernel/money.ts';
import { shownNumber } from '#modules/money/accounts/rules.ts';
import { accountsIn } from '#modules/money/accounts/service.server.ts';
import { categoriser } from '#modules/money/merchants/service.server.ts';
import { rowsById } from '#modules/money/transactions/service.server.ts';
import type { StatementRow } from '#modules/money/statement-formats/model.ts';
import type { Database } from '#platform/database.server.ts';
import type { Keyring } from '#platform/keyring.server.ts';
import { balancesAfter } from './closing.server.ts';
import { countsOf } from './counts.ts';
import { inOwnCurrencies, linesOf, readFile, type ReadFile, type SourceFile } from './reading.server.ts';
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
import { planWithDoubts } from './doubts.server.ts';
import { filedBy, type Plan, type PlannedSection, sectionsOf, type Source } from './plan.server.ts';
import { doneEntries, type Entry, plannedEntries } from './rows.server.ts';
import { newAccountFor } from './sections.ts';
import { accountNames, bytesOf, earlierImport, type ImportRow } from './store.server.ts';

export type Reader = { readonly db: Database; readonly workspace: OpenWorkspace; readonly keyring: Keyring };

/** Reads the stored file with the choices so far. */
export async function readImport(reader: Reader, row: ImportRow): Promise<ReadFile & { file: SourceFile }> {
  const choices = ChoicesSchema.parse(row.choices);
  const bytes = await bytesOf(reader.db, reader.workspace.id, row.id);
  const file = { bytes, sha256: row.sha256 };
  return { file, ...(await readAs(reader, file, choices)) };
}

/** Reads a file in the currency of the account it is for, where it names none itself. */
export async function readAs(reader: Reader, file: SourceFile, choices: Choices): Promise<ReadFile> {
  const { db, workspace } = reader;
  const accounts = (await accountsIn(db, workspace.id)).filter(({ isActive }) => isActive);
  const accountId = choices.accounts.find((one) => one.accountId !== null)?.accountId ?? null;
  const chosen = accounts.find(({ id }) => id === accountId);
  const currencies = new Set(accounts.map(({ currency }) => currency));
  const [only] = currencies;
  const usual = only !== undefined && currencies.size === 1 ? only : workspace.currency;
  const remembered = await mappingsIn(db, workspace.id, accountId);
  const readIn = (currency: Currency) => readFile(file, choices, { currency, remembered });
  const read = await readIn(chosen?.currency ?? usual);
  const { reading } = read;
  if (reading.kind !== 'read' || reading.accounts.every(({ isCurrencyNamed }) => isCurrencyNamed)) return read;
  // Choices, their numbers, or files like it before, may speak for accounts in other currencies than is usual here.
  const found = await sectionsOf(reader, { ...read, reading }, choices);
  const wanted = found.map(({ account }) => account?.currency ?? usual);
  if (found.length > 1)
    return {
      ...read,
      reading: await inOwnCurrencies(reading, wanted, async (currency) => (await readIn(currency)).reading),
    };
  const [one] = found;
  return one?.account == null || one.account.currency === one.section.currency ? read : readIn(one.account.currency);
}

/** @param read the file as it was just read, where that was done already */
export async function presentPreview(reader: Reader, row: ImportRow, read?: ReadFile): Promise<Preview> {
  const { db, workspace } = reader;
  const choices = ChoicesSchema.parse(row.choices);
  const base = presentImport(row, await accountNames(db, workspace.id));
  const earlier = await earlierImport(db, workspace.id, row);
  if (row.status === 'done') return { ...base, choices, mappedBy: 'detection', earlier, finding: null };
  const { reading, mappedBy, issuer } = read ?? (await readImport(reader, row));
  const finding = await findingOf(reader, row, { reading, issuer }, choices);
  return { ...base, format: formatOf(reading) ?? base.format, choices, mappedBy, earlier, finding };
}

async function findingOf(
  reader: Reader,
  row: ImportRow,
  { reading, issuer }: Pick<ReadFile, 'reading' | 'issuer'>,
  choices: Choices,
): Promise<Finding> {
  if (reading.kind === 'refused') return { kind: 'refused', sentence: reading.sentence };
  if (reading.kind !== 'read') return reading;
  const plan = await planWithDoubts(reader, { reading, issuer, row }, choices);
  const balances = await balancesAfter(reader.db, reader.workspace.id, plan, row);
  const taken = (await accountsIn(reader.db, reader.workspace.id)).map(({ name }) => name);
  const sections: SectionPreview[] = [];
  for (const planned of plan.sections) {
    const newAccount = newAccountFor(planned.section, issuer, taken);
    // Two new accounts of one file are told apart too.
    if (planned.account === null) taken.push(newAccount.name);
    const balance = balances.get(planned.index) ?? null;
    sections.push({ ...presentSection(plan, planned), newAccount, balance });
  }
  const counts = countsOf(plan);
  const used = sections.filter(({ isLeftOut }) => !isLeftOut);
  const isReady = used.length > 0 && used.every(({ account, problem }) => account !== null && problem === null);
  const { format, encoding, layout, decisions } = reading;
  return { kind: 'read', format, encoding, layout, decisions, sections, counts, isReady };
}

function presentSection(plan: Plan, planned: PlannedSection) {
  const { index, section, account, because, doubt, isLeftOut, problem } = planned;
  const { currency, rows, opening, closing, check } = section;
  const { first, last, moneyIn, moneyOut } = extentOf(rows);
  const own = plan.rows.filter((row) => row.section === index);
  return {
    section: index,
    fileAccount: section.account === null ? null : shownNumber(section.account),
    currency,
    isCurrencyNamed: section.isCurrencyNamed,
    first,
    last,
    moneyIn: { minor: moneyIn, currency },
    moneyOut: { minor: moneyOut, currency },
    opening,
    closing,
    check,
    account: account === null ? null : { id: account.id, name: account.name, because },
    isLeftOut,
    doubt,
    problem,
    counts: countsOf({ sections: [planned], rows: own }),
    doubts: rows.filter(({ doubt }) => doubt !== undefined).length,
    lookAlikes: own.filter(({ outcome }) => outcome.kind === 'add' && outcome.proposals.length > 0).length,
  };
}

function extentOf(rows: readonly StatementRow[]) {
  let first: Day | null = null;
  let last: Day | null = null;
  let moneyIn = 0n;
  let moneyOut = 0n;
  for (const { day, amount, part } of rows) {
    if (day !== null && (first === null || day < first)) first = day;
    if (day !== null && (last === null || day > last)) last = day;
    if (part === 'opening') continue;
    if (amount.minor > 0n) moneyIn += amount.minor;
    else moneyOut += amount.minor;
  }
  return { first, last, moneyIn, moneyOut };
}

type Wanted = Pick<z.output<typeof RowsInputSchema>, 'show' | 'section' | 'page'>;

/** One page of the lines of a file, in their order, beside what is made of them. */
export async function presentRows(
  reader: Reader,
  row: ImportRow,
  { show, section, page }: Wanted,
): Promise<{ rows: PreviewRow[]; total: number }> {
  const { reading, issuer, file } = await readImport(reader, row);
  if (reading.kind !== 'read') return { rows: [], total: 0 };
  const { all, plan } = await entriesOf(reader, row, { reading, issuer });
  const entries = all.filter(
    (entry) =>
      (section === undefined || entry.section === section) &&
      (show === 'all' || (show === 'look-alike' ? entry.isLookAlike : entry.decision === show)),
  );
  const lines = linesOf(file.bytes, reading.encoding);
  const shown = entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  await loadTransactions(reader, plan, shown);
  const rawOf = rawLines(lines, reading.format === 'csv' ? 1 : LINES_OF_ENTRY);
  return { rows: shown.map(({ line, present }) => present(rawOf(line))), total: entries.length };
}

async function entriesOf(
  reader: Reader,
  row: ImportRow,
  { reading, issuer }: Source,
): Promise<{ all: Entry[]; plan: Plan | null }> {
  if (row.status === 'done') {
    const file = await categoriser(reader.db, reader.workspace.id);
    const leftOut = z.array(LeftOutSchema).parse(row.outcomes);
    return { all: doneEntries(reading.accounts, leftOut, (one) => filedBy(file, one).description), plan: null };
  }
  const choices = ChoicesSchema.parse(row.choices);
  const plan = await planWithDoubts(reader, { reading, issuer, row }, choices);
  return { all: plannedEntries(plan, choices), plan };
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
