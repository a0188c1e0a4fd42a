import { FileUp } from 'lucide-react';
import type { Screen } from '#ui/screen.client.ts';

export const screens: readonly Screen[] = [
  {
    path: '/app/imports',
    title: 'Imports',
    module: 'transactions',
    needs: { permissions: ['imports.read'] },
    load: () => import('./page.tsx').then((page) => page.ImportsPage),
    menu: { group: 'Core', icon: FileUp, onPhone: true, words: 'statement bank file csv ofx qif upload' },
  },
  {
    path: '/app/imports/:id',
    title: 'Import',
    module: 'transactions',
    needs: { permissions: ['imports.read'] },
    load: () => import('./import.page.tsx').then((page) => page.ImportPage),
    menu: null,
  },
];
