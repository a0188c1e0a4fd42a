import { ArrowLeftRight } from 'lucide-react';
import type { Action } from '#ui/actions.client.ts';
import { TRANSFERS } from './access.ts';
import { ACTIONS_WORDS } from './action-words.ts';

/** What can be done about transfers; no menu lists their page, so the palette does. */
export const TRANSFERS_ACTIONS = [
  {
    id: 'transfers.review',
    name: ACTIONS_WORDS.review,
    group: 'Go to',
    icon: ArrowLeftRight,
    words: 'own accounts internal link match pair',
    on: '/app/transfers',
    needs: TRANSFERS.read,
    to: '/app/transfers',
  },
] as const satisfies readonly Action[];
