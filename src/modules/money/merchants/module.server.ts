import { movedLessons } from './moved-lessons.server.ts';
import { merchantLessons } from './service.server.ts';
import { portableLessonMoves, portableMerchants } from './portable.server.ts';
import { merchantsRouter } from './router.server.ts';
import { lessonMoves, merchantMemory } from './table.server.ts';

export const server = {
  routers: () => ({ merchants: merchantsRouter }),
  tables: [
    {
      table: merchantMemory,
      storage: { label: 'Learned categories', hint: 'Which category each merchant has' },
    },
    { table: lessonMoves },
  ],
  portables: [portableMerchants, portableLessonMoves],
  listeners: () => [merchantLessons, ...movedLessons],
};
