import { randomUUIDv7 } from 'node:crypto';
import { implement } from '@orpc/server';
import { asRole, type Database } from '#platform/database.server.ts';
import { userProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { needsReason } from './clocks.ts';
import { contract } from './contract.ts';
import type { Breach, Facts } from './model.ts';
import { breachOf, byUrgency, type Entry, standsOf } from './rules.ts';
import { addEntry, allBreaches, entriesOf, holdBreach } from './store.server.ts';

const register = implement(contract).$context<RequestContext>().use(userProcedure);

/** The register holds what an attacker would like to know; every change of it is a high risk. */
const RISK = { riskLevel: 'high' } as const;

/** Adds the next entry of a breach that is held, and reads it back. */
async function written(
  db: Database,
  id: string,
  entry: Omit<Entry, 'number'>,
  entries: readonly Entry[],
): Promise<Breach> {
  await addEntry(db, id, { ...entry, number: entries.length + 1 });
  return breachOf(id, await entriesOf(db, id), entry.at);
}

const isAhead = ({ discoveredAt, awareAt }: Facts, now: Date) => discoveredAt > now || awareAt > now;

export const breachesRouter = register.router({
  list: register.list.handler(({ context: { db, services } }) =>
    asRole(db, 'ilifa_auth', async () => {
      const breaches = [...(await allBreaches(db))].map(([id, entries]) => breachOf(id, entries, services.now()));
      return breaches.toSorted(byUrgency);
    }),
  ),

  record: register.record.handler(async ({ input, context: { db, userId, audit, services }, errors }) => {
    const [id, at] = [randomUUIDv7(), services.now()];
    if (isAhead(input, at)) throw errors.IN_THE_FUTURE();
    const body = { kind: 'recorded', facts: input } as const;
    const breach = await asRole(db, 'ilifa_auth', () => written(db, id, { at, by: userId, body }, []));
    audit({ id, metadata: { ...RISK, people: input.concerned, risk: input.risk } });
    return breach;
  }),

  correct: register.correct.handler(async ({ input, context: { db, userId, audit, services }, errors }) => {
    const { id, facts } = input;
    const at = services.now();
    if (isAhead(facts, at)) throw errors.IN_THE_FUTURE();
    const breach = await asRole(db, 'ilifa_auth', async () => {
      await holdBreach(db, id);
      const entries = await entriesOf(db, id);
      if (entries.length === 0) return null;
      return written(db, id, { at, by: userId, body: { kind: 'corrected', facts } }, entries);
    });
    if (breach === null) throw errors.BREACH_NOT_FOUND();
    audit({ id, metadata: { ...RISK, people: facts.concerned, risk: facts.risk } });
    return breach;
  }),

  tell: register.tell.handler(async ({ input, context: { db, userId, audit, services }, errors }) => {
    const { id, duty: name, at: toldAt, reference } = input;
    const lateReason = input.lateReason === '' ? null : input.lateReason;
    const now = services.now();
    if (toldAt > now) throw errors.IN_THE_FUTURE();
    const outcome = await asRole(db, 'ilifa_auth', async () => {
      await holdBreach(db, id);
      const entries = await entriesOf(db, id);
      if (entries.length === 0) return 'not there';
      const stand = standsOf(entries, now).find(({ duty }) => duty.id === name);
      if (stand === undefined) return 'no such duty';
      if (toldAt < stand.began) return 'before';
      const isFirst = ['open', 'running', 'half-gone', 'run-out'].includes(stand.clock.state);
      if (isFirst && lateReason === null && needsReason(stand.duty, stand.began.getTime(), toldAt.getTime()))
        return 'no reason';
      const body = { kind: 'told', duty: name, at: toldAt, reference, lateReason } as const;
      return written(db, id, { at: now, by: userId, body }, entries);
    });
    if (outcome === 'not there') throw errors.BREACH_NOT_FOUND();
    if (outcome === 'no such duty') throw errors.DUTY_UNKNOWN();
    if (outcome === 'before') throw errors.BEFORE_IT_BEGAN();
    if (outcome === 'no reason') throw errors.REASON_NEEDED();
    audit({ id, metadata: { ...RISK, duty: name, isLate: lateReason !== null } });
    return outcome;
  }),
});
