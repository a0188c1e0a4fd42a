import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from '#ui/theme-context.tsx';
import { AuthFrame } from './auth-frame.tsx';

const AFTER_THE_PAGE_MS = 1000;

/** Signing in and up: no router, no cache, no dialogs, so that it is there at once. */
export function start(root: Element): void {
  // The link of an e-mail, put into the window that shows its page already, changes only what stands after `#`.
  window.addEventListener('hashchange', () => window.location.reload());
  // Once the form stands.
  setTimeout(() => {
    import('#modules/people/consents/banner.client.ts').then(
      ({ askForConsent }) => askForConsent(),
      () => undefined,
    );
  }, AFTER_THE_PAGE_MS);
  // Drawn in slices, between which the browser answers: on a slow phone in one piece it would be a tenth of a second.
  startTransition(() =>
    createRoot(root).render(
      <ThemeProvider>
        <AuthFrame path={window.location.pathname} />
      </ThemeProvider>,
    ),
  );
}
