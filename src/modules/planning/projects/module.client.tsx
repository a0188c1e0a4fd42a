import { ListChecks } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { PROJECTS, projectsModule } from './access.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/projects',
      title: 'Projects',
      module: projectsModule,
      needs: { permissions: [PROJECTS.read] },
      load: () => import('./page.tsx').then((page) => page.ProjectsPage),
      menu: { group: 'Finance', icon: ListChecks, words: 'list names' },
    },
  ],
  actions: () => import('./actions.client.ts').then((file) => file.PROJECTS_ACTIONS),
};
