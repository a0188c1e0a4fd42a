import type { Context } from 'hono';
import { isSensitive } from '#kernel/sensitive-routes.ts';
import { type BuiltFile, pageWith } from './files.server.ts';

/** Pages of the product itself: the application, signing in, and where one lands after it. */
const OF_THE_PRODUCT = /^\/((app|auth)(\/|$)|welcome$|[a-z-]+-welcome$)/;

type Files = ReadonlyMap<string, BuiltFile>;

/** The three builds: the product, the public site, the administrators' portal. */
export type Builds = { readonly web: Files; readonly site: Files; readonly admin: Files };

/** Where a path leads on the main host: a file, or another path. */
export function mainPage({ web, site }: Builds, path: string, adminUrl: string): BuiltFile | { to: string } | null {
  const file = site.get(path) ?? site.get(path === '/' ? '/index.html' : `${path}/index.html`) ?? web.get(path);
  if (file !== undefined && path !== '/index.html') return file;
  if (OF_THE_PRODUCT.test(path)) return web.get('/index.html') ?? null;
  if (path === '/admin') return { to: adminUrl };
  if (isSensitive(path)) return { to: `/app${path}` };
  // A file that a page of an older build asks for is missing, not moved.
  if (path.startsWith('/assets/')) return null;
  return { to: '/' };
}

/**
 * Where a path leads on the administrators' port. Under a name that is not that of their host the page says so (§2):
 * which names are, only the server knows.
 */
export function adminPage(
  { admin }: Builds,
  path: string,
  { isOwnHost }: { isOwnHost: boolean },
): BuiltFile | { to: string } | null {
  const file = admin.get(path);
  if (file !== undefined && path !== '/index.html') return file;
  if (/^\/(admin\/|auth(\/|$))/.test(path)) return portal(admin, isOwnHost);
  if (path.startsWith('/assets/')) return null;
  return { to: '/admin/dashboard' };
}

const elsewhere = new WeakMap<BuiltFile, BuiltFile>();

function portal(admin: Files, isOwnHost: boolean): BuiltFile | null {
  const page = admin.get('/index.html');
  if (page === undefined || isOwnHost) return page ?? null;
  const other = elsewhere.get(page) ?? pageWith(page, 'host', 'other');
  elsewhere.set(page, other);
  return other;
}

/** Sends what a path leads to. */
export async function sendPage(context: Context, found: BuiltFile | { to: string } | null): Promise<Response> {
  if (found === null) return context.text('Not found', 404);
  if ('to' in found) return context.redirect(found.to, 302);
  const { path } = context.req;
  context.header('etag', found.etag);
  context.header('vary', 'accept-encoding');
  context.header('cache-control', cachingOf(path, found));
  if (context.req.header('if-none-match') === found.etag) return context.body(null, 304);
  const { body, encoding } = await found.bytes(context.req.header('accept-encoding') ?? '');
  if (encoding !== null) context.header('content-encoding', encoding);
  context.header('content-type', found.type);
  return context.body(body, 200);
}

function cachingOf(path: string, { immutable }: BuiltFile): string {
  if (immutable) return 'public, max-age=31536000, immutable';
  return isSensitive(path) ? 'no-store' : 'no-cache';
}
