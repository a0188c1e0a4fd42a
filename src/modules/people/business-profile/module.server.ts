import { businessRouter } from './router.server.ts';
import { portableBusiness } from './portable.server.ts';
import { businessDetails } from './table.server.ts';

export const server = {
  tables: [{ table: businessDetails }],
  routers: () => ({ business: businessRouter }),
  portables: [portableBusiness],
};
