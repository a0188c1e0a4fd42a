import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { implement } from '@orpc/server';
import { dayAt } from '#kernel/calendar.ts';
import { marketIn } from '#kernel/markets.ts';
import { preferencesAt } from '#kernel/preferences.ts';
import { preferencesOf } from '#modules/people/preferences/service.server.ts';
import { type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { plannedOf } from './calendar.ts';
import { FEED_PATH } from './calendar-address.ts';
import { tokenHashOf } from './calendar-address.service.server.ts';
import { calendarAddressOf, removeCalendarAddress, setCalendarAddress } from './calendar-address.store.server.ts';
import { contract } from './contract.ts';
import { itemsOf } from './service.server.ts';

const recurring = implement(contract).$context<RequestContext>().use(workspaceProcedure);

export const calendarAddressHandlers = {
  calendarAddress: recurring.calendarAddress.handler(({ context: { db, workspaceId, userId } }) =>
    calendarAddressOf(db, { workspaceId, userId }),
  ),

  createCalendarAddress: recurring.createCalendarAddress.handler(async ({ context }) => {
    const { db, workspaceId, userId, audit, services } = context;
    const before = await calendarAddressOf(db, { workspaceId, userId });
    const [id, token] = [randomUUIDv7(), randomBytes(32).toString('base64url')];
    const tokenHash = tokenHashOf(services.keyring, token);
    await setCalendarAddress(db, { workspaceId, userId, id, tokenHash, createdAt: services.now() });
    audit({ id, metadata: { replaces: before?.id ?? null } });
    return { id, address: `${services.installation.publicUrl}${FEED_PATH}${token}.ics` };
  }),

  removeCalendarAddress: recurring.removeCalendarAddress.handler(async ({ context, errors }) => {
    const { db, workspaceId, userId, audit } = context;
    const id = await removeCalendarAddress(db, { workspaceId, userId });
    if (id === null) throw errors.NO_CALENDAR_ADDRESS();
    audit({ id });
    return { id };
  }),

  calendar: recurring.calendar.handler(async ({ context: { db, workspaceId, workspace, person, services } }) => {
    const { language, timezone } = (await preferencesOf(db, person.id)) ?? preferencesAt(person.country);
    const market = marketIn(person.country);
    const today = dayAt(services.now(), timezone ?? market.timeZone);
    const items = await itemsOf(db, workspaceId, { today, country: workspace.country });
    const locale = language === 'en' ? market.locale : language;
    return { workspaceName: workspace.name, locale, payments: plannedOf(items, today) };
  }),
};
