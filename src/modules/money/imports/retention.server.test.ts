import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { connectionOf, inTransaction } from '#platform/database.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('an import that was undone goes with its file after thirty days, and no other does', async () => {
  const { session } = await app.person();
  const add = async (fileName: string, status: string, days: number | null) => {
    const values = [session.workspace.id, session.person.id, fileName, status, days];
    await app.owner.query(
      `with made as (
         insert into imports (workspace_id, id, user_id, file_name, byte_count, sha256, status, reverted_at)
         values ($1, gen_random_uuid(), $2, $3, 3, '', $4, now() - make_interval(days => $5)) returning workspace_id, id
       ) insert into import_files (workspace_id, import_id, bytes) select workspace_id, id, 'abc' from made`,
      values,
    );
  };
  await add('undone long ago', 'reverted', 31);
  await add('undone lately', 'reverted', 29);
  await add('stands', 'done', null);
  await add('waits', 'ready', null);
  await inTransaction(app.services.pool, { role: 'ilifa_app' }, (db) =>
    connectionOf(db).query('select forget_deleted()'),
  );
  const { rows } = await app.owner.query<{ name: string }>(
    `select i.file_name as name from imports i join import_files f on f.import_id = i.id order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['stands', 'undone lately', 'waits']);
  expect((await app.owner.query('select from import_files')).rowCount).toBe(3);
});
