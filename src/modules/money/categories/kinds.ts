/** Apart from the schemas, so that a page that offers categories loads none. */
export const CATEGORY_KINDS = ['income', 'expense', 'transfer'] as const;
