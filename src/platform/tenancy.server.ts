import { type SQL, sql } from 'drizzle-orm';
import { pgPolicy, pgRole } from 'drizzle-orm/pg-core';

export const appRole = pgRole('ilifa_app').existing();
export const authRole = pgRole('ilifa_auth').existing();

/** The workspace on the connection, if the person on the connection is its member; else null. In migration "ground". */
export const openWorkspaceId = sql`(select app_workspace())`;
/** The person on the connection, or null. */
export const openUserId = sql`(select app_user())`;

/** Row level security of a table whose rows belong to a workspace. */
export function rowsOfWorkspace(table: string) {
  return pgPolicy(`${table}_of_workspace`, {
    for: 'all',
    to: appRole,
    using: sql`workspace_id = ${openWorkspaceId}`,
    withCheck: sql`workspace_id = ${openWorkspaceId}`,
  });
}

/** True where the member on the connection sees the account of a row (decision 037). In migration "sharing-ground". */
export function seesAccount(column = 'account_id') {
  return sql`((select app_accounts()) is null or ${sql.raw(column)} = any ((select app_accounts())::uuid[]))`;
}

/** As `rowsOfWorkspace`, and of a member who is limited to some accounts, only the rows of those. */
export function rowsOfAccount(table: string, column = 'account_id') {
  const seen = sql`workspace_id = ${openWorkspaceId} and ${seesAccount(column)}`;
  return pgPolicy(`${table}_of_workspace`, { for: 'all', to: appRole, using: seen, withCheck: seen });
}

/** As `rowsOfWorkspace`, and of a member who is limited to some accounts, only what they brought themselves. */
export function rowsOfBringer(table: string, isTheirs: SQL) {
  const seen = sql`workspace_id = ${openWorkspaceId} and ((select app_accounts()) is null or ${isTheirs})`;
  return pgPolicy(`${table}_of_workspace`, { for: 'all', to: appRole, using: seen, withCheck: seen });
}

/** A contributor changes the rows that they recorded, and no others. */
export function ownRowsOnly(table: string, what: 'update' | 'delete' | 'insert') {
  const own = sql`(not (select app_own_rows_only()) or user_id = ${openUserId})`;
  return pgPolicy(`${table}_own_rows_${what}`, {
    as: 'restrictive',
    for: what,
    to: appRole,
    ...(what === 'insert' ? { withCheck: own } : { using: own }),
  });
}

/** Row level security of a table whose rows belong to a person, whichever books are open. */
export function rowsOfPerson(table: string) {
  return pgPolicy(`${table}_of_person`, {
    for: 'all',
    to: appRole,
    using: sql`user_id = ${openUserId}`,
    withCheck: sql`user_id = ${openUserId}`,
  });
}

/** Row level security of a table that only the keeper of identities touches. */
export function rowsOfIdentity(table: string) {
  return pgPolicy(`${table}_of_identity`, { for: 'all', to: authRole, using: sql`true`, withCheck: sql`true` });
}
