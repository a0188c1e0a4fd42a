import type { Ground } from './ground.server.ts';

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
  readonly ground: Ground;
  readonly request: RequestFacts;
  /** Headers of the answer to the request as a whole; the adapter sends them, and no call of a batch has its own. */
  resHeaders?: Headers;
};
