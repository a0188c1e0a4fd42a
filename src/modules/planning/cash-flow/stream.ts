/**
 * What moved day by day in one category of an account and in one direction. Values are what estimates are made of, and no amounts:
 * floating point of minor units, above zero for what comes in.
 */
export type Stream = {
  readonly key: string;
  readonly accountId: string;
  /** Null: several small ones together. */
  readonly categoryId: string | null;
  readonly isTransfer: boolean;
  /** From the first day of the day table on. */
  readonly values: Float64Array;
  /** The place of the first day that is known, and the one after the last. */
  readonly since: number;
  readonly until: number;
};

/** Sums over the days of a stream, so that none is added up twice. */
export type Sums = {
  /** Of all days before a place. */
  readonly before: Float64Array;
  /** Of the day at a place and the same weekday of all weeks before. */
  readonly weekly: Float64Array;
};

/** What is known of a stream at an origin: the days from `since` up to the one before it. */
export type Known = Sums & { readonly values: Float64Array; readonly since: number; readonly origin: number };

export function sumsOf({ values, since, until }: Pick<Stream, 'values' | 'since' | 'until'>): Sums {
  const before = new Float64Array(values.length + 1);
  const weekly = new Float64Array(values.length);
  for (let at = since; at < until; at += 1) {
    const value = values[at] ?? 0;
    before[at + 1] = (before[at] ?? 0) + value;
    weekly[at] = value + (at - 7 >= since ? (weekly[at - 7] ?? 0) : 0);
  }
  return { before, weekly };
}
