import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';
import { MOST_IN_BULK, MOST_PREVIEWED } from './bulk.parts.ts';
import type { Transaction } from './model.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Books with three shops and a hotel, and a tag. */
async function books() {
  const owner = await bookkeeper(app);
  const { id: tag } = await owner.api.tags.create({ name: 'Trip' });
  for (const [at, name] of ['Shop', 'Shop two', 'Shop three', 'Hotel'].entries())
    await owner.write(name, -100n * BigInt(at + 1), { bookedOn: `2026-03-0${at + 1}` });
  const which = (search: string) => ({ filter: { currency: 'ZAR', search } });
  const rows = async () => (await owner.list()).rows;
  return { ...owner, tag, which, rows };
}

type Wished = Readonly<Record<'fuel' | 'tag' | 'other', string>>;

function previewedOf(row: Transaction | undefined) {
  if (row === undefined) throw new Error('the row is in the list');
  const { categoryId, description, note, tagIds, needsReview } = row;
  return { categoryId, description, note, tagIds, isReviewed: !needsReview };
}

describe('a bulk edit', () => {
  test('changes all that a filter finds, as its preview says, and is undone at once', async () => {
    const { api, which, rows, tag, category } = await books();
    const before = await rows();
    const fuel = category('Fuel');
    const change = { categoryId: fuel, description: 'Market', note: 'With\nAnna', addTags: [tag], isReviewed: false };
    expect(await api.transactions.bulkPreview({ which: which('shop'), change })).toMatchObject({
      count: 3,
      changing: 3,
      linked: 0,
    });
    const { count, changeId } = await api.transactions.bulkChange({ which: which('shop'), change, expected: 3 });
    expect(count).toBe(3);
    const changed = (await rows()).filter(({ description }) => description !== 'Hotel');
    for (const row of changed)
      expect(row).toMatchObject({
        categoryId: fuel,
        categorySource: 'person',
        description: 'Market',
        note: 'With\nAnna',
        tagIds: [tag],
        needsReview: true,
      });
    expect(changed).toHaveLength(3);
    expect(await api.transactions.bulkPreview({ which: which('market'), change })).toMatchObject({ changing: 0 });
    const [one] = changed;
    const history = await api.history.ofTransaction({ id: one?.id ?? '' });
    const tags = history[0]?.fields.find(({ field }) => field === 'tags');
    expect(tags).toEqual({ field: 'tags', from: null, to: { text: 'Trip' }, isHidden: false });
    expect(await api.history.undo({ changeId })).toMatchObject({ count: 3, left: 0 });
    expect(await rows()).toEqual(before);
  });

  test.each([
    ['category and tags', (of: Wished) => ({ categoryId: of.fuel, addTags: [of.tag] })],
    ['no category, and other tags', (of: Wished) => ({ categoryId: null, addTags: [of.other], removeTags: [of.tag] })],
    ['words', () => ({ description: 'Market', note: 'With Anna' })],
    ['no note, not reviewed', () => ({ note: null, isReviewed: false })],
  ])('shows the newest of its rows as they become: %s', async (_, wish) => {
    const { api, which, rows, write, tag, category } = await books();
    for (let at = 0; at < MOST_PREVIEWED; at += 1) await write(`Shop ${at}`, -1n, { bookedOn: '2026-02-01' });
    const { id: other } = await api.tags.create({ name: 'Other' });
    const marked = (await rows()).filter((_row, at) => at % 2 === 0).map(({ id }) => id);
    await api.transactions.bulkChange({ which: { ids: marked }, change: { addTags: [tag], note: 'Old' } });
    const {
      count,
      changing,
      rows: shown,
    } = await api.transactions.bulkPreview({
      which: which('shop'),
      change: wish({ fuel: category('Fuel'), tag, other }),
    });
    expect(count).toBe(MOST_PREVIEWED + 3);
    expect(shown).toHaveLength(Math.min(MOST_PREVIEWED, changing));
    const seen = async () => {
      const byId = new Map((await rows()).map((row) => [row.id, row]));
      return shown.map(({ id }) => previewedOf(byId.get(id)));
    };
    expect(shown.map(({ before }) => before)).toEqual(await seen());
    await api.transactions.bulkChange({
      which: which('shop'),
      change: wish({ fuel: category('Fuel'), tag, other }),
      expected: changing,
    });
    expect(shown.map(({ after }) => after)).toEqual(await seen());
    const days = shown.map(({ bookedOn }) => bookedOn);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  test('changes the rows that are named, and nothing else of them', async () => {
    const { api, rows, tag } = await books();
    const before = await rows();
    const ids = before.slice(0, 2).map(({ id }) => id);
    await api.transactions.bulkChange({ which: { ids }, change: { note: 'x', addTags: [tag] } });
    await api.transactions.bulkChange({ which: { ids }, change: { note: '  ', removeTags: [tag] } });
    expect(await rows()).toEqual(before);
  });

  test('is refused where something else is found than the preview said', async () => {
    const { api, which, write, rows } = await books();
    await write('Shop four', -1n);
    const before = await rows();
    const change = { which: which('shop'), change: { isReviewed: false }, expected: 3 };
    await expect(api.transactions.bulkChange(change)).rejects.toMatchObject({
      code: 'OTHER_COUNT',
      data: { found: 4 },
    });
    expect(await rows()).toEqual(before);
  });

  test('changes what the list shows for a word with a wrong letter', async () => {
    const { api, which, rows } = await books();
    await api.transactions.bulkChange({ which: which('hotle'), change: { description: 'Inn' } });
    expect((await rows()).map(({ description }) => description)).toEqual(['Inn', 'Shop three', 'Shop two', 'Shop']);
  });

  test('leaves the category of a side of a transfer, and says so', async () => {
    const { api, accountId, category, which, rows } = await books();
    const { id: other } = await api.accounts.create({ name: 'Savings' });
    const write = (account: string, minor: bigint) =>
      api.transactions.create({
        accountId: account,
        bookedOn: '2026-03-05',
        description: 'Shop fund',
        categoryId: category('Groceries'),
        amount: { minor },
      });
    const [out, into] = [await write(accountId, -500n), await write(other, 500n)];
    await api.transfers.link({ outId: out.id, inId: into.id });
    const change = { categoryId: category('Fuel') };
    expect(await api.transactions.bulkPreview({ which: which('shop'), change })).toMatchObject({
      count: 5,
      changing: 3,
      linked: 2,
    });
    await api.transactions.bulkChange({ which: which('shop'), change });
    const fuel = (await rows()).filter(({ categoryId }) => categoryId === category('Fuel'));
    expect(fuel.map(({ description }) => description)).toEqual(['Shop three', 'Shop two', 'Shop']);
  });

  test('teaches the merchants of what was filed, as one at a time does', async () => {
    const { api, which, rows, category } = await books();
    await api.transactions.bulkChange({ which: which('hotel'), change: { categoryId: category('Fuel') } });
    const hotel = (await rows()).find(({ description }) => description === 'Hotel');
    expect(hotel?.categoryId).toBe(category('Fuel'));
    expect((await api.merchants.lessons()).some(({ categoryId }) => categoryId === category('Fuel'))).toBe(true);
  });

  test.each([
    ['nothing', {}],
    ['a note that is too long', { note: 'x'.repeat(2001) }],
    ['a description of nothing', { description: ' ' }],
  ])('refuses to change %s', async (_name, change) => {
    const { api, which } = await books();
    const asked = { which: which('shop'), change };
    await expect(api.transactions.bulkChange(asked)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('names what is not there, and changes nothing', async () => {
    const [{ api, which, rows }, other] = [await books(), await books()];
    const before = await rows();
    for (const { code, ...change } of [
      { categoryId: other.category('Fuel'), code: 'CATEGORY_NOT_FOUND' },
      { addTags: [other.tag], code: 'TAG_NOT_FOUND' },
      { addTags: [randomUUIDv7()], note: 'x', code: 'TAG_NOT_FOUND' },
    ])
      await expect(api.transactions.bulkChange({ which: which('shop'), change })).rejects.toMatchObject({ code });
    expect(await rows()).toEqual(before);
    const ids = (await other.rows()).map(({ id }) => id);
    const theirs = { which: { ids }, change: { description: 'Taken' } };
    expect(await api.transactions.bulkChange(theirs)).toMatchObject({ count: 0 });
    expect((await other.rows()).some(({ description }) => description === 'Taken')).toBe(false);
  });

  test('changes of a contributor only what they recorded, and nothing for a viewer', async () => {
    const { api, accountId, category, session, which } = await books();
    const workspaceId = session.workspace.id;
    const helper = await tabOf(app, await joined(app, { api }, { role: 'contributor' }), workspaceId);
    await helper.api.transactions.create({
      accountId,
      bookedOn: '2026-03-09',
      description: 'Shop of theirs',
      categoryId: category('Groceries'),
      amount: { minor: -1n },
    });
    const asked = { which: which('shop'), change: { note: 'mine' } };
    expect(await helper.api.transactions.bulkPreview(asked)).toMatchObject({ count: 1, changing: 1, linked: 0 });
    expect(await helper.api.transactions.bulkChange({ ...asked, expected: 1 })).toMatchObject({ count: 1 });
    const { rows } = await api.transactions.list({ currency: 'ZAR', search: 'note:mine' });
    expect(rows.map(({ description }) => description)).toEqual(['Shop of theirs']);
    const viewer = await tabOf(app, await joined(app, { api }, { role: 'viewer' }), workspaceId);
    await expect(viewer.api.transactions.bulkChange(asked)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });

  test('changes at most so many', async () => {
    const { api, accountId, session, which } = await books();
    await app.owner.query(
      `insert into transactions (workspace_id, id, user_id, account_id, booked_on, description, minor, currency)
       select $1, gen_random_uuid(), $2, $3, '2026-01-01', 'Many', 1, 'ZAR' from generate_series(1, $4) n`,
      [session.workspace.id, session.person.id, accountId, MOST_IN_BULK],
    );
    const change = { isReviewed: false };
    expect(await api.transactions.bulkPreview({ which: which('many'), change })).toMatchObject({ count: MOST_IN_BULK });
    await expect(api.transactions.bulkChange({ which: which(''), change })).rejects.toMatchObject({
      code: 'TOO_MANY_ROWS',
    });
  });
});

describe('marks of one transaction', () => {
  test('are changed and undone as often as a key is pressed, of rows that are there', async () => {
    const { api, rows, tag } = await books();
    const before = await rows();
    const id = before[0]?.id ?? '';
    const change = { addTags: [tag], isReviewed: false };
    const { changeId } = await api.transactions.mark({ id, change });
    expect((await rows())[0]).toMatchObject({ tagIds: [tag], needsReview: true });
    await api.history.undo({ changeId });
    expect(await rows()).toEqual(before);
    for (let at = 0; at < 70; at += 1) await api.transactions.mark({ id, change: { isReviewed: at % 2 === 0 } });
    await expect(api.transactions.mark({ id: randomUUIDv7(), change })).rejects.toMatchObject({
      code: 'TRANSACTION_NOT_FOUND',
    });
    const unknown = { isReviewed: true, addTags: [randomUUIDv7()] };
    await expect(api.transactions.mark({ id, change: unknown })).rejects.toMatchObject({ code: 'TAG_NOT_FOUND' });
    await expect(api.transactions.mark({ id, change: {} })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});
