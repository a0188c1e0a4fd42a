import type { OpenWorkspace } from '#kernel/caller.ts';
import { type Day } from '#kernel/calendar.ts';
import { periodAt, type Periods } from '#kernel/period-rules.ts';
import { AMOUNTS, can } from '#kernel/permissions.ts';
import { IMPORTS } from '#modules/money/transactions/access.ts';
import { booksOf } from '#modules/people/workspaces/service.server.ts';
import { type Database, lookThrough } from '#platform/database.server.ts';
import { DASHBOARD } from './access.ts';
import type { Client } from './model.ts';
import { flowOf } from './rules.ts';
import { balancesIn, categoriesById, kindSums, lastImportIn } from './store.server.ts';
import { uncategorisedIn } from './to-do.store.server.ts';

/** How many are listed at most: each is looked into. */
const MOST = 50;

type Asked = {
  readonly userId: string;
  readonly today: Day;
  /** The caller's own months. */
  readonly months: Periods;
  /** What the caller is in a workspace; null where they are no member. */
  readonly workspaceOf: (userId: string, workspaceId: string) => Promise<OpenWorkspace | null>;
};

/**
 * The workspaces of others that the person works in. Each is read as if it were open, so that what the person may not
 * see there stays away: the database shows the accounts that are shared, and the role decides about amounts and imports.
 */
export async function clientsOf(db: Database, { userId, today, months, workspaceOf }: Asked): Promise<Client[]> {
  const shared = (await booksOf(db)).filter(({ ownerId, isArchived }) => ownerId !== userId && !isArchived);
  const clients: Client[] = [];
  for (const { id, name, ownerName } of shared.slice(0, MOST)) {
    const workspace = await workspaceOf(userId, id);
    const client: Client = { id, name, ownerName, lastImport: null, uncategorised: null, left: null };
    const isOpen = workspace !== null && !workspace.owesFactor && can(workspace.role, DASHBOARD.read);
    clients.push(isOpen ? { ...client, ...(await factsIn(db, workspace, userId, today, months)) } : client);
  }
  // Nothing that may follow in this transaction sees the last of them.
  await lookThrough(db, { workspaceId: '', userId });
  return clients;
}

async function factsIn(
  db: Database,
  { id, role, currency }: OpenWorkspace,
  userId: string,
  today: Day,
  months: Periods,
): Promise<Pick<Client, 'lastImport' | 'uncategorised' | 'left'>> {
  await lookThrough(db, { workspaceId: id, userId });
  const accounts = await balancesIn(db, id);
  const counts = await uncategorisedIn(db, id, accounts);
  const span = { from: periodAt(today, months).from, to: today };
  const known = { accounts, categories: await categoriesById(db, id) };
  const [sums = []] = await kindSums(db, id, known, [span]);
  return {
    lastImport: can(role, IMPORTS.read) ? await lastImportIn(db, id) : null,
    uncategorised: [...counts.values()].reduce((sum, count) => sum + count, 0),
    left: can(role, AMOUNTS.read) ? flowOf(sums, currency).left : null,
  };
}
