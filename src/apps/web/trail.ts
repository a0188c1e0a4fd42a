import { HOME } from '#browser/return-path.ts';

export type Step = { readonly path: string; readonly title: string };

/**
 * The way from the dashboard to a page, by the pages that its address lies below; without the page itself. Empty on the
 * dashboard, and where the address is no page.
 */
export function trailTo(pathname: string, screens: readonly Step[]): Step[] {
  if (pathname === HOME || !pathname.startsWith('/app/')) return [];
  const above = screens.filter(({ path }) => pathname.startsWith(`${path}/`) && !path.includes(':'));
  return [
    { path: HOME, title: 'Dashboard' },
    ...above
      .toSorted((one, other) => one.path.length - other.path.length)
      // The pages of settings lie below one of them, which is named so; what lies deeper has its own name.
      .map(({ path, title }) => ({ path, title: path === '/app/settings' ? 'Settings' : title })),
  ];
}
