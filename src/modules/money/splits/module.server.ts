import { portableSplitTemplates } from './portable.server.ts';
import { splitsRouter } from './router.server.ts';
import { splitTemplates } from './table.server.ts';

export const server = {
  tables: [{ table: splitTemplates, storage: { label: 'Split templates', hint: 'Saved ways to split a transaction' } }],
  routers: () => ({ splits: splitsRouter }),
  portables: [portableSplitTemplates],
};
