type Dated = {
  /** Days since 1970. */
  readonly at: number;
};

/** Rows in the order of their days, and those that lie so many days around one. */
export class ByDay<Row extends Dated> {
  private readonly rows: readonly Row[];
  private readonly gap: number;
  constructor(gap: number, rows: readonly Row[]) {
    this.gap = gap;
    this.rows = rows.toSorted((a, b) => a.at - b.at);
  }
  around(at: number): readonly Row[] {
    return this.rows.slice(this.placeOf(at - this.gap), this.placeOf(at + this.gap + 1));
  }
  countAround(at: number): number {
    return this.placeOf(at + this.gap + 1) - this.placeOf(at - this.gap);
  }
  onlyAround(at: number): Row | null {
    return this.countAround(at) === 1 ? (this.rows[this.placeOf(at - this.gap)] ?? null) : null;
  }
  /** The first that is on the day or later. */
  private placeOf(at: number): number {
    return firstWhere(this.rows, (row) => row.at >= at);
  }
}

/** The first place from which on the test holds; the length where it never does. */
export function firstWhere<Row>(rows: readonly Row[], holds: (row: Row) => boolean): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row !== undefined && holds(row)) high = middle;
    else low = middle + 1;
  }
  return low;
}
