// What the palette and the list of keys say of imports.

export const ACTIONS_WORDS = { choose: 'Choose statement files', import: 'Import all ready files' } as const;
