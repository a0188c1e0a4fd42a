import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { DROP_LIMITS } from './model.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

const statement = (month: number) =>
  `Date,Amount,Description\n2026-${String(month).padStart(2, '0')}-03,-10.00,SHOP ${month}\n`;
const fileOf = (text: string, name = 'file.csv') => new File([text], name);
const PICTURE = fileOf('\u0089PNG\r\n\u001A\n0000000000000000', 'photo.csv');
const tooMany = { code: 'TOO_MANY_REQUESTS' };

test('twenty files dropped at once count as one import of three a minute [§9 limit import_data]', async () => {
  const { api } = await app.person();
  const { id: dropId } = await api.imports.drop({ files: 20 });
  for (let month = 1; month <= 20; month += 1)
    await api.imports.add({ dropId, file: fileOf(statement((month % 12) + 1)) });
  expect(await api.imports.list()).toHaveLength(20);
  await api.imports.drop({ files: 1 });
  await api.imports.upload({ file: fileOf(statement(1)) });
  await expect(api.imports.drop({ files: 1 })).rejects.toMatchObject(tooMany);
  await expect(api.imports.upload({ file: fileOf(statement(1)) })).rejects.toMatchObject(tooMany);
});

test('a drop takes the files that it was opened for, and no more', async () => {
  const { api } = await app.person();
  await expect(api.imports.drop({ files: 21 })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(api.imports.drop({ files: 0 })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  const { id: dropId } = await api.imports.drop({ files: 2 });
  const added = await Promise.allSettled(
    [1, 2, 3].map((month) => api.imports.add({ dropId, file: fileOf(statement(month)) })),
  );
  expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(added.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'DROP_OVER' } });
  expect(await api.imports.list()).toHaveLength(2);
});

test('one file that cannot be read does not hold up the others', async () => {
  const { api } = await app.person();
  const { id: dropId } = await api.imports.drop({ files: 3 });
  await api.imports.add({ dropId, file: fileOf(statement(1), 'one.csv') });
  await expect(api.imports.add({ dropId, file: PICTURE })).rejects.toMatchObject({ code: 'FILE_REFUSED' });
  await api.imports.add({ dropId, file: fileOf(statement(2), 'two.csv') });
  expect((await api.imports.list()).map(({ fileName }) => fileName)).toEqual(['two.csv', 'one.csv']);
});

test('a drop of nothing that can be read is no import', async () => {
  const { api } = await app.person();
  for (let time = 0; time < 5; time += 1) {
    const { id: dropId } = await api.imports.drop({ files: 1 });
    await expect(api.imports.add({ dropId, file: PICTURE })).rejects.toMatchObject({ code: 'FILE_REFUSED' });
  }
  const { id: dropId } = await api.imports.drop({ files: 1 });
  expect(await api.imports.add({ dropId, file: fileOf(statement(1)) })).toMatchObject({ status: 'ready' });
});

test('bytes and rows of a drop are limited, over all its files', async () => {
  const { api, session } = await app.person();
  const left = (column: string, value: number) =>
    app.owner.query(`update import_drops set ${column} = $2 where workspace_id = $1`, [session.workspace.id, value]);
  const { id: dropId } = await api.imports.drop({ files: 5 });
  const { rows } = await app.owner.query('select bytes_left, rows_left from import_drops where id = $1', [dropId]);
  expect(rows).toEqual([{ bytes_left: DROP_LIMITS.bytes, rows_left: DROP_LIMITS.rows }]);
  await left('bytes_left', 60);
  await api.imports.add({ dropId, file: fileOf(statement(1)) });
  await expect(api.imports.add({ dropId, file: fileOf(statement(2)) })).rejects.toMatchObject({ code: 'DROP_FULL' });
  await left('bytes_left', 1000);
  await left('rows_left', 1);
  await api.imports.add({ dropId, file: fileOf(statement(3)) });
  await expect(api.imports.add({ dropId, file: fileOf(statement(4)) })).rejects.toMatchObject({ code: 'DROP_FULL' });
  expect(await api.imports.list()).toHaveLength(2);
});

test('nobody adds to the drop of another person or workspace, or to one that is long over', async () => {
  const [mine, theirs] = [await app.person(), await app.person()];
  const { id: dropId } = await mine.api.imports.drop({ files: 2 });
  const over = { code: 'DROP_OVER' };
  await expect(theirs.api.imports.add({ dropId, file: fileOf(statement(1)) })).rejects.toMatchObject(over);
  await app.owner.query('insert into members (workspace_id, user_id, role) values ($1, $2, $3)', [
    mine.session.workspace.id,
    theirs.session.person.id,
    'editor',
  ]);
  const there = app.visitor({ workspaceId: mine.session.workspace.id });
  await there.api.identity.signIn({ email: theirs.email, password: theirs.password });
  await expect(there.api.imports.add({ dropId, file: fileOf(statement(1)) })).rejects.toMatchObject(over);
  await app.owner.query(`update import_drops set created_at = now() - interval '2 hours' where id = $1`, [dropId]);
  await expect(mine.api.imports.add({ dropId, file: fileOf(statement(1)) })).rejects.toMatchObject(over);
  await mine.api.imports.drop({ files: 1 });
  const { rows } = await app.owner.query('select count(*)::int as count from import_drops where id = $1', [dropId]);
  expect(rows).toEqual([{ count: 0 }]);
});

test('a viewer drops nothing', async () => {
  const [mine, theirs] = [await app.person(), await app.person()];
  const workspaceId = mine.session.workspace.id;
  await app.owner.query('insert into members (workspace_id, user_id, role) values ($1, $2, $3)', [
    workspaceId,
    theirs.session.person.id,
    'viewer',
  ]);
  const { id: dropId } = await mine.api.imports.drop({ files: 1 });
  const there = app.visitor({ workspaceId });
  await there.api.identity.signIn({ email: theirs.email, password: theirs.password });
  const notAllowed = { code: 'NOT_ALLOWED' };
  await expect(there.api.imports.drop({ files: 1 })).rejects.toMatchObject(notAllowed);
  await expect(there.api.imports.add({ dropId, file: fileOf(statement(1)) })).rejects.toMatchObject(notAllowed);
  await expect(there.api.imports.revertBatch({ id: dropId })).rejects.toMatchObject(notAllowed);
});
