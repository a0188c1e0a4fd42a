import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from '#browser/api.client.ts';
import { ThemeProvider } from './theme-context.tsx';
import { Toaster } from './toaster.tsx';

/** Shows an app: its pages, what lies over all of them, and toasts above that. */
export function showApp(root: Element, routes: RouteObject[], over?: ReactNode): void {
  const router = createBrowserRouter(routes);
  createRoot(root).render(
    // The content policy forbids the style elements that Base UI would write.
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <ThemeProvider>
          <RouterProvider router={router} />
          {over}
          <Toaster />
        </ThemeProvider>
      </QueryClientProvider>
    </CSPProvider>,
  );
}
