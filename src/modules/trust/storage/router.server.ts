import { implement } from '@orpc/server';
import { openToMembers, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { copiedAt, databaseFacts, usage } from './store.server.ts';

const storage = implement(contract).$context<RequestContext>().use(openToMembers);

export const storageRouter = storage.router({
  standing: storage.standing.handler(async ({ context: { db, workspaceId } }) => ({
    kinds: await usage(db, workspaceId),
    copiedAt: await copiedAt(db),
    database: await databaseFacts(db),
  })),
});
