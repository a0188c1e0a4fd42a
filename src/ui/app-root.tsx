import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, type RouteObject, useRoutes } from 'react-router';
import { queryClient } from '#browser/api.client.ts';
import { ThemeProvider } from './theme-context.tsx';
import { Toaster } from './toaster.tsx';

type Shown = {
  readonly routes: RouteObject[];
  /** Shown until the file of the first page is there. */
  readonly loading: ReactNode;
  /** Of the first page; a failure is shown in its place. */
  readonly firstPage: Promise<unknown>;
  readonly over?: ReactNode;
};

/** Shows an app: its pages, what lies over all of them, and toasts above that. */
export async function showApp(root: Element, { routes, loading, firstPage, over }: Shown): Promise<void> {
  const shown = createRoot(root);
  shown.render(loading);
  await Promise.allSettled([firstPage]);
  shown.render(
    // The content policy forbids the style elements that Base UI would write.
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <ThemeProvider>
          <BrowserRouter>
            <Routed routes={routes} />
          </BrowserRouter>
          {over}
          <Toaster />
        </ThemeProvider>
      </QueryClientProvider>
    </CSPProvider>,
  );
}

function Routed({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}
