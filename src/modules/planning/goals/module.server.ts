import { JOBS } from './jobs.server.ts';
import { portableGoalEntries, portableGoalFeeds, portableGoalPledges, portableGoals } from './portable.server.ts';
import { goalsRouter } from './router.server.ts';
import { goalAlerts, goalEntries, goalFeeds, goalPledges, goals } from './table.server.ts';

export const server = {
  tables: [
    { table: goals, storage: { label: 'Goals', hint: 'Your goals, and the money set aside for them' } },
    { table: goalEntries },
    { table: goalFeeds },
    { table: goalPledges },
    { table: goalAlerts, stays: 'were told here, and are told anew elsewhere' },
  ],
  routers: () => ({ goals: goalsRouter }),
  jobs: JOBS,
  portables: [portableGoals, portableGoalEntries, portableGoalFeeds, portableGoalPledges],
};
