type Filed<Source> = { readonly categoryId: string | null; readonly categorySource: Source };

/** What a split is filed under when it ends: as its largest line, of equals the first. */
export function filedAsLargest<Source>(
  lines: readonly (Filed<Source> & { readonly minor: bigint })[],
): Filed<Source | null> {
  const size = (minor: bigint) => (minor < 0n ? -minor : minor);
  const [largest] = lines.toSorted((a, b) =>
    size(a.minor) === size(b.minor) ? 0 : size(a.minor) > size(b.minor) ? -1 : 1,
  );
  return { categoryId: largest?.categoryId ?? null, categorySource: largest?.categorySource ?? null };
}

type LinkableLine = { readonly minor: bigint; readonly transferId: string | null };

/**
 * Which line takes the difference where the whole has another amount, and what it then comes to: the last one that is no
 * side of a transfer, or else the last one. Null where nothing would be left of it.
 */
export function followingLine(
  wholeMinor: bigint,
  lines: readonly LinkableLine[],
): { readonly at: number; readonly minor: bigint } | null {
  const sum = lines.reduce((all, { minor }) => all + minor, 0n);
  const places = [lines.findLastIndex(({ transferId }) => transferId === null), lines.length - 1];
  for (const at of places) {
    const line = lines[at];
    if (line === undefined) continue;
    const minor = line.minor + wholeMinor - sum;
    if (minor !== 0n) return { at, minor };
  }
  return null;
}
