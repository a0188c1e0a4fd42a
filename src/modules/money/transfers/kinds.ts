/** How a transfer came about: a person linked it by hand, accepted a suggestion, or a rule did. Apart from the schemas, for tables. */
export const HOW_LINKED = ['person', 'suggestion', 'rule'] as const;
