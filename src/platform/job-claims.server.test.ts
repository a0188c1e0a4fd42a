import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exclusive, soon, startJobRunners } from '#testing/jobs.server.ts';
import { claimJob, endClaim, renewClaim } from './job-claims.server.ts';

let runners: Awaited<ReturnType<typeof startJobRunners>>;
let one: (typeof runners)['one'];
let other: (typeof runners)['other'];
beforeAll(async () => {
  runners = await startJobRunners();
  ({ one, other } = runners);
});
afterAll(() => runners.close());
beforeEach(() => runners.clear());

describe('jobs of one process at a time', () => {
  test('are done once in each pause by two processes together, and never at the same time', async () => {
    const runs: { begun: number; ended: number }[] = [];
    let underWay = 0;
    let most = 0;
    const run = async () => {
      const begun = performance.now();
      underWay += 1;
      most = Math.max(most, underWay);
      await delay(30);
      underWay -= 1;
      runs.push({ begun, ended: performance.now() });
    };
    for (const app of [one, other]) runners.start(app, [exclusive('bells.ring', 250, run)]);
    await expect.poll(() => runs.length, soon).toBeGreaterThan(6);
    expect(most).toBe(1);
    const pauses = runs.slice(1).map(({ begun }, place) => begun - (runs[place]?.ended ?? 0));
    // Two clocks are compared: that of the database with that of the test.
    for (const pause of pauses) expect(pause).toBeGreaterThan(245);
    expect(runners.lines).toEqual([]);
  });

  test('keep their schedule over a restart', async () => {
    let rung = 0;
    const job = exclusive('bells.ring', 60_000, () => Promise.resolve((rung += 1)));
    const stop = runners.start(one, [job]);
    await expect.poll(async () => (await runners.rowOf('bells.ring'))?.isClaimed, soon).toBe(false);
    await stop();
    runners.start(other, [job]);
    await delay(300);
    expect(rung).toBe(1);
    expect((await runners.rowOf('bells.ring'))?.dueIn).toBeGreaterThan(30);
  });

  test('of a process that died in the middle are done by another once the claim has run out', async () => {
    const begun = performance.now();
    expect(await claimJob(one.services.sidePool, 'bells.ring', 1_000)).toMatchObject({ failures: 0 });
    let rungAt = 0;
    const ring = () => Promise.resolve((rungAt ||= performance.now()));
    runners.start(other, [exclusive('bells.ring', 60_000, ring)]);
    await expect.poll(() => rungAt, soon).toBeGreaterThan(0);
    expect(rungAt - begun).toBeGreaterThan(995);
  });

  test('that take longer than a claim lasts are not begun by another', async () => {
    let begun = 0;
    const slow = async () => {
      begun += 1;
      await delay(4_500);
    };
    for (const app of [one, other]) runners.start(app, [exclusive('bells.ring', 60_000, slow)], { leaseMs: 1_500 });
    await expect.poll(async () => (await runners.rowOf('bells.ring'))?.isClaimed, soon).toBe(false);
    expect(begun).toBe(1);
  });

  test('that do not end are named in the log, and begun by another', async () => {
    let begun = 0;
    const hang = () => {
      begun += 1;
      return runners.hang();
    };
    const options = { leaseMs: 600, limitMs: 100 };
    for (const app of [one, other]) runners.start(app, [exclusive('bells.ring', 60_000, hang)], options);
    await expect.poll(() => begun, soon).toBe(2);
    expect(runners.lines[0]).toMatchObject({
      level: 'error',
      job: 'bells.ring',
      msg: 'a job does not end, and another process may begin it',
    });
  });

  test('that fail are due again soon, for whichever process looks first, and count their failures together', async () => {
    const fail = () => Promise.reject(new Error('the disk is full'));
    const stopOne = runners.start(one, [exclusive('bells.ring', 3_600_000, fail)]);
    await expect.poll(async () => (await runners.rowOf('bells.ring'))?.failures, soon).toBe(1);
    const { dueIn = 0 } = (await runners.rowOf('bells.ring')) ?? {};
    expect(dueIn).toBeGreaterThan(0);
    expect(dueIn).toBeLessThanOrEqual(5);
    await stopOne();
    await one.owner.query('update job_runs set next_at = now()');
    const stopOther = runners.start(other, [exclusive('bells.ring', 3_600_000, fail)]);
    await expect.poll(async () => (await runners.rowOf('bells.ring'))?.failures, soon).toBe(2);
    expect(runners.lines).toMatchObject([
      { job: 'bells.ring', failures: 1, waitMs: 5_000 },
      { job: 'bells.ring', failures: 2, waitMs: 10_000 },
    ]);
    await stopOther();
    await one.owner.query('update job_runs set next_at = now()');
    runners.start(one, [exclusive('bells.ring', 3_600_000, () => Promise.resolve())]);
    await expect.poll(async () => (await runners.rowOf('bells.ring'))?.failures, soon).toBe(0);
  });

  test('hold no transaction open while they work', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const hold = () => {
      begin();
      return held;
    };
    runners.start(one, [exclusive('bells.ring', 60_000, hold)]);
    await begun;
    const { rows } = await one.owner.query(
      `select state from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    );
    letGo();
    expect(rows).toEqual([]);
  });

  test('whose claim cannot be written are tried again, and named', async () => {
    await one.owner.query('revoke insert on job_runs from ilifa_auth');
    let rung = 0;
    runners.start(one, [exclusive('bells.ring', 50, () => Promise.resolve((rung += 1)))]);
    await expect.poll(() => runners.lines.length, soon).toBeGreaterThan(1);
    expect(rung).toBe(0);
    await one.owner.query('grant insert on job_runs to ilifa_auth');
    await expect.poll(() => rung, soon).toBeGreaterThan(0);
    expect(runners.lines[0]).toMatchObject({ job: 'bells.ring', msg: 'a job could not be claimed or given back' });
  });
});

describe('a claim', () => {
  const claimed = async (leaseMs: number) => {
    const claim = await claimJob(one.services.sidePool, 'bells.ring', leaseMs);
    if ('waitMs' in claim) throw new Error('another process has it');
    return claim;
  };

  test('is given to one of many that ask at once', async () => {
    const pools = Array.from({ length: 12 }, (_, place) => (place % 2 === 0 ? one : other).services.sidePool);
    const answers = await Promise.all(pools.map((pool) => claimJob(pool, 'bells.ring', 60_000)));
    expect(answers.filter((answer) => !('waitMs' in answer))).toHaveLength(1);
    for (const answer of answers) if ('waitMs' in answer) expect(answer.waitMs).toBeGreaterThan(30_000);
  });

  test('that ran out and is another process’s is neither renewed nor ended by who had it', async () => {
    const lost = await claimed(1);
    await delay(20);
    const kept = await claimed(60_000);
    const { sidePool } = one.services;
    expect(await renewClaim(sidePool, 'bells.ring', lost, 60_000)).toBeNull();
    await endClaim(sidePool, 'bells.ring', lost, { failures: 9, waitMs: 0 });
    expect(await runners.rowOf('bells.ring')).toMatchObject({ failures: 0, isClaimed: true });
    const renewed = await renewClaim(sidePool, 'bells.ring', kept, 60_000);
    await endClaim(sidePool, 'bells.ring', renewed ?? kept, { failures: 0, waitMs: 0 });
    expect(await runners.rowOf('bells.ring')).toMatchObject({ failures: 0, isClaimed: false });
  });
});
