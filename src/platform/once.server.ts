type Remembers = { readonly once: Map<string, Promise<unknown>> };

/** Finds something once for all the calls of a request. */
export function once<T>(request: Remembers, what: string, find: () => Promise<T>): Promise<T> {
  const known = request.once.get(what);
  if (known !== undefined) return known as Promise<T>;
  const found = find();
  request.once.set(what, found);
  return found;
}
