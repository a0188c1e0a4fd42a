import type { AnyRouter } from '@orpc/server';
import type { Listener } from './events.server.ts';
import type { Job } from './jobs.server.ts';
import type { Portable } from './portable.server.ts';

/** What a module brings to the server: one line in `apps/server/modules.server.ts` lists it. */
export type ServerManifest<Wiring, NewsWiring> = {
  /** The handlers of its contract, under the same names. */
  readonly routers?: (wiring: Wiring) => { readonly [name: string]: AnyRouter };
  /** Tables of books that leave with their owner and come back in. */
  readonly portables?: readonly Portable[];
  /** What it does when it hears news of other modules. */
  readonly listeners?: (wiring: NewsWiring) => readonly Listener[];
  /** What it does without being asked. */
  readonly jobs?: readonly Job[];
};
