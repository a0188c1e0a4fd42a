import { and, eq, sql } from 'drizzle-orm';
import type { Day } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import { type BankBalance, type BooksBalance, compareBalances } from './bank-balances.ts';
import type { BalanceComparison, ComparedBalance } from './model.ts';
import type { AskedBalance, RowsOfAccounts } from './rows-of-accounts.server.ts';
import { bankAccounts, bankBalances } from './table.server.ts';

/** What a section of an import says and does about the balance of its account. */
export type KeptBalance = {
  readonly section: number;
  readonly accountId: string;
  readonly importId: string;
  /** Null where it says none, and moves the opening balance. */
  readonly stated: BankBalance | null;
  /** By how much the opening balance moves, in minor units, since transactions came that are older than all there were. */
  readonly openingMoved: bigint;
};

/**
 * Keeps the closing balances of an import, by the sections of its file, and moves the opening balances of accounts into
 * which it brought older transactions.
 */
export async function keepBankBalances(
  db: Database,
  workspaceId: string,
  balances: readonly KeptBalance[],
): Promise<void> {
  if (balances.length === 0) return;
  await db.insert(bankBalances).values(
    balances.map(({ stated, ...one }) => ({
      ...one,
      workspaceId,
      day: stated?.day ?? null,
      minor: stated?.minor ?? null,
      isSignSure: stated?.isSignSure ?? true,
      firstDay: stated?.before?.day ?? null,
      beforeMinor: stated?.before?.minor ?? null,
    })),
  );
  for (const { accountId, openingMoved } of balances)
    if (openingMoved !== 0n) await moveOpening(db, workspaceId, accountId, openingMoved);
}

async function moveOpening(db: Database, workspaceId: string, accountId: string, by: bigint): Promise<void> {
  // The transactions that it moves for come in the same transaction, so `keep_opening` lets it.
  await db.execute(sql`select set_config('app.moves_opening', 'on', true)`);
  await db
    .update(bankAccounts)
    .set({ openingMinor: sql`${bankAccounts.openingMinor} + ${by}` })
    .where(and(eq(bankAccounts.workspaceId, workspaceId), eq(bankAccounts.id, accountId)));
}

/** Forgets what an import said, as it is taken back, and moves opening balances back that it moved. */
export async function forgetBankBalances(db: Database, workspaceId: string, importId: string): Promise<void> {
  const gone = await db
    .delete(bankBalances)
    .where(and(eq(bankBalances.workspaceId, workspaceId), eq(bankBalances.importId, importId)))
    .returning({ accountId: bankBalances.accountId, openingMoved: bankBalances.openingMoved });
  for (const { accountId, openingMoved } of gone)
    if (openingMoved !== 0n) await moveOpening(db, workspaceId, accountId, -openingMoved);
}

type KeptRow = {
  account_id: string;
  import_id: string;
  day: Day;
  minor: string;
  is_sign_sure: boolean;
  first_day: Day | null;
  before_minor: string | null;
  currency: string;
  at: string;
};

/** How many statements of one account are compared at once; older ones are in the imports. */
const MOST_STATEMENTS = 24;

type Wanted = { readonly importId?: string | undefined; readonly accountId?: string | undefined };

/** What banks said beside the books: of each account the latest, all that one import brought, or those of one account. */
export async function comparedBalances(
  rowsOfAccounts: RowsOfAccounts,
  db: Database,
  workspaceId: string,
  { importId, accountId: onlyIn }: Wanted,
): Promise<ComparedBalance[]> {
  const isLatest = importId === undefined && onlyIn === undefined;
  const { rows } = await connectionOf(db).query<KeptRow>(
    `select ${isLatest ? 'distinct on (b.account_id)' : ''} b.account_id, b.import_id, b.day::text, b.minor::text,
       b.is_sign_sure, b.first_day::text, b.before_minor::text, a.currency, b.created_at::text as at
     from bank_balances b join bank_accounts a on a.workspace_id = b.workspace_id and a.id = b.account_id
     where b.workspace_id = $1 and b.minor is not null and a.removed_at is null and ($2::uuid is null or b.import_id = $2)
       and ($3::uuid is null or b.account_id = $3)
     order by ${importId === undefined ? 'b.account_id, b.day desc, b.created_at desc' : 'b.section'}
     ${onlyIn === undefined ? '' : `limit ${MOST_STATEMENTS}`}`,
    [workspaceId, importId ?? null, onlyIn ?? null],
  );
  const stated = rows.map((row): AskedBalance => ({
    accountId: row.account_id,
    importId: row.import_id,
    day: row.day,
    minor: BigInt(row.minor),
    isSignSure: row.is_sign_sure,
    before:
      row.first_day === null || row.before_minor === null
        ? null
        : { day: row.first_day, minor: BigInt(row.before_minor) },
    at: row.at,
  }));
  const own = await rowsOfAccounts.balances(db, workspaceId, stated);
  return rows.flatMap(({ currency, account_id: accountId, import_id }, place) => {
    const [bank, books] = [stated[place], own[place]];
    if (bank === undefined || books === undefined) return [];
    return [{ accountId, importId: import_id, ...presentComparison(bank, books, currency) }];
  });
}

/** The day of the newest balance that a bank states for an account, where the books agree with it now; else null. */
export async function agreedOn(
  rowsOfAccounts: RowsOfAccounts,
  db: Database,
  workspaceId: string,
  accountId: string,
): Promise<Day | null> {
  const [newest] = await comparedBalances(rowsOfAccounts, db, workspaceId, { accountId });
  return newest?.verdict === 'agrees' ? newest.day : null;
}

/** A comparison as screens see it. */
export function presentComparison(bank: BankBalance, books: BooksBalance, currency: string): BalanceComparison {
  const result = compareBalances(bank, books);
  return {
    day: bank.day,
    verdict: result.kind,
    bank: money(result.bankMinor, currency),
    books: money(books.minor, currency),
    missing: money(result.kind === 'differs' ? result.missing : 0n, currency),
    since: result.kind === 'differs' ? result.since : null,
    from: bank.before?.day ?? null,
  };
}
