import { ListPlus } from 'lucide-react';
import type { Action } from '#ui/actions.client.ts';
import { TAGS } from './access.ts';

/** What can be done on the screen of tags. */
export const TAGS_ACTIONS = [
  {
    id: 'tags.new',
    name: 'Add tag',
    group: 'Tags',
    icon: ListPlus,
    words: 'new create',
    on: '/app/tags',
    needs: TAGS.write,
    to: '/app/tags?new=1',
  },
] as const satisfies readonly Action[];
