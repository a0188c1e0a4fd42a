import { Users } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { SETTINGS } from '#kernel/modules.ts';
import { WORKSPACE } from '#modules/people/workspaces/access.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/settings/members',
      title: 'Workspace and members',
      module: SETTINGS,
      needs: { permissions: [WORKSPACE.read] },
      load: () => import('./page.tsx').then((page) => page.MembersPage),
      menu: {
        group: 'System',
        icon: Users,
      },
    },
    {
      path: '/app/invitation',
      title: 'Invitation',
      module: SETTINGS,
      load: () => import('./invitation.page.tsx').then((page) => page.InvitationPage),
      menu: null,
    },
  ],
  actions: () => import('./actions.client.ts').then((file) => file.MEMBER_ACTIONS),
};
