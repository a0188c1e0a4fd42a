import { apiKeysRouter } from './router.server.ts';
import { keysEnd, keysLeave } from './service.server.ts';

export const server = {
  routers: () => ({ apiKeys: apiKeysRouter }),
  listeners: () => [keysEnd, keysLeave],
};
