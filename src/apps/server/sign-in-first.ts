import { BRAND } from '#kernel/brand.ts';
import { PASSWORD_WORDS } from '#modules/access/identity/sign-in-advice.ts';

// What stands on the page of signing in until its scripts are there, in the places where they put it then: on a slow phone
// one reads where one is a second and more before there is anything to type into.

const FIELD = '<div class="control mb-4 w-full border border-edge/70 bg-surface"></div>';

const FIRST =
  '<div class="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] noscript:hidden">' +
  '<div class="bg-[#0c402b] max-lg:hidden"></div><div class="flex min-w-0 flex-col">' +
  `<p class="wordmark flex h-14 items-center pl-15 text-ink lg:invisible">${BRAND.name}</p>` +
  '<main class="mx-auto flex w-full max-w-md flex-1 flex-col px-5 pt-[6dvh] pb-16 lg:pt-[14dvh]">' +
  '<h1 class="text-2xl">Sign in</h1>' +
  '<p class="mt-1.5 mb-7 text-sm text-soft">New here? <a href="/auth/signup" class="font-medium text-accent-ink underline">Create an account</a></p>' +
  `<p class="mb-6 text-sm text-soft">${PASSWORD_WORDS}<br>The form is on its way.</p>` +
  `<div aria-hidden="true">${FIELD}${FIELD}<div class="min-h-12 rounded-control bg-accent"></div></div></main></div></div>`;

const LATER = /<script type="module"|<link rel="modulepreload"/g;
const ROOT = '<div id="root"></div>';
const CLOSED = '<meta name="robots" content="noindex" />';
const ABOUT = `<meta name="description" content="Sign in to ${BRAND.name}: your accounts, transactions and plans, as you left them.">`;

/**
 * The built page with what is to be read first, before the scripts, which let the style sheet go before them. Search engines
 * may list it, unlike all others of the product.
 */
export function signInFirst(page: string): string {
  return page
    .replace(ROOT, () => ROOT.replace('><', `>${FIRST}<`))
    .replace(CLOSED, () => ABOUT)
    .replaceAll(LATER, '$& fetchpriority="low"');
}
