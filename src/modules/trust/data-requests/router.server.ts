import { randomUUIDv7 } from 'node:crypto';
import { implement } from '@orpc/server';
import { withdrawConsent } from '#modules/people/consents/service.server.ts';
import { holders } from '#modules/people/site-roles/service.server.ts';
import { asRole, type Database, takeTurn } from '#platform/database.server.ts';
import { userProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { dayIn, deadlineFor, lastDayOf } from './deadlines.ts';
import { closedNotice, receivedNotice, toAnswerNotice } from './notices.ts';
import { DONE_WORDS, isDoneAtOnce, mayBecome, MOST_OPEN, needsSomebody } from './rules.ts';
import { addRequest, everyonesRequests, hasRequest, moveRequest, openCount, requestsOf } from './store.server.ts';
import { type State, STATES } from './words.ts';

const rights = implement(contract).$context<RequestContext>().use(userProcedure);

type Closing = { readonly to: State; readonly answer: string | null; readonly at: Date | null };

/** Takes a request on, from whichever states it may; else why not. */
async function move(db: Database, id: string, change: Closing) {
  const from = STATES.filter((state) => mayBecome(state, change.to));
  const moved = await moveRequest(db, id, { ...change, from });
  if (moved !== null) return moved;
  return (await hasRequest(db, id)) ? 'closed' : 'not there';
}

export const rightsRouter = rights.router({
  list: rights.list.handler(({ context: { db, userId } }) => requestsOf(db, userId)),

  ask: rights.ask.handler(async ({ input: { right, details }, context, errors }) => {
    const { db, userId, person, emit, audit, request, services } = context;
    const deadline = deadlineFor(person.country, right);
    if (deadline === null) throw errors.RIGHT_UNKNOWN();
    const isDone = isDoneAtOnce(right, details);
    if (!isDone) {
      // One after the other: requests of one moment are not judged by one count.
      await takeTurn(db, `data requests ${userId}`);
      if ((await openCount(db, userId)) >= MOST_OPEN) throw errors.TOO_MANY_OPEN();
    }
    const [id, now] = [randomUUIDv7(), services.now()];
    const dueOn = lastDayOf(dayIn(person.country, now), deadline.term);
    // Whatever it says beside: an objection stops what is not essential.
    if (right === 'objection') await withdrawConsent(db, userId, { now, ...request });
    const forSomebody = needsSomebody(right, details);
    const added = await addRequest(db, {
      id,
      userId,
      right,
      details,
      country: person.country,
      needsSomebody: forSomebody,
      state: isDone ? 'answered' : 'received',
      receivedAt: now,
      dueOn,
      closedAt: isDone ? now : null,
      answer: isDone ? (DONE_WORDS[right] ?? null) : null,
    });
    if (isDone) await emit(closedNotice({ id, right, userId, state: 'answered' }));
    else await emit(receivedNotice({ id, right, userId, dueOn }));
    if (forSomebody) {
      const operators = await asRole(db, 'ilifa_auth', () => holders(db, now));
      await emit(toAnswerNotice({ id, right, dueOn, userIds: operators.map((operator) => operator.userId) }));
    }
    audit({ id, metadata: { right, dueOn, country: person.country, state: added.state } });
    return added;
  }),

  withdraw: rights.withdraw.handler(async ({ input: { id }, context: { db, audit, services }, errors }) => {
    const moved = await move(db, id, { to: 'withdrawn', answer: null, at: services.now() });
    if (moved === 'not there') throw errors.REQUEST_NOT_FOUND();
    if (moved === 'closed') throw errors.REQUEST_CLOSED();
    audit({ id, metadata: { right: moved.right } });
    const { userId: _, ...withdrawn } = moved;
    return withdrawn;
  }),

  settle: rights.settle.handler(async ({ input: { id }, context: { db, audit, services }, errors }) => {
    const moved = await move(db, id, {
      to: 'answered',
      answer: 'You marked this request as settled.',
      at: services.now(),
    });
    if (moved === 'not there') throw errors.REQUEST_NOT_FOUND();
    if (moved === 'closed') throw errors.REQUEST_CLOSED();
    audit({ id, metadata: { right: moved.right } });
    const { userId: _, ...settled } = moved;
    return settled;
  }),

  everyone: rights.everyone.handler(({ input, context: { db, services } }) =>
    asRole(db, 'ilifa_auth', () => everyonesRequests(db, { ...input, now: services.now() })),
  ),

  begin: rights.begin.handler(async ({ input: { id }, context: { db, audit }, errors }) => {
    const moved = await asRole(db, 'ilifa_auth', () => move(db, id, { to: 'in-progress', answer: null, at: null }));
    if (moved === 'not there') throw errors.REQUEST_NOT_FOUND();
    if (moved === 'closed') throw errors.REQUEST_CLOSED();
    audit({ id, metadata: { right: moved.right, of: moved.userId } });
    return { id };
  }),

  answer: rights.answer.handler(async ({ input: { id, outcome, answer }, context, errors }) => {
    const { db, emit, audit, services } = context;
    const moved = await asRole(db, 'ilifa_auth', () => move(db, id, { to: outcome, answer, at: services.now() }));
    if (moved === 'not there') throw errors.REQUEST_NOT_FOUND();
    if (moved === 'closed') throw errors.REQUEST_CLOSED();
    const { right, userId } = moved;
    await emit(closedNotice({ id, right, userId, state: outcome }));
    audit({ id, metadata: { right, outcome, of: userId } });
    return { id };
  }),
});
