import type { Manifest } from '#kernel/manifest.ts';
import { transactionsModule } from '#modules/money/ledger/access.ts';
import { contract } from './contract.ts';
import { TRANSACTION_WEBHOOKS } from './webhooks.ts';

export const manifest = {
  module: transactionsModule,
  contract: { transactions: contract },
  webhooks: TRANSACTION_WEBHOOKS,
  offline: [
    'transactions/page.tsx',
    'transactions/new-transaction.tsx',
    'transactions/transaction-sheet.tsx',
    'transactions/bulk-actions.tsx',
    'transactions/elsewhere.tsx',
    'transactions/filing-dialog.tsx',
    'transactions/outbox-list.tsx',
    'transactions/mend-dialog.tsx',
    'search-language/parts.tsx',
    'tags/completions.parts.tsx',
    'saved-views/parts.tsx',
    'transfers/section.parts.tsx',
  ],
} as const satisfies Manifest;
