import { Library } from 'lucide-react';
import type { Action } from '#ui/actions.client.ts';

/** What can be done on the screen of books. */
export const BOOKS_ACTIONS = [
  {
    id: 'books.new',
    name: 'New workspace',
    group: 'Workspaces',
    icon: Library,
    words: 'workspace household business client',
    on: '/app/clients',
    to: '/app/clients?new=1',
  },
] as const satisfies readonly Action[];
