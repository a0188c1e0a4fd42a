import type { Manifest } from '#kernel/manifest.ts';
import { exchangeRatesModule } from './access.ts';
import { contract } from './contract.ts';
import { RATE_WEBHOOKS } from './webhooks.ts';

export const manifest = {
  module: exchangeRatesModule,
  contract: { exchangeRates: contract },
  webhooks: RATE_WEBHOOKS,
  samples: [
    {
      procedure: 'exchangeRates.create',
      input: { day: '2026-11-20', from: 'USD', to: 'ZAR', rate: '18.15' },
    },
  ],
} as const satisfies Manifest;
