import { UserPlus } from 'lucide-react';
import type { Action } from '#ui/actions.client.ts';
import { SHARING } from './access.ts';

/** What can be done on the screen of members. */
export const MEMBER_ACTIONS = [
  {
    id: 'members.invite',
    name: 'Invite someone',
    group: 'Books',
    icon: UserPlus,
    words: 'member partner accountant share',
    on: '/app/settings/members',
    needs: SHARING.write,
    to: '/app/settings/members?invite=1',
  },
] as const satisfies readonly Action[];
