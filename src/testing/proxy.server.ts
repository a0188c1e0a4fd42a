import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a database that can be made to hang: what is sent is taken and nothing comes back, as from a stopped server. */
export type TestProxy = {
  /** The database's address, by way of the proxy. */
  readonly through: (url: string) => string;
  /** Connections to it that are open. */
  readonly open: () => number;
  hang(): void;
  resume(): void;
  close(): Promise<void>;
};

export async function startTestProxy(databaseUrl: string): Promise<TestProxy> {
  const { hostname, port } = new URL(databaseUrl);
  const host = decodeURIComponent(hostname);
  // A server may be reached through a socket in a folder.
  const place = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port: Number(port) };
  const pairs = new Set<readonly [Socket, Socket]>();
  let hangs = false;
  const apply = ([client, database]: readonly [Socket, Socket]) => {
    for (const socket of [client, database])
      if (hangs) socket.pause();
      else socket.resume();
  };
  const server = createServer((client) => {
    const database = connect(place);
    const pair = [client, database] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, pair.toReversed() as [Socket, Socket]]) {
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
    }
    apply(pair);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const own = typeof address === 'object' && address !== null ? address.port : 0;
  const set = (now: boolean) => {
    hangs = now;
    for (const pair of pairs) apply(pair);
  };
  return {
    through(url) {
      const way = new URL(url);
      way.hostname = '127.0.0.1';
      way.port = `${own}`;
      return way.href;
    },
    open: () => pairs.size,
    hang: () => set(true),
    resume: () => set(false),
    async close() {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
