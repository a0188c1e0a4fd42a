/** Letters to add, to take away, to change or to swap with the next, so that one word becomes the other. */
export function mistakesBetween(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)];
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of a.entries()) {
    const now = [row + 1];
    for (const [column, wanted] of b.entries()) {
      const swapped =
        row > 0 && column > 0 && letter === b[column - 1] && a[row - 1] === wanted
          ? (beforeLast[column - 1] ?? Infinity) + 1
          : Infinity;
      now.push(
        Math.min(
          (now[column] ?? Infinity) + 1,
          (last[column + 1] ?? Infinity) + 1,
          (last[column] ?? Infinity) + (letter === wanted ? 0 : 1),
          swapped,
        ),
      );
    }
    [beforeLast, last] = [last, now];
  }
  return last[b.length] ?? 0;
}
