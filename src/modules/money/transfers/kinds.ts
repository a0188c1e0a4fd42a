/** How a transfer came about: a person linked it by hand, accepted a suggestion, a rule did, it was one in the program that it was imported from, or it was certain after an import. Apart from the schemas, for tables. */
export const HOW_LINKED = ['person', 'suggestion', 'rule', 'import', 'certain'] as const;
