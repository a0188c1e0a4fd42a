import type { ColumnRole } from './model.ts';

/**
 * The roles of columns, and which of its days a column has: that of the books, that on which a person paid, or those on
 * which something began and ended, which may be a payment and may be a stay. A kind may tell which way money went, and
 * mostly does not.
 */
export type Meaning = ColumnRole | 'day-booked' | 'day-made' | 'day-begun' | 'day-ended' | 'kind';

/** Whole headings of one language, parted by bars: each has the same few columns under words of its own. */
export type Words = Partial<Record<Meaning, string>>;
