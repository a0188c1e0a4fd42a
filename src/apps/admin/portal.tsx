import { createRoot } from 'react-dom/client';
import { ConfirmationHost } from '#modules/access/two-factor/confirmation.parts.tsx';
import { showApp } from '#ui/app-root.tsx';
import { LoadingScreen } from '#ui/page-states.tsx';
import { ThemeProvider } from '#ui/theme-context.tsx';
import { Frame, WrongDomain } from './frame.tsx';
import { fetchPage, ROUTES } from './routes.tsx';
import { watchForSignOut } from './session.client.ts';

/** The administrators' portal. What it shows, the server has let through: every call asks again who may. */
export function start(root: Element, { onAdminHost }: { onAdminHost: boolean }): void {
  if (!onAdminHost) {
    createRoot(root).render(
      <ThemeProvider>
        <Frame>
          <WrongDomain />
        </Frame>
      </ThemeProvider>,
    );
    return;
  }
  watchForSignOut();
  void showApp(root, {
    routes: ROUTES,
    loading: <LoadingScreen>Initializing secure environment...</LoadingScreen>,
    firstPage: fetchPage(window.location.pathname),
    over: <ConfirmationHost />,
  });
}
