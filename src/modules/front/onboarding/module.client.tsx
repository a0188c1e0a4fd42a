import type { Screen } from '#ui/screen.client.ts';
import { type Kind, typesOf, type WelcomePath } from './rules.ts';

/** Where a kind of person lands after signing in; the logo leads there. */
function welcomeScreen(kind: Kind, path: WelcomePath): Screen {
  return {
    path,
    title: 'Welcome',
    module: 'settings',
    needs: { types: typesOf(kind) },
    load: () => import('./page.tsx').then((page) => page.WelcomePage),
    menu: null,
  };
}

export const screens: readonly Screen[] = [
  welcomeScreen('individual', '/individual-welcome'),
  welcomeScreen('business', '/business-welcome'),
  welcomeScreen('financial-planner', '/financial-planner-welcome'),
];
