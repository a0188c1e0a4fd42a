import { plural } from '#kernel/plural.ts';

const undoNote = 'You can undo this for 30 days.';
const withBelow = (name: string, below: number) =>
  below === 0 ? name : below === 1 ? `${name} and its subcategory` : `${name} and its ${below} subcategories`;

/** `category-changes.client.ts` */
export const CHANGE_WORDS = {
  archived: (name: string) => `${name} is archived`,
  restored: (name: string) => `${name} is no longer archived`,
  deleted: (name: string) => `${name} was deleted`,
  merged: (name: string, into: string) => `${name} was merged into ${into}`,
  saved: (name: string) => `${name} was saved`,
  rename: (name: string) => `New name of ${name}`,
  renamed: (before: string, name: string) => `${before} is now ${name}`,
} as const;

/** `category-dialog.tsx` */
export const CATEGORY_DIALOG_WORDS = {
  addCategory: 'Add category',
  edit: (name: string) => `Edit ${name}`,
  save: 'Save changes',
  name: 'Name',
  lettersDigitsSpacesHyphensNote: 'Use letters, digits, spaces, hyphens and underscores.',
  parentCategory: 'Parent category',
  itHasSubcategoriesSoNote: 'A category with subcategories cannot move under another.',
  noneTopLevel: 'None (top level)',
  kind: 'Kind',
  asIs: (kind: string, parent: string) => `${kind}, the same kind as ${parent}`,
} as const;

/** `category-tree.tsx` */
export const CATEGORY_TREE_WORDS = {
  parentCategory: (name: string) => `Parent category ${name}`,
  below: (parent: string) => `Subcategory of ${parent}`,
  oneTransactionUnder: (count: number, name: string, written: string) =>
    count === 1 ? `1 transaction in the category ${name}` : `${written} transactions in the category ${name}`,
  addSubcategory: 'Add subcategory',
  moreAbout: (name: string) => `More about ${name}`,
  edit: 'Edit',
  editNamed: (name: string) => `Edit ${name}`,
  again: 'Restore',
  archive: 'Archive',
  merge: 'Merge into another category',
  delete: 'Delete',
} as const;

/** `page.tsx` */
export const PAGE_WORDS = {
  expenses: 'Expenses',
  income: 'Income',
  transfers: 'Transfers',
  moneyBetweenYourAccountsNote: 'Money moved between your accounts is neither income nor spending.',
  categoriesHeading: 'Categories',
  groupYourTransactionsNote: 'Group your transactions.',
  learned: 'Learned categories',
  addCategory: 'Add category',
  archived: 'Archived',
  archivedNote: 'Archived categories are hidden when you choose a category. Their transactions do not change.',
  views: 'Category views',
  list: 'List',
  details: 'Details',
  usage: 'Usage',
  byMonth: 'By month',
  noCategoriesYet: 'No categories yet',
  addCategoryToUse: 'Add a category to use it for transactions.',
} as const;

/** `by-month-table.tsx` */
export const BY_MONTH_WORDS = {
  titles: { expense: 'Spending by month', income: 'Income by month', transfer: 'Transfers by month' },
  kindNote: {
    expense: (currency: string) =>
      `Amounts are in ${currency}, minus refunds. A parent category includes its subcategories.`,
    income: (currency: string) => `Amounts are in ${currency}. A parent category includes its subcategories.`,
    transfer: (currency: string) => `Amounts are money moved out, in ${currency}. Transfers are not spending.`,
  },
  category: 'Category',
  total: 'Total',
  noCategory: 'No category',
  currency: 'Currency',
  nothingYet: 'No transactions in the last 12 months',
  importToSee: (currency: string) => `Import a statement in ${currency} to compare your months.`,
} as const;

/** `remove-dialog.tsx` */
export const REMOVE_DIALOG_WORDS = {
  oneTransaction: (count: number, written: string) => (count === 1 ? 'one transaction' : `${written} transactions`),
  delete: (name: string) => `Delete ${name}`,
  cancel: 'Cancel',
  moveAndDelete: 'Move and delete',
  deleteAll: (categories: number) => `Delete ${plural(categories, 'category', 'categories')}`,
  /** `rows`: such as `12 transactions`; null where there are none. */
  what: ({ name, below, rows }: { name: string; below: number; rows: string | null }) => {
    const transactions = rows ?? 'no transactions';
    const nextStep = rows === null ? undoNote : `Choose a new category for them. ${undoNote}`;
    return below === 0
      ? `${name} has ${transactions}. ${nextStep}`
      : `${withBelow(name, below)} have ${transactions}. ${nextStep}`;
  },
  moveTo: 'Move to',
  noCategory: 'No category',
  chooseCategory: 'Choose a category',
  theyWillBeUncategorised: 'The transactions of this category will be uncategorised.',
  isAnotherKindSo: (name: string) =>
    `${name} is another kind of category. Your income and spending totals will change.`,
  toHideItBut: 'You can also hide this category and keep it on old transactions.',
  archiveItInstead: 'Archive category instead',
} as const;

/** `merge-dialog.tsx` */
export const MERGE_DIALOG_WORDS = {
  merge: (name: string) => `Merge ${name}`,
  cancel: 'Cancel',
  mergeCategory: 'Merge category',
  into: 'Merge into',
  chooseCategory: 'Choose a category',
  whatMoves: (name: string, { count, below }: { count: number; below: number }, written: string) => {
    const transactions = count === 1 ? 'one transaction' : `${written} transactions`;
    return below === 0
      ? `Merging moves ${transactions} to the category you choose and deletes ${name}. You can undo this.`
      : `Merging moves ${transactions} and ${plural(below, 'subcategory', 'subcategories')} to the category you choose and deletes ${name}. You can undo this.`;
  },
  subcategoriesGo: (parent: string) => `The subcategories move under ${parent}.`,
} as const;

/** `details-fields.tsx`, `details-table.tsx` */
export const DETAIL_WORDS = {
  group: 'Need or want',
  groupNote: 'Is this spending a need, a want or a saving?',
  groups: { need: 'Need', want: 'Want', saving: 'Saving' },
  variability: 'Fixed or variable',
  variabilityNote: 'Fixed spending is the same each time, such as rent.',
  variabilities: { fixed: 'Fixed', variable: 'Variable' },
  taxLine: 'Tax line',
  taxLineNote: 'Your note for a tax return, such as “ITR12 travel”.',
  accountCode: 'Account code',
  accountCodeNote: 'The code in your accounting software, such as “4000”.',
  vatCode: 'VAT code',
  none: 'None',
} as const;

/** `details-table.tsx` */
export const DETAILS_TABLE_WORDS = {
  title: 'Details',
  pressToChangeNote: 'What each category is for. Press a value to change it.',
  category: 'Category',
  notSet: 'Not set',
  of: (detail: string, name: string) => `${detail} of the category ${name}`,
  fill: 'Fill in suggested details',
  filled: 'Suggested details were filled in',
} as const;

/** `usage-table.tsx` */
export const USAGE_WORDS = {
  title: 'Category usage',
  averagesNote: (months: number) =>
    months === 0
      ? 'Averages begin after your first full month.'
      : months === 1
        ? 'Averages are over the last full month.'
        : `Averages are over the last ${months} full months.`,
  category: 'Category',
  count: 'Transactions',
  lastUsed: 'Last used',
  never: 'Never',
  average: 'Monthly average',
  noAverage: 'None',
} as const;

/** `group-totals.tsx` */
export const GROUP_TOTALS_WORDS = {
  none: 'Your needs, wants and savings for this month appear here.',
  thisMonth: 'Needs {need} · Wants {want} · Savings {saving} this month',
  unknown: (missing: readonly string[], days: number) =>
    `The total is unknown: there is no exchange rate for ${new Intl.ListFormat('en-GB').format(missing)} from the last ${plural(days, 'day')}. The known amounts are:`,
} as const;
