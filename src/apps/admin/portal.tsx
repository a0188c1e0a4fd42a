import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ConfirmationHost } from '#modules/factors/confirmation.parts.tsx';
import { queryClient } from '#ui/api.client.ts';
import { Toaster } from '#ui/toaster.tsx';
import { Frame, WrongDomain } from './frame.tsx';
import { ROUTES } from './routes.tsx';
import { watchForSignOut } from './session.client.ts';

/** The administrators' portal. What it shows, the server has let through: every call asks again who may. */
export function start(root: Element, { onAdminHost }: { onAdminHost: boolean }): void {
  if (!onAdminHost) {
    createRoot(root).render(
      <Frame>
        <WrongDomain />
      </Frame>,
    );
    return;
  }
  watchForSignOut();
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
