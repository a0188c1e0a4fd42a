import { businessRouter } from './router.server.ts';
import { portableBusiness } from './portable.server.ts';

export const server = {
  routers: () => ({ business: businessRouter }),
  portables: [portableBusiness],
};
