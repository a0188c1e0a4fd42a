import type { Storage } from './model.ts';

type Kind = Storage['kinds'][number]['kind'];

export const KIND_WORDS: Readonly<Record<Kind, { readonly label: string; readonly hint: string }>> = {
  transactions: { label: 'Transactions', hint: 'Every row, deleted ones too for 30 days' },
  accounts: { label: 'Accounts', hint: 'Account numbers sealed' },
  categories: { label: 'Categories', hint: 'Yours and those you began with' },
  imports: { label: 'Imports', hint: 'What became of each row of a statement' },
  files: { label: 'Statement files', hint: 'As you brought them' },
  memory: { label: 'What corrections taught', hint: 'Which merchant belongs in which category' },
  calls: { label: 'Webhook calls', hint: 'For 30 days' },
};
