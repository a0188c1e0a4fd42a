import { ORPCError } from '@orpc/server';

/**
 * Refuses input with text that the database cannot keep, in the form of input that a schema refuses: no schema has to
 * remember it.
 */
export function rejectUnstorableText(input: unknown): void {
  const path = unstorableTextIn(input);
  if (path === null) return;
  const issues = [{ path, message: 'This text contains a character that we cannot save. Type it again.' }];
  throw new ORPCError('BAD_REQUEST', { message: 'Input validation failed', data: { issues } });
}

/**
 * Where a text stands that the database cannot keep as it is: one with a zero character, or with half of a surrogate
 * pair. Null where there is none. Reads what comes from outside before anything else does, so it neither recurses nor
 * trusts a shape.
 */
export function unstorableTextIn(input: unknown): readonly (string | number)[] | null {
  const waiting: Place[] = [{ value: input, key: null, above: null }];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const { value } = place;
    if (typeof value === 'string' ? !isKeepable(value) : value instanceof File && !isKeepable(value.name))
      return pathTo(place);
    if (Array.isArray(value))
      for (const [key, item] of value.entries()) waiting.push({ value: item, key, above: place });
    else if (isPlain(value)) {
      for (const [key, item] of Object.entries(value)) {
        if (!isKeepable(key)) return pathTo(place);
        waiting.push({ value: item, key, above: place });
      }
    }
  }
  return null;
}

type Place = { readonly value: unknown; readonly key: string | number | null; readonly above: Place | null };

const isKeepable = (text: string) => !text.includes('\0') && text.isWellFormed();

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function pathTo(last: Place): (string | number)[] {
  const path: (string | number)[] = [];
  for (let place: Place | null = last; place !== null; place = place.above)
    if (place.key !== null) path.unshift(place.key);
  return path;
}
