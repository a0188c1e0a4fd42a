import { portableGoals } from './portable.server.ts';
import { goalsRouter } from './router.server.ts';
import { goals } from './table.server.ts';

export const server = {
  tables: [{ table: goals, storage: { label: 'Goals', hint: 'With their names' } }],
  routers: () => ({ goals: goalsRouter }),
  portables: [portableGoals],
};
