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

const STEPS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** `1.4 MB`, in steps of 1,000, as disks are sold. @param write how the person's figures are written */
export function sizeInWords(bytes: number, write: (value: number) => string): string {
  const step = bytes < 1 ? 0 : Math.min(STEPS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  return `${write(value < 10 && step > 0 ? Math.round(value * 10) / 10 : Math.round(value))} ${STEPS[step]}`;
}
