/** §9. */
export const PAGE_SIZE = 25;
/** §9: the currency that the screen filters by until told otherwise. */
export const DEFAULT_CURRENCY = 'ZAR';
/** Characters, by §5. */
export const LONGEST_DESCRIPTION = 500;
export const LONGEST_NOTE = 2000;
