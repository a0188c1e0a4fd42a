/** What one statement may hold; a person sees the sentence. */
export const LIMITS = {
  bytes: 20_000_000,
  rows: 10_000,
  /** Of another program's books, which cannot always be exported in parts: years of every account. */
  programRows: 30_000,
  /** Lines of a delimited text: a statement of that many rows never has more, notes and breaks included. */
  lines: 40_000,
  lineLength: 65_536,
  columns: 200,
  nesting: 64,
  tags: 1_500_000,
} as const;
