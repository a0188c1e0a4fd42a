import { merchantLessons } from './service.server.ts';
import { portableMerchants } from './portable.server.ts';
import { merchantMemory } from './table.server.ts';

export const server = {
  tables: [
    {
      table: merchantMemory,
      storage: { label: 'What corrections taught', hint: 'Which merchant belongs in which category' },
    },
  ],
  portables: [portableMerchants],
  listeners: () => [merchantLessons],
};
