import { globSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '#platform/database.server.ts';
import type { Job, JobContext } from '#platform/jobs.server.ts';
import { writeBuffers } from '#platform/platform-jobs.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { JOBS } from './modules.server.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY);
const readDataKeys = vi.fn<() => Promise<void>>(() => Promise.resolve());
let app: Awaited<ReturnType<typeof startTestApp>>;
let context: JobContext;

beforeAll(async () => {
  app = await startTestApp({ now: () => NOW });
  context = { ...app.services, publicUrl: 'http://localhost', readDataKeys };
});
afterAll(() => app.close());
beforeEach(() => readDataKeys.mockClear());

const run = (name: string) => JOBS.find((job) => job.name === name)?.run(context);
const count = async (table: string) => (await app.owner.query(`select from ${table}`)).rowCount;

test('every job that a module has is in the list, and every name once', async () => {
  const files = globSync('../../modules/*/*/jobs.server.ts', { cwd: import.meta.dirname });
  expect(files.length).toBeGreaterThan(5);
  const modules = await Promise.all(
    files.map((file) => import(new URL(file, import.meta.url).href) as Promise<{ JOBS: readonly Job[] }>),
  );
  const listed = new Set(JOBS);
  for (const [place, { JOBS: own }] of modules.entries())
    expect([files[place], own.filter((job) => !listed.has(job))]).toEqual([files[place], []]);
  const names = JOBS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*\.[a-z]+$/.test(name))).toEqual([]);
});

test.each(JOBS.map((job) => [job.name, job] as const))('%s works on a database with nothing to do', async (_, job) => {
  await expect(job.run(context)).resolves.not.toThrow();
});

test('what its process does for itself is no other’s, and what deletes rows is done by one at a time', () => {
  const isExclusive = new Map<string, boolean>(JOBS.map((job) => [job.name, job.isExclusive]));
  for (const name of ['data-keys.read', 'old-emails.delete', 'audit-buffer.write', 'retry-queue.write'])
    expect([name, isExclusive.get(name)]).toEqual([name, false]);
  for (const name of ['deleted-rows.delete', 'old-sessions.delete', 'old-notifications.delete', 'breach-clocks.check'])
    expect([name, isExclusive.get(name)]).toEqual([name, true]);
});

test('the keys of sealed data are read again', async () => {
  await run('data-keys.read');
  expect(readDataKeys).toHaveBeenCalledTimes(1);
});

test('messages of visitors are deleted after a year', async () => {
  for (const days of [364, 366])
    await app.owner.query(
      `insert into enquiries (id, name, email, topic, message, received_at)
       values (gen_random_uuid(), 'Visitor', 'visitor@example.com', 'other', 'Hello', $1)`,
      [daysAgo(days)],
    );
  await run('old-enquiries.delete');
  expect(await count('enquiries')).toBe(1);
});

test('applications of partners are deleted a year after they were declined or left undecided', async () => {
  const applied = (name: string, state: string, received: number, decided: number | null) =>
    app.owner.query(
      `insert into partner_applications values (gen_random_uuid(), $1, 'Practice', 'partner@example.com', 'ZA', 'Durban',
         '{tax}', '', '', '', true, $2, $3, $4)`,
      [name, state, daysAgo(received), decided === null ? null : daysAgo(decided)],
    );
  await applied('declined long ago', 'declined', 400, 366);
  await applied('declined lately', 'declined', 400, 364);
  await applied('never decided', 'waiting', 366, null);
  await applied('accepted', 'accepted', 400, 366);
  await run('old-partner-applications.delete');
  const { rows } = await app.owner.query<{ name: string }>('select name from partner_applications order by name');
  expect(rows.map(({ name }) => name)).toEqual(['accepted', 'declined lately']);
});

test('counters of limits are deleted once their window has ended', async () => {
  await app.owner.query('delete from rate_limits');
  await app.owner.query(
    `insert into rate_limits values ('over', 1, now() - interval '1 second'), ('runs', 1, now() + interval '1 hour')`,
  );
  await run('old-rate-limits.delete');
  const { rows } = await app.owner.query('select key from rate_limits');
  expect(rows).toEqual([{ key: 'runs' }]);
});

describe('what is held in memory', () => {
  const APPEND = '(uuid, uuid, text, text, text, text, text, jsonb)';
  const away = () => app.owner.query(`alter function append_audit${APPEND} rename to append_audit_away`);
  const back = () => app.owner.query(`alter function append_audit_away${APPEND} rename to append_audit`);
  const written: string[] = [];
  /** Two pieces, while the audit log cannot be written. */
  const hold = async (action: string) => {
    const nobody = { workspaceId: null, userId: null, ipAddress: null, userAgent: null };
    const entry = { ...nobody, action, resourceType: 'test', resourceId: null, metadata: {} };
    const later: (() => Promise<unknown>)[] = [];
    await inTransaction(app.services.pool, { role: 'ilifa_app' }, (db) =>
      app.services.auditBuffer.appendOrHold(db, entry, (work) => void later.push(work)),
    );
    await Promise.all(later.map((work) => work()));
    const write = () => Promise.resolve(void written.push(action));
    app.services.held.hold({ what: 'alert', subject: 'thandi', about: {}, write }, new Error('away'));
  };
  const lines = (action: string) => count(`security_audit_logs where action = '${action}'`);

  test('is written by jobs of its process, of which one that fails keeps no other from it', async () => {
    await away();
    await hold('first');
    await expect(run('audit-buffer.write')).rejects.toMatchObject({ cause: { code: '42883' } });
    await run('retry-queue.write');
    expect(written).toEqual(['first']);
    await back();
    await run('audit-buffer.write');
    expect(await lines('first')).toBe(1);
  });

  test('is written before the process stops, as far as it can be', async () => {
    await away();
    await hold('second');
    await writeBuffers(app.services);
    expect(written.at(-1)).toBe('second');
    await back();
    await writeBuffers(app.services);
    expect(await lines('second')).toBe(1);
  });
});
