import type pg from 'pg';

/** The driver may be told so between queries; its types let it be said of a new connection only. */
type Pipelined = { pipeline: boolean };

/** What each of several reads comes to. */
export type Answers<Reads extends readonly (() => Promise<unknown>)[]> = {
  -readonly [At in keyof Reads]: Awaited<ReturnType<Reads[At]>>;
};

const pipelined = new WeakSet<pg.PoolClient>();

/** Sends the statements of all reads without waiting for answers; they come in the order of the statements. */
export async function inPipeline<const Reads extends readonly (() => Promise<unknown>)[]>(
  client: pg.PoolClient,
  reads: Reads,
): Promise<Answers<Reads>> {
  const start = () => reads.map(async (read) => read());
  if (pipelined.has(client)) return (await Promise.all(start())) as Answers<Reads>;
  pipelined.add(client);
  (client as Pipelined).pipeline = true;
  const started = start();
  try {
    return (await Promise.all(started)) as Answers<Reads>;
  } finally {
    // The first that fails loses the transaction, so that the others fail too: their answers are waited for.
    await Promise.allSettled(started);
    (client as Pipelined).pipeline = false;
    pipelined.delete(client);
  }
}

/**
 * The connection, for a statement that the ones after it depend on: a role, a scope, a limit, a savepoint.
 * @throws Error where others are in the pipeline, which would run under it too.
 */
export function notInPipeline(client: pg.PoolClient): pg.PoolClient {
  if (pipelined.has(client)) throw new Error('no other role, scope, limit or savepoint while reads share the pipeline');
  return client;
}
