import pg from 'pg';
import { type Api, personAt } from '../e2e/caller.ts';
import { openAccounts } from './rows.ts';
import type { Yard } from './yard.ts';

/** Accounts of someone who signed up, with a tag, and the database that they are in. */
type Books = {
  readonly api: Api;
  readonly client: pg.Client;
  readonly workspaceId: string;
  readonly userId: string;
  readonly accounts: readonly string[];
  readonly tagId: string;
};

/** Measures on the books of someone of their own. */
export async function onBooks<Found>(yard: Yard, measure: (books: Books) => Promise<Found>): Promise<Found> {
  const { api } = await personAt(yard.app.url);
  const session = await api.identity.session();
  if (session === null) throw new Error('signed up, but not signed in');
  const client = new pg.Client({ connectionString: yard.superuserUrl });
  await client.connect();
  try {
    const accounts = await openAccounts({ api });
    const { id: tagId } = await api.tags.create({ name: 'Bench' });
    const ids = { workspaceId: session.workspace.id, userId: session.person.id };
    return await measure({ api, client, accounts, tagId, ...ids });
  } finally {
    await client.end();
  }
}
