import type { Manifest } from '#kernel/manifest.ts';
import { goalsModule } from './access.ts';
import { contract } from './contract.ts';

export const manifest = {
  module: goalsModule,
  contract: { goals: contract },
  samples: [
    {
      procedure: 'goals.create',
      input: {
        name: 'First goal',
        kind: 'save',
        target: { minor: 100_000n, currency: 'ZAR' },
        dueOn: null,
        everyMonths: null,
        today: '2026-01-31',
      },
    },
  ],
} as const satisfies Manifest;
