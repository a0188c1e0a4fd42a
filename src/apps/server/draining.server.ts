import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServerType } from '@hono/node-server';

/** In milliseconds. */
export type Draining = {
  /** How long the port stays open, refusing, so that a load balancer learns of it before a connection is refused. */
  readonly notice: number;
  /** How long requests in flight may take to finish, from the beginning of the notice. */
  readonly limit: number;
};

/**
 * So long before the port closes, refusals wait until it has closed, in milliseconds. A client that asks again as soon as it
 * is refused would otherwise be opening a connection at the moment of closing, and the system would reset it.
 */
const HOLDING = 500;
/** Connections that were just opened may bring a request within this time, in milliseconds. */
const QUIET = 250;
/** How often it is looked whether the last request is done, in milliseconds. */
const LOOKING = 20;

/** Watches the requests of a server, so that it can be stopped without cutting one off. */
export function watchRequests(server: ServerType) {
  const inFlight = new Set<ServerResponse>();
  let isDraining = false;
  let lastAt = 0;
  let held: Promise<void> = Promise.resolve();
  server.prependListener('connection', () => {
    lastAt = performance.now();
  });
  server.prependListener('request', (_: IncomingMessage, answer: ServerResponse) => {
    lastAt = performance.now();
    inFlight.add(answer);
    answer.once('close', () => inFlight.delete(answer));
    if (isDraining) answer.setHeader('connection', 'close');
  });
  return {
    /** When a refusal may be sent. */
    refusing: () => held,
    /** @returns how many requests were cut off */
    async drain({ notice, limit }: Draining): Promise<number> {
      const deadline = performance.now() + limit;
      isDraining = true;
      for (const answer of inFlight) if (!answer.headersSent) answer.setHeader('connection', 'close');
      await delay(Math.max(0, notice - HOLDING));
      const closing = Promise.withResolvers<void>();
      held = closing.promise;
      await delay(HOLDING);
      // Closes what is idle too; by now no client that is at work has an idle connection.
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      closing.resolve();
      const isBusy = () => inFlight.size > 0 || performance.now() - lastAt < QUIET;
      while (isBusy() && performance.now() < deadline) await delay(LOOKING);
      const cut = inFlight.size;
      // Also those that were opened and never used, as browsers do.
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
      return cut;
    },
  };
}
