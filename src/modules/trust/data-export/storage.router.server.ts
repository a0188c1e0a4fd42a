import { implement } from '@orpc/server';
import { workspaceProcedure, type RequestContext } from '#platform/procedure.server.ts';
import type { WorkspaceTable } from '#platform/server-manifest.server.ts';
import { contract } from './storage.contract.ts';
import { copiedAt, databaseFacts, usage } from './storage.store.server.ts';

const storage = implement(contract).$context<RequestContext>().use(workspaceProcedure);

/** @param tables every table of books */
export function storageRouter(tables: readonly WorkspaceTable[]) {
  return storage.router({
    standing: storage.standing.handler(async ({ context: { db, workspaceId } }) => ({
      kinds: await usage(db, workspaceId, tables),
      copiedAt: await copiedAt(db),
      database: await databaseFacts(db),
    })),
  });
}
