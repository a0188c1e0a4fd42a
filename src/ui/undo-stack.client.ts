/** A write that was said to be done, with Undo beside it. */
export type Undoing = {
  readonly takeBack: () => Promise<unknown>;
  /** Does it once more; left out where nothing does. */
  readonly again?: () => Promise<() => Promise<unknown>>;
  /** The history of transactions has it: keys undo and redo it there. */
  readonly isRecorded: boolean;
};

let done: readonly Undoing[] = [];
let undone: readonly Undoing[] = [];

/** Notes a write: the next key undoes it, and nothing from before it is redone. */
export function noteWrite(write: Undoing): void {
  done = [...done, write];
  undone = [];
}

/** Notes what a key did once more, or undid, beside what else there is to undo and to redo. */
export function noteAgain(way: 'undo' | 'redo', write: Undoing): void {
  if (way === 'undo') undone = [...undone, write];
  else done = [...done, write];
}

/** Forgets a write that was undone by its own button. */
export function forgetWrite(write: Undoing): void {
  done = done.filter((one) => one !== write);
}

/** Takes what a key undoes, or redoes, next; undefined where this visit wrote nothing of the kind. */
export function takeNext(way: 'undo' | 'redo'): Undoing | undefined {
  const next = (way === 'undo' ? done : undone).at(-1);
  if (way === 'undo') done = done.slice(0, -1);
  else undone = undone.slice(0, -1);
  return next;
}
