import type { AnyRouter } from '@orpc/server';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Day } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import type { Listener } from './events.server.ts';
import type { Job } from './jobs.server.ts';
import type { Portable } from './portable.server.ts';

/** A table whose rows belong to a workspace. */
export type WorkspaceTable = {
  readonly table: PgTable;
  /** Its rows as people read them among what takes up space; left out for what is small or part of another. */
  readonly storage?: { readonly label: string; readonly hint: string };
  /** Why its rows do not leave with their owner; left out where a portable carries them. */
  readonly stays?: string;
};

/** A page as it is opened, by the person who opens it. */
export type Opening<Api> = {
  readonly api: Api;
  /** The currency of the workspace that is open. */
  readonly base: Currency;
  /** What the person prefers, and which day it is where they are. */
  readonly currency: Currency;
  readonly today: Day;
};

/** What a module brings to the server: one line in `apps/server/modules.server.ts` lists it. */
export type ServerManifest<Wiring, NewsWiring> = {
  /** The handlers of its contract, under the same names. */
  readonly routers?: (wiring: Wiring) => { readonly [name: string]: AnyRouter };
  /** Each of its tables that has a `workspace_id`. */
  readonly tables?: readonly WorkspaceTable[];
  /** Tables of books that leave with their owner and come back in. */
  readonly portables?: readonly Portable[];
  /** What it does when it hears news of other modules. */
  readonly listeners?: (wiring: NewsWiring) => readonly Listener[];
  /** By the path of a page: asks what the page asks first, so that the answers arrive with it. */
  readonly openings?: { readonly [path: string]: (opening: Opening<never>) => Promise<unknown> };
  /** What it does without being asked. */
  readonly jobs?: readonly Job[];
};
