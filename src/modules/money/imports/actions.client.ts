import { Check, FileUp } from 'lucide-react';
import { IMPORTS } from '#modules/money/transactions/access.ts';
import type { Action } from '#ui/actions.client.ts';
import { ACTIONS_WORDS } from './action-words.ts';

const [group, on] = ['Imports', '/app/imports'] as const;

/** What can be done on the screen of imports. */
export const IMPORT_ACTIONS = [
  {
    id: 'imports.choose',
    name: ACTIONS_WORDS.choose,
    words: 'add upload statements bank',
    keys: 'n',
    icon: FileUp,
    group,
    on,
    needs: IMPORTS.write,
  },
  { id: 'imports.import', name: ACTIONS_WORDS.import, keys: 'i', icon: Check, group, on, needs: IMPORTS.write },
] as const satisfies readonly Action[];
