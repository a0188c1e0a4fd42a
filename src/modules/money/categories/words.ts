/** `category-dialog.tsx` */
export const CATEGORY_DIALOG_WORDS = {
  addCategory: 'Add a category',
  edit: (name: string) => `Edit ${name}`,
  addCategoryLabel: 'Add category',
  save: 'Save',
  name: 'Name',
  lettersDigitsSpacesHyphensNote: 'Letters, digits, spaces, hyphens and underscores.',
  parentCategory: 'Parent category',
  itHasSubcategoriesSoNote: 'A category with subcategories cannot move under another.',
  noneTopLevel: 'None (top level)',
  kind: 'Kind',
  asIs: (categoryKindLabels: string, name: string) => `${categoryKindLabels}, as ${name} is`,
} as const;

/** `category-tree.tsx` */
export const CATEGORY_TREE_WORDS = {
  parentCategory: (name: string) => `Parent category ${name}`,
  archived: 'Archived',
  oneTransactionUnder: (count: number, name: string, written: string) =>
    count === 1 ? `1 transaction under ${name}` : `${written} transactions under ${name}`,
  addSubcategory: 'Add a subcategory',
  moreAbout: (name: string) => `More about ${name}`,
  edit: 'Edit',
  again: 'Use again',
  archive: 'Archive',
  delete: 'Delete',
} as const;

/** `page.tsx` */
export const PAGE_WORDS = {
  expenses: 'Expenses',
  income: 'Income',
  transfers: 'Transfers',
  moneyBetweenYourAccountsNote: 'Money between your accounts: not income, not spending.',
  categoriesHeading: 'Categories',
  groupYourTransactionsNote: 'Group your transactions.',
  learned: 'Learned',
  addCategory: 'Add category',
  showArchivedOne: (archived: number) =>
    archived === 1 ? 'Show 1 archived category' : `Show ${archived} archived categories`,
  noCategoriesYet: 'No categories yet',
  addCategoryToUse: 'Add a category to use it for transactions.',
} as const;

/** `remove-dialog.tsx` */
export const REMOVE_DIALOG_WORDS = {
  oneTransaction: (count: number, written: string) => (count === 1 ? 'one transaction' : `${written} transactions`),
  delete: (name: string) => `Delete ${name}`,
  cancel: 'Cancel',
  moveAndDelete: 'Move and delete',
  hasChooseNewCategory: (name: string, rows: string) =>
    `${name} has ${rows}. Choose a new category. You can undo this for 30 days.`,
  moveTo: 'Move to',
  noCategory: 'No category',
  chooseCategory: 'Choose a category',
  theyWillBeUncategorised: 'Its transactions will be uncategorised.',
  isAnotherKindSo: (name: string) => `${name} is another kind, so your income and spending totals will change.`,
  toHideItBut: 'To hide it but keep it on old transactions,',
  archiveItInstead: 'archive it instead',
} as const;
