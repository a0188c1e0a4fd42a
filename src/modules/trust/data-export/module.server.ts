import type { Portable } from '#platform/portable.server.ts';
import { leavingRouter } from './router.server.ts';

export const server = {
  routers: ({ portables }: { portables: readonly Portable[] }) => ({ leaving: leavingRouter(portables) }),
};
