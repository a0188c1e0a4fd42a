import { portableTags } from './portable.server.ts';
import { tagsRouter } from './router.server.ts';
import { tags } from './table.server.ts';

export const server = {
  tables: [{ table: tags, storage: { label: 'Tags', hint: 'Labels on transactions' } }],
  routers: () => ({ tags: tagsRouter }),
  portables: [portableTags],
};
