import { JOBS } from './jobs.server.ts';
import { notificationListeners } from './service.server.ts';
import { notificationsRouter } from './router.server.ts';

export const server = {
  routers: () => ({ notifications: notificationsRouter }),
  listeners: ({ now }: { now: () => Date }) => notificationListeners(now),
  jobs: JOBS,
};
