/** One sheet of a workbook, or one page of tables: rows of cells as text, the first row being row 1 of the sheet. */
export type Sheet = { readonly name: string; readonly rows: readonly (readonly string[])[] };

/** Why a workbook is not read. `locked`: it is encrypted. `other`: it is of a program or a kind that is not read. */
export type WorkbookFault = 'locked' | 'other' | 'too-large' | 'broken';
export type Workbook = { readonly sheets: readonly Sheet[] } | { readonly fault: WorkbookFault };

/** What a workbook may hold: more is no statement, and takes more memory than one file is given. */
export const MOST = {
  /** Bytes of all parts that are read, unpacked. */
  bytes: 48_000_000,
  parts: 2000,
  sheets: 60,
  /** Of one sheet: beyond, rows and columns are empty ones with a format. */
  rows: 40_000,
  columns: 200,
  /** Of all sheets. */
  cells: 1_500_000,
  characters: 48_000_000,
  /** Characters of one cell. */
  cell: 8000,
} as const;
