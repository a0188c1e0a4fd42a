import { portableTags } from './portable.server.ts';
import { tagsRouter } from './router.server.ts';
import { tags } from './table.server.ts';

export const server = {
  tables: [{ table: tags, storage: { label: 'Tags', hint: 'Names that transactions are marked with' } }],
  routers: () => ({ tags: tagsRouter }),
  portables: [portableTags],
};
