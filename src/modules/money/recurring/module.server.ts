import { portableRecurringChanges, portableRecurringItems } from './portable.server.ts';
import { recurringRouter } from './router.server.ts';
import { recurringChanges, recurringItems } from './table.server.ts';

export const server = {
  tables: [
    { table: recurringItems, storage: { label: 'Recurring payments', hint: 'Subscriptions, bills and income' } },
    { table: recurringChanges },
  ],
  routers: () => ({ recurring: recurringRouter }),
  portables: [portableRecurringItems, portableRecurringChanges],
};
