/** Whether a text is what `IdSchema` takes; apart from it, so that a page that reads an address loads no schemas. */
export function isId(text: string): boolean {
  return /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(text) || EDGES.has(text);
}

/** RFC 9562: all bits off, and all on. */
const EDGES: ReadonlySet<string> = new Set([
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
]);
