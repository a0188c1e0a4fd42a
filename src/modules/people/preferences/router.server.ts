import { implement } from '@orpc/server';
import { withDaysOff } from '#kernel/days-off.ts';
import { preferencesAt } from '#kernel/preferences.ts';
import { gazettedDays } from '#modules/people/public-holidays/service.server.ts';
import { publicProcedure, userProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { preferencesOf, savePreferences } from './store.server.ts';

const { get } = implement({ get: contract.get }).$context<RequestContext>().use(publicProcedure);
const { save } = implement({ save: contract.save }).$context<RequestContext>().use(userProcedure);

export const preferencesRouter = {
  get: get.handler(async ({ context: { db, arrival } }) => {
    if (arrival === null) return null;
    const { id, country } = arrival.person;
    const announced = (await gazettedDays(db)).filter((one) => one.country === country);
    const preferences = (await preferencesOf(db, id)) ?? preferencesAt(country);
    const { gazetted } = withDaysOff({ country, gazetted: announced }, preferences.daysOff);
    return { ...preferences, announced: gazetted };
  }),

  save: save.handler(async ({ input, context: { db, person, userId, audit, services } }) => {
    const defaults = preferencesAt(person.country);
    audit({ id: userId, metadata: input });
    return savePreferences(db, { userId, change: input, defaults }, services.now());
  }),
};
