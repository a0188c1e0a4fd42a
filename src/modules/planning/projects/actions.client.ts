import { FolderPlus, LayoutDashboard } from 'lucide-react';
import type { Action } from '#ui/actions.client.ts';
import { PROJECTS } from './access.ts';
import { NEW_PATH, PORTFOLIO_PATH, PROJECTS_PATH } from './links.ts';

/** What can be done on the page of projects. */
export const PROJECTS_ACTIONS = [
  {
    id: 'projects.new',
    name: 'Add a project',
    group: 'Projects',
    icon: FolderPlus,
    keys: 'n',
    words: 'new create plan trip wedding renovation client',
    on: PROJECTS_PATH,
    needs: PROJECTS.write,
    to: NEW_PATH,
  },
  {
    id: 'projects.portfolio',
    name: 'Compare all projects',
    group: 'Projects',
    icon: LayoutDashboard,
    words: 'portfolio dashboard margin hours budget',
    on: PROJECTS_PATH,
    needs: PROJECTS.read,
    to: PORTFOLIO_PATH,
  },
] as const satisfies readonly Action[];
