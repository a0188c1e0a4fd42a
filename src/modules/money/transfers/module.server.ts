import { JOBS } from './jobs.server.ts';
import { LISTENERS } from './listeners.server.ts';
import { portableRejections, portableTransfers } from './portable.server.ts';
import { transfersRouter } from './router.server.ts';
import { transferRejections, transfers } from './table.server.ts';

export const server = {
  tables: [
    { table: transfers, storage: { label: 'Transfers', hint: 'Transactions that are linked' } },
    { table: transferRejections },
  ],
  routers: () => ({ transfers: transfersRouter }),
  portables: [portableTransfers, portableRejections],
  listeners: () => LISTENERS,
  jobs: JOBS,
};
