import { sessionStore } from '#browser/stores.client.ts';

const reloadedAt = sessionStore('reloaded-for-new-build');
/** A second failure within this time is no new build but a fault: then the error screen shows. */
const ONCE_IN_MS = 30_000;

let isReloading = false;

/** Whether the page is being loaded anew; what failed until then is not shown. */
export function isReloadingForNewBuild(): boolean {
  return isReloading;
}

/** A page from before a deployment asks for files that are gone: load the page of the new build, once. */
export function recoverFromNewBuild(): void {
  window.addEventListener('vite:preloadError', () => {
    // Without a network nothing newer is to be had, and the page that is here is all there is.
    if (!navigator.onLine) return;
    if (Date.now() - Number(reloadedAt.read() ?? 0) < ONCE_IN_MS) return;
    // Without storage we could not tell a second time from the first.
    if (!reloadedAt.keep(String(Date.now()))) return;
    // The failure itself is passed on: prevented, the import would succeed with nothing.
    isReloading = true;
    window.location.reload();
  });
}
