import { randomUUIDv7 } from 'node:crypto';
import { implement } from '@orpc/server';
import { userProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { LISTED } from './rules.ts';
import { addConsent, consentsOf, findSameConsent } from './store.server.ts';

const own = implement(contract).$context<RequestContext>().use(userProcedure);

export const consentsRouter = {
  list: own.list.handler(({ context: { db, userId } }) => consentsOf(db, userId, LISTED)),

  give: own.give.handler(async ({ input, context: { db, userId, request, audit, services } }) => {
    const recordedAt = services.now();
    const { ipAddress, userAgent } = request;
    // A browser whose clock is ahead would hold what it says against every later decision.
    const givenAt = new Date(Math.min(input.givenAt.getTime(), recordedAt.getTime()));
    const same = await findSameConsent(db, userId, { ...input, givenAt });
    if (same !== null) return same;
    const row = { id: randomUUIDv7(), ...input, givenAt, recordedAt, ipAddress, userAgent };
    audit({ id: row.id, metadata: { version: input.version, via: input.via, ...input.choices } });
    return addConsent(db, userId, row);
  }),
};
