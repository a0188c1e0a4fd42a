import type { Context } from 'hono';
import { isForeign, refused } from './rpc.server.ts';

/** What a form of a page may carry, in bytes: text, and little of it. */
export const MOST_BYTES_OF_FORM = 32 * 1024;

/** The fields of a form that one of our own pages has sent; else the refusal. */
export async function fieldsOf(context: Context): Promise<URLSearchParams | Response> {
  const { req } = context;
  if (isForeign(req.raw)) return refused(403, 'FORBIDDEN', 'This form came from another website. Nothing was sent.');
  if (!/^application\/x-www-form-urlencoded\b/i.test(req.header('content-type') ?? ''))
    return refused(
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      'We could not read this form, so nothing was sent. Open the page again and send it from there.',
    );
  return new URLSearchParams(await req.text());
}

/** What was typed into a field: lines end as everywhere else, and not as forms send them. */
export function typed(fields: URLSearchParams, name: string): string {
  return (fields.get(name) ?? '').replaceAll('\r\n', '\n');
}

/** What was typed into these fields. */
export function valuesOf(fields: URLSearchParams, names: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(names.map((name) => [name, fields.getAll(name)]));
}
