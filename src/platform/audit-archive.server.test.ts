import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { verifyAudit } from '#apps/server/verify.server.ts';
import { appendAudit, openAuditTail } from './audit.server.ts';
import { archiveAudit } from './audit-archive.server.ts';
import { connectionOf, inTransaction, openPool, type Pool } from './database.server.ts';
import { createKeyring, firstKeys } from './keyring.server.ts';
import { openTestDatabase } from '#testing/database.server.ts';

const BOOKS = '01a1fd5c-332c-7993-861b-49d513573bd4';
const PERSON = '01a1fd5c-332c-7993-861b-49d513573bd5';
const keyring = createKeyring(() => firstKeys(Buffer.alloc(32, 7)));
const folder = mkdtempSync(join(tmpdir(), 'ilifa-audit-'));
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let pool: Pool;
let owner: pg.Client;
let files = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  pool = openPool(database.loginUrl, { onError: () => undefined });
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await pool.end();
  await owner.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => unguarded('truncate security_audit_logs, audit_heads, audit_cuts, audit_archives'));

/** Past the trigger, as only someone with the owner's password and bad intentions can go. */
const unguarded = (text: string) =>
  owner
    .query(
      `begin; alter table security_audit_logs disable trigger audit_is_append_only; ${text};
       alter table security_audit_logs enable trigger audit_is_append_only; commit`,
    )
    .catch(async (error: unknown) => {
      await owner.query('rollback');
      throw error;
    });
const append = (times: number, who: { workspaceId: string | null; userId: string | null }) =>
  inTransaction(pool, { role: 'ilifa_app' }, async (db) => {
    for (let line = 0; line < times; line += 1)
      await appendAudit(db, {
        ...who,
        action: 'account.created',
        resourceType: 'accounts',
        resourceId: `${line}`,
        ipAddress: null,
        userAgent: 'a “quoted”\nbrowser',
        metadata: { z: 1.5, big: 12_345_678, a: ['ü', null], nothing: null },
      });
  });
const ofBooks = { workspaceId: BOOKS, userId: PERSON };
const ofPerson = { workspaceId: null, userId: PERSON };
/** The moment before which the first lines of the books lie. */
const momentAfter = async (lines: number) => {
  const { rows } = await owner.query<{ at: Date }>(
    `select coalesce((select created_at from security_audit_logs where chain_id = $1 order by number offset $2 limit 1),
       clock_timestamp()) as at`,
    [BOOKS, lines],
  );
  return rows[0]?.at ?? new Date();
};
const archive = async (before: Date) => {
  files += 1;
  const file = join(folder, `${files}.jsonl`);
  return { file, ...(await archiveAudit(database.ownerUrl, file, { before, now: new Date(), keyring })) };
};
const wrong = async (...named: string[]) => (await verifyAudit(database.ownerUrl, { keyring, files: named })).wrong;
/** Lines a second apart, so that a moment cuts between any two. */
async function spread(): Promise<void> {
  await unguarded(`
    update security_audit_logs l set created_at = date_trunc('second', now()) - interval '1 day' + l.number * interval '1 second'`);
  // The chain is made anew over the times.
  await unguarded(`do $$ declare line security_audit_logs; before bytea; begin
    for line in select * from security_audit_logs order by chain_id, number loop
      before := coalesce((select hash from security_audit_logs p where p.chain_id = line.chain_id and p.number = line.number - 1),
        decode(repeat('00', 32), 'hex'));
      update security_audit_logs k set previous_hash = before, hash = audit_hash(before, k.chain_id, k.number,
        k.workspace_id, k.user_id, k.action, k.resource_type, k.resource_id, k.ip_address, k.user_agent, k.metadata,
        k.created_at) where k.chain_id = line.chain_id and k.number = line.number;
    end loop;
    update audit_heads h set hash = (select hash from security_audit_logs l
      where l.chain_id = h.chain_id order by number desc limit 1);
  end $$`);
}

test(
  'the chain is proven over any cut, with the files and without, and goes on from there',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 3 }),
        async (lines, wishes) => {
          await unguarded('truncate security_audit_logs, audit_heads, audit_cuts, audit_archives');
          await append(lines, ofBooks);
          await append(Math.ceil(lines / 2), ofPerson);
          await spread();
          const made: string[] = [];
          let gone = 0;
          for (const wish of wishes.toSorted((a, b) => a - b)) {
            const cut = Math.min(wish, lines);
            if (cut <= gone) continue;
            const { file } = await archive(await momentAfter(cut - gone));
            made.push(file);
            gone = cut;
            expect(await wrong()).toEqual([]);
            expect(await wrong(...made)).toEqual([]);
          }
          const { rows } = await owner.query(
            'select number::int from security_audit_logs where chain_id = $1 order by 1',
            [BOOKS],
          );
          expect(rows).toHaveLength(lines - gone);
          await append(2, ofBooks);
          expect(await wrong(...made)).toEqual([]);
        },
      ),
      { numRuns: 12 },
    );
  },
);

test('any altered, missing or added line of the file is named', { timeout: 120_000 }, async () => {
  await append(6, ofBooks);
  await append(3, ofPerson);
  const { file } = await archive(await momentAfter(100));
  const whole = readFileSync(file, 'utf8');
  const lines = whole.trimEnd().split('\n');
  const changes: Record<string, (at: number) => string[]> = {
    altered: (at) => lines.with(at, lines[at]?.replace('account.created', 'account.deleted') ?? ''),
    missing: (at) => lines.toSpliced(at, 1),
    doubled: (at) => lines.toSpliced(at, 0, lines[at] ?? ''),
    damaged: (at) => lines.with(at, (lines[at] ?? '').slice(0, 20)),
  };
  for (const [name, change] of Object.entries(changes))
    for (let at = 1; at < lines.length; at += 1) {
      writeFileSync(file, `${change(at).join('\n')}\n`);
      const [found = ''] = await wrong(file);
      expect(found, `${name} ${at}`).toMatch(/line \d+/);
    }
  writeFileSync(file, `${whole}\n`);
  expect(await wrong(file)).not.toEqual([]);
  writeFileSync(file, '');
  expect(await wrong(file)).toEqual([`${file}: it is no archive of an audit log.`]);
  writeFileSync(file, whole);
  expect(await wrong(file)).toEqual([]);
  rmSync(file);
  expect((await wrong(file))[0]).toContain('ENOENT');
});

test('an altered anchor, a line left behind it, and an altered first line that stays are named', async () => {
  await append(6, ofBooks);
  await spread();
  await archive(await momentAfter(4));
  const after = async (change: string, mending: string) => {
    await unguarded(change);
    const found = await wrong();
    await unguarded(mending);
    expect(await wrong()).toEqual([]);
    return found;
  };
  const cut = `update audit_cuts set last_hash = sha256(last_hash) where chain_id = '${BOOKS}'`;
  const { rows } = await owner.query<{ hash: Buffer }>('select last_hash as hash from audit_cuts where chain_id = $1', [
    BOOKS,
  ]);
  const back = `update audit_cuts set last_hash = '\\x${rows[0]?.hash.toString('hex')}' where chain_id = '${BOOKS}'`;
  expect(await after(cut, back)).toEqual([
    expect.stringContaining(`chain ${BOOKS} is broken at line 5`),
    expect.stringMatching(/^The record of the audit archive of .* was changed after it was written\.$/),
  ]);
  expect(
    await after('update audit_archives set lines = lines + 1', 'update audit_archives set lines = lines - 1'),
  ).toEqual([expect.stringMatching(/^The record of the audit archive/)]);
  expect(
    await after(
      `update security_audit_logs set resource_id = 'x' where chain_id = '${BOOKS}' and number = 5`,
      `update security_audit_logs set resource_id = '4' where chain_id = '${BOOKS}' and number = 5`,
    ),
  ).toEqual([`The audit chain ${BOOKS} is broken at line 5: it was changed after it was written.`]);
  const added = `insert into security_audit_logs select chain_id, 2, workspace_id, user_id, action, resource_type,
    resource_id, ip_address, user_agent, metadata, created_at, previous_hash, hash from security_audit_logs
    where chain_id = '${BOOKS}' and number = 5`;
  expect(
    (await after(added, `delete from security_audit_logs where chain_id = '${BOOKS}' and number = 2`))[0],
  ).toContain('is broken at line 2');
  await unguarded(`delete from audit_cuts; delete from audit_archives`);
  expect((await wrong())[0]).toContain(`chain ${BOOKS} is broken at line 1: it is missing`);
});

test('whoever reads their own log finds it whole after all of it was archived', async () => {
  await append(3, ofPerson);
  await archive(new Date(Date.now() + 1000));
  const tail = () => inTransaction(pool, { role: 'ilifa_app', userId: PERSON }, (db) => openAuditTail(db, 'person', 5));
  expect(await tail()).toEqual({ lines: 0, isWhole: true });
  await append(1, ofPerson);
  expect(await tail()).toEqual({ lines: 1, isWhole: true });
  await unguarded(`update security_audit_logs set previous_hash = sha256(previous_hash) where chain_id = '${PERSON}'`);
  expect((await tail()).isWhole).toBe(false);
});

test('a broken log is not archived, nor one into a file that is there or cannot be written, nor where nothing is old enough', async () => {
  await append(3, ofBooks);
  const count = async () => (await owner.query('select from security_audit_logs')).rowCount;
  await expect(archive(new Date('2020-01-01'))).rejects.toThrow(/The audit log has no entries from before/);
  const there = join(folder, 'there');
  writeFileSync(there, 'mine');
  const into = (file: string) =>
    archiveAudit(database.ownerUrl, file, { before: new Date(), now: new Date(), keyring });
  await expect(into(there)).rejects.toThrow(/already exists/);
  await expect(into(join(there, 'inside'))).rejects.toThrow(/not writable/);
  await unguarded(`update security_audit_logs set resource_id = 'x' where number = 2`);
  await expect(archive(new Date())).rejects.toThrow(/broken at line 2/);
  expect(await count()).toBe(3);
});

test('only the owner removes lines, and only through an archive', async () => {
  await append(2, ofBooks);
  const asApp = (role: 'ilifa_app' | 'ilifa_auth', text: string) =>
    inTransaction(pool, { role }, (db) => connectionOf(db).query(text));
  for (const role of ['ilifa_app', 'ilifa_auth'] as const)
    for (const text of [
      'select remove_archived_audit(gen_random_uuid())',
      'select * from audit_cuts',
      `delete from security_audit_logs`,
    ])
      await expect(asApp(role, text)).rejects.toThrow(/permission denied/);
  await expect(owner.query('delete from security_audit_logs')).rejects.toThrow(/append-only/);
});
