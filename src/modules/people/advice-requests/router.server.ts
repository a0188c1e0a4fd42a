import { randomUUIDv7 } from 'node:crypto';
import { implement } from '@orpc/server';
import { holders } from '#modules/people/site-roles/service.server.ts';
import { asRole, type Database, takeTurn } from '#platform/database.server.ts';
import { userProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { answeredNotice, askedNotice } from './notices.ts';
import { isOpen, mayBecome, MOST_OPEN } from './rules.ts';
import { addRequest, everyonesRequests, hasRequest, moveRequest, requestsOf } from './store.server.ts';
import { REQUEST_STATES, type RequestState } from './words.ts';

const services = implement(contract).$context<RequestContext>().use(userProcedure);

/** Takes a request on, from whichever states it may; else why not. */
async function move(db: Database, id: string, change: { to: RequestState; answer?: string; at: Date }) {
  const from = REQUEST_STATES.filter((state) => mayBecome(state, change.to) || state === change.to).filter(isOpen);
  const moved = await moveRequest(db, id, { ...change, from });
  if (moved !== null) return moved;
  return (await hasRequest(db, id)) ? 'closed' : 'not there';
}

export const servicesRouter = services.router({
  list: services.list.handler(({ context: { db, userId } }) => requestsOf(db, userId)),

  ask: services.ask.handler(async ({ input, context, errors }) => {
    const { db, userId, emit, audit, services } = context;
    // One after the other: requests of one moment are not judged by one count.
    await takeTurn(db, `service requests ${userId}`);
    const open = (await requestsOf(db, userId)).filter(({ state }) => isOpen(state));
    if (open.some(({ service }) => service === input.service)) throw errors.ALREADY_ASKED();
    if (open.length >= MOST_OPEN) throw errors.TOO_MANY_OPEN();
    const [id, now] = [randomUUIDv7(), services.now()];
    const row = { ...input, id, userId, state: 'asked', askedAt: now, changedAt: now, answer: null } as const;
    const added = await addRequest(db, row);
    if (added === null) throw errors.ALREADY_ASKED();
    const operators = await asRole(db, 'ilifa_auth', () => holders(db, now));
    await emit(askedNotice({ ...added, userIds: operators.map((operator) => operator.userId) }));
    audit({ id, metadata: { service: input.service } });
    return added;
  }),

  withdraw: services.withdraw.handler(async ({ input: { id }, context: { db, audit, services }, errors }) => {
    const moved = await move(db, id, { to: 'withdrawn', at: services.now() });
    if (moved === 'not there') throw errors.REQUEST_NOT_FOUND();
    if (moved === 'closed') throw errors.REQUEST_CLOSED();
    audit({ id, metadata: { service: moved.service } });
    return { id };
  }),

  everyone: services.everyone.handler(({ input, context: { db } }) =>
    asRole(db, 'ilifa_auth', () => everyonesRequests(db, input)),
  ),

  answer: services.answer.handler(async ({ input: { id, state, answer }, context, errors }) => {
    const { db, emit, audit, services } = context;
    const moved = await asRole(db, 'ilifa_auth', () => move(db, id, { to: state, answer, at: services.now() }));
    if (moved === 'not there') throw errors.REQUEST_NOT_FOUND();
    if (moved === 'closed') throw errors.REQUEST_CLOSED();
    const { service, userId } = moved;
    await emit(answeredNotice({ id, service, state, userId, key: randomUUIDv7() }));
    audit({ id, metadata: { service, state, of: userId } });
    return { id };
  }),
});
