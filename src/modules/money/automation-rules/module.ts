import type { Manifest } from '#kernel/manifest.ts';
import { automationRulesModule } from './access.ts';
import { contract } from './contract.ts';
import { RULE_WEBHOOKS } from './webhooks.ts';

export const manifest = {
  module: automationRulesModule,
  contract: { automationRules: contract },
  webhooks: RULE_WEBHOOKS,
  samples: [
    {
      procedure: 'automationRules.create',
      input: {
        name: 'Small bank fees',
        query: 'bank:fee amount<700 direction:out',
        actions: { note: 'Small bank fee' },
      },
    },
  ],
} as const satisfies Manifest;
