import type { Day } from '#kernel/calendar.ts';
import type { Database } from '#platform/database.server.ts';
import type { BankBalance, BooksBalance } from './bank-balances.ts';

/** A closing balance of a statement, and where it belongs. */
export type StatedBalance = BankBalance & { readonly accountId: string; readonly importId: string };

/** `at`: when the statement came; null where it is not in the books yet. */
export type AskedBalance = StatedBalance & { readonly at: string | null };

/** The day of a card's statement, and the day up to which it was paid. */
export type AskedStatement = { readonly accountId: string; readonly day: Day; readonly until: Day };

/** What accounts ask of their transactions. The module that keeps those stands on this one, so it is handed in. */
export type RowsOfAccounts = {
  /** By account: what all rows move its balance by, in minor units, and how many they are. Accounts without rows are absent. */
  readonly sums: (
    db: Database,
    workspaceId: string,
  ) => Promise<ReadonlyMap<string, { readonly moved: bigint; readonly count: number }>>;
  /** Whether an account has rows, deleted ones included. */
  readonly has: (db: Database, workspaceId: string, accountId: string) => Promise<boolean>;
  /** The day of the latest transaction; null where there is none. */
  readonly lastDay: (db: Database, workspaceId: string, accountId: string) => Promise<Day | null>;
  /** By statement in their order: what its account had at the end of its day, without what is pending, and what came in from then to `until`. */
  readonly cardFigures: (
    db: Database,
    workspaceId: string,
    asked: readonly AskedStatement[],
  ) => Promise<{ readonly minor: bigint; readonly cameIn: bigint }[]>;
  /** What the books say for the days of statements, in their order. */
  readonly balances: (db: Database, workspaceId: string, asked: readonly AskedBalance[]) => Promise<BooksBalance[]>;
};
