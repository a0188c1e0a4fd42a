import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';
import { MOST_TAGS } from './rules.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('tags', () => {
  test('are added, renamed, listed by name and deleted', async () => {
    const { api } = await app.person();
    const { id } = await api.tags.create({ name: ' pear ' });
    await api.tags.create({ name: 'Plum' });
    expect((await api.tags.list()).map(({ name }) => name)).toEqual(['pear', 'Plum']);
    await api.tags.update({ id, name: 'Quince' });
    expect((await api.tags.list()).map(({ name }) => name)).toEqual(['Plum', 'Quince']);
    await api.tags.remove({ id });
    expect((await api.tags.list()).map(({ name }) => name)).toEqual(['Plum']);
    await expect(api.tags.remove({ id })).rejects.toMatchObject({ code: 'TAG_NOT_FOUND' });
    await expect(api.tags.update({ id, name: 'Gone' })).rejects.toMatchObject({ code: 'TAG_NOT_FOUND' });
  });

  test.each(['', '   ', 'a'.repeat(51), 'two\nlines', 'a\u0000b'])('refuse the name %j', async (name) => {
    const { api } = await app.person();
    await expect(api.tags.create({ name })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('have no name twice, however it is written, also where two come at once', async () => {
    const { api } = await app.person();
    const { id } = await api.tags.create({ name: 'Plum' });
    await expect(api.tags.create({ name: 'PLUM' })).rejects.toMatchObject({ code: 'TAG_EXISTS' });
    await expect(api.tags.update({ id, name: 'plum' })).resolves.toEqual({ id });
    const twice = await Promise.allSettled([api.tags.create({ name: 'Fig' }), api.tags.create({ name: 'fig' })]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('of another workspace are neither seen nor changed', async () => {
    const [{ api }, other] = [await app.person(), await app.person()];
    const { id: own } = await api.tags.create({ name: 'Mine' });
    const { id } = await other.api.tags.create({ name: 'Theirs' });
    expect((await api.tags.list()).map(({ name }) => name)).toEqual(['Mine']);
    for (const refused of [
      () => api.tags.update({ id, name: 'Mine too' }),
      () => api.tags.remove({ id }),
      () => api.tags.restore({ id }),
      () => api.tags.merge({ id, into: own }),
      () => api.tags.merge({ id: own, into: id }),
    ])
      await expect(refused()).rejects.toMatchObject({ code: 'TAG_NOT_FOUND' });
    expect((await other.api.tags.list()).map(({ name }) => name)).toEqual(['Theirs']);
  });

  test('are as many as a workspace holds, deleted ones not counted', async () => {
    const { api, session } = await app.person();
    const { id } = await api.tags.create({ name: 'First' });
    await api.tags.remove({ id });
    await app.owner.query(
      `insert into tags (workspace_id, id, user_id, name)
       select $1, gen_random_uuid(), $2, 'n' || n from generate_series(1, $3) n`,
      [session.workspace.id, session.person.id, MOST_TAGS],
    );
    await expect(api.tags.create({ name: 'One more' })).rejects.toMatchObject({ code: 'TOO_MANY_TAGS' });
    await expect(api.tags.restore({ id })).rejects.toMatchObject({ code: 'TOO_MANY_TAGS' });
  });
});

describe('what transactions show', () => {
  /** Two tagged transactions, and what they show of their tags by name. */
  async function tagged() {
    const books = await bookkeeper(app);
    const { api } = books;
    const ids: string[] = [];
    for (const name of ['Trip', 'Work']) ids.push((await api.tags.create({ name })).id);
    const [trip = '', work = ''] = ids;
    await books.write('Hotel', -100n, { bookedOn: '2026-03-01' });
    await books.write('Taxi', -200n, { bookedOn: '2026-03-02' });
    const tag = (search: string, addTags: string[]) =>
      api.transactions.bulkChange({ which: { filter: { currency: 'ZAR', search } }, change: { addTags } });
    await tag('hotel', [trip, work]);
    await tag('taxi', [work]);
    const shown = async () => {
      const names = new Map((await api.tags.list()).map(({ id, name }) => [id, name]));
      const { rows } = await api.transactions.list({ currency: 'ZAR', search: '' });
      return Object.fromEntries(
        rows.map(({ description, tagIds }) => [description, tagIds.map((id) => names.get(id))]),
      );
    };
    const found = async (search: string) => (await books.names({ search })).toSorted();
    return { ...books, trip, work, shown, found };
  }

  test('is gone with a deleted tag and comes back with it', async () => {
    const { api, work, shown, found } = await tagged();
    expect(await shown()).toEqual({ Hotel: ['Trip', 'Work'], Taxi: ['Work'] });
    expect(await api.tags.usage()).toContainEqual({ id: work, count: 2, lastUsed: '2026-03-02' });
    await api.tags.remove({ id: work });
    expect(await shown()).toEqual({ Hotel: ['Trip'], Taxi: [] });
    expect(await found('is:tagged')).toEqual(['Hotel']);
    await expect(found('tag:work')).rejects.toMatchObject({ code: 'SEARCH_NOT_UNDERSTOOD' });
    await api.tags.create({ name: 'WORK' });
    await expect(api.tags.restore({ id: work })).rejects.toMatchObject({ code: 'TAG_EXISTS' });
    await api.tags.remove({ id: (await api.tags.list()).find(({ name }) => name === 'WORK')?.id ?? '' });
    await api.tags.restore({ id: work });
    expect(await shown()).toEqual({ Hotel: ['Trip', 'Work'], Taxi: ['Work'] });
    await expect(api.tags.restore({ id: work })).rejects.toMatchObject({ code: 'TAG_NOT_FOUND' });
  });

  test('is the tag that another was merged into, found by either name, until that is taken back', async () => {
    const { api, trip, work, shown, found } = await tagged();
    await api.tags.merge({ id: work, into: trip });
    expect(await shown()).toEqual({ Hotel: ['Trip'], Taxi: ['Trip'] });
    expect(await api.tags.usage()).toEqual([{ id: trip, count: 2, lastUsed: '2026-03-02' }]);
    expect(await found('tag:work')).toEqual(['Hotel', 'Taxi']);
    await expect(api.tags.merge({ id: work, into: trip })).rejects.toMatchObject({ code: 'TAG_NOT_FOUND' });
    await expect(api.tags.merge({ id: trip, into: work })).rejects.toMatchObject({ code: 'TAG_NOT_FOUND' });
    await expect(api.tags.merge({ id: trip, into: trip })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const away = { which: { filter: { currency: 'ZAR', search: 'hotel' } }, change: { removeTags: [trip] } };
    expect((await api.transactions.bulkChange(away)).count).toBe(1);
    expect(await shown()).toEqual({ Hotel: [], Taxi: ['Trip'] });
    await api.tags.restore({ id: work });
    expect(await shown()).toEqual({ Hotel: [], Taxi: ['Work'] });
  });

  test('counts for a member only what that member sees', async () => {
    const { api, accountId, session, work, category } = await tagged();
    const { id: hidden } = await api.accounts.create({ name: 'Hidden' });
    const { id } = await api.transactions.create({
      accountId: hidden,
      bookedOn: '2026-03-09',
      categoryId: category('Groceries'),
      description: 'Secret',
      amount: { minor: -1n },
    });
    await api.transactions.bulkChange({ which: { ids: [id] }, change: { addTags: [work] } });
    expect(await api.tags.usage()).toContainEqual({ id: work, count: 3, lastUsed: '2026-03-09' });
    const member = await joined(app, { api }, { role: 'viewer', accountIds: [accountId] });
    const tab = await tabOf(app, member, session.workspace.id);
    expect(await tab.api.tags.usage()).toContainEqual({ id: work, count: 2, lastUsed: '2026-03-02' });
  });
});
