import { setTimeout as delay } from 'node:timers/promises';
import { type HttpBindings, serve, type ServerType } from '@hono/node-server';
import type { Config } from '#platform/config.server.ts';
import { StartError } from '#platform/start-error.server.ts';
import { type Draining, watchRequests } from './draining.server.ts';
import { STARTING, STOPPING, unavailable } from './unavailable.server.ts';

/** What answers on a port. */
export type PortHandler = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/** The two ports, open. They answer that the application is starting until they are given what to answer. */
export type Ports = {
  readonly main: number;
  readonly admin: number;
  answerWith(handlers: Record<'main' | 'admin', PortHandler>): void;
  /** Refuses what is new, lets requests in flight finish, and closes the ports. @returns how many requests were cut off */
  drain(draining: Draining): Promise<number>;
  closeNow(): Promise<void>;
};

/** Opens both ports. @throws StartError where one is taken or may not be used. */
export async function openPorts({ host, port, adminPort, patience }: Config): Promise<Ports> {
  const handlers: Record<'main' | 'admin', PortHandler> = { main: starting, admin: starting };
  const main = await listen((request, env) => handlers.main(request, env), host, port, patience);
  let admin: ServerType;
  try {
    admin = await listen((request, env) => handlers.admin(request, env), host, adminPort, patience);
  } catch (error) {
    await closeNow(main);
    throw error;
  }
  const requests = { main: watchRequests(main), admin: watchRequests(admin) };
  return {
    main: portOf(main),
    admin: portOf(admin),
    answerWith: (given) => void Object.assign(handlers, given),
    async drain(draining) {
      handlers.main = stopping(requests.main.refusing);
      handlers.admin = stopping(requests.admin.refusing);
      const [ofMain, ofAdmin] = await Promise.all([requests.main.drain(draining), requests.admin.drain(draining)]);
      return ofMain + ofAdmin;
    },
    async closeNow() {
      await Promise.all([main, admin].map(closeNow));
    },
  };
}

/** What both ports answer until the application has started. */
const starting: PortHandler = (request) => {
  const path = new URL(request.url).pathname;
  if (path === '/healthz') return Response.json({ status: 'ok' });
  if (path === '/readyz') return Response.json({ status: 'starting' }, { status: 503 });
  return unavailable(request, STARTING);
};

/** How long the rest of a request that is refused may take to arrive, in milliseconds. */
const DISCARDING = 5_000;

/** What both ports answer once the application stops: nothing new is begun. */
const stopping =
  (refusing: () => Promise<void>): PortHandler =>
  async (request, { incoming }) => {
    const path = new URL(request.url).pathname;
    if (path === '/healthz') return Response.json({ status: 'ok' });
    if (path === '/readyz') return Response.json({ status: 'stopping' }, { status: 503 });
    // A connection that closes while the body still arrives is reset, and the answer may be lost with it.
    if (!incoming.complete) {
      const arrived = new Promise((resolve) => incoming.once('close', resolve).once('end', resolve));
      incoming.resume();
      await Promise.race([arrived, delay(DISCARDING, undefined, { ref: false })]);
    }
    await refusing();
    return unavailable(request, STOPPING);
  };

/** How long a request may take to arrive, in seconds. */
type Patience = { readonly headers: number; readonly request: number };

const PATIENCE: Patience = { headers: 20, request: 300 };
/** How often connections are looked through for those that take too long, in milliseconds. */
const LOOKING_THROUGH = 2000;

/**
 * Listens. Who sends more slowly than `patience` is cut off, so that connections that only wait do not add up.
 * @throws StartError where the port is taken or may not be used.
 */
export function listen(handler: PortHandler, hostname: string, port: number, patience = PATIENCE): Promise<ServerType> {
  const serverOptions = {
    headersTimeout: patience.headers * 1000,
    requestTimeout: patience.request * 1000,
    connectionsCheckingInterval: LOOKING_THROUGH,
  };
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch: (request, env) => handler(request, env as HttpBindings), hostname, port, serverOptions },
      () => resolve(server),
    );
    server.once('error', (error: NodeJS.ErrnoException) => {
      const code = error.code ?? '';
      const isNoAddress = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code);
      const fault = code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used (${code})`;
      reject(
        new StartError(
          isNoAddress
            ? `HOST is ${hostname}, which is no address of this machine (${code}). Nothing was changed. Leave it out to be reached from this machine alone, or set 0.0.0.0 to be reached from all.`
            : `Port ${port} ${fault}. Free the port, or set other ports with PORT and ADMIN_PORT.`,
        ),
      );
    });
  });
}

/** The port that is really listened on: with 0 the system chose one. */
function portOf(server: ServerType): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function closeNow(server: ServerType): Promise<void> {
  if ('closeAllConnections' in server) server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
