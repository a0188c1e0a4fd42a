import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';
import { MOST_SAVED_VIEWS } from './rules.ts';

const VIEW = { query: 'category:fuel', sort: 'amount', direction: 'up', includeTransfers: true } as const;
let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('saved views are added, renamed, listed by name and deleted', async () => {
  const { api } = await app.person();
  const { id } = await api.savedViews.create({ ...VIEW, name: ' pear ' });
  await api.savedViews.create({ ...VIEW, name: 'Plum' });
  expect((await api.savedViews.list()).map(({ name }) => name)).toEqual(['pear', 'Plum']);
  await api.savedViews.update({ id, name: 'Quince' });
  expect((await api.savedViews.list()).map(({ name }) => name)).toEqual(['Plum', 'Quince']);
  await api.savedViews.remove({ id });
  expect((await api.savedViews.list()).map(({ name }) => name)).toEqual(['Plum']);
});

test('a deleted view comes back as the one it was, and never in the place of another', async () => {
  const { api } = await app.person();
  const { id } = await api.savedViews.create({ ...VIEW, name: 'Plum' });
  const [plum] = await api.savedViews.list();
  await expect(api.savedViews.create({ ...VIEW, id, name: 'Fig' })).rejects.toMatchObject({
    code: 'SAVED_VIEW_EXISTS',
  });
  expect(await api.savedViews.list()).toEqual([plum]);
  await api.savedViews.remove({ id });
  expect(await api.savedViews.create({ ...VIEW, id, name: 'Plum' })).toEqual({ id });
  expect(await api.savedViews.list()).toEqual([plum]);
});

test('no name is given twice, however it is written, also where two come at once', async () => {
  const { api } = await app.person();
  const { id } = await api.savedViews.create({ ...VIEW, name: 'Plum' });
  await expect(api.savedViews.create({ ...VIEW, name: 'PLUM' })).rejects.toMatchObject({ code: 'SAVED_VIEW_EXISTS' });
  await expect(api.savedViews.update({ id, name: 'plum' })).resolves.toEqual({ id });
  const twice = await Promise.allSettled([
    api.savedViews.create({ ...VIEW, name: 'Fig' }),
    api.savedViews.create({ ...VIEW, name: 'fig' }),
  ]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('what another workspace holds is neither seen nor changed', async () => {
  const [{ api }, other] = [await app.person(), await app.person()];
  const { id } = await other.api.savedViews.create({ ...VIEW, name: 'Theirs' });
  expect(await api.savedViews.list()).toEqual([]);
  await expect(api.savedViews.update({ id, name: 'Mine' })).rejects.toMatchObject({ code: 'SAVED_VIEW_NOT_FOUND' });
  await expect(api.savedViews.remove({ id })).rejects.toMatchObject({ code: 'SAVED_VIEW_NOT_FOUND' });
  expect((await other.api.savedViews.list()).map(({ name }) => name)).toEqual(['Theirs']);
});

test('a full list takes no more', async () => {
  const { api, session } = await app.person();
  await app.owner.query(
    `insert into saved_views (workspace_id, id, user_id, name, query, sort, direction, include_transfers)
     select $1, gen_random_uuid(), $2, 'n' || n, '', 'date', 'down', false from generate_series(1, $3) n`,
    [session.workspace.id, session.person.id, MOST_SAVED_VIEWS],
  );
  await expect(api.savedViews.create({ ...VIEW, name: 'One more' })).rejects.toMatchObject({
    code: 'TOO_MANY_SAVED_VIEWS',
  });
});

test('a view is shared with the workspace, and what a member limited to some accounts may not see is not', async () => {
  const owner = await bookkeeper(app);
  const { id } = await owner.api.savedViews.create({ ...VIEW, name: 'Fuel' });
  const madeBy = owner.session.person.id;
  expect(await owner.api.savedViews.list()).toEqual([{ ...VIEW, id, name: 'Fuel', madeBy }]);
  const viewer = await tabOf(app, await joined(app, owner, { role: 'viewer' }), owner.session.workspace.id);
  expect(await viewer.api.savedViews.list()).toEqual([{ ...VIEW, id, name: 'Fuel', madeBy }]);
  await expect(viewer.api.savedViews.create({ ...VIEW, name: 'Mine' })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  await expect(viewer.api.savedViews.remove({ id })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  const limited = await joined(app, owner, { role: 'viewer', accountIds: [owner.accountId] });
  expect(await (await tabOf(app, limited, owner.session.workspace.id)).api.savedViews.list()).toEqual([]);
});
