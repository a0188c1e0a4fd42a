import type { Database } from '#platform/database.server.ts';
import type { AppServices } from '#platform/app-services.server.ts';
import type { Keyring } from '#platform/keyring.server.ts';
import type { SealedNumbers } from './evidence.ts';
import type { ReportType } from './model.ts';

// What leaves with a person and with the owner of books.
export { booksReportsOf, reportsOf } from './store.server.ts';

/** Facts that modules above this one know. */
export type FactsAbove = {
  /** How the account numbers of the open books are kept, or of all books that the person owns. */
  readonly sealedNumbers: (db: Database, of: ReportType, keyring: Keyring) => Promise<SealedNumbers>;
  /** Offers to join that have waited for longer than a week. */
  readonly waitingInvitations: (
    db: Database,
    of: { readonly workspaceId: string } | { readonly ownedBy: string },
    now: Date,
  ) => Promise<number>;
};

/** What facts are looked up with. */
export type Witness = {
  readonly isOverTls: boolean;
  readonly above: FactsAbove;
  readonly services: Pick<AppServices, 'accessResolver' | 'held' | 'keyring' | 'now'>;
};
