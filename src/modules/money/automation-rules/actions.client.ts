import { History, Plus } from 'lucide-react';
import type { Action } from '#ui/actions.client.ts';
import { AUTOMATION_RULES } from './access.ts';
import { ACTIONS_WORDS } from './palette-words.ts';

const [group, on, needs] = ['Rules', '/app/rules', AUTOMATION_RULES.write] as const;

/** What can be done on the screen of rules. */
export const RULE_ACTIONS = [
  { id: 'rules.new', name: ACTIONS_WORDS.add, keys: 'n', icon: Plus, group, on, needs, to: '/app/rules?new=1' },
  {
    id: 'rules.run',
    name: ACTIONS_WORDS.run,
    words: 'apply old transactions',
    keys: 'r',
    icon: History,
    group,
    on,
    needs,
    to: '/app/rules?run=all',
  },
] as const satisfies readonly Action[];
