import { randomUUIDv7 } from 'node:crypto';
import { implement } from '@orpc/server';
import { takeTurn } from '#platform/database.server.ts';
import { type RequestContext, userProcedure } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import type { LendingRate } from './model.ts';
import { stillKnown } from './rules.ts';
import { addRate, changeRate, enteredRate, enteredRates, removeRate } from './store.server.ts';

const rates = implement(contract).$context<RequestContext>().use(userProcedure);

/** What is written one after the other. */
const TURN = 'lending rates';

const isSameDay = (a: LendingRate, b: LendingRate) => a.country === b.country && a.kind === b.kind && a.day === b.day;

export const lendingRatesRouter = rates.router({
  list: rates.list.handler(async ({ context: { db } }) => {
    const entered = await enteredRates(db);
    return { entered, known: stillKnown(entered) };
  }),

  add: rates.add.handler(async ({ input, context: { db, audit, services }, errors }) => {
    await takeTurn(db, TURN);
    const id = randomUUIDv7();
    if (!(await addRate(db, { id, ...input }, services.now()))) throw errors.DAY_TAKEN();
    audit({ id, metadata: { riskLevel: 'high', ...input } });
    return { id };
  }),

  correct: rates.correct.handler(async ({ input, context: { db, audit, services }, errors }) => {
    await takeTurn(db, TURN);
    const { id, ...rate } = input;
    const before = await enteredRate(db, id);
    if (before === null) throw errors.NOT_FOUND();
    const others = (await enteredRates(db)).filter((one) => one.id !== id);
    if (others.some((one) => isSameDay(one, input))) throw errors.DAY_TAKEN();
    await changeRate(db, input, services.now());
    audit({ id, metadata: { riskLevel: 'high', ...rate, before } });
    return { id };
  }),

  remove: rates.remove.handler(async ({ input: { id }, context: { db, audit }, errors }) => {
    await takeTurn(db, TURN);
    const before = await enteredRate(db, id);
    if (before === null) throw errors.NOT_FOUND();
    await removeRate(db, id);
    audit({ id, metadata: { riskLevel: 'high', before } });
    return { id };
  }),
});
