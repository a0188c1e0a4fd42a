import type { Manifest } from '#kernel/manifest.ts';
import { automationRulesModule } from './access.ts';
import { contract } from './contract.ts';

export const manifest = {
  module: automationRulesModule,
  contract: { automationRules: contract },
  samples: [
    {
      procedure: 'automationRules.create',
      input: {
        name: 'Small bank fees',
        query: 'bank:fee amount<100 direction:out',
        actions: { note: 'Small bank fee' },
      },
    },
  ],
} as const satisfies Manifest;
