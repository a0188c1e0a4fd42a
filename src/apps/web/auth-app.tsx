import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { askForConsent } from '#modules/people/consents/banner.client.ts';
import { ThemeProvider } from '#ui/theme-context.tsx';
import { AuthFrame } from './auth-frame.tsx';

/** Signing in and up: no router, no cache, no dialogs, so that it is there at once. */
export function start(root: Element): void {
  // The link of an e-mail, put into the window that shows its page already, changes only what stands after `#`.
  window.addEventListener('hashchange', () => window.location.reload());
  // Before the form: room is left for it from the first paint on.
  askForConsent();
  // Drawn in slices, between which the browser answers: on a slow phone in one piece it would be a tenth of a second.
  startTransition(() =>
    createRoot(root).render(
      <ThemeProvider>
        <AuthFrame path={window.location.pathname} />
      </ThemeProvider>,
    ),
  );
}
