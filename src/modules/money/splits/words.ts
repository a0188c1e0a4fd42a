import { plural } from '#kernel/plural.ts';

/** `split-dialog.tsx`, `split-editor.tsx` */
export const EDITOR_WORDS = {
  title: 'Split transaction',
  save: 'Save split',
  cancel: 'Cancel',
  loading: 'Loading the split',
  addLine: 'Add split line',
  equally: 'Split equally',
  useRest: 'Use remaining amount',
  assigned: 'The whole amount is assigned',
  short: (amount: string) => `${amount} is not assigned to a line yet`,
  over: (amount: string) => `The lines are ${amount} more than the transaction`,
  zero: (line: number) => `Line ${line} has no amount yet`,
  unread: (line: number) => `Line ${line}: enter an amount, or a percentage with up to 2 decimals`,
  lines: 'A split has 2 to 50 lines',
  done: (lines: number) => `Split into ${plural(lines, 'line')}`,
  remove: 'Remove split',
  removed: 'The split was removed',
} as const;

/** `line-fields.tsx` */
export const LINE_WORDS = {
  line: (line: number) => `Line ${line}`,
  category: (line: number) => `Category of line ${line}`,
  none: 'No category',
  choose: 'Choose a category',
  description: (line: number) => `Description of line ${line}`,
  note: (line: number) => `Note of line ${line}`,
  notePlaceholder: 'Note',
  amount: (line: number) => `Amount of line ${line}`,
  percent: (line: number) => `Percentage for line ${line}`,
  way: (line: number) => `How line ${line} gets its amount`,
  ways: { amount: 'Amount', percent: 'Per cent', rest: 'The rest' },
  remove: (line: number) => `Remove line ${line}`,
} as const;

/** `template-menu.tsx`, `template-dialog.tsx` */
export const TEMPLATE_WORDS = {
  templates: 'Split templates',
  none: 'No split templates yet',
  save: 'Save split template',
  saveAs: 'Save as template',
  name: 'Name',
  delete: (name: string) => `Delete “${name}”`,
  saved: (name: string) => `Saved “${name}”`,
  deleted: (name: string) => `Deleted “${name}”`,
  inPercentNote: 'The template stores percentages, so it fits any amount.',
} as const;

/** `split-mark.tsx` */
export const MARK_WORDS = {
  part: 'Part of a split',
  partOf: (amount: string) => `Part of a split of ${amount}`,
  open: (name: string) => `Open the split of ${name}`,
} as const;
