import { FolderPlus, LayoutDashboard } from 'lucide-react';
import type { Action } from '#ui/actions.client.ts';
import { PROJECTS } from './access.ts';
import { PROJECTS_PATH } from './links.ts';

/** What can be done on the page of projects. */
export const PROJECTS_ACTIONS = [
  {
    id: 'projects.new',
    name: 'Add project',
    group: 'Projects',
    icon: FolderPlus,
    keys: 'n',
    words: 'new create plan trip wedding renovation client',
    on: PROJECTS_PATH,
    needs: PROJECTS.write,
    to: `${PROJECTS_PATH}?go=new`,
  },
  {
    id: 'projects.portfolio',
    name: 'Compare projects',
    group: 'Projects',
    icon: LayoutDashboard,
    words: 'portfolio dashboard margin hours budget',
    on: PROJECTS_PATH,
    needs: PROJECTS.read,
    to: `${PROJECTS_PATH}?go=dashboard`,
  },
] as const satisfies readonly Action[];
