/** Rows that one request of the long list brings. */
export const ROWS_AT_ONCE = 100;
/** Rows that it holds at most: what browsers can draw as one page ends at some millions of pixels. */
export const MOST_IN_LIST = 100_000;

type Row = { readonly id: string };
type Part<Of extends Row> = { readonly page: number; readonly rows: readonly Of[] };

/** The rows of a long list that are loaded, by their places from 0. */
export type Listed<Of extends Row> = {
  readonly at: ReadonlyMap<number, Of>;
  readonly placeOf: ReadonlyMap<string, number>;
};

/** @param parts pages of `ROWS_AT_ONCE` rows, from 0. A row that two of them have, since it moved, is shown once. */
export function listed<Of extends Row>(parts: readonly Part<Of>[]): Listed<Of> {
  const at = new Map<number, Of>();
  const placeOf = new Map<string, number>();
  for (const { page, rows } of parts.toSorted((a, b) => a.page - b.page))
    for (const [place, row] of rows.entries()) {
      if (placeOf.has(row.id)) continue;
      at.set(page * ROWS_AT_ONCE + place, row);
      placeOf.set(row.id, page * ROWS_AT_ONCE + place);
    }
  return { at, placeOf };
}

type Span = { readonly first: number; readonly last: number };

/** The pages to load while these places are in view: theirs, those just before and behind, and those of rows that stay. */
export function pagesNear({ first, last }: Span, stays: readonly number[], count: number): number[] {
  if (count <= 0) return [];
  const near = ROWS_AT_ONCE / 2;
  const clamp = (place: number) => Math.min(Math.max(place, 0), count - 1);
  const pageOf = (place: number) => Math.floor(clamp(place) / ROWS_AT_ONCE);
  const from = pageOf(first - near);
  const pages = Array.from({ length: pageOf(last + near) - from + 1 }, (_, step) => from + step);
  return [...new Set([...pages, ...stays.map(pageOf)])].toSorted((a, b) => a - b);
}

/**
 * The place that a key leads to; null for keys that lead nowhere.
 * @param at where the keys stand; null before the first of them, which then begins with what is in view
 */
export function placeAfter(pressed: string, at: number | null, view: Span, count: number): number | null {
  const leap = Math.max(view.last - view.first, 1);
  const from = at ?? view.first;
  const next = () => {
    switch (pressed) {
      case 'ArrowDown':
      case 'j':
        return at === null ? from : from + 1;
      case 'ArrowUp':
      case 'k':
        return at === null ? from : from - 1;
      case 'PageDown':
      case ']':
        return from + leap;
      case 'PageUp':
      case '[':
        return from - leap;
      case 'Home':
        return 0;
      case 'End':
        return count - 1;
      default:
        return null;
    }
  };
  const place = next();
  return place === null || count === 0 ? null : Math.min(Math.max(place, 0), count - 1);
}

type Answer = { readonly count: number; readonly isLeast: boolean; readonly asOf: number };

/** How many rows the list has, as the newest answer says; a search that stopped counting has at least what any found. */
export function rowsIn(answers: readonly Answer[], known: number | null): number {
  const newest = answers.toSorted((a, b) => b.asOf - a.asOf)[0];
  if (newest === undefined) return Math.min(known ?? 0, MOST_IN_LIST);
  const least = Math.max(...answers.map(({ count }) => count));
  return Math.min(newest.isLeast ? Math.max(known ?? 0, least) : newest.count, MOST_IN_LIST);
}

/** Which answers were given before rows came or went, so that their rows stand at other places by now. */
export function outdated<Of extends Answer>(answers: readonly Of[]): Of[] {
  const exact = answers.filter(({ isLeast }) => !isLeast);
  const newest = exact.toSorted((a, b) => b.asOf - a.asOf)[0];
  return exact.filter(({ count, asOf }) => newest !== undefined && count !== newest.count && asOf < newest.asOf);
}
