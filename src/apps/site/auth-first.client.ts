// Runs before the first paint, as `theme-first.client.ts` does and for the same reason: no imports, no types. Where a cookie
// hints that somebody is signed in, the header says "Loading..." until it is known, for 3 seconds at most (§2).
try {
  if (/(?:^|; )(?:__Host-)?ilifa\.signed-in=1(?:;|$)/.test(document.cookie)) {
    const page = document.documentElement.dataset;
    page['auth'] = 'loading';
    setTimeout(() => {
      if (page['auth'] === 'loading') delete page['auth'];
    }, 3000);
  }
} catch {
  // No cookies: nobody is signed in.
}
