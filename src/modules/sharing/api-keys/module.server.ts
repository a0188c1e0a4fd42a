import { apiKeysRouter } from './router.server.ts';
import { keysEnd, keysLeave } from './service.server.ts';
import { apiKeys } from './table.server.ts';

export const server = {
  tables: [{ table: apiKeys, stays: 'opens books of this installation to programs' }],
  routers: () => ({ apiKeys: apiKeysRouter }),
  listeners: () => [keysEnd, keysLeave],
};
