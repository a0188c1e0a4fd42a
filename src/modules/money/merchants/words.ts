/** What the page of learned categories says. */
export const WORDS = {
  link: 'Learned',
  note: 'New imports use these categories.',
  columns: {
    merchant: 'Merchant',
    category: 'Category',
    kind: 'For',
    since: 'Since',
    uses: 'Times used',
    remove: 'Delete',
  },
  in: 'Money in',
  out: 'Money out',
  always: 'Always',
  removeOne: (name: string) => `Delete the category learned for ${name}`,
  categoryOf: (name: string) => `Category of ${name}`,
  choose: 'Choose a category',
  changed: (name: string, category: string) => `${name} is now always ${category}`,
  removed: (name: string) => `The category of ${name} was deleted`,
  none: 'Nothing learned yet',
  noneHint: 'Categorise a transaction, and its merchant appears here.',
  toTransactions: 'Categorise transactions',
} as const;
