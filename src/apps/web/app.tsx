import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ConfirmationHost } from '#modules/factors/confirmation.parts.tsx';
import { askForPreferences } from '#modules/preferences/preferences.parts.tsx';
import { queryClient } from '#ui/api.client.ts';
import { showFlash } from '#ui/flash.client.ts';
import { takeLinkSecret } from '#ui/link-secret.client.ts';
import { Toaster } from '#ui/toaster.tsx';
import { ROUTES } from './routes.tsx';
import { askWhoIsSignedIn, watchForSignOut, watchOtherTabs } from './session.client.ts';

/** The signed-in application. */
export function start(root: Element): void {
  takeLinkSecret();
  askWhoIsSignedIn();
  askForPreferences();
  watchForSignOut();
  watchOtherTabs();
  showFlash();
  const router = createBrowserRouter(ROUTES);
  createRoot(root).render(
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <ConfirmationHost />
        <Toaster />
      </QueryClientProvider>
    </CSPProvider>,
  );
}
