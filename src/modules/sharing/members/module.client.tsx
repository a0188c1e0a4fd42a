import { Users } from 'lucide-react';
import type { Screen } from '#ui/screen.client.ts';

export const screens: readonly Screen[] = [
  {
    path: '/app/settings/members',
    title: 'Books and members',
    module: 'settings',
    needs: { permissions: ['workspace.read'] },
    load: () => import('./page.tsx').then((page) => page.MembersPage),
    menu: { group: 'System', icon: Users, words: 'invite share partner accountant adviser role leave archive rename' },
  },
  {
    path: '/app/invitation',
    title: 'Invitation',
    module: 'settings',
    load: () => import('./invitation.page.tsx').then((page) => page.InvitationPage),
    menu: null,
  },
];
