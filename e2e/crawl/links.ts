const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** Paths that are only there to lead on, and where they may lead. Whatever else leads elsewhere is a dead end. */
const LEADS_ON: readonly (readonly [from: RegExp, to: RegExp])[] = [
  [/^\/app$/, /^\/app\/dashboard$/],
  [/^\/demo$/, /^\/demo\/debts$/],
  [/^\/welcome$/, /^\/[a-z-]+-welcome$/],
  [/^\/(dashboard|security)$/, /^\/app\/(dashboard|security)$/],
  // Two pages of the menu that the settings list as well (§2.6).
  [/^\/app\/settings\/bank-accounts$/, /^\/app\/accounts$/],
  [/^\/app\/settings\/categories$/, /^\/app\/categories$/],
  [/^\/admin$/, /^\/admin\/dashboard$/],
  [/^\/auth(\/(signin|signup))?$/, /^\/auth(\/(signin|signup))?$/],
];
/** Where a page that asks for somebody leads a visitor (§2). */
const SIGN_IN = /^\/auth(\/signin)?$/;
/** Where signing in leads who is signed in already. */
const AFTER_SIGN_IN = /^\/(app\/dashboard|[a-z-]+-welcome)$/;

/**
 * What makes two addresses the same page: which id it is and what is asked for behind the path is not told apart; the
 * names of what is asked are, where one looks `closely`.
 */
export function pageOf(href: string, closely = true): string {
  const { origin, pathname, searchParams } = new URL(href);
  const asked = closely ? [...new Set(searchParams.keys())].toSorted().join('&') : '';
  return `${origin}${pathname.replaceAll(ID, ':id')}${asked === '' ? '' : `?${asked}`}`;
}

/** What is wrong with where a link led; null where nothing is. */
export function detourFault(asked: URL, landed: URL, isSignedIn: boolean): string | null {
  const [from, to] = [asked.pathname, landed.pathname];
  if (asked.origin === landed.origin && from === to) return null;
  if (from === '/' && to === '/admin/dashboard') return null;
  if (LEADS_ON.some(([before, after]) => before.test(from) && after.test(to))) return null;
  if (!isSignedIn && from.startsWith('/app') && SIGN_IN.test(to)) return null;
  const wanted = asked.searchParams.get('from');
  if (isSignedIn && from.startsWith('/auth') && (AFTER_SIGN_IN.test(to) || to === wanted)) return null;
  return `leads to ${landed.href}`;
}

/** Pages that each kind of person has of their own; all others, guides among them, are the same for everybody. */
export function isPersonal(href: string): boolean {
  if (new URL(href).pathname.startsWith('/app/help/')) return false;
  return /^\/((app|admin|subscription)(\/|$|-)|welcome$|[a-z-]+-welcome$)/.test(new URL(href).pathname);
}

/** The pages that nobody came to; `:id` in one stands for any id, and what is asked behind a path counts for nothing. */
export function neverSeen(pages: readonly string[], visited: readonly string[]): string[] {
  const paths = visited.map((page) => page.replace(/^admin:/, '').replace(/\?.*/, ''));
  return pages.filter((page) => {
    const pattern = new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}$`);
    return !paths.some((path) => pattern.test(path));
  });
}
