import type { ClientManifest } from '#ui/client-manifest.client.ts';
import type { Screen } from '#ui/screen.client.ts';
import { SETTINGS } from '#kernel/modules.ts';
import { type Kind, typesOf, type WelcomePath } from './rules.ts';

/** Where a kind of person lands after signing in; the logo leads there. */
function welcomeScreen(kind: Kind, path: WelcomePath): Screen {
  return {
    path,
    title: 'Welcome',
    module: SETTINGS,
    needs: { types: typesOf(kind) },
    load: () => import('./page.tsx').then((page) => page.WelcomePage),
    menu: null,
  };
}

export const client: ClientManifest = {
  screens: [
    welcomeScreen('individual', '/individual-welcome'),
    welcomeScreen('business', '/business-welcome'),
    welcomeScreen('financial-planner', '/financial-planner-welcome'),
  ],
};
