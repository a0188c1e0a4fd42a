import { merchantLessons } from './service.server.ts';
import { portableMerchants } from './portable.server.ts';
import { merchantsRouter } from './router.server.ts';
import { merchantMemory } from './table.server.ts';

export const server = {
  routers: () => ({ merchants: merchantsRouter }),
  tables: [
    {
      table: merchantMemory,
      storage: { label: 'Learned categories', hint: 'Which category each merchant has' },
    },
  ],
  portables: [portableMerchants],
  listeners: () => [merchantLessons],
};
