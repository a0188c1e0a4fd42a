import { sessionStore } from './stores.client.ts';

/** Of the page at this path. */
const kept = (pathname: string) => sessionStore(`link-secret:${pathname}`);

// Where a browser keeps nothing, for as long as the page is there.
const held = new Map<string, string>();

/**
 * Takes the secret that the link of an e-mail carries after `#`, which no server is sent, out of the address, before anything
 * else is done: neither the history of this browser nor a picture of its window keeps it. This tab keeps it for the page
 * that it opens, also while its reader is away signing in, so that the way back there needs to carry nothing.
 */
export function takeLinkSecret(): void {
  keep();
  // The link, put into a window that shows its page already, changes only what stands after `#`.
  window.addEventListener('hashchange', () => {
    if (keep()) window.location.reload();
  });
}

/** False where there is none. */
function keep(): boolean {
  const { hash, pathname, search } = window.location;
  const secret = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  if (secret === '') return false;
  held.set(pathname, secret);
  kept(pathname).keep(secret);
  window.history.replaceState(window.history.state, '', pathname + search);
  return true;
}

/** The secret with which this tab came to the page last; empty where there is none. */
export function linkSecretOf(pathname: string): string {
  return kept(pathname).read() ?? held.get(pathname) ?? '';
}

/** It has done what it was for. */
export function forgetLinkSecret(pathname: string): void {
  held.delete(pathname);
  kept(pathname).forget();
}
