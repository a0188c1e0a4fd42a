/** Suggestions on one page. */
export const PAGE_SIZE = 25;
/** Pairs that are linked or unlinked at once. */
export const MOST_AT_ONCE = 200;
/** The newest transactions that are looked through for transfers; after an import, those of its days. */
export const MOST_ROWS = 30_000;
/** The same for a member who is limited to some accounts: whose words may be shown is asked of each. */
export const MOST_ROWS_LIMITED = 10_000;
/** Imports of one press whose transfers are asked for together. */
export const MOST_IMPORTS = 500;
