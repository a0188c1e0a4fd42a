export const WORDS = { completions: 'Completions' } as const;
