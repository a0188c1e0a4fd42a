import type { UserType } from '#kernel/caller.ts';
import { hasHint } from '#kernel/session-hint.ts';
import { runsBusiness } from '#kernel/user-menu.ts';
import { welcomePath } from '#modules/front/onboarding/rules.ts';
import { initialsOf } from '#ui/initials.ts';
import { hearWhoIsSignedIn } from '#browser/tab-news.client.ts';
import { call } from './calls.client.ts';

type Known = { readonly displayName: string; readonly email: string; readonly userType: UserType };

const page = document.documentElement.dataset;

/**
 * Finds out who is signed in, where a cookie hints that somebody is: a visitor's page asks nothing. What the header shows
 * then is said by the state of the page, in `site.css`; before the first paint `auth-first.client.ts` sets it.
 */
export function watchAuth(): void {
  void look();
  // Kept by the browser for its back button, the page has heard nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void look();
  });
  hearWhoIsSignedIn(() => void look());
}

/** What a press on "Log in" does: opens the dialog for a visitor, and leads whoever is in already to their dashboard. */
export function wayIn(): 'dialog' | 'dashboard' | 'page' {
  if (page['auth'] === 'signed-in') return 'dashboard';
  // Not known yet: the page of signing in asks, and leads on.
  return hasHint(document.cookie) ? 'page' : 'dialog';
}

async function look(): Promise<void> {
  if (!hasHint(document.cookie)) {
    show(null);
    return;
  }
  const answer = await call('identity/session');
  // What could not be asked leaves the page as it is; so does a second step that is owed.
  if (!('value' in answer)) {
    if (page['auth'] === 'loading') delete page['auth'];
    return;
  }
  const person = personIn(answer.value);
  if (person === null) forgetHint();
  show(person);
}

function personIn(value: unknown): Known | null {
  const { person } = (value ?? {}) as { person?: Partial<Known> };
  if (person === undefined || typeof person.displayName !== 'string') return null;
  return { displayName: person.displayName, email: person.email ?? '', userType: person.userType ?? 'individual' };
}

function show(person: Known | null): void {
  if (person === null) delete page['auth'];
  else page['auth'] = 'signed-in';
  page['business'] = String(person !== null && runsBusiness(person.userType));
  const home = person === null ? '/' : welcomePath(person.userType);
  for (const logo of document.querySelectorAll<HTMLAnchorElement>('[data-logo]')) logo.href = home;
  say('name', person?.displayName ?? '');
  say('email', person?.email ?? '');
  say('initials', person === null ? '' : initialsOf(person.displayName));
}

function say(what: string, text: string): void {
  for (const place of document.querySelectorAll(`[data-person="${what}"]`)) place.textContent = text;
}

/** The next page asks nothing. Over TLS the name has the prefix, which asks for the flag. */
function forgetHint(): void {
  for (const name of ['ilifa.signed-in', '__Host-ilifa.signed-in'])
    document.cookie = `${name}=; path=/; max-age=0; samesite=lax${name.startsWith('__') ? '; secure' : ''}`;
}
