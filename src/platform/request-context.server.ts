import type { Caller } from '#kernel/caller.ts';
import type { ProcedureMeta } from '#kernel/contract.ts';
import type { Arrival, AppServices } from './app-services.server.ts';

/** Facts of one HTTP request. A batch is one request, so `once` remembers what was done for all its calls. */
export type RequestFacts = {
  readonly id: string;
  readonly headers: Headers;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
  readonly workspaceId: string | null;
  readonly isAtAdminHost?: boolean;
  readonly once: Map<string, Promise<unknown>>;
};

export type RequestContext = {
  readonly services: AppServices;
  readonly request: RequestFacts;
  /** Headers of the answer to the request as a whole; the adapter sends them, and no call of a batch has its own. */
  resHeaders?: Headers;
  /** Who was let in already, before the body of the call was read. */
  readonly admitted?: Admitted;
  /** The procedure whose own limit was asked before, as for a file that took minutes to arrive: `imports.upload`. */
  readonly counted?: string;
};

/** Who was let in. `found` without `caller`: signed in, but a second factor is owed or no books are open. */
export type Admitted = { readonly meta: ProcedureMeta; readonly found: Arrival | null; readonly caller: Caller | null };
