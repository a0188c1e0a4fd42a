import { FolderKanban } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { PROJECTS, projectsModule } from './access.ts';

const READS = { module: projectsModule, needs: { permissions: [PROJECTS.read] } } as const;
const WRITES = { module: projectsModule, needs: { permissions: [PROJECTS.write] } } as const;

export const client: ClientManifest = {
  screens: [
    {
      ...READS,
      path: '/app/projects',
      title: 'Projects',
      load: () => import('./page.tsx').then((page) => page.ProjectsPage),
      menu: {
        group: 'Core',
        icon: FolderKanban,
      },
    },
    {
      ...READS,
      path: '/app/projects/dashboard',
      title: 'Compare projects',
      load: () => import('./portfolio.page.tsx').then((page) => page.PortfolioPage),
      menu: null,
    },
    {
      ...WRITES,
      path: '/app/projects/new',
      title: 'New project',
      load: () => import('./new.page.tsx').then((page) => page.NewProjectPage),
      menu: null,
    },
    {
      ...READS,
      path: '/app/projects/:id',
      title: 'Project',
      load: () => import('./project.page.tsx').then((page) => page.ProjectPage),
      menu: null,
    },
    {
      ...WRITES,
      path: '/app/projects/:id/edit',
      title: 'Edit project',
      load: () => import('./edit.page.tsx').then((page) => page.EditProjectPage),
      menu: null,
    },
  ],
  actions: () => import('./actions.client.ts').then((file) => file.PROJECTS_ACTIONS),
};
