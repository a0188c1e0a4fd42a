import {
  portableBudgetAccounts,
  portableBudgetClosings,
  portableBudgetGroups,
  portableBudgetLimits,
  portableBudgetLines,
  portableBudgetMoves,
  portableBudgetRules,
  portableBudgetTemplates,
} from './portable.server.ts';
import { budgetsRouter } from './router.server.ts';
import { JOBS } from './jobs.server.ts';
import {
  budgetAccounts,
  budgetAlerts,
  budgetClosings,
  budgetGroups,
  budgetLimits,
  budgetLines,
  budgetMoves,
  budgetRules,
  budgetTemplates,
} from './table.server.ts';

export const server = {
  tables: [
    {
      table: budgetLines,
      storage: { label: 'Budget lines', hint: 'Budget categories, their limits, and the money moved between them' },
    },
    { table: budgetRules },
    { table: budgetGroups },
    { table: budgetLimits },
    { table: budgetMoves },
    { table: budgetTemplates },
    { table: budgetClosings },
    { table: budgetAccounts },
    { table: budgetAlerts, stays: 'were told here, and are told anew elsewhere' },
  ],
  routers: () => ({ budgets: budgetsRouter }),
  jobs: JOBS,
  portables: [
    portableBudgetRules,
    portableBudgetGroups,
    portableBudgetLines,
    portableBudgetLimits,
    portableBudgetMoves,
    portableBudgetClosings,
    portableBudgetAccounts,
    portableBudgetTemplates,
  ],
};
