/** Everything that the page of rules says. */
import { plural } from '#kernel/plural.ts';

/** `parts.tsx` */
export const PARTS_WORDS = { makeRule: 'Make a rule' } as const;

/** `page.tsx` */
export const PAGE_WORDS = {
  rulesHeading: 'Rules',
  on: (rules: number) => `${plural(rules, 'rule')} turned on`,
  appliedNote: 'Rules run on every new statement.',
  add: 'New rule',
  run: 'Run on past transactions',
  more: 'More actions',
  exportFile: 'Export rules',
  importFile: 'Import rules',
  exported: 'ilifa-rules.json',
  emptyTitle: 'No rules yet',
  empty: 'A rule finds transactions by a search and categorises, splits, links, renames or skips them.',
  howItWorks: 'How rules work',
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
  isOn: 'Active',
  actions: 'Actions',
  never: 'Never',
  changed: (transactions: number) => `${plural(transactions, 'transaction')} changed`,
  use: (name: string) => `Use the rule ${name}`,
  more: (name: string) => `More actions for ${name}`,
  edit: 'Edit',
  runThis: 'Run on past transactions',
  transactions: 'Show transactions',
  up: 'Move up',
  down: 'Move down',
  delete: 'Delete',
  stages: { early: 'Runs before other rules', normal: 'Runs with other rules', late: 'Runs after other rules' },
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
  template: (name: string) => `Split with template “${name}”`,
  goneTemplate: 'Deleted split template',
  lines: (lines: number) => `Split into ${plural(lines, 'line')}`,
  transfer: (account: string) => `Transfer to or from ${account}`,
  goneAccount: 'Transfer to or from a deleted account',
  reviewed: 'Mark as reviewed',
  skipped: 'Skip at import',
} as const;

/** `rule-changes.client.ts` */
export const CHANGE_WORDS = {
  deleted: (name: string) => `${name} was deleted`,
  switched: (name: string, isOn: boolean) =>
    isOn ? `The rule ${name} was turned on` : `The rule ${name} was turned off`,
  moved: (name: string) => `The rule ${name} was moved`,
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
  queryNote: 'Search as on the Transactions page, such as engen amount>500.',
  filing: 'Action',
  filings: { category: 'Set a category', split: 'Split into lines', transfer: 'Make it a transfer' },
  splitBy: 'How to split',
  ownLines: 'Split lines of this rule',
  lines: 'Split lines',
  currency: 'Currency of amounts',
  account: 'Transfer to or from',
  chooseAccount: 'Choose an account',
  accountNote: 'If this account has statements, we link the transfer’s other transaction. If not, we add it.',
  categorise: 'Category',
  leaveCategory: 'Keep current category',
  description: 'New description',
  note: 'Note to add',
  reviewed: 'Mark as reviewed',
  skipped: 'Skip at import',
  stage: 'When the rule runs',
  stages: { early: 'Before other rules', normal: 'With other rules', late: 'After other rules' },
  stageNote: 'A rule that runs later wins, even over a more specific rule.',
  looking: 'Looking for matching transactions…',
  nothing: 'The search matches no transactions yet.',
  typeFirst: 'Matching transactions appear here while you type.',
  found: (transactions: number) => `Matches ${plural(transactions, 'transaction')}`,
  foundAtLeast: (transactions: number) => `Matches ${plural(transactions, 'transaction')} or more`,
  sample: 'Newest matches',
  addedDescription: 'Run the rule on past transactions to change them too.',
} as const;

/** `line-editor.tsx` */
export const LINE_WORDS = {
  add: 'Add split line',
  line: (line: number) => `Line ${line}`,
  category: (line: number) => `Category of line ${line}`,
  none: 'No category',
  way: (line: number) => `Type of amount for line ${line}`,
  ways: { percent: 'Per cent', amount: 'Amount', rest: 'The rest' },
  percent: (line: number) => `Percentage for line ${line}`,
  amount: (line: number) => `Amount of line ${line}`,
  restNote: 'The rest of the amount',
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
  'too-small': 'amount too small to split',
  'other-currency': 'in another currency',
  'same-account': 'transfer would be within one account',
  locked: 'reconciled',
} as const;

/** `run-dialog.tsx` */
export const RUN_WORDS = {
  title: 'Run on past transactions',
  titleOne: (name: string) => `Run ${name} on past transactions`,
  nothingChangesNote: 'Nothing changes until you confirm.',
  from: 'Transactions from',
  to: 'Transactions until',
  noDate: 'Enter a date',
  persons: 'Also change transactions that I categorised myself',
  cancel: 'Cancel',
  apply: (transactions: number) =>
    transactions === 0 ? 'Change transactions' : `Change ${plural(transactions, 'transaction')}`,
  nothing: 'Nothing would change.',
  protected: (categories: number) => `${plural(categories, 'category', 'categories')} you chose will not change.`,
  changes: 'Changes',
  what: 'What changes',
  rule: 'Rule',
  count: 'Transactions',
  sample: 'Newest transactions that would change',
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
    'other-added': 'Transfer with a matching transaction added',
    waiting: 'Transfer waiting for its matching transaction',
  },
  left: (transactions: number, because: string) => `${plural(transactions, 'transaction')} not changed: ${because}.`,
  splitInto: (lines: string) => `Split: ${lines}`,
  transferWith: (what: string, account: string) => `${what}, ${account}`,
  uncategorised: 'Uncategorised',
  descriptionTo: (text: string) => `Description “${text}”`,
  noteTo: (text: string) => `Note “${text}”`,
  done: (transactions: number) => `${plural(transactions, 'transaction')} changed by rules`,
  allLeft: (transactions: number) => `${plural(transactions, 'transaction')} not changed.`,
} as const;

/** `run-log.tsx` */
export const LOG_WORDS = {
  runs: 'Log of rule runs',
  when: 'When',
  how: 'Started by',
  result: 'Result',
  actions: 'Actions',
  byImport: (who: string) => `Import by ${who}`,
  someone: 'a former member',
  skipped: (transactions: number) => `${plural(transactions, 'transaction')} skipped`,
  leftAlone: (transactions: number, because: string) =>
    `${plural(transactions, 'transaction')} not changed (${because})`,
  changed: (transactions: number) => `${plural(transactions, 'transaction')} changed`,
  undone: 'Undone',
  undo: 'Undo',
  undoOne: (when: string) => `Undo the run of ${when}`,
  reverted: (transactions: number) => `${plural(transactions, 'transaction')} changed back`,
  left: (transactions: number) => `${plural(transactions, 'transaction')} not undone because of later changes.`,
  openImport: 'Open import',
} as const;

/** `report-section.tsx` */
export const REPORT_WORDS = {
  title: 'Rules to check',
  toCheckNote: 'Rules that contradict each other or never do anything.',
  conflict: (transactions: number) =>
    `{rule} and {otherRule} contradict each other for ${plural(transactions, 'transaction')}`,
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
  suggestionsNote: 'You made the same change several times.',
  proposal: (times: number) => `You categorised this merchant as {category} ${plural(times, 'time')}.`,
  renamed: (times: number, description: string) =>
    `You renamed this merchant to “${description}” ${plural(times, 'time')}.`,
  make: 'Make a rule',
  makeOne: (name: string) => `Make a rule for ${name}`,
  dismiss: 'Dismiss',
  dismissOne: (name: string) => `Dismiss ${name}`,
} as const;

/** `import-dialog.tsx` */
export const IMPORT_WORDS = {
  title: 'Import rules',
  drop: 'Drop a rules file here',
  dropNote: 'Choose a .json file that you saved with Export rules.',
  label: 'Rules file',
  invalid: 'This is not a rules file. Nothing was imported. Choose a file that you saved with Export rules.',
  unknown: 'The file uses names that this workspace does not have. Choose what to use instead of each.',
  none: 'No category',
  noAccount: 'No account',
  noTemplate: 'No template',
  cancel: 'Cancel',
  import: 'Import rules',
  imported: (rules: number, skipped: number) =>
    skipped === 0
      ? `${plural(rules, 'rule')} imported`
      : `${plural(rules, 'rule')} imported, ${skipped} already in this workspace`,
  allThere: 'You already have all rules in this file',
} as const;
