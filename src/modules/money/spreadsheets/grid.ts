import { MOST } from './model.ts';

/** More than a sheet may hold was put into it. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** Cells put at their places, as rows without what is empty at their ends. */
export class Grid {
  readonly #rows: string[][] = [];
  #cells = 0;

  /** Places beyond what a sheet may hold are left out where nothing is in them. @throws TooLarge */
  put(row: number, column: number, text: string): void {
    const clean = text
      .replace(/[\p{Cc}\u00a0\u2028\u2029]+/gu, ' ')
      .trim()
      .slice(0, MOST.cell);
    if (clean === '') return;
    this.#cells += 1;
    if (row >= MOST.rows || column >= MOST.columns || this.#cells > MOST.cells) throw new TooLarge();
    while (this.#rows.length <= row) this.#rows.push([]);
    const cells = this.#rows[row] ?? [];
    while (cells.length <= column) cells.push('');
    cells[column] = clean;
  }

  get rows(): readonly (readonly string[])[] {
    return this.#rows;
  }
}
