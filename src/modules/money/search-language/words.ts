export const WORDS = { completions: 'Search suggestions' } as const;
