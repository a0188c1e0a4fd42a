import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { binariesFor } from './binaries.server.ts';
import { type Cluster, clusterAt } from './cluster.server.ts';
import { lockFolder } from './lock.server.ts';
import { placeFor } from './place.server.ts';
import { isServerOf } from './process.server.ts';
import { answersFor, LOGIN, makeRoles, OWNER, superuserUrl, urlOf } from './roles.server.ts';
import { failure, leftBehind, listenTo, type Server, startServer, startServerOn, stopServer } from './server.server.ts';
import type { Log } from '#platform/log.server.ts';
import { codeOf, StartError } from '#platform/start-error.server.ts';

/** The embedded database, running. */
export type Engine = {
  /** For migrations, backup and restore: owns the database. */
  readonly ownerUrl: string;
  /** For the app: owns nothing, and steps into `ilifa_app` or `ilifa_auth` for what it does. */
  readonly loginUrl: string;
  /** For tests that make databases of their own; the product never uses it. */
  readonly superuserUrl: string;
  /** Where the data really is: elsewhere than asked for, where the database could not reach that. */
  readonly dataFolder: string;
  /** One line to print at the start, where something is not as a person would expect. */
  readonly notice: string | null;
  /** Whether the server was found running, left behind by a process that was killed. */
  readonly adopted: boolean;
  /** The server's process; another one after it crashed and was started again. */
  readonly pid: () => number;
  /** Lets go of everything, the data folder included; committed data is safe on the disk when it returns. */
  readonly stop: () => Promise<void>;
};

export type EngineOptions = {
  readonly dataFolder: string;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** Gives up surviving a power cut for speed. */
  readonly forTests?: boolean;
};

/**
 * Starts the embedded PostgreSQL in the data folder, or adopts the one that a killed process of ours
 * left running there; from then on it is started again whenever it dies, until `stop`.
 * @throws StartError with a sentence for the person, where it cannot; nothing is damaged then.
 */
export async function startEngine({ dataFolder, log, forTests = false }: EngineOptions): Promise<Engine> {
  const place = placeFor(dataFolder);
  const lock = lockFolder(place.folder);
  try {
    const cluster = await clusterAt(place, binariesFor(place.runAs), forTests);
    const complaints = listenTo(cluster);
    const found = await adopt(cluster);
    const server = found ?? (await startServer(cluster));
    const { port } = server;
    await makeRoles(superuserUrl(cluster.passwords, port), cluster.passwords).catch(async (error: unknown) => {
      // Told to stop while it recovers from damage, it may never do so.
      await stopServer(cluster.folder, server.pid, 5_000);
      throw closed(cluster, error, complaints());
    });
    const keeper = keepRunning(cluster, server, log);
    let stopped: Promise<void> | undefined;
    log.info({ port, server: server.pid, adopted: found !== null, folder: cluster.folder }, 'The database is running');
    return {
      ownerUrl: urlOf(OWNER, cluster.passwords.owner, port),
      loginUrl: urlOf(LOGIN, cluster.passwords.login, port),
      superuserUrl: superuserUrl(cluster.passwords, port),
      dataFolder: place.folder,
      notice: place.notice,
      adopted: found !== null,
      pid: keeper.pid,
      stop: () => (stopped ??= keeper.stop().finally(() => lock.release())),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Why a server that runs does not let us in, or does not know what it should. */
function closed(cluster: Cluster, error: unknown, complaints: string): StartError {
  // 28P01: the password is not the one it was made with.
  if (codeOf(error) === '28P01')
    return new StartError(
      `The database rejects the passwords in ${cluster.home}. They are the passwords of another database. ` +
        'Nothing was changed. Restore the whole data folder from your copy.',
      { cause: error },
    );
  const isItsAnswer = error instanceof pg.DatabaseError && !(error.code ?? '').startsWith('57P');
  return failure(cluster, isItsAnswer ? `FATAL: ${error.message}` : complaints);
}

/** The server left behind, if it is ours, of our version, and answers; any other is stopped by the start. */
async function adopt(cluster: Cluster): Promise<Server | null> {
  const server = leftBehind(cluster);
  if (server === null) return null;
  const url = superuserUrl(cluster.passwords, server.port);
  return (await answersFor(url, cluster.folder, cluster.binaries.version)) ? server : null;
}

/** Starts the server again, on its port, whenever it ends without having been asked to. */
function keepRunning(cluster: Cluster, first: Server, log: EngineOptions['log']) {
  let current = first;
  const stopping = new AbortController();
  const watching = watch();
  return {
    pid: () => current.pid,
    stop: async () => {
      stopping.abort();
      if (isServerOf(current.pid, cluster.folder)) await stopServer(cluster.folder, current.pid);
      await watching;
    },
  };

  async function watch(): Promise<void> {
    for (;;) {
      await current.ended;
      if (stopping.signal.aborted) return;
      log.error({ server: current.pid }, 'The database stopped unexpectedly and is being started again');
      const next = await startAgain();
      if (next === null) return;
      current = next;
      if (stopping.signal.aborted) return stopServer(cluster.folder, current.pid);
      log.info({ server: current.pid, port: current.port }, 'The database is running again');
    }
  }

  /** Tries until it runs, ever less often: a full disk is emptied by somebody, sooner or later. Null: we are stopping. */
  async function startAgain(): Promise<Server | null> {
    for (let pause = 100; !stopping.signal.aborted; pause = Math.min(pause * 2, 10_000)) {
      try {
        const server = await startServerOn(cluster, first.port);
        if (server !== null) return server;
        log.error({ port: first.port }, 'Another program has taken the port of the database; waiting for the port');
      } catch (error) {
        log.error({ error: String(error) }, 'The database could not be started again; trying to start it once more');
      }
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    return null;
  }
}
