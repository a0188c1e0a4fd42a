import { MOST } from './model.ts';

/** More than a sheet may hold was put into it. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** What the sheets of one workbook may hold together: cells that share a text are written out with it. */
export class Room {
  #cells = 0;
  #characters = 0;

  /** @throws TooLarge */
  take(characters: number): void {
    this.#cells += 1;
    this.#characters += characters;
    if (this.#cells > MOST.cells || this.#characters > MOST.characters) throw new TooLarge();
  }
}

/** Cells put at their places, as rows without what is empty at their ends. */
export class Grid {
  readonly #rows: string[][] = [];
  readonly #room: Room;

  constructor(room: Room) {
    this.#room = room;
  }

  /** Places beyond what a sheet may hold are left out where nothing is in them. @throws TooLarge */
  put(row: number, column: number, text: string): void {
    const clean = text
      .replace(/[\p{Cc}\u00a0\u2028\u2029]+/gu, ' ')
      .trim()
      .slice(0, MOST.cell);
    if (clean === '') return;
    this.#room.take(clean.length);
    if (row >= MOST.rows || column >= MOST.columns) throw new TooLarge();
    while (this.#rows.length <= row) this.#rows.push([]);
    const cells = this.#rows[row] ?? [];
    while (cells.length <= column) cells.push('');
    cells[column] = clean;
  }

  get rows(): readonly (readonly string[])[] {
    return this.#rows;
  }
}
