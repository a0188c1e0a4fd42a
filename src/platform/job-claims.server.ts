import { connectionOf, type Database, inTransaction, type Pool } from './database.server.ts';

// By the clock of the database, which all processes share. As `ilifa_auth`.

/** The right to do a job now. `until` is when it runs out, and tells this claim from every other one. */
export type Claim = { readonly until: string; readonly failures: number };

/** What became of a job: how often it has failed in a row, and after how many milliseconds it is due again. */
export type JobOutcome = { readonly failures: number; readonly waitMs: number };

const asAuth = <T>(pool: Pool, work: (db: Database) => Promise<T>) => inTransaction(pool, { role: 'ilifa_auth' }, work);

/**
 * Claims a job for so many milliseconds, where it is due and no other process has it.
 * Otherwise answers in how many milliseconds that may be so.
 */
export function claimJob(pool: Pool, name: string, leaseMs: number): Promise<Claim | { readonly waitMs: number }> {
  return asAuth(pool, async (db) => {
    const client = connectionOf(db);
    const claimed = await client.query<Claim>(
      `insert into job_runs as r (name, next_at, claimed_until, failures)
       values ($1, clock_timestamp(), clock_timestamp() + $2::float8 * interval '1 millisecond', 0)
       on conflict (name) do update set claimed_until = clock_timestamp() + $2::float8 * interval '1 millisecond'
       where greatest(r.next_at, r.claimed_until) <= clock_timestamp()
       returning claimed_until::text as until, failures`,
      [name, leaseMs],
    );
    if (claimed.rows[0] !== undefined) return claimed.rows[0];
    const { rows } = await client.query<{ waitMs: number }>(
      `select ceil(extract(epoch from greatest(next_at, claimed_until) - clock_timestamp()) * 1000)::float8 as "waitMs"
       from job_runs where name = $1`,
      [name],
    );
    return { waitMs: rows[0]?.waitMs ?? 0 };
  });
}

/** Makes a claim last for so many milliseconds from now; null where it ran out and another process took the job. */
export function renewClaim(pool: Pool, name: string, { until }: Claim, leaseMs: number): Promise<Claim | null> {
  return asAuth(pool, async (db) => {
    const { rows } = await connectionOf(db).query<Claim>(
      `update job_runs set claimed_until = clock_timestamp() + $3::float8 * interval '1 millisecond'
       where name = $1 and claimed_until = $2::timestamptz
       returning claimed_until::text as until, failures`,
      [name, until, leaseMs],
    );
    return rows[0] ?? null;
  });
}

/** Gives a claim back and writes when the job is due again. Changes nothing where another process took it meanwhile. */
export function endClaim(pool: Pool, name: string, { until }: Claim, outcome: JobOutcome): Promise<void> {
  return asAuth(pool, async (db) => {
    await connectionOf(db).query(
      `update job_runs set claimed_until = null, failures = $4,
         next_at = clock_timestamp() + $3::float8 * interval '1 millisecond'
       where name = $1 and claimed_until = $2::timestamptz`,
      [name, until, outcome.waitMs, outcome.failures],
    );
  });
}
