import { portableDismissals, portableRules } from './portable.server.ts';
import { automationRouter } from './router.server.ts';
import {
  automationChanges,
  automationDismissals,
  automationRules,
  automationRuns,
  automationWaiting,
} from './table.server.ts';

export const server = {
  tables: [
    { table: automationRules, storage: { label: 'Rules', hint: 'Automatic changes to transactions' } },
    { table: automationRuns, stays: 'the log of what rules did, which an export has as transactions' },
    { table: automationChanges, stays: 'what a run of rules is undone by, for the latest runs' },
    {
      table: automationWaiting,
      stays: 'which transfers wait for their other side, which a run of the rules finds again',
    },
    { table: automationDismissals },
  ],
  routers: () => ({ automationRules: automationRouter }),
  portables: [portableRules, portableDismissals],
};
