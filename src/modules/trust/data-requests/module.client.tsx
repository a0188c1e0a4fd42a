import { FileQuestionMark } from 'lucide-react';
import type { Screen } from '#ui/screen.client.ts';

export const screens: readonly Screen[] = [
  {
    path: '/app/settings/your-data-rights',
    title: 'Your data rights',
    module: 'settings',
    load: () => import('./page.tsx').then((page) => page.DataRightsPage),
    menu: { group: 'System', icon: FileQuestionMark, words: 'access correct delete object data request gdpr popia' },
  },
];
