import { Wand2 } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { AUTOMATION_RULES, automationRulesModule } from './access.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/rules',
      title: 'Rules',
      module: automationRulesModule,
      needs: { permissions: [AUTOMATION_RULES.read] },
      load: () => import('./page.tsx').then((page) => page.RulesPage),
      menu: { group: 'Finance', icon: Wand2 },
    },
  ],
  actions: () => import('./actions.client.ts').then((file) => file.RULE_ACTIONS),
};
