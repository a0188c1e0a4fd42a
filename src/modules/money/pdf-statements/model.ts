/** A run of text on a page, in points; `y` is its baseline, from the top of the page, `h` the height of its letters. */
export type Run = {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly h: number;
};
/** A page as its runs of text. */
export type Page = { readonly height: number; readonly runs: readonly Run[] };

/** Text that stands together on a line, with where it begins and ends. */
export type Cell = { readonly text: string; readonly x: number; readonly right: number };
export type Line = {
  readonly page: number;
  readonly y: number;
  readonly h: number;
  /** How far words may stand apart that belong together. */
  readonly space: number;
  readonly cells: readonly Cell[];
};

/** Lines under the days that are headings above them: each with its day before it, and where that column stands. */
export type UnderDays = { readonly lines: readonly Line[]; readonly column: Cell };

/** Why a PDF is not opened. `locked`: it needs a password; `wrong-password`: it needs another one. */
export type PdfFault = 'locked' | 'wrong-password' | 'no-text' | 'too-many-pages' | 'too-large' | 'broken';
export type PdfText = { readonly pages: readonly Page[] } | { readonly fault: PdfFault };

export const MOST_PAGES = 300;
/** Runs of text of a whole file. */
export const MOST_RUNS = 120_000;
