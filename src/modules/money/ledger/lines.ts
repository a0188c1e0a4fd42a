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

/** What the last line comes to where the whole has another amount; null where nothing would be left of it. */
export function lastLineOf(wholeMinor: bigint, lines: readonly { readonly minor: bigint }[]): bigint | null {
  const others = lines.slice(0, -1).reduce((sum, { minor }) => sum + minor, 0n);
  return wholeMinor === others ? null : wholeMinor - others;
}
