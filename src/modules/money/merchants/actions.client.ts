import { GraduationCap } from 'lucide-react';
import { CATEGORIES } from '#modules/money/categories/access.ts';
import type { Action } from '#ui/actions.client.ts';
import { LEARNED_CATEGORIES } from './first-words.ts';

const at = '/app/categories/learned';

export const MERCHANT_ACTIONS = [
  {
    id: 'merchants.lessons',
    name: LEARNED_CATEGORIES,
    group: 'Go to',
    icon: GraduationCap,
    words: 'rules always merchants remembered',
    on: at,
    to: at,
    needs: CATEGORIES.read,
  },
] as const satisfies readonly Action[];
