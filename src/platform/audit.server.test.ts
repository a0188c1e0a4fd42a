import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendAudit, type AuditEntry, brokenAuditChains, openAuditTail } from './audit.server.ts';
import { inTransaction, openPool, type Pool } from './database.server.ts';
import { openTestDatabase } from '#testing/database.server.ts';

const BOOKS = '01a1fd5c-332c-7993-861b-49d513573bd4';
const OTHERS = '01a1fd5c-332c-7993-861b-49d513573bd5';
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let pool: Pool;
let owner: pg.Client;

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
});

const entry = (workspaceId: string, resourceId: string): AuditEntry => ({
  workspaceId,
  userId: null,
  action: 'account.created',
  resourceType: 'accounts',
  resourceId,
  ipAddress: '127.0.0.1',
  userAgent: 'a “quoted” browser',
  metadata: { z: 1, a: ['ü', null] },
});
const append = (workspaceId: string, id: string) =>
  inTransaction(pool, { role: 'ilifa_app' }, (db) => appendAudit(db, entry(workspaceId, id)));
const broken = () => brokenAuditChains((text) => owner.query(text));

/** Does what only somebody with the owner's password and bad intentions can do. */
async function tamper(...statements: string[]): Promise<void> {
  await owner.query('begin');
  await owner.query('alter table security_audit_logs disable trigger audit_is_append_only');
  for (const statement of statements) await owner.query(statement);
}

test('many writers at once make whole chains, one for each set of books', async () => {
  const writes = Array.from({ length: 40 }, (_, index) => append(index % 2 === 0 ? BOOKS : OTHERS, `row ${index}`));
  await Promise.all(writes);
  const { rows } = await owner.query(
    'select chain_id, count(*)::int as count, max(number)::int as last from security_audit_logs group by 1 order by 1',
  );
  expect(rows).toEqual([
    { chain_id: BOOKS, count: 20, last: 20 },
    { chain_id: OTHERS, count: 20, last: 20 },
  ]);
  expect(await broken()).toEqual([]);
});

test('a line of a change that failed is not written', async () => {
  const failing = inTransaction(pool, { role: 'ilifa_app' }, async (db) => {
    await appendAudit(db, entry(BOOKS, 'never'));
    throw new Error('the change failed');
  });
  await expect(failing).rejects.toThrow('the change failed');
  const { rows } = await owner.query(`select 1 from security_audit_logs where resource_id = 'never'`);
  expect(rows).toEqual([]);
});

test.each([
  [
    'a line altered',
    7n,
    'altered',
    [`update security_audit_logs set resource_id = 'other' where chain_id = '${BOOKS}' and number = 7`],
  ],
  [
    'its time altered',
    7n,
    'altered',
    [
      `update security_audit_logs set created_at = created_at + interval '1 second' where chain_id = '${BOOKS}' and number = 7`,
    ],
  ],
  ['a line deleted', 7n, 'deleted', [`delete from security_audit_logs where chain_id = '${BOOKS}' and number = 7`]],
  [
    'the last line deleted',
    20n,
    'deleted',
    [`delete from security_audit_logs where chain_id = '${BOOKS}' and number = 20`],
  ],
  [
    'two lines swapped',
    7n,
    'swapped',
    [
      `update security_audit_logs set number = -1 where chain_id = '${BOOKS}' and number = 7`,
      `update security_audit_logs set number = 7 where chain_id = '${BOOKS}' and number = 8`,
      `update security_audit_logs set number = 8 where chain_id = '${BOOKS}' and number = -1`,
    ],
  ],
  [
    'a line rewritten with a hash that fits it',
    8n,
    'rewritten',
    [
      `update security_audit_logs set resource_id = 'other', hash = audit_hash(previous_hash, chain_id, number, workspace_id,
        user_id, action, resource_type, 'other', ip_address, user_agent, metadata, created_at)
       where chain_id = '${BOOKS}' and number = 7`,
    ],
  ],
  [
    'a line added past the end',
    21n,
    'added',
    [
      `insert into security_audit_logs select chain_id, 21, workspace_id, user_id, action, resource_type, resource_id,
         ip_address, user_agent, metadata, created_at, hash, audit_hash(hash, chain_id, 21, workspace_id, user_id, action,
         resource_type, resource_id, ip_address, user_agent, metadata, created_at)
       from security_audit_logs where chain_id = '${BOOKS}' and number = 20`,
    ],
  ],
  ['all lines deleted', 1n, 'deleted', [`delete from security_audit_logs where chain_id = '${BOOKS}'`]],
] as const)('%s shows, and the first bad link is named', async (_, number, what, statements) => {
  await tamper(...statements);
  expect(await broken()).toEqual([{ chainId: BOOKS, number, what }]);
  await owner.query('rollback');
  expect(await broken()).toEqual([]);
});

test('the last lines of a person are followed alone, as far as was asked', async () => {
  const userId = '01a1fd5c-332c-7993-861b-49d513573bd6';
  const mine = (index: number) => ({ ...entry(BOOKS, `mine ${index}`), workspaceId: null, userId });
  const tail = (most: number) =>
    inTransaction(pool, { role: 'ilifa_app', userId }, (db) =>
      openAuditTail(db, 'person', most).then(({ isWhole }) => isWhole),
    );
  expect(await tail(5)).toBe(true);
  for (let index = 1; index <= 8; index += 1)
    await inTransaction(pool, { role: 'ilifa_app', userId }, (db) => appendAudit(db, mine(index)));
  expect([await tail(5), await tail(100)]).toEqual([true, true]);
  const after = async (statement: string) => {
    await tamper(statement);
    await owner.query(`alter table security_audit_logs enable trigger audit_is_append_only; commit`);
    return [await tail(5), await tail(100)];
  };
  const its = (number: number) => `where chain_id = '${userId}' and number = ${number}`;
  expect(await after(`update security_audit_logs set resource_id = 'x' ${its(2)}`)).toEqual([true, false]);
  expect(await after(`update security_audit_logs set resource_id = 'x' ${its(6)}`)).toEqual([false, false]);
  expect(await after(`update security_audit_logs set resource_id = 'mine 6' ${its(6)}`)).toEqual([true, false]);
  expect(await after(`delete from security_audit_logs ${its(8)}`)).toEqual([false, false]);
  expect(await after(`delete from security_audit_logs where chain_id = '${userId}'`)).toEqual([false, false]);
});
