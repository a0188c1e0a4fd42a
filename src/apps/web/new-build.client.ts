const KEY = 'reloaded-for-new-build';
/** A second failure within this time is no new build but a fault: then the error screen shows. */
const ONCE_IN_MS = 30_000;

/** A page from before a deployment asks for files that are gone: load the page of the new build, once. */
export function recoverFromNewBuild(): void {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      const last = Number(sessionStorage.getItem(KEY) ?? 0);
      if (Date.now() - last < ONCE_IN_MS) return;
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      // Without storage we could not tell a second time from the first.
      return;
    }
    event.preventDefault();
    window.location.reload();
  });
}
