import type { Day } from '#kernel/calendar.ts';
import type { BooksBalance } from '#modules/money/accounts/rules.ts';
import type { BalanceComparison } from '#modules/money/accounts/model.ts';
import {
  agreedOn,
  type KeptBalance,
  presentComparison,
  type StatedBalance,
} from '#modules/money/accounts/service.server.ts';
import { booksBalances, firstDayOf, hasRows, rowsOfAccounts } from '#modules/money/ledger/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { bankBalanceOf, sumOf } from './closing.ts';
import { type Facts, factsOf } from '#modules/money/ledger/rules.ts';
import { mergedFacts } from './merging.ts';
import { type AddedRow, olderThan, openingMove, openingMoveWithoutBalance } from './opening.ts';
import type { Plan, PlannedRow } from './plan.server.ts';
import { contradicts } from './sections.ts';
import { balanceDoubt } from './sentences.ts';

/** The import whose file is looked at. */
export type Brought = { readonly id: string; readonly createdAt: Date };

type Stated = StatedBalance & { readonly section: number };

/** What the file says was in its accounts when it ends, by section, of those that would go into the books. */
export function statedBalances({ sections }: Plan, { id, createdAt }: Brought): Stated[] {
  const broughtOn = createdAt.toISOString().slice(0, 10);
  return sections.flatMap(({ index, section, account, isLeftOut, problem }) => {
    if (account === null || isLeftOut || problem !== null) return [];
    const stated = bankBalanceOf(section, account.accountType, broughtOn);
    return stated === null ? [] : [{ ...stated, section: index, accountId: account.id, importId: id }];
  });
}

/** What an import would say and do about the balance of the account of a section. */
export type BalanceAfter = {
  /** What the file says beside what the books would say once it is imported; null where the file says nothing. */
  readonly comparison: BalanceComparison | null;
  /** By how much the opening balance would move, in minor units. */
  readonly openingMoved: bigint;
};

/** The same by section, of those about which there is something to say. */
export async function balancesAfter(
  db: Database,
  workspaceId: string,
  plan: Plan,
  row: Brought,
): Promise<ReadonlyMap<number, BalanceAfter>> {
  const sides = await sidesAfter(db, workspaceId, plan, row);
  const stated = sides.map(({ section, bank, books, currency, openingMoved }): [number, BalanceAfter] => [
    section,
    { comparison: presentComparison(bank, books, currency), openingMoved },
  ]);
  const moves = await movesWithoutBalance(db, workspaceId, plan, row);
  return new Map([
    ...stated,
    ...moves.map(({ section, openingMoved }): [number, BalanceAfter] => [section, { comparison: null, openingMoved }]),
  ]);
}

/** Why the accounts that seem likely are not to be taken: what their books say has nothing to do with what the file says. */
export async function balanceDoubts(
  db: Database,
  workspaceId: string,
  plan: Plan,
  row: Brought,
): Promise<ReadonlyMap<number, string>> {
  const doubts = new Map<number, string>();
  for (const { section: index, bank, books } of await sidesAfter(db, workspaceId, plan, row)) {
    const planned = plan.sections[index];
    if (planned?.account == null || !planned.isGuess) continue;
    const { account, section } = planned;
    const booked = section.rows.filter(({ status, part }) => status === 'booked' && part !== 'opening');
    if (!contradicts(bank, books, sumOf(booked))) continue;
    // An account in which nothing was ever written has no balance yet that could contradict.
    const isFilled = account.openingMinor !== 0n || (await hasRows(db, workspaceId, account.id));
    if (isFilled) doubts.set(index, balanceDoubt(account.name));
  }
  return doubts;
}

/** What the file says, with what the import is to move opening balances by, before it adds anything. */
export async function balancesToKeep(
  db: Database,
  workspaceId: string,
  plan: Plan,
  row: Brought,
): Promise<KeptBalance[]> {
  const sides = await sidesAfter(db, workspaceId, plan, row);
  const stated = sides.map(({ section, bank, openingMoved }): KeptBalance => {
    return { section, accountId: bank.accountId, importId: row.id, stated: bank, openingMoved };
  });
  return [...stated, ...(await movesWithoutBalance(db, workspaceId, plan, row))];
}

/** By how much opening balances move of accounts about whose balance the file says nothing; those that stay are absent. */
async function movesWithoutBalance(
  db: Database,
  workspaceId: string,
  plan: Plan,
  row: Brought,
): Promise<KeptBalance[]> {
  const stated = new Set(statedBalances(plan, row).map(({ accountId }) => accountId));
  const silent = new Map<string, number>();
  for (const { index, account, isLeftOut, problem } of plan.sections)
    if (account !== null && !isLeftOut && problem === null && !stated.has(account.id) && !silent.has(account.id))
      silent.set(account.id, index);
  const moves: KeptBalance[] = [];
  for (const [accountId, section] of silent) {
    const firstDay = await firstDayOf(db, workspaceId, accountId);
    const added = addedTo(plan, accountId);
    if (olderThan(firstDay, added).length === 0) continue;
    const day = await agreedOn(rowsOfAccounts, db, workspaceId, accountId);
    const openingMoved = openingMoveWithoutBalance(firstDay, added, day);
    if (openingMoved !== 0n) moves.push({ section, accountId, importId: row.id, stated: null, openingMoved });
  }
  return moves;
}

/** What the bank says, and what the books would. */
async function sidesAfter(db: Database, workspaceId: string, plan: Plan, row: Brought) {
  const stated = statedBalances(plan, row);
  const now = await booksBalances(
    db,
    workspaceId,
    stated.map((one) => ({ ...one, at: null })),
  );
  const sides = stated.flatMap((bank, place) => {
    const books = now[place];
    const currency = plan.sections[bank.section]?.account?.currency;
    if (books === undefined || currency === undefined) return [];
    return [{ section: bank.section, bank, books: booksAfter(books, bank, plan), currency }];
  });
  const moves = new Map<string, { readonly section: number; readonly by: bigint }>();
  // The latest balance of an account counts all that is older.
  for (const { bank, books, section } of sides.toSorted((a, b) => (a.bank.day < b.bank.day ? -1 : 1))) {
    const firstDay = await firstDayOf(db, workspaceId, bank.accountId);
    moves.set(bank.accountId, { section, by: openingMove(firstDay, addedTo(plan, bank.accountId), bank, books) });
  }
  return sides.map(({ books, ...side }) => {
    const move = moves.get(side.bank.accountId);
    const by = move?.by ?? 0n;
    return {
      ...side,
      books: { ...books, minor: books.minor + by, before: books.before + by },
      openingMoved: move?.section === side.section ? by : 0n,
    };
  });
}

/** The booked transactions that the import would add to an account. */
function addedTo(plan: Plan, accountId: string): AddedRow[] {
  return plan.rows.flatMap(({ row: { day, amount, status }, section, outcome }) =>
    outcome.kind === 'add' && status === 'booked' && day !== null && plan.sections[section]?.account?.id === accountId
      ? [{ day, minor: amount.minor }]
      : [],
  );
}

function booksAfter(books: BooksBalance, { accountId, day, before }: Stated, plan: Plan): BooksBalance {
  const own = plan.rows.filter(({ section }) => plan.sections[section]?.account?.id === accountId);
  const minor = own.reduce((sum, row) => sum + movedBy(row, plan, (on) => on <= day), books.minor);
  if (before === null) return { ...books, minor };
  const early = own.reduce((sum, row) => sum + movedBy(row, plan, (on) => on < before.day), 0n);
  return { ...books, minor, before: books.before + early };
}

/** By how much a row of the plan moves a balance that counts what is booked on such days. */
function movedBy({ row, outcome }: PlannedRow, { ledger }: Plan, counts: (day: Day) => boolean): bigint {
  const { day, amount, status } = row;
  if (outcome.kind === 'skip' || (outcome.kind === 'add' && day === null)) return 0n;
  if (outcome.kind === 'add') return status === 'booked' && day !== null && counts(day) ? amount.minor : 0n;
  const kept = ledger.get(outcome.id);
  if (kept === undefined) return 0n;
  const balanceOf = (facts: Facts) => (facts.status === 'booked' && counts(facts.bookedOn) ? facts.minor : 0n);
  const brought = { ...factsOf(kept), bookedOn: day ?? kept.bookedOn, minor: amount.minor, status };
  return balanceOf(mergedFacts(kept, brought)) - balanceOf(kept);
}
