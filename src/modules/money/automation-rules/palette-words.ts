// What the palette and the list of keys say of rules.

export const ACTIONS_WORDS = { add: 'Add rule', run: 'Run rules on past transactions' } as const;
