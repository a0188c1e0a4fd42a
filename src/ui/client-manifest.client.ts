import type { Action } from './actions.client.ts';
import type { Screen } from './screen.client.ts';

/** What a module brings to the browser: one line in `apps/web/modules.client.ts` lists it. */
export type ClientManifest = {
  /** Routes, menus, palette and the route guard read these. */
  readonly screens: readonly Screen[];
  /** What can be done from the palette or by keys; fetched with the palette. */
  readonly actions?: () => Promise<readonly Action[]>;
};
