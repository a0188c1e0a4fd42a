import { JOBS } from './jobs.server.ts';
import { LISTENERS } from './listeners.server.ts';
import { portableRejections, portableSettings, portableTransfers } from './portable.server.ts';
import { transfersRouter } from './router.server.ts';
import { transferRejections, transfers, transferSettings } from './table.server.ts';

export const server = {
  tables: [
    { table: transfers, storage: { label: 'Transfers', hint: 'Links between the two sides of each transfer' } },
    { table: transferRejections },
    { table: transferSettings },
  ],
  routers: () => ({ transfers: transfersRouter }),
  portables: [portableTransfers, portableRejections, portableSettings],
  listeners: () => LISTENERS,
  jobs: JOBS,
};
