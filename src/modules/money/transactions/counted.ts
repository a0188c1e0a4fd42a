/** A number with its noun. */
export const counted = (count: number, one: string, write: (count: number) => string = String) =>
  `${write(count)} ${count === 1 ? one : `${one}s`}`;
