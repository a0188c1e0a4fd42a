type Param = string | number | boolean | null | undefined | readonly string[];

/**
 * A path with its query: `linkTo('/app/transactions', { category: id, from, to })`. What is empty is left
 * out; a list is joined by commas, as `useUrlState` reads it; `true` is written `1`.
 */
export function linkTo(path: string, params: Readonly<Record<string, Param>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    const text = paramText(value);
    if (text !== null) query.set(name, text);
  }
  const written = query.toString();
  return written === '' ? path : `${path}?${written}`;
}

/** How a value stands in the query string; null where it has no place there. */
export function paramText(value: Param): string | null {
  if (value === null || value === undefined || value === '' || value === false) return null;
  if (value === true) return '1';
  if (typeof value === 'object') return value.length === 0 ? null : value.join(',');
  return String(value);
}
