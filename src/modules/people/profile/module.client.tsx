import { CircleUser } from 'lucide-react';
import type { Screen } from '#ui/screen.client.ts';

export const screens: readonly Screen[] = [
  {
    path: '/app/settings',
    title: 'Profile',
    module: 'settings',
    load: () => import('./page.tsx').then((page) => page.ProfilePage),
    menu: { group: 'System', icon: CircleUser, words: 'name picture avatar company account type settings username' },
  },
];
