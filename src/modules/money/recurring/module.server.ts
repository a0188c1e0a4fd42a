import { addressesEnd, addressesLeave } from './calendar-address.service.server.ts';
import { portableRecurringChanges, portableRecurringItems, portableRecurringMatches } from './portable.server.ts';
import { recurringRouter } from './router.server.ts';
import { calendarAddresses, recurringChanges, recurringItems, recurringMatches } from './table.server.ts';

export const server = {
  tables: [
    { table: recurringItems, storage: { label: 'Recurring payments', hint: 'Subscriptions, bills and income' } },
    { table: recurringChanges },
    { table: recurringMatches },
    { table: calendarAddresses, stays: 'lead calendars to this installation' },
  ],
  routers: () => ({ recurring: recurringRouter }),
  listeners: () => [addressesEnd, addressesLeave],
  portables: [portableRecurringItems, portableRecurringChanges, portableRecurringMatches],
};
