/** How the tables of a plan look, for who writes them as markup and for who fills them in a browser. */
export const TABLE = {
  row: 'border-b border-line',
  head: 'py-2 text-left font-normal',
  cell: 'figures py-2 pl-1.5 text-right whitespace-nowrap sm:pl-3',
  words: 'py-2 pl-2 text-right sm:pl-3',
  note: 'block text-xs text-accent-ink',
} as const;

/** An amount of more letters than these does not fit beside others on a phone in one line. */
const LONG = 16;

/** The look of a cell with an amount. */
export function cellOf(text: string): string {
  return text.length > LONG ? `${TABLE.cell} max-sm:wrap-anywhere max-sm:whitespace-normal` : TABLE.cell;
}

/** Months that are shown at once; the rest comes when it is asked for. */
export const FIRST_MONTHS = 12;
