/** How the tables of a plan look, for who writes them as markup and for who fills them in a browser. */
export const TABLE = {
  row: 'border-b border-line',
  head: 'min-w-16 py-2 text-left font-normal wrap-anywhere',
  cell: 'figures py-2 pl-2 text-right whitespace-nowrap sm:pl-3',
  words: 'py-2 pl-2 text-right whitespace-nowrap sm:pl-3',
  note: 'block text-xs text-accent-ink',
} as const;

/** Months that are shown at once; the rest comes when it is asked for. */
export const FIRST_MONTHS = 12;
