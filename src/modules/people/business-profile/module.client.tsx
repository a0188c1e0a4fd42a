import { Briefcase } from 'lucide-react';
import type { Screen } from '#ui/screen.client.ts';

export const screens: readonly Screen[] = [
  {
    path: '/app/settings/business',
    title: 'Business details',
    module: 'settings',
    needs: { permissions: ['workspace.read'] },
    load: () => import('./page.tsx').then((page) => page.BusinessPage),
    menu: { group: 'System', icon: Briefcase, words: 'company legal name registration vat tax number address year' },
  },
];
