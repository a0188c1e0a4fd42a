import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectionOf, inTransaction } from '#platform/database.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const refused = (code: string) => expect.objectContaining({ code });
type Owner = Awaited<ReturnType<typeof bookkeeper>>;
type Wish = Parameters<typeof joined>[2];

async function withMember(wish: Wish, owner?: Owner) {
  const books = owner ?? (await bookkeeper(app));
  const member = await joined(app, books, wish);
  return { owner: books, member, tab: await tabOf(app, member, books.session.workspace.id) };
}

const lastChange = async (id: string) => {
  const { rows } = await app.owner.query<{ id: string }>(
    'select change_id as id from transaction_changes where transaction_id = $1 order by number desc limit 1',
    [id],
  );
  return rows[0]?.id ?? '';
};

const statement = () =>
  new File(['Date,Description,Amount\n2026-03-13,SHOP ONE,-1.00\n2026-03-14,SHOP TWO,-2.00\n'], 'fnb-march.csv');

describe('the history of a transaction', () => {
  test('tells who changed what from what to what, the newest first', async () => {
    const { owner, member, tab } = await withMember({ role: 'editor' });
    const { id } = await owner.write('Bread', -500n);
    const fuel = owner.category('Fuel');
    await tab.api.transactions.update({ id, categoryId: fuel, amount: { minor: -650n }, description: 'Diesel' });
    await owner.api.transactions.remove({ id });
    await owner.api.transactions.restore({ id });
    const history = await owner.api.history.ofTransaction({ id });
    expect(history.map(({ what, who, source }) => [what, who, source])).toEqual([
      ['restored', owner.session.person.displayName, 'person'],
      ['deleted', owner.session.person.displayName, 'person'],
      ['changed', member.session.person.displayName, 'person'],
      ['added', owner.session.person.displayName, 'person'],
    ]);
    expect(new Map(history[2]?.fields.map(({ field, from, to }) => [field, [from, to]]))).toEqual(
      new Map<string, unknown>([
        ['category', [{ text: 'Groceries' }, { text: 'Fuel' }]],
        ['description', [{ text: 'Bread' }, { text: 'Diesel' }]],
        ['amount', [{ amount: { minor: -500n, currency: 'ZAR' } }, { amount: { minor: -650n, currency: 'ZAR' } }]],
      ]),
    );
  });

  test('begins with the statement that brought it; importing and undoing the import leave nothing recorded', async () => {
    const { api, accountId, list, category, session } = await bookkeeper(app);
    const { id: importId } = await api.imports.upload({ file: statement(), accountId });
    await api.imports.commit({ id: importId });
    const [row] = (await list()).rows;
    const id = row?.id ?? '';
    const recorded = async () =>
      (await app.owner.query('select from transaction_changes where workspace_id = $1', [session.workspace.id]))
        .rowCount;
    expect(await recorded()).toBe(0);
    await api.transactions.update({ id, categoryId: category('Fuel') });
    expect((await api.history.ofTransaction({ id })).map(({ what, source, file }) => [what, source, file])).toEqual([
      ['changed', 'person', null],
      ['added', 'import', 'fnb-march.csv'],
    ]);
    await api.imports.revert({ id: importId, evenEdited: true });
    expect(await recorded()).toBe(0);
    await expect(api.history.ofTransaction({ id })).rejects.toEqual(refused('TRANSACTION_NOT_FOUND'));
  });

  test('shows a member nothing that the list hides from them', async () => {
    const owner = await bookkeeper(app);
    const { id: hiddenId } = await owner.api.accounts.create({ name: 'Hidden savings' });
    const { id } = await owner.write('To Hidden savings', -500n);
    await owner.api.transactions.update({ id, description: 'Moved', accountId: hiddenId });
    const { tab } = await withMember({ role: 'viewer', accountIds: [owner.accountId] }, owner);
    await expect(tab.api.history.ofTransaction({ id })).rejects.toEqual(refused('TRANSACTION_NOT_FOUND'));
    await owner.api.transactions.update({ id, accountId: owner.accountId });
    await owner.api.transactions.update({ id, description: 'Rent' });
    const history = await tab.api.history.ofTransaction({ id });
    const told = JSON.stringify(history, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
    expect(told).not.toMatch(/Hidden savings|Moved|Rent/);
    expect(history.map(({ fields }) => fields.map(({ field, isHidden }) => [field, isHidden]))).toEqual([
      [['description', true]],
      [['account', true]],
      [],
    ]);
  });

  test('has no figures for a member who sees no amounts', async () => {
    const { owner, tab } = await withMember({ role: 'viewer-without-amounts' });
    const { id } = await owner.write('Bread for R 12.50', -500n);
    await owner.api.transactions.update({ id, amount: { minor: -777n }, description: 'Bread for R 13.50' });
    const [changed] = await tab.api.history.ofTransaction({ id });
    expect(changed?.fields.find(({ field }) => field === 'amount')?.to).toEqual({
      amount: { minor: 0n, currency: 'ZAR', withheld: true },
    });
    expect(changed?.fields.find(({ field }) => field === 'description')?.to).toEqual({ text: 'Bread for •••' });
  });

  test('of another workspace is not found', async () => {
    const [one, other] = [await bookkeeper(app), await bookkeeper(app)];
    const { id } = await one.write('Bread', -500n);
    await expect(other.api.history.ofTransaction({ id })).rejects.toEqual(refused('TRANSACTION_NOT_FOUND'));
    const changeId = await lastChange(id);
    await expect(other.api.history.undo({ changeId })).rejects.toEqual(refused('CHANGE_NOT_FOUND'));
  });
});

describe('undo', () => {
  test('goes back step by step, redo forward again, and a new change ends the redo', async () => {
    const { api, write, list, names, category } = await bookkeeper(app);
    const { id } = await write('Bread', -500n);
    await api.transactions.update({ id, description: 'Rolls' });
    await api.transactions.categorise({ ids: [id], categoryId: category('Fuel') });
    expect(await api.history.undo({})).toMatchObject({ what: 'category', count: 1, left: 0 });
    expect(await api.history.undo({})).toMatchObject({ what: 'description' });
    expect(await names()).toEqual(['Bread']);
    expect(await api.history.undo({})).toMatchObject({ what: 'adding' });
    expect(await names()).toEqual([]);
    await expect(api.history.undo({})).rejects.toEqual(refused('NOTHING_TO_UNDO'));
    expect(await api.history.redo()).toMatchObject({ what: 'adding', count: 1 });
    expect(await api.history.redo()).toMatchObject({ what: 'description' });
    expect(await names()).toEqual(['Rolls']);
    await api.transactions.remove({ id });
    await expect(api.history.redo()).rejects.toEqual(refused('NOTHING_TO_REDO'));
    expect(await api.history.undo({})).toMatchObject({ what: 'deleting' });
    expect((await list()).rows[0]?.categoryId).toBe(category('Groceries'));
    expect((await api.history.ofTransaction({ id })).map(({ what }) => what)).toEqual([
      'undone',
      'deleted',
      'redone',
      'redone',
      'undone',
      'undone',
      'undone',
      'changed',
      'changed',
      'added',
    ]);
  });

  test('two at once undo two changes', async () => {
    const { api, write, names } = await bookkeeper(app);
    const { id } = await write('One', -1n);
    await api.transactions.update({ id, description: 'Two' });
    await api.transactions.update({ id, description: 'Three' });
    await Promise.all([api.history.undo({}), api.history.undo({})]);
    expect(await names()).toEqual(['One']);
  });

  test('leaves what was changed since as it is, and says how many', async () => {
    const { owner, tab } = await withMember({ role: 'editor' });
    const { api, category } = owner;
    const ids = [];
    for (const name of ['A', 'B', 'C']) ids.push((await owner.write(name, -1n)).id);
    await api.transactions.categorise({ ids, categoryId: category('Fuel') });
    await tab.api.transactions.categorise({ ids: ids.slice(0, 1), categoryId: category('Pets') });
    expect(await api.history.undo({})).toMatchObject({ what: 'category', count: 2, left: 1 });
    const filed = new Map((await owner.list()).rows.map((row) => [row.description, row.categoryId]));
    expect(filed).toEqual(
      new Map([
        ['A', category('Pets')],
        ['B', category('Groceries')],
        ['C', category('Groceries')],
      ]),
    );
    await api.transactions.update({ id: ids[0] ?? '', description: 'Mine' });
    await tab.api.transactions.update({ id: ids[0] ?? '', description: 'Theirs' });
    await expect(api.history.undo({})).rejects.toEqual(refused('CHANGED_SINCE'));
    expect(await owner.names({ search: 'Theirs' })).toEqual(['Theirs']);
  });

  test('counts what someone put back by hand as it was, and has nothing to do where all of it was', async () => {
    const { api, write, category } = await bookkeeper(app);
    const ids = [(await write('A', -1n)).id, (await write('B', -1n)).id];
    await api.transactions.categorise({ ids, categoryId: category('Fuel') });
    const changeId = await lastChange(ids[0] ?? '');
    await api.transactions.categorise({ ids: ids.slice(0, 1), categoryId: category('Groceries') });
    expect(await api.history.undo({ changeId })).toMatchObject({ what: 'category', count: 2, left: 0 });
    await api.transactions.categorise({ ids, categoryId: category('Pets') });
    const other = await lastChange(ids[0] ?? '');
    await api.transactions.categorise({ ids, categoryId: category('Groceries') });
    await expect(api.history.undo({ changeId: other })).rejects.toEqual(refused('CHANGED_SINCE'));
  });

  test('undoes only what the person did, or the change that is named, each once', async () => {
    const { owner, tab } = await withMember({ role: 'editor' });
    const { id } = await owner.write('Bread', -500n);
    await owner.api.transactions.update({ id, description: 'Rolls' });
    const changeId = await lastChange(id);
    await expect(tab.api.history.undo({})).rejects.toEqual(refused('NOTHING_TO_UNDO'));
    expect(await tab.api.history.undo({ changeId })).toMatchObject({ what: 'description', count: 1 });
    expect(await owner.names()).toEqual(['Bread']);
    await expect(owner.api.history.undo({ changeId })).rejects.toEqual(refused('ALREADY_UNDONE'));
    // The owner's next is the change before it.
    expect(await owner.api.history.undo({})).toMatchObject({ what: 'adding' });
  });

  test('by a contributor is of their own changes alone; a viewer may not at all', async () => {
    const { owner, tab } = await withMember({ role: 'contributor' });
    const { id } = await owner.write('Bread', -500n);
    const changeId = await lastChange(id);
    await expect(tab.api.history.undo({ changeId })).rejects.toEqual(refused('NOT_YOUR_CHANGE'));
    const wish = { accountId: owner.accountId, bookedOn: '2026-03-10', categoryId: owner.category('Pets') };
    await tab.api.transactions.create({ ...wish, description: 'Vet', amount: { minor: -100n } });
    expect(await tab.api.history.undo({})).toMatchObject({ what: 'adding', count: 1 });
    expect(await owner.names()).toEqual(['Bread']);
    const viewer = await withMember({ role: 'viewer' }, owner);
    await expect(viewer.tab.api.history.undo({ changeId })).rejects.toEqual(refused('NOT_ALLOWED'));
  });

  test('does not file under a category that is gone, nor undo what other commands did', async () => {
    const { api, write, category, list } = await bookkeeper(app);
    const { id } = await write('Taxi', -1n, { categoryId: category('Taxi and bus') });
    await api.transactions.update({ id, categoryId: category('Fuel') });
    await api.categories.remove({ id: category('Taxi and bus') });
    await expect(api.history.undo({})).rejects.toEqual(refused('CHANGED_SINCE'));
    await api.categories.remove({ id: category('Fuel'), moveTo: category('Pets') });
    await expect(api.history.undo({ changeId: await lastChange(id) })).rejects.toEqual(refused('CHANGE_NOT_FOUND'));
    expect((await list()).rows[0]?.categoryId).toBe(category('Pets'));
    expect((await api.history.ofTransaction({ id })).map(({ what }) => what)).toEqual(['changed', 'changed', 'added']);
  });

  test('takes lines out again whose transaction was split, brings them back, and never half of them', async () => {
    const { api, write, accountId, session } = await bookkeeper(app);
    const { id } = await write('Shop', -300n);
    const lines = [randomUUIDv7(), randomUUIDv7()];
    const scope = { role: 'ilifa_app', workspaceId: session.workspace.id, userId: session.person.id } as const;
    const command = { name: 'transaction.split', changeId: randomUUIDv7() };
    await inTransaction(app.services.pool, { ...scope, command }, async (db) => {
      await connectionOf(db).query('update transactions set is_split = true, category_id = null where id = $1', [id]);
      await connectionOf(db).query(
        `insert into transactions (workspace_id, id, user_id, account_id, booked_on, description, minor, currency, parent_id)
         select $1, line, $2, $3, '2026-03-10', 'Part', -150, 'ZAR', $4 from unnest($5::uuid[]) line`,
        [scope.workspaceId, scope.userId, accountId, id, lines],
      );
    });
    const there = async () => (await app.owner.query('select from transactions where parent_id = $1', [id])).rowCount;
    expect(await api.history.undo({})).toMatchObject({ what: 'split', count: 1 });
    expect(await there()).toBe(0);
    expect(await api.history.redo()).toMatchObject({ what: 'split', count: 1 });
    expect(await there()).toBe(2);
    await app.owner.query(`update transactions set note = 'Changed' where id = $1`, [lines[0]]);
    await expect(api.history.undo({})).rejects.toEqual(refused('CHANGED_SINCE'));
    expect(await there()).toBe(2);
  });

  test('of what is deleted for good is no more: its history goes after 30 days', async () => {
    const { api, write, session } = await bookkeeper(app);
    const { id } = await write('Old', -1n);
    await api.transactions.remove({ id });
    await app.owner.query(`update transactions set deleted_at = now() - interval '31 days' where id = $1`, [id]);
    await app.owner.query('select forget_deleted()');
    const left = await app.owner.query('select from transaction_changes where workspace_id = $1', [
      session.workspace.id,
    ]);
    expect(left.rowCount).toBe(0);
    await expect(api.history.undo({})).rejects.toEqual(refused('NOTHING_TO_UNDO'));
  });
});
