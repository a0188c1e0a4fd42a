import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exclusive, own, soon, startJobRunners } from '#testing/jobs.server.ts';
import { type Job, retryDelay, runEach } from './jobs.server.ts';

let runners: Awaited<ReturnType<typeof startJobRunners>>;
let one: (typeof runners)['one'];
let other: (typeof runners)['other'];
beforeAll(async () => {
  runners = await startJobRunners();
  ({ one, other } = runners);
});
afterAll(() => runners.close());
beforeEach(() => runners.clear());

describe('the wait after failures', () => {
  test.each([
    [1, 600_000, 5_000],
    [2, 600_000, 10_000],
    [3, 600_000, 20_000],
    [7, 600_000, 320_000],
    [8, 600_000, 600_000],
    [1000, 600_000, 600_000],
    [1, 3_000, 3_000],
    [2, 7_000, 7_000],
  ])('after %i failures of a job that is due every %i ms it is %i ms', (failures, everyMs, wait) => {
    expect(retryDelay(failures, everyMs)).toBe(wait);
  });

  test('grows with each failure, and is never longer than the schedule', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 2 ** 31 - 1 }), (failures, everyMs) => {
        const [wait, next] = [retryDelay(failures, everyMs), retryDelay(failures + 1, everyMs)];
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(everyMs);
        expect(next).toBeGreaterThanOrEqual(wait);
        if (wait < everyMs) expect(next).toBeGreaterThan(wait);
      }),
    );
  });
});

test('of the pieces of a job all are done, and those that failed are told together', async () => {
  const done: number[] = [];
  const piece = (number: number) => () => {
    done.push(number);
    return number % 2 === 0 ? Promise.resolve() : Promise.reject(new Error(`${number}`));
  };
  await expect(runEach([1, 2, 3, 4].map(piece))).rejects.toMatchObject({ errors: [new Error('1'), new Error('3')] });
  await expect(runEach([2, 4].map(piece))).resolves.toBeUndefined();
  expect(done).toEqual([1, 2, 3, 4, 2, 4]);
});

describe('jobs of each process', () => {
  test('run at the start and on their schedule, in every process, and never beside themselves', async () => {
    const underWay = new Map<typeof one, number>();
    const runs = new Map<typeof one, number>();
    let most = 0;
    for (const app of [one, other]) {
      const run = async () => {
        underWay.set(app, (underWay.get(app) ?? 0) + 1);
        most = Math.max(most, underWay.get(app) ?? 0);
        await delay(60);
        underWay.set(app, (underWay.get(app) ?? 0) - 1);
        runs.set(app, (runs.get(app) ?? 0) + 1);
      };
      runners.start(app, [own('bells.ring', 20, run)]);
    }
    await expect.poll(() => Math.min(runs.get(one) ?? 0, runs.get(other) ?? 0), soon).toBeGreaterThan(3);
    expect(most).toBe(1);
    expect(await runners.rowOf('bells.ring')).toBeUndefined();
  });

  test('that fail are logged by name and tried again before their schedule; those that fail or hang keep no other from running', async () => {
    const failed: number[] = [];
    const fail = () => {
      failed.push(performance.now());
      return failed.length === 1 ? Promise.reject(new Error('the disk is full')) : Promise.resolve();
    };
    let rung = 0;
    const ring = () => Promise.resolve((rung += 1));
    runners.start(one, [
      own('lamps.light', 3_600_000, fail),
      own('doors.hang', 10, runners.hang),
      exclusive('gates.hang', 10, runners.hang),
      own('bells.ring', 10, ring),
      exclusive('chimes.ring', 10, ring),
    ]);
    await expect.poll(() => failed.length, soon).toBe(2);
    const [first = 0, second = 0] = failed;
    expect(second - first).toBeGreaterThan(4_990);
    expect(rung).toBeGreaterThan(20);
    expect(runners.lines).toMatchObject([
      { level: 'error', msg: 'a job failed and is tried again', job: 'lamps.light', failures: 1, waitMs: 5_000 },
    ]);
  });

  test('begin one after the other at the start', async () => {
    const begun: string[] = [];
    const noting = (name: Job['name']) => own(name, 60_000, () => Promise.resolve(begun.push(name)));
    runners.start(one, [noting('first.go'), noting('second.go')], { spreadMs: 500 });
    await expect.poll(() => begun.length, soon).toBe(1);
    expect(begun).toEqual(['first.go']);
    await expect.poll(() => begun, soon).toEqual(['first.go', 'second.go']);
  });
});

describe('stopping', () => {
  test('begins nothing more and waits for what is under way', async () => {
    let begun = 0;
    let ended = 0;
    const run = async () => {
      begun += 1;
      await delay(400);
      ended += 1;
    };
    const stop = runners.start(one, [own('bells.ring', 10, run), exclusive('chimes.ring', 10, run)]);
    await expect.poll(() => begun, soon).toBeGreaterThan(1);
    await stop();
    expect(ended).toBe(begun);
    const before = begun;
    expect((await runners.rowOf('chimes.ring'))?.isClaimed).toBe(false);
    await delay(200);
    expect(begun).toBe(before);
  });

  test('waits at most five seconds, also when it is asked for twice', async () => {
    let begun = 0;
    const hang = () => {
      begun += 1;
      return runners.hang();
    };
    const stop = runners.start(one, [own('bells.ring', 10, hang)]);
    await expect.poll(() => begun, soon).toBe(1);
    const at = performance.now();
    await stop();
    await stop();
    const took = performance.now() - at;
    expect(took).toBeGreaterThan(4_990);
    expect(took).toBeLessThan(9_000);
  });

  test('does not begin a job whose claim comes afterwards, and gives the claim back', async () => {
    await one.owner.query(`insert into job_runs values ('bells.ring', now(), null, 3)`);
    await one.owner.query('begin');
    await one.owner.query('select from job_runs for update');
    let begun = 0;
    const stop = runners.start(other, [exclusive('bells.ring', 60_000, () => Promise.resolve((begun += 1)))]);
    // Asked outside the transaction, which keeps the list of connections as it was at its first look.
    const waiting =
      'select 1 from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()';
    await expect.poll(async () => (await other.owner.query(waiting)).rowCount, soon).toBeGreaterThan(0);
    const stopped = stop();
    await one.owner.query('commit');
    await stopped;
    expect(begun).toBe(0);
    expect(await runners.rowOf('bells.ring')).toMatchObject({ failures: 3, isClaimed: false });
  });
});
