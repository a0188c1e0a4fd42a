/** How a transfer came about: a person linked it by hand, accepted a suggestion, a rule did, or it was one in the program that it was imported from. Apart from the schemas, for tables. */
export const HOW_LINKED = ['person', 'suggestion', 'rule', 'import'] as const;
