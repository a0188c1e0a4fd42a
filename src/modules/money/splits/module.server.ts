import { portableSplitTemplates } from './portable.server.ts';
import { splitsRouter } from './router.server.ts';
import { splitTemplates } from './table.server.ts';

export const server = {
  tables: [{ table: splitTemplates, storage: { label: 'Split templates', hint: 'How transactions are split again' } }],
  routers: () => ({ splits: splitsRouter }),
  portables: [portableSplitTemplates],
};
