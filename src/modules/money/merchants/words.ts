/** What the page of learned categories says. */
export const WORDS = {
  note: 'New imports use these categories.',
  columns: {
    merchant: 'Merchant',
    category: 'Category',
    kind: 'Direction',
    since: 'Learned on',
    uses: 'Times used',
    remove: 'Delete',
  },
  in: 'Money in',
  out: 'Money out',
  always: 'Always used',
  removeOne: (name: string) => `Delete the category learned for ${name}`,
  categoryOf: (name: string) => `Category of ${name}`,
  choose: 'Choose a category',
  changed: (name: string, category: string) => `${name} is now always ${category}`,
  removed: (name: string) => `The category of ${name} was deleted`,
  none: 'No learned categories yet',
  noneHint: 'Categorise a transaction, and its merchant appears here.',
  toTransactions: 'Categorise transactions',
} as const;
