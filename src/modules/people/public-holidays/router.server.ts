import { randomUUIDv7 } from 'node:crypto';
import { implement } from '@orpc/server';
import { addDays, dayAt } from '#kernel/calendar.ts';
import { findExpectedHoliday } from '#kernel/expected-holidays.ts';
import { takeTurn } from '#platform/database.server.ts';
import { type RequestContext, userProcedure } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { HOLIDAY_COUNTRIES, type NewPublicHoliday } from './model.ts';
import { expectedBetween } from './rules.ts';
import { addHoliday, allHolidays, changeHoliday, holidayIn, removeHoliday } from './store.server.ts';

const holidays = implement(contract).$context<RequestContext>().use(userProcedure);

/** Thirteen months: the next of each occasion at least once. */
const AHEAD_DAYS = 396;
/** What is written one after the other. */
const TURN = 'public holidays';

export const publicHolidaysRouter = holidays.router({
  list: holidays.list.handler(async ({ context: { db, services } }) => {
    const announced = await allHolidays(db);
    const today = dayAt(services.now(), 'UTC');
    const expected = HOLIDAY_COUNTRIES.flatMap((country) =>
      expectedBetween(country, today, addDays(today, AHEAD_DAYS), announced).map((one) => ({ country, ...one })),
    ).toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
    return { announced, expected };
  }),

  add: holidays.add.handler(async ({ input, context: { db, audit, services }, errors }) => {
    await takeTurn(db, TURN);
    if (!isAboutSomething(input)) throw errors.NO_OCCASION_NEAR();
    const id = randomUUIDv7();
    if (!(await addHoliday(db, { id, ...input }, services.now()))) throw errors.DAY_TAKEN();
    audit({ id, metadata: { riskLevel: 'high', ...input } });
    return { id };
  }),

  correct: holidays.correct.handler(async ({ input, context: { db, audit, services }, errors }) => {
    await takeTurn(db, TURN);
    const { id, ...holiday } = input;
    const before = await holidayIn(db, id);
    if (before === null) throw errors.NOT_FOUND();
    if (!isAboutSomething(input)) throw errors.NO_OCCASION_NEAR();
    const others = (await allHolidays(db)).filter((one) => one.id !== id);
    if (others.some(({ country, day }) => country === input.country && day === input.day)) throw errors.DAY_TAKEN();
    await changeHoliday(db, input, services.now());
    audit({ id, metadata: { riskLevel: 'high', ...holiday, before } });
    return { id };
  }),

  remove: holidays.remove.handler(async ({ input: { id }, context: { db, audit }, errors }) => {
    await takeTurn(db, TURN);
    const before = await holidayIn(db, id);
    if (before === null) throw errors.NOT_FOUND();
    await removeHoliday(db, id);
    audit({ id, metadata: { riskLevel: 'high', before } });
    return { id };
  }),
});

/** Whether the occasion that is named, if any, is expected around that day. */
function isAboutSomething({ country, occasion, day }: NewPublicHoliday): boolean {
  return occasion === null || findExpectedHoliday(country, occasion, day) !== null;
}
