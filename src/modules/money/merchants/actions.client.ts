import { GraduationCap } from 'lucide-react';
import { CATEGORIES } from '#modules/money/categories/access.ts';
import type { Action } from '#ui/actions.client.ts';
import { WORDS } from './words.ts';

const at = '/app/categories/learned';

export const MERCHANT_ACTIONS = [
  {
    id: 'merchants.lessons',
    name: WORDS.title,
    group: 'Go to',
    icon: GraduationCap,
    words: 'rules always merchants remembered',
    on: at,
    to: at,
    needs: CATEGORIES.read,
  },
] as const satisfies readonly Action[];
