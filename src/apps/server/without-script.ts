import { BRAND } from '#kernel/brand.ts';
import { CHOSEN, MARK } from '#kernel/form-marks.ts';
import type { Way } from '#modules/access/two-factor/model.ts';

// What the pages of signing in show where no script runs. With marks, which each answer fills.

const NOSCRIPT = /<noscript>.*?<\/noscript>/s;
const INPUT =
  'control w-full min-w-0 border border-edge/70 bg-surface px-3 text-base text-ink aria-invalid:border-danger';
const BUTTON =
  'inline-flex items-center justify-center min-h-12 rounded-control bg-accent px-6 text-base font-medium text-on-accent hover:bg-accent-strong';
const LINK = 'text-accent-ink underline underline-offset-4';
const FROM = `<input type="hidden" name="from" value="${MARK.word('from')}">`;
const NOTICE = `<p role="alert" class="rounded-card border border-danger/50 bg-danger-tint px-4 py-3 text-sm text-danger-ink empty:hidden">${MARK.notice('ways')}</p>`;

/** A built page of the product with other words for who runs no script. */
export function withoutScript(page: string, words: string): string {
  return page.replace(NOSCRIPT, () => `<noscript>${words}</noscript>`);
}

const around = (title: string, inside: string) =>
  `<main class="mx-auto flex w-full max-w-md flex-col gap-5 px-5 py-12"><a href="/" class="wordmark text-lg text-ink no-underline">${BRAND.name}</a><h1 class="text-2xl font-semibold tracking-tight">${title}</h1>${inside}</main>`;

const field = (name: string, label: string, attributes: string) =>
  `<div class="flex flex-col gap-1.5"><label for="ways-${name}" class="text-sm font-medium">${label}</label>` +
  `<input id="ways-${name}" name="${name}" ${attributes} required aria-describedby="ways-${name}-error" aria-invalid="${MARK.wrong('ways', name)}" class="${INPUT}">` +
  `<p id="ways-${name}-error" class="text-sm text-danger-ink empty:hidden">${MARK.error('ways', name)}</p></div>`;

/** Signing in by password, where no script runs. */
export const SIGN_IN = around(
  'Sign in',
  `<p class="text-sm text-soft">JavaScript is off in this browser. You can sign in, but the app needs JavaScript.</p>${NOTICE}` +
    `<form method="post" action="/auth/signin" class="flex flex-col gap-4">${FROM}${field(
      'email',
      'E-mail',
      `type="email" autocomplete="username" maxlength="254" value="${MARK.value('ways', 'email')}"`,
    )}${field('password', 'Password', 'type="password" autocomplete="current-password" maxlength="128"')}` +
    `<button class="${BUTTON}">Sign in</button></form>` +
    `<p class="text-sm text-soft">New accounts, password resets, passkeys and sign-in with other services need JavaScript. <a class="${LINK}" href="/contact">Contact us if you cannot turn on JavaScript.</a></p>`,
);

/** Ways to show a second time who one is that need no script, in the words of a choice. */
const BY_CODE: readonly (readonly [Way, string])[] = [
  ['totp', 'A code from your authenticator app'],
  ['email', 'A code from our e-mail'],
  ['backup-code', 'A backup code'],
];

const SIGN_OUT = `<form method="post" action="/auth/signout"><button class="${LINK}">Sign out</button></form>`;

/** The second step. `ways`: those that are open. */
export function secondStep(ways: readonly Way[]): string {
  const open = BY_CODE.filter(([way]) => ways.includes(way));
  if (open.length === 0)
    return around(
      'One more step',
      `${NOTICE}<p class="text-soft">Two-step verification with your method needs JavaScript. Turn it on and reload the page.</p>${SIGN_OUT}`,
    );
  const choices = open.map(
    ([way, label], place) =>
      `<label class="flex min-h-10 items-center gap-2.5 text-base"><input type="radio" name="by" value="${way}" required class="size-5 accent-accent" ${place === 0 && open.length === 1 ? 'checked' : `${CHOSEN.checked}="${MARK.chosen('ways', 'by', way)}"`}>${label}</label>`,
  );
  const emailForm = ways.includes('email')
    ? `<form method="post" action="/auth/second-step"><input type="hidden" name="send" value="yes">${FROM}<button class="${LINK}">Send a code to ${MARK.word('sends-to')}</button></form>`
    : '';
  return around(
    'One more step',
    `<p class="text-soft">You are on a new device. Confirm it’s you.</p>${NOTICE}` +
      `<p role="status" class="rounded-card bg-accent-tint px-4 py-3 text-sm text-accent-ink empty:hidden">${MARK.word('sent')}</p>` +
      `<form method="post" action="/auth/second-step" class="flex flex-col gap-4">${FROM}<fieldset><legend class="text-sm font-medium">Confirm with</legend>${choices.join('')}</fieldset>` +
      `${field('code', 'Code', 'autocomplete="one-time-code" autocapitalize="none" maxlength="40"')}<button class="${BUTTON}">Confirm</button></form>${emailForm}${SIGN_OUT}`,
  );
}

/** Where a factor has to be set up before anything opens. */
export const SET_UP = around(
  'Two-step verification',
  `<p class="text-soft">You must turn on two-step verification, which needs JavaScript. Nothing was changed. Turn on JavaScript for this site and reload the page.</p>${SIGN_OUT}`,
);

/** Where nothing is owed. */
export const NOTHING_OWED = around(
  'Nothing left to confirm',
  `<p class="text-soft"><a class="${LINK}" href="/auth/signin">Sign in</a> <a class="${LINK}" href="/app/dashboard">Open the app</a></p>`,
);
