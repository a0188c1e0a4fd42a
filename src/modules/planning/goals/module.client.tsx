import { Target } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { GOALS, goalsModule } from './access.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/goals',
      title: 'Goals',
      module: goalsModule,
      needs: { permissions: [GOALS.read] },
      load: () => import('./page.tsx').then((page) => page.GoalsPage),
      menu: { group: 'Finance', icon: Target },
    },
  ],
  actions: () => import('./actions.client.ts').then((file) => file.GOALS_ACTIONS),
};
