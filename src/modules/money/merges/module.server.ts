import { portableMerges } from './portable.server.ts';
import { mergesRouter } from './router.server.ts';
import { transactionMerges } from './table.server.ts';

export const server = {
  tables: [
    { table: transactionMerges, storage: { label: 'Merged transactions', hint: 'Which transactions were merged' } },
  ],
  routers: () => ({ merges: mergesRouter }),
  portables: [portableMerges],
};
