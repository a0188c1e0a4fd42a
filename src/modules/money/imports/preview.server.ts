import type { Day } from '#kernel/calendar.ts';
import { shownNumber } from '#modules/money/accounts/rules.ts';
import type { Reading, StatementRow } from '#modules/money/statement-formats/model.ts';
import {
  balancesAfter,
  countsOf,
  type Plan,
  type ImportSection,
  type Reader,
  newAccountFor,
} from '#modules/money/import-matching/service.server.ts';
import { planFile } from './plan-file.server.ts';
import type { Finding, Import, Preview, SectionPreview } from './model.ts';
import { readImport, type ReadImport } from './read-import.server.ts';
import { accountNames, earlierImport, type ImportRow } from './store.server.ts';

/** @param read the file as it was just read, where that was done already */
export async function presentPreview(reader: Reader, row: ImportRow, read?: ReadImport): Promise<Preview> {
  const { db, workspace } = reader;
  const { choices } = row;
  const base = presentImport(row, await accountNames(db, workspace.id));
  const earlier = await earlierImport(db, workspace.id, row);
  if (row.status === 'done') return { ...base, choices, mappedBy: 'detection', earlier, finding: null };
  const whole = read ?? (await readImport(reader, row));
  const { reading, mappedBy } = whole;
  const finding = await findingOf(reader, row, whole);
  return { ...base, format: formatOf(reading) ?? base.format, choices, mappedBy, earlier, finding };
}

async function findingOf(reader: Reader, row: ImportRow, read: ReadImport): Promise<Finding> {
  const { reading, issuer, accounts } = read;
  if (reading.kind === 'refused') return { kind: 'refused', sentence: reading.sentence };
  if (reading.kind !== 'read') return reading;
  const plan = await planFile(reader, read, row);
  const balances = await balancesAfter(reader.db, reader.workspace.id, plan, row);
  const taken = accounts.map(({ name }) => name);
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

function presentSection(plan: Plan, planned: ImportSection) {
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
