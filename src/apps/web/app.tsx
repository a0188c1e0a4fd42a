import { ConfirmationHost } from '#modules/access/two-factor/confirmation.parts.tsx';
import { askForPreferences } from '#modules/people/preferences/preferences.parts.tsx';
import { showApp } from '#ui/app-root.tsx';
import { takeFirstAnswer } from '#browser/first-answers.client.ts';
import { answerFirstFrom } from '#browser/rpc.client.ts';
import { watchConnection } from '#browser/connection.client.ts';
import { showFlash } from '#ui/flash.client.ts';
import { takeLinkSecret } from '#browser/link-secret.client.ts';
import { LoadingScreen } from '#ui/page-states.tsx';
import { pageAt } from './pages.client.ts';
import { ROUTES } from './routes.tsx';
import { askWhoIsSignedIn, watchForSignOut, watchOtherTabs } from './session.client.ts';

/** The signed-in application. */
export function start(root: Element): void {
  takeLinkSecret();
  answerFirstFrom(takeFirstAnswer);
  watchConnection();
  askWhoIsSignedIn();
  askForPreferences();
  watchForSignOut();
  watchOtherTabs();
  showFlash();
  void showApp(root, {
    routes: ROUTES,
    loading: <LoadingScreen />,
    firstPage: pageAt(window.location.pathname)?.fetch() ?? Promise.resolve(),
    over: <ConfirmationHost />,
  });
}
