// Runs before the first paint, as `theme-first.client.ts` does and for the same reason: no imports, no types. Where nobody
// has decided about privacy in this browser, room is kept for the bar that asks, so that the page does not move under a
// thumb. Within the product an account may know the decision.
try {
  if (localStorage.getItem('consent-given') !== 'true' && !location.pathname.startsWith('/app'))
    document.documentElement.dataset['asksConsent'] = '';
} catch {
  // No storage: it is asked, and the page makes room then.
}
