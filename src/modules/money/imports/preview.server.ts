import type { Day } from '#kernel/calendar.ts';
import { shownNumber } from '#modules/money/accounts/rules.ts';
import type { Reading, StatementRow } from '#modules/money/statement-formats/model.ts';
import {
  balancesAfter,
  bankBalanceOf,
  countsOf,
  type Plan,
  type ImportSection,
  type Reader,
  newAccountFor,
} from '#modules/money/import-matching/service.server.ts';
import { planFile } from './plan-file.server.ts';
import { likelyReading, type Viewer } from './likely-reading.server.ts';
import type { Finding, Import, Preview, ReadFinding, SectionPreview } from './model.ts';
import { readImport, type ReadImport } from './read-import.server.ts';
import { accountNames, earlierImport, type ImportRow, waitingCopy } from './store.server.ts';

/** @param read the file as it was just read, where that was done already */
export async function presentPreview(
  reader: Reader & { readonly person: Viewer },
  row: ImportRow,
  read?: ReadImport,
): Promise<Preview> {
  const { db, workspace } = reader;
  const { choices } = row;
  const base = presentImport(row, await accountNames(db, workspace.id));
  const earlier = await earlierImport(db, workspace.id, row);
  const copyOf = await waitingCopy(db, workspace.id, row);
  const shared = { choices, earlier, copyOf };
  if (row.status === 'done')
    return { ...base, ...shared, mappedBy: 'detection', bank: null, finding: null, likely: null };
  const whole = read ?? (await readImport(reader, row));
  const { reading, mappedBy, issuer } = whole;
  const finding = await findingOf(reader, row, whole);
  const likely = reading.kind === 'questions' ? await likelyFinding(reader, row, whole) : null;
  const format = formatOf(reading) ?? base.format;
  const program = reading.kind === 'read' ? reading.program : undefined;
  return { ...base, ...shared, format, mappedBy, bank: program ?? issuer.bank, finding, likely };
}

async function likelyFinding(
  reader: Reader & { readonly person: Viewer },
  row: ImportRow,
  whole: ReadImport,
): Promise<Preview['likely']> {
  const likely = await likelyReading(reader, whole);
  if (likely === null) return null;
  const finding = await findingOf(reader, row, likely.read);
  return finding.kind === 'read' ? { answers: likely.answers, finding } : null;
}

async function findingOf(reader: Reader, row: ImportRow, read: ReadImport): Promise<Finding> {
  const { reading } = read;
  if (reading.kind === 'refused') return { kind: 'refused', sentence: reading.sentence };
  if (reading.kind === 'locked') return { kind: 'locked' };
  if (reading.kind !== 'read') return reading;
  return readFinding(reader, row, { read, reading });
}

type Whole = { readonly read: ReadImport; readonly reading: Extract<Reading, { kind: 'read' }> };

async function readFinding(reader: Reader, row: ImportRow, { read, reading }: Whole): Promise<ReadFinding> {
  const { issuer, accounts } = read;
  const plan = await planFile(reader, read, row);
  const balances = await balancesAfter(reader.db, reader.workspace.id, plan, row);
  const taken = accounts.map(({ name }) => name);
  const sections: SectionPreview[] = [];
  for (const planned of plan.sections) {
    const newAccount = newAccountFor(planned.section, issuer, taken);
    // Two new accounts of one file are told apart too.
    if (planned.account === null) taken.push(newAccount.name);
    const { comparison: balance = null, openingMoved = 0n } = balances.get(planned.index) ?? {};
    const end = bankBalanceOf(
      planned.section,
      planned.account?.accountType ?? newAccount.accountType,
      row.createdAt.toISOString().slice(0, 10),
    );
    sections.push({
      ...presentSection(plan, planned),
      end: end === null ? null : { minor: end.minor, currency: planned.section.currency },
      newAccount,
      balance,
      openingMoved:
        openingMoved === 0n
          ? null
          : { minor: openingMoved, currency: planned.account?.currency ?? planned.section.currency },
    });
  }
  const counts = countsOf(plan);
  const used = sections.filter(({ isLeftOut }) => !isLeftOut);
  const isReady = used.length > 0 && used.every(({ account, problem }) => account !== null && problem === null);
  const { format, encoding, layout, decisions } = reading;
  const carried = plan.carried.summary();
  return { kind: 'read', format, encoding, layout, decisions, sections, counts, carried, isReady };
}

function presentSection(plan: Plan, planned: ImportSection) {
  const { index, section, account, because, doubt, isLeftOut, isGuess, problem, newAccountId, mayBeKnown } = planned;
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
    isGuess,
    doubt,
    problem,
    newAccountId,
    mayBeKnown,
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

export function presentImport(row: Omit<ImportRow, 'outcomes'>, names: ReadonlyMap<string, string>): Import {
  const { id, fileName, byteCount, status, createdAt, doneAt, revertedAt, added, merged, skipped, failed } = row;
  const ids = row.choices.accounts.flatMap(({ accountId }) => accountId ?? []);
  const accounts = [...new Set(ids)].flatMap((accountId) => {
    const name = names.get(accountId);
    return name === undefined ? [] : [{ id: accountId, name }];
  });
  const counts = { added, merged, skipped, failed };
  const format = row.format as Import['format'];
  return { id, fileName, byteCount, format, status, counts, accounts, createdAt, doneAt, revertedAt };
}

function formatOf(reading: Reading): Import['format'] {
  return reading.kind === 'read' || reading.kind === 'questions' ? reading.format : null;
}
