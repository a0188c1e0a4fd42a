/** Everything that the page of rules says. */
import { plural } from '#kernel/plural.ts';

/** `parts.tsx` */
export const PARTS_WORDS = { makeRule: 'Make a rule' } as const;

/** `page.tsx` */
export const PAGE_WORDS = {
  rulesHeading: 'Rules',
  on: (count: number) => `${plural(count, 'rule')} on`,
  appliedNote: 'Rules run on every new statement.',
  add: 'New rule',
  run: 'Run on past transactions',
  more: 'More actions',
  exportFile: 'Export rules',
  importFile: 'Import rules',
  exported: 'ilifa-rules.json',
  emptyTitle: 'No rules yet',
  empty: 'A rule finds transactions by a search and categorises, splits, links, renames or skips them.',
  howItWorks: 'How it works',
} as const;

/** Rows of an empty list, made up. */
export const SAMPLE = [
  { name: 'Fuel stops', note: 'Category Fuel' },
  { name: 'Monthly stock-up', note: 'Category Groceries, tag Home' },
  { name: 'Rent', note: 'Category Rent or bond' },
];

/** `rule-table.tsx` */
export const TABLE_WORDS = {
  rules: 'Your rules',
  orderNote: 'If two rules match, the more specific one wins.',
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
  runThis: 'Run on past transactions',
  transactions: 'Show transactions',
  up: 'Move up',
  down: 'Move down',
  delete: 'Delete',
  stages: { early: 'Early', normal: 'Normal', late: 'Late' },
  atLeast: (count: string) => `${count} or more`,
} as const;

/** `plain-search.ts` */
export const SEARCH_WORDS = {
  text: (field: string, text: string) => `${field} has “${text}”`,
  fields: {
    text: 'any text',
    description: 'description',
    reference: 'reference',
    bank: 'bank text',
    note: 'note',
  },
  named: (field: string, name: string) => `${field} “${name}”`,
  compared: {
    '>': (amount: string) => `over\u00a0${amount}`,
    '>=': (amount: string) => `at least\u00a0${amount}`,
    '<': (amount: string) => `under\u00a0${amount}`,
    '<=': (amount: string) => `at most\u00a0${amount}`,
    '=': (amount: string) => `exactly\u00a0${amount}`,
  },
  between: (from: string, to: string) => `from ${from} to ${to}`,
  ways: { in: 'money in', out: 'money out' },
} as const;

/** `action-words.ts` */
export const ACTION_WORDS = {
  category: (name: string) => `Category ${name}`,
  goneCategory: 'Deleted category',
  description: (text: string) => `Description “${text}”`,
  note: (text: string) => `Note “${text}”`,
  tags: (count: number) => plural(count, 'tag'),
  template: (name: string) => `Split by “${name}”`,
  goneTemplate: 'Deleted split template',
  lines: (count: number) => `Split into ${plural(count, 'line')}`,
  transfer: (account: string) => `Transfer, ${account}`,
  goneAccount: 'Deleted account',
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
  filing: 'Action',
  filings: { category: 'Set a category', split: 'Split into lines', transfer: 'Make it a transfer' },
  splitBy: 'Split by',
  ownLines: 'Lines of this rule',
  lines: 'Lines',
  currency: 'Currency of amounts',
  account: 'To or from',
  chooseAccount: 'Choose an account',
  accountNote: 'Without statements for this account, we add the other side. Otherwise, we link it once imported.',
  categorise: 'Category',
  leaveCategory: 'Leave as it is',
  description: 'New description',
  note: 'Note to add',
  reviewed: 'Mark as reviewed',
  skipped: 'Skip at import',
  stage: 'When it runs',
  stages: { early: 'Before other rules', normal: 'With other rules', late: 'After other rules' },
  stageNote: 'Later rules override earlier ones, even more specific ones.',
  looking: 'Looking for matches…',
  nothing: 'Matches no transactions yet.',
  typeFirst: 'Matches appear here while you type.',
  found: (count: number) => `Matches ${plural(count, 'transaction')}`,
  foundAtLeast: (count: number) => `Matches ${plural(count, 'transaction')} or more`,
  sample: 'Newest matches',
  addedDescription: 'Run the rule on past transactions to change them too.',
} as const;

/** `line-editor.tsx` */
export const LINE_WORDS = {
  add: 'Add line',
  line: (line: number) => `Line ${line}`,
  category: (line: number) => `Category of line ${line}`,
  none: 'No category',
  way: (line: number) => `How line ${line} is split`,
  ways: { percent: 'Per cent', amount: 'Amount', rest: 'The rest' },
  percent: (line: number) => `Per cent of line ${line}`,
  amount: (line: number) => `Amount of line ${line}`,
  restNote: 'What is left',
  description: (line: number) => `Description of line ${line}`,
  descriptionPlaceholder: 'Description',
  note: (line: number) => `Note of line ${line}`,
  notePlaceholder: 'Note',
  tags: (line: number) => `Tags of line ${line}`,
  remove: (line: number) => `Remove line ${line}`,
} as const;

/** Why rules that split or link leave transactions alone. */
export const LEFT_WORDS = {
  'already-split': 'already split',
  transfer: 'part of a transfer',
  'too-small': 'too small for the lines',
  'other-currency': 'in another currency',
  'same-account': 'in the transfer account',
  locked: 'reconciled',
} as const;

/** `run-dialog.tsx` */
export const RUN_WORDS = {
  title: 'Run on past transactions',
  titleOne: (name: string) => `Run ${name} on past transactions`,
  nothingChangesNote: 'Nothing changes until you apply it.',
  from: 'From',
  to: 'To',
  noDate: 'Enter a date',
  persons: 'Also transactions that I categorised myself',
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
  kinds: {
    category: 'Category',
    description: 'Description',
    note: 'Note',
    tags: 'Tags',
    reviewed: 'Reviewed',
    split: 'Split',
    linked: 'Transfer linked',
    'other-added': 'Transfer with its other side added',
    waiting: 'Transfer waiting for its other side',
  },
  left: (count: number, because: string) => `${plural(count, 'transaction')} left alone: ${because}.`,
  splitInto: (lines: string) => `Split: ${lines}`,
  transferWith: (what: string, account: string) => `${what}, ${account}`,
  uncategorised: 'Uncategorised',
  descriptionTo: (text: string) => `Description “${text}”`,
  noteTo: (text: string) => `Note “${text}”`,
  done: (count: number) => `${plural(count, 'transaction')} changed by rules`,
  allLeft: (count: number) => `${plural(count, 'transaction')} left alone.`,
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
  skipped: (skipped: number) => `${skipped} skipped`,
  leftAlone: (count: number, because: string) => `${count} left alone (${because})`,
  changed: (changed: number) => `${changed} changed`,
  undone: 'Undone',
  undo: 'Undo',
  undoOne: (when: string) => `Undo the run of ${when}`,
  reverted: (count: number) => `${plural(count, 'transaction')} changed back`,
  left: (count: number) => `${plural(count, 'transaction')} not undone because of later changes.`,
  openImport: 'Open import',
} as const;

/** `report-section.tsx` */
export const REPORT_WORDS = {
  title: 'To check',
  toCheckNote: 'Rules that contradict each other or never do anything.',
  conflict: (count: number) => `{one} and {other} contradict each other for ${plural(count, 'transaction')}`,
  because: {
    'no-match': '{rule} matches no transaction',
    overruled: '{rule} is always overruled by other rules',
    broken: '{rule} uses a category, template or account that was deleted',
  },
  edit: 'Edit',
  editOne: (name: string) => `Edit ${name}`,
} as const;

/** `proposals.tsx` */
export const PROPOSAL_WORDS = {
  suggestions: 'Suggestions',
  suggestionsNote: 'From changes you made several times.',
  proposal: (count: number) => `You categorised this as {category} ${plural(count, 'time')}.`,
  renamed: (count: number, description: string) => `You renamed this to “${description}” ${plural(count, 'time')}.`,
  make: 'Make a rule',
  makeOne: (name: string) => `Make a rule for ${name}`,
  dismiss: 'Dismiss',
  dismissOne: (name: string) => `Dismiss ${name}`,
} as const;

/** `import-dialog.tsx` */
export const IMPORT_WORDS = {
  title: 'Import rules',
  drop: 'Drop a rules file here',
  dropNote: 'A .json file from Export rules',
  label: 'Rules file',
  invalid: 'This is not a rules file. Nothing was imported. Choose a file from Export rules.',
  unknown: 'Choose what to use for each name that this workspace does not have.',
  none: 'No category',
  noAccount: 'No account',
  noTemplate: 'No template',
  cancel: 'Cancel',
  import: 'Import rules',
  imported: (count: number, skipped: number) =>
    `${plural(count, 'rule')} imported${skipped === 0 ? '' : `, ${skipped} already there`}`,
  allThere: 'You already have all rules in this file',
} as const;
