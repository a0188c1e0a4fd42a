/** What the menu and the dialog of saved views say. */
export const WORDS = {
  saveView: 'Save view',
  renameView: 'Rename view',
  name: 'Name',
  rename: (name: string) => `Rename “${name}”`,
  delete: (name: string) => `Delete “${name}”`,
  saved: (name: string) => `Saved “${name}”`,
  renamed: (name: string) => `Renamed to “${name}”`,
  deleted: (name: string) => `Deleted “${name}”`,
  none: 'No saved views yet',
  makeRule: 'Make a rule from this search',
} as const;
