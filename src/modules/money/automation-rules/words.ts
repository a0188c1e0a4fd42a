/** Everything that the page of rules says. */
import { plural } from '#kernel/plural.ts';

/** `parts.tsx` */
export const PARTS_WORDS = { makeRule: 'Make a rule' } as const;

/** `page.tsx` */
export const PAGE_WORDS = {
  rulesHeading: 'Rules',
  noneYet: 'You have no rules yet.',
  on: (count: number) => `${plural(count, 'rule')} on`,
  appliedNote: 'New statements go through them.',
  add: 'New rule',
  run: 'Run over history',
  file: 'File',
  exportFile: 'Export rules',
  importFile: 'Import rules',
  exported: 'ilifa-rules.json',
  emptyTitle: 'No rules yet',
  empty: 'A rule finds transactions by a search and categorises, renames or skips them.',
  howItWorks: 'How it works',
} as const;

/** `rule-table.tsx` */
export const TABLE_WORDS = {
  rules: 'Your rules',
  orderNote: 'Of two rules, the one with the more exact search wins.',
  rule: 'Rule',
  does: 'What it does',
  matches: 'Matches',
  lastRun: 'Last run',
  isOn: 'On',
  actions: 'Actions',
  never: 'Never',
  changed: (count: number) => `${plural(count, 'transaction')} changed`,
  use: (name: string) => `Use ${name}`,
  more: (name: string) => `More for ${name}`,
  edit: 'Edit',
  runThis: 'Run over history',
  transactions: 'Show transactions',
  up: 'Move up',
  down: 'Move down',
  delete: 'Delete',
  stages: { early: 'Early', normal: 'Normal', late: 'Late' },
  atLeast: (count: string) => `${count} or more`,
} as const;

/** `action-words.ts` */
export const ACTION_WORDS = {
  category: (name: string) => `Category ${name}`,
  goneCategory: 'Category that is gone',
  description: (text: string) => `Description “${text}”`,
  note: (text: string) => `Note “${text}”`,
  tags: (count: number) => plural(count, 'tag'),
  reviewed: 'Mark as reviewed',
  skipped: 'Skip at import',
} as const;

/** `rule-changes.client.ts` */
export const CHANGE_WORDS = {
  deleted: (name: string) => `${name} was deleted`,
  switched: (name: string, isOn: boolean) => `${name} is ${isOn ? 'on' : 'off'}`,
  moved: (name: string) => `${name} was moved`,
  dismissed: (name: string) => `${name} will not be suggested again`,
} as const;

/** `rule-dialog.tsx` */
export const DIALOG_WORDS = {
  tags: 'Add tags',
  add: 'New rule',
  edit: (name: string) => `Edit ${name}`,
  saveNew: 'Add rule',
  save: 'Save rule',
  added: (name: string) => `${name} was added`,
  saved: (name: string) => `${name} was saved`,
  name: 'Name',
  query: 'Find transactions',
  queryNote: 'Search as in Transactions: engen amount>500',
  categorise: 'Category',
  leaveCategory: 'Leave as it is',
  description: 'New description',
  note: 'Note to add',
  reviewed: 'Mark as reviewed',
  skipped: 'Skip at import',
  stage: 'When it runs',
  stages: { early: 'Before other rules', normal: 'With other rules', late: 'After other rules' },
  stageNote: 'A later rule overrides an earlier one.',
  looking: 'Looking for matches…',
  nothing: 'Matches no transactions yet.',
  typeFirst: 'Matches appear here while you type.',
  found: (count: number) => `Matches ${plural(count, 'transaction')}`,
  foundAtLeast: (count: number) => `Matches ${plural(count, 'transaction')} or more`,
  sample: 'Newest matches',
  addedDescription: 'Run it over history to change transactions you already have.',
} as const;

/** `run-dialog.tsx` */
export const RUN_WORDS = {
  title: 'Run over history',
  titleOne: (name: string) => `Run ${name} over history`,
  nothingChangesNote: 'Nothing changes until you apply it.',
  from: 'From',
  to: 'To',
  noDate: 'Enter a date',
  persons: 'Also those I categorised',
  cancel: 'Cancel',
  apply: (count: number) => `Change ${plural(count, 'transaction')}`,
  nothing: 'Nothing would change.',
  protected: (count: number) => `${plural(count, 'category', 'categories')} you chose will stay.`,
  changes: 'Changes',
  what: 'Change',
  rule: 'Rule',
  count: 'Transactions',
  sample: 'Newest transactions that change',
  date: 'Date',
  transaction: 'Transaction',
  amount: 'Amount',
  categoryChange: (from: string, to: string) => `${from} → ${to}`,
  kinds: { category: 'Category', description: 'Description', note: 'Note', tags: 'Tags', reviewed: 'Reviewed' },
  uncategorised: 'Uncategorised',
  descriptionTo: (text: string) => `Description “${text}”`,
  noteTo: (text: string) => `Note “${text}”`,
  done: (count: number) => `${plural(count, 'transaction')} changed by rules`,
} as const;

/** `run-log.tsx` */
export const LOG_WORDS = {
  runs: 'Run log',
  when: 'When',
  how: 'How',
  result: 'Result',
  actions: 'Actions',
  byHand: (who: string) => `By ${who}`,
  byImport: (who: string) => `Import by ${who}`,
  someone: 'a former member',
  changedAndSkipped: (changed: number, skipped: number) => `${changed} changed, ${skipped} skipped`,
  changed: (changed: number) => `${changed} changed`,
  undone: 'Undone',
  undo: 'Undo',
  undoOne: (when: string) => `Undo the run of ${when}`,
  reverted: (count: number) => `${plural(count, 'transaction')} put back`,
  left: (count: number) => `${plural(count, 'transaction')} changed since then and stayed.`,
  openImport: 'Open import',
} as const;

/** `report-section.tsx` */
export const REPORT_WORDS = {
  title: 'To check',
  toCheckNote: 'Rules that contradict each other or never do anything.',
  conflict: (count: number) => `{one} and {other} want different categories for ${plural(count, 'transaction')}`,
  because: {
    'no-match': '{rule} matches no transaction',
    overruled: '{rule} is always overruled by other rules',
    broken: '{rule} names a category or account that is gone',
  },
  edit: 'Edit',
  editOne: (name: string) => `Edit ${name}`,
} as const;

/** `proposals.tsx` */
export const PROPOSAL_WORDS = {
  suggestions: 'Suggestions',
  suggestionsNote: 'From categories you have chosen again and again.',
  proposal: (count: number) => `You categorised this as {category} ${plural(count, 'time')}.`,
  make: 'Make a rule',
  makeOne: (name: string) => `Make a rule for ${name}`,
  dismiss: 'Dismiss',
  dismissOne: (name: string) => `Dismiss ${name}`,
} as const;

/** `import-dialog.tsx` */
export const IMPORT_WORDS = {
  title: 'Import rules',
  drop: 'Drop a file of rules here',
  dropNote: 'A .json file from Export rules',
  label: 'File of rules',
  invalid: 'This is not a file of rules. Nothing was imported. Choose a file from Export rules.',
  unknown: 'Choose a category for each name that this workspace does not have.',
  none: 'No category',
  cancel: 'Cancel',
  import: 'Import rules',
  imported: (count: number) => `${plural(count, 'rule')} imported`,
} as const;
