// What the palette says of transfers.

export const ACTIONS_WORDS = { review: 'Review transfers between your accounts' } as const;
