import { merchantLessons } from './service.server.ts';
import { portableMerchants } from './portable.server.ts';

export const server = {
  portables: [portableMerchants],
  listeners: () => [merchantLessons],
};
