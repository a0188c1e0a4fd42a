import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Market } from '#kernel/markets.ts';
import { isSensitive } from '#kernel/sensitive-routes.ts';
import { type BuiltFile, packed, pageWith } from './files.server.ts';
import { NONCE_MARK } from './nonce.ts';
import { noteNotFound } from './not-found-notice.server.ts';

/** Pages of the product itself: the application, signing in, and where one lands after it. */
const OF_THE_PRODUCT = /^\/((app|auth)(\/|$)|welcome$|(individual|business|financial-planner)-welcome$)/;

/** Pages that are for people who are signed in. */
export const isOfTheApp = (path: string) => path.startsWith('/app/');

type Files = ReadonlyMap<string, BuiltFile>;

/** The three builds: the product, the public site, the administrators' portal. */
export type Builds = { readonly web: Files; readonly site: Files; readonly admin: Files };

/** What a page says to the people of a country, beside the page itself; reached by its address alone. */
const OF_A_COUNTRY = /\/country-[a-z]+\.html$/;

/**
 * Another address. Where the same page stands at it, it is asked for with the query that came; of an address that is none,
 * the page that is shown instead names it (decision 079).
 */
export type Onward = { readonly to: string; readonly isSamePage?: true; readonly isUnknown?: true };

type OnMainHost = { readonly adminUrl: string; readonly market: Market };

/** A slash at the end of a name. What else ends in one is no page of ours, `//` among it, which names another host. */
const ENDS_IN_SLASH = /[^/]\/$/;

/** Where a path leads on the main host for people of a market: a file, or another path. */
export function mainPage(builds: Builds, path: string, where: OnMainHost): BuiltFile | Onward | null {
  if (!ENDS_IN_SLASH.test(path)) return pageAt(builds, path, where);
  const bare = path.slice(0, -1);
  const found = pageAt(builds, bare, where);
  return found === null || 'to' in found ? found : { to: bare, isSamePage: true };
}

function pageAt({ web, site }: Builds, path: string, { adminUrl, market }: OnMainHost): BuiltFile | Onward | null {
  if (OF_A_COUNTRY.test(path)) return { to: '/' };
  if (path === '/demo') return { to: '/demo/debts', isSamePage: true };
  const file =
    site.get(`${path}/country-${market.id}.html`) ??
    site.get(path) ??
    site.get(path === '/' ? '/index.html' : `${path}/index.html`) ??
    web.get(path);
  if (file !== undefined && path !== '/index.html') return file;
  if (OF_THE_PRODUCT.test(path)) return web.get('/index.html') ?? null;
  if (path === '/admin') return { to: adminUrl };
  if (path === '/security') return { to: '/app/security', isSamePage: true };
  if (isSensitive(path)) return { to: `/app${path}`, isSamePage: true };
  // A file that a page of an older build asks for is missing, not moved.
  if (path.startsWith('/assets/')) return null;
  return { to: '/', isUnknown: true };
}

/**
 * Where a path leads on the administrators' port. Under a name that is not that of their host the page says so (§2):
 * which names are, only the server knows.
 */
export function adminPage(
  { admin }: Builds,
  path: string,
  { isOwnHost }: { isOwnHost: boolean },
): BuiltFile | Onward | null {
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

/** The policy of a page with this nonce, on the host that it is shown on. */
export type PolicyOfPage = (nonce: string) => string;

/** How a page differs from what was built. */
export type Dressing = {
  readonly status?: number;
  /** Shown this once, and to nobody from a cache. */
  readonly isOnce?: boolean;
  /** What this answer makes of the page; the nonce is there already. */
  readonly dress?: (page: string, nonce: string) => string;
};

/** Sends what a path leads to. */
export async function sendPage(
  context: Context,
  found: BuiltFile | Onward | null,
  policyOf: PolicyOfPage,
  { status = 200, isOnce = false, dress = (page) => page }: Dressing = {},
): Promise<Response> {
  if (found === null) return context.text('Not found', 404);
  if ('to' in found) {
    if (found.isUnknown === true) noteNotFound(context);
    return context.redirect(found.isSamePage === true ? found.to + new URL(context.req.url).search : found.to, 302);
  }
  context.header('vary', isPage(found) ? 'accept-encoding, accept-language' : 'accept-encoding');
  context.header('content-type', found.type);
  const accepts = context.req.header('accept-encoding') ?? '';
  if (isPage(found)) {
    const nonce = randomBytes(16).toString('base64');
    const { body, encoding } = await packed(bytesOf(dress(withNonce(found, nonce), nonce)), accepts);
    if (encoding !== null) context.header('content-encoding', encoding);
    context.header('content-security-policy', policyOf(nonce));
    // What was sent with a form stays between the two of us.
    const isAnswer = status !== 200 || isOnce;
    // Never a mark to compare by: told that nothing changed, a browser would put a new nonce to an old page.
    context.header('cache-control', isAnswer || isSensitive(context.req.path) ? 'no-store' : 'private, no-cache');
    return context.body(body, status as ContentfulStatusCode);
  }
  context.header('etag', found.etag);
  context.header('cache-control', found.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (context.req.header('if-none-match') === found.etag) return context.body(null, 304);
  const { body, encoding } = await found.bytes(accepts);
  if (encoding !== null) context.header('content-encoding', encoding);
  return context.body(body, 200);
}

function isPage({ type }: BuiltFile): boolean {
  return type.startsWith('text/html');
}

function withNonce({ plain }: BuiltFile, nonce: string): string {
  return Buffer.from(plain).toString('utf8').replaceAll(NONCE_MARK, nonce);
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text));
}
