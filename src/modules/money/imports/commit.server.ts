import { type Money, money } from '#kernel/money.ts';
import { keepBankBalances } from '#modules/money/accounts/service.server.ts';
import {
  addArrivals,
  type Arrival,
  type FactsChange,
  lockAccounts,
  replaceFacts,
  writtenArrivals,
} from '#modules/money/ledger/service.server.ts';
import { factsOf, keptFacts, storedOriginal } from '#modules/money/ledger/rules.ts';
import { applyToArrivals, type Arrived } from '#modules/money/automation-rules/service.server.ts';
import { linkCertain } from '#modules/money/transfers/service.server.ts';
import { nameSource } from '#platform/database.server.ts';
import { addFeeLinks } from '#modules/money/transaction-links/service.server.ts';
import { directionOf } from '#modules/money/merchants/rules.ts';
import { noteUses } from '#modules/money/merchants/service.server.ts';
import {
  bankTextOf,
  feeLines,
  balancesToKeep,
  addUp,
  countsOf,
  rowsIn,
  mappingFrom,
  rememberShape,
  shapeOfLayout,
  mergedFacts,
  type Plan,
  type PlannedRow,
  type Reader,
} from '#modules/money/import-matching/service.server.ts';
import { carryOver } from './carry-over.server.ts';
import { planFile } from './plan-file.server.ts';
import type { Choices, Counts } from '#modules/money/import-matching/model.ts';
import type { reporterOf } from './progress.server.ts';
import { readImport } from './read-import.server.ts';
import type { ReadFile } from './reading.server.ts';
import { leftOutOf } from './rows.server.ts';
import { addDecisions, type DecisionRow, type ImportRow, keepChoices, markDone } from './store.server.ts';

type Committer = Reader & { readonly userId: string; readonly now: Date };
type Reporter = ReturnType<typeof reporterOf>;

export type Committed =
  | {
      readonly kind: 'done';
      readonly counts: Counts;
      readonly categoryIds: readonly string[];
      readonly linkedIds: readonly string[];
    }
  | { readonly kind: 'unreadable' | 'wrong-account'; readonly sentence: string }
  | { readonly kind: 'no-account'; readonly doubt: string | null }
  | { readonly kind: 'target-gone' | 'cancelled' };

const CHUNK = 2500;

/**
 * Writes an import into the books. Everything happens in the transaction given: whatever ends it early, a refusal, a
 * wish to stop or a crash, leaves nothing behind; the caller throws for anything but `done`.
 */
export async function commitImport(committer: Committer, row: ImportRow, reporter: Reporter): Promise<Committed> {
  try {
    return await writeImport(committer, row, reporter);
  } finally {
    await reporter.end();
  }
}

async function writeImport(committer: Committer, row: ImportRow, reporter: Reporter): Promise<Committed> {
  const { db, workspace } = committer;
  await reporter.begin({ phase: 'reading', done: 0, total: 0 });
  const { choices } = row;
  const read = await readImport(committer, row);
  const { reading } = read;
  if (reading.kind !== 'read') return { kind: 'unreadable', sentence: sentenceFor(reading) };

  const total = rowsIn(reading.accounts);
  if (!(await reporter.report({ phase: 'matching', done: 0, total }))) return { kind: 'cancelled' };
  let isEveryAccountThere = true;
  const plan = await planFile(committer, read, row, async (ids) => {
    isEveryAccountThere = (await lockAccounts(db, workspace.id, ids)) === ids.length;
  });
  const refusal = isEveryAccountThere ? refusalOf(plan) : ({ kind: 'no-account', doubt: null } as const);
  if (refusal !== null) return refusal;
  const counts = countsOf(plan);
  if (addUp(counts) !== total) throw new Error(`of ${total} rows only ${addUp(counts)} are accounted for`);

  await nameSource(db, [row.fileName]);
  const balances = await balancesToKeep(db, workspace.id, plan, row);
  const added = newRowsOf(plan);
  const categoryIds = await plan.carried.make(
    added.map((planned) => planned.row),
    committer,
  );
  const ids = await writeRows(committer, row.id, plan, added, reporter);
  if (ids === null) return { kind: 'cancelled' };
  await mergeRows(committer, row.id, plan);
  const merged = plan.rows.flatMap(({ outcome }) => (outcome.kind === 'merge' ? outcome.id : []));
  const linkedIds = await linkCertain(committer, { importId: row.id, ids: [...ids.values(), ...merged] });
  await keepChoices(db, workspace.id, row.id, settledChoices(plan, choices, read));
  await rememberSections(committer, plan, choices, read);
  await keepBankBalances(db, workspace.id, balances);
  const { format } = reading;
  const outcomes = leftOutOf(plan);
  await markDone(db, workspace.id, row.id, { counts, outcomes, layout: plan.layout, format, doneAt: committer.now });
  return { kind: 'done', counts, categoryIds, linkedIds };
}

function sentenceFor(reading: Exclude<ReadFile['reading'], { kind: 'read' }>): string {
  if (reading.kind === 'refused') return reading.sentence;
  if (reading.kind === 'locked') return 'This file has a password. Enter it first. Nothing was changed.';
  const asked = reading.kind === 'unmapped' ? reading.missing : reading.questions.map(({ sentence }) => sentence);
  return `${asked.join('. ')}${asked.at(-1)?.endsWith('.') === true ? '' : '.'} Nothing was changed.`;
}

function refusalOf({ sections, lostWishes }: Plan): Committed | null {
  const used = sections.filter(({ isLeftOut }) => !isLeftOut);
  const problem = used.flatMap((section) => section.problem ?? [])[0];
  if (problem !== undefined) return { kind: 'wrong-account', sentence: `${problem.sentence} Nothing was changed.` };
  if (used.length === 0 || used.some(({ account }) => account === null)) {
    const doubts = used.flatMap(({ account, doubt }) => (account === null ? (doubt ?? []) : []));
    return { kind: 'no-account', doubt: doubts[0] ?? null };
  }
  return lostWishes.length > 0 ? { kind: 'target-gone' } : null;
}

/** Writes the new rows, chunk by chunk; the next is prepared while the database takes one. Null: to be cancelled. */
async function writeRows(
  { db, workspace, userId, now }: Committer,
  importId: string,
  plan: Plan,
  added: readonly PlannedRow[],
  reporter: Reporter,
): Promise<ReadonlyMap<PlannedRow, string> | null> {
  const total = added.length;
  let onItsWay: Promise<boolean> = Promise.resolve(true);
  let done = 0;
  const ids = new Map<PlannedRow, string>();
  for (const rows of chunksOf(added)) {
    const arrivals = rows.map((row) => arrivalOf(plan, row, now));
    const written = writtenArrivals(workspace.id, { userId, importId }, arrivals);
    for (const [place, row] of rows.entries()) ids.set(row, written.ids[place] ?? '');
    if (!(await onItsWay)) return null;
    // On two connections: saying how far it is costs no time.
    const report = reporter.report({ phase: 'writing', done, total });
    onItsWay = Promise.all([report, addArrivals(db, written)]).then(([goesOn]) => goesOn);
    done += rows.length;
  }
  const arrived = added.flatMap((planned): Arrived[] => {
    const [id, accountId] = [ids.get(planned), plan.sections[planned.section]?.account?.id];
    return id === undefined || accountId === undefined ? [] : [{ ...plan.arrange(planned), id, accountId }];
  });
  const uses = added.map((planned) => {
    const { merchant, source } = plan.arrange(planned);
    return { merchant, source, direction: directionOf(planned.row.amount.minor) };
  });
  if (!(await onItsWay)) return null;
  await carryOver(db, workspace.id, { plan, ids, userId, now });
  await addFeeLinks(db, workspace.id, feePairs(plan, ids), { userId, now });
  await noteUses(db, workspace.id, uses);
  await applyToArrivals(db, workspace, {
    userId,
    importId,
    now,
    arrived,
    skipped: plan.rows.flatMap(({ outcome }) =>
      outcome.kind === 'skip' && outcome.because === 'rule' ? outcome.rule.id : [],
    ),
  });
  return (await reporter.report({ phase: 'finishing', done, total })) ? ids : null;
}

/** The new rows that are fees, with what they were charged for: rows of this file, or those that the file has again. */
function feePairs(plan: Plan, added: ReadonlyMap<PlannedRow, string>) {
  const planned = new Map(plan.rows.map((row) => [row.row, row]));
  const idOf = (row: PlannedRow | undefined) =>
    row === undefined ? undefined : (added.get(row) ?? (row.outcome.kind === 'add' ? undefined : row.outcome.id));
  return plan.sections.flatMap(({ section }) =>
    [...feeLines(section.rows)].flatMap(([fee, payment]) => {
      const [row, paymentId] = [planned.get(fee), idOf(planned.get(payment))];
      const feeId = row === undefined ? undefined : added.get(row);
      return feeId === undefined || paymentId === undefined || paymentId === null ? [] : [{ feeId, paymentId }];
    }),
  );
}

/** The new rows, the oldest first, so that rows of one day keep the order in which they happened. */
function newRowsOf(plan: Plan): PlannedRow[] {
  return plan.sections.flatMap(({ index }) => {
    const own = plan.rows.filter(({ section, outcome }) => section === index && outcome.kind === 'add');
    return isNewestFirst(own) ? own.toReversed() : own;
  });
}

function* chunksOf<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += CHUNK) yield items.slice(from, from + CHUNK);
}

const LONGEST_REFERENCE = 50;

function arrivalOf(plan: Plan, planned: PlannedRow, now: Date): Arrival {
  const { row, hash, outcome, section } = planned;
  const accountId = plan.sections[section]?.account?.id;
  if (accountId === undefined) throw new Error('a row to be written has no account');
  const { description, categoryId, source, note, tagIds, isReviewed } = plan.arrange(planned);
  return {
    accountId,
    // Pending and not dated by the bank yet: it is of today until it is posted.
    bookedOn: row.day ?? now.toISOString().slice(0, 10),
    description,
    bankText: bankTextOf(row),
    categoryId,
    categorySource: source,
    amount: amountOf(row.amount),
    note,
    tagIds,
    needsReview: !isReviewed,
    original: row.original === undefined ? null : storedOriginal(row.original),
    reference: row.reference === null ? null : row.reference.slice(0, LONGEST_REFERENCE),
    status: row.status,
    line: row.line,
    sourceId: row.sourceId,
    contentHash: hash,
    occurrence: outcome.kind === 'add' ? outcome.occurrence : 0,
  };
}

function amountOf({ minor, currency }: Money): Money {
  return money(minor, currency);
}

function isNewestFirst(rows: readonly PlannedRow[]): boolean {
  const days = rows.flatMap(({ row: { day } }) => day ?? []);
  const [first] = days;
  const last = days.at(-1);
  return first !== undefined && last !== undefined && first > last;
}

/** Merges, and keeps what was there before; keeps too what the person left out, so that it is not asked again. */
async function mergeRows({ db, workspace, now }: Committer, importId: string, plan: Plan): Promise<void> {
  const changes: FactsChange[] = [];
  const decisions: DecisionRow[] = [];
  for (const planned of plan.rows) {
    const { outcome, place, hash: contentHash } = planned;
    const accountId = plan.sections[planned.section]?.account?.id;
    if (accountId === undefined || outcome.kind === 'add') continue;
    const shared = { importId, place, accountId, contentHash };
    if (outcome.kind === 'skip') {
      if (outcome.because === 'wish') decisions.push({ ...shared, transactionId: null, before: null, after: null });
      continue;
    }
    const kept = plan.ledger.get(outcome.id);
    if (kept === undefined) throw new Error(`transaction ${outcome.id} of the plan is not in it`);
    const arrival = arrivalOf(plan, planned, now);
    const row = { ...arrival, minor: arrival.amount.minor, occurrence: outcome.occurrence };
    const [from, to] = [factsOf(kept), mergedFacts(kept, row)];
    changes.push({ id: kept.id, from, to });
    decisions.push({ ...shared, transactionId: kept.id, before: keptFacts(from), after: keptFacts(to) });
  }
  await replaceFacts(db, workspace.id, changes);
  await addDecisions(db, workspace.id, decisions);
}

/** The choices with what the import found for itself, so that the file is read the same way ever after. */
function settledChoices(plan: Plan, choices: Choices, { reading, mappedBy }: ReadFile): Choices {
  const accounts = plan.sections.map(({ index, account, isLeftOut }) => ({
    section: index,
    accountId: isLeftOut ? null : (account?.id ?? null),
    isNumberIgnored: choices.accounts.some(({ section, isNumberIgnored }) => section === index && isNumberIgnored),
  }));
  const layout = reading.kind === 'read' ? reading.layout : null;
  if (mappedBy !== 'memory' || layout === null) return { ...choices, accounts };
  const { delimiter, heading, columns, preambleLines: skipLines, dateOrder, decimal, sign } = layout;
  const found = sign === 'columns' || sign === 'markers' || sign === 'balance' ? null : sign;
  return { ...choices, accounts, mapping: { delimiter, heading, skipLines, columns, dateOrder, decimal, sign: found } };
}

async function rememberSections(
  { db, workspace }: Committer,
  { sections, layout }: Plan,
  choices: Choices,
  { reading }: ReadFile,
): Promise<void> {
  if (layout === null || reading.kind !== 'read') return;
  const ofLayout = reading.layout === null ? null : shapeOfLayout(layout);
  const mapping = reading.layout === null ? null : mappingFrom(reading.layout, choices);
  for (const { account, isLeftOut, shapes } of sections) {
    if (account === null || isLeftOut) continue;
    for (const shape of shapes)
      await rememberShape(db, workspace.id, {
        accountId: account.id,
        shape,
        mapping: shape === ofLayout ? mapping : null,
      });
  }
}
