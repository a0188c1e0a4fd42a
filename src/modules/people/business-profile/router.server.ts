import { implement } from '@orpc/server';
import { workspaceProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { KeptBusinessSchema } from './model.ts';
import { businessIn, keepBusiness } from './store.server.ts';
import { YEAR_STARTS } from './words.ts';

const business = implement(contract).$context<RequestContext>().use(workspaceProcedure);

export const businessRouter = business.router({
  get: business.get.handler(async ({ context: { db, workspaceId, workspace } }) => {
    const row = await businessIn(db, workspaceId);
    const { country } = workspace;
    const known = row ?? { country, yearStart: YEAR_STARTS[country] ?? 1 };
    return { business: KeptBusinessSchema.parse(known), savedAt: row?.updatedAt ?? null };
  }),

  save: business.save.handler(async ({ input, context: { db, workspaceId, audit, services } }) => {
    const before = await businessIn(db, workspaceId);
    await keepBusiness(db, workspaceId, input, services.now());
    // Which of it, never what: the record outlives the books.
    const entries = Object.entries(input).filter(([name, value]) => before?.[name as keyof typeof input] !== value);
    audit({ id: workspaceId, metadata: { changed: entries.map(([name]) => name) } });
    return { id: workspaceId };
  }),
});
