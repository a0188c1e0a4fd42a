import { sql } from 'drizzle-orm';
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
