import { portableSavedViews } from './portable.server.ts';
import { savedViewsRouter } from './router.server.ts';
import { savedViews } from './table.server.ts';

export const server = {
  tables: [
    {
      table: savedViews,
      storage: { label: 'Saved views', hint: 'Searches for transactions that you saved under a name' },
    },
  ],
  routers: () => ({ savedViews: savedViewsRouter }),
  portables: [portableSavedViews],
};
