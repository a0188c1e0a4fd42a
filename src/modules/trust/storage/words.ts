import type { Storage } from './model.ts';

type Kind = Storage['kinds'][number]['kind'];

export const KIND_WORDS: Readonly<Record<Kind, { readonly label: string; readonly hint: string }>> = {
  transactions: { label: 'Transactions', hint: 'Deleted ones stay for 30 days' },
  accounts: { label: 'Accounts', hint: 'Account numbers are encrypted' },
  categories: { label: 'Categories', hint: 'Yours and the standard ones' },
  imports: { label: 'Imports', hint: 'What was imported from each statement' },
  files: { label: 'Statement files', hint: 'As you imported them' },
  memory: { label: 'Learned categories', hint: 'Which category each merchant has' },
  calls: { label: 'Webhook calls', hint: 'For 30 days' },
};
