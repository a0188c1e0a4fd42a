import { ScrollText } from 'lucide-react';
import type { Screen } from '#ui/screen.client.ts';

export const screens: readonly Screen[] = [
  {
    path: '/app/settings/compliance',
    title: 'Compliance',
    module: 'settings',
    load: () => import('./page.tsx').then((page) => page.CompliancePage),
    menu: {
      group: 'System',
      icon: ScrollText,
      words: 'report score checks evidence law popia kenya nigeria data protection pdf',
    },
  },
];
