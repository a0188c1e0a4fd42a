import { PORTAL_PAGES as PORTAL } from '#apps/admin/pages.ts';
import { OUTCOMES } from '#apps/site/outcomes.tsx';
import { PAGES } from '#apps/site/pages.tsx';
import { AUTH_SCREENS } from '#apps/web/auth-screens.tsx';
import { comingModules } from '#apps/planned.ts';
import { MODULES_THERE, SCREENS } from '#apps/web/screens.tsx';
import type { UserType } from '#kernel/caller.ts';
import type { Screen } from '#ui/screen.client.ts';

// The pages of the product, read off what serves them: journeys, the crawler and the contact sheet all go by these.
// Node itself refuses .tsx; a script that Node runs asks `readPages`.

/** Every page of the public site, those that forms and e-mails lead to among them. */
export const PUBLIC_PAGES = [...PAGES, ...OUTCOMES].map(({ path }) => path);

/** Public pages drawn as another one is, with facts of another bank: for what depends on how a page is drawn, one stands for all. */
export const DRAWN_ALIKE: readonly string[] = PUBLIC_PAGES.filter((path) => path.startsWith('/banks/')).slice(1);

/** Pages that are there in development and staging only. */
export const FOR_TRYING_OUT: readonly string[] = ['/oauth-test'];

/** Where one signs in and up. */
export const AUTH_PAGES = AUTH_SCREENS.map(({ path }) => path);

/** Pages that only somebody on their way in sees; from them everybody else is led on. */
export const AUTH_ON_THE_WAY: readonly string[] = ['/auth/callback', '/auth/second-step'];

/** The books' pages for an account type, `/app/menu` among them; without those that show one thing by its id. */
export function appPages(userType: UserType): string[] {
  return [...screensFor(userType).map(({ path }) => path), '/app/menu'].filter((path) => !path.includes(':'));
}

/** Those of them that the menus show. */
export function menuPages(userType: UserType): string[] {
  return screensFor(userType).flatMap(({ path, menu }) => (menu === null ? [] : [path]));
}

function screensFor(userType: UserType): readonly Screen[] {
  return SCREENS.filter(({ needs }) => needs?.types?.includes(userType) !== false);
}

/** The books' pages that show one thing, such as `/app/imports/:id`. */
export const ONE_THING_PAGES = SCREENS.map(({ path }) => path).filter((path) => path.includes(':'));

/** Addresses without a page: of a module that is not there yet, and of nothing. */
export const NO_PAGES = [
  ...comingModules(MODULES_THERE)
    .slice(0, 1)
    .map(({ name }) => `/app/${name}`),
  '/app/no-such-page',
];

/** The administrators' portal, as a superuser sees it. */
export const PORTAL_PAGES: string[] = PORTAL.map(({ to }) => to);

/** Pages that no link of another leads to: e-mails, forms and other services do. */
export const WITHOUT_LINKS: readonly string[] = [
  ...OUTCOMES.map(({ path }) => path),
  ...AUTH_ON_THE_WAY,
  // Where §2 sends who is signed out; links say what they lead to.
  '/auth',
  '/auth/verify',
  '/auth/reset-password',
  '/auth/confirm-email',
  '/subscription-success',
  '/subscription-canceled',
  ...FOR_TRYING_OUT,
  '/app/invitation',
  // A press on a message, which marks it as read.
  '/app/notifications/:id',
];
