import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { codeAt, signedInAnew } from '#testing/factors.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let later = 0;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(Date.now() + later) });
});
afterAll(() => app.close());

const refused = (code: string) => expect.objectContaining({ code });

/** Somebody with a household, open in a tab. */
async function householder() {
  const owner = await app.person();
  const { id } = await owner.api.workspaces.create({ kind: 'household', name: 'The Dlaminis' });
  return { owner, id, tab: await tabOf(app, owner, id) };
}

test('a household has its own starter categories and nothing of the books before it', async () => {
  const { owner, id, tab } = await householder();
  const personal = await tabOf(app, owner, owner.session.workspace.id);
  await personal.api.accounts.create({ name: 'Mine alone' });
  const session = await tab.api.identity.session();
  expect(session?.workspace).toMatchObject({
    id,
    kind: 'household',
    name: 'The Dlaminis',
    role: 'owner',
    country: 'ZA',
  });
  expect(await tab.api.accounts.list()).toEqual([]);
  expect((await tab.api.categories.list()).length).toBeGreaterThan(10);
});

test('the list names all books of a person, their own first, and whose they are', async () => {
  const { owner, id, tab } = await householder();
  const guest = await joined(app, tab, { role: 'viewer' });
  await tab.api.accounts.create({ name: 'Joint' });
  expect((await owner.api.workspaces.list()).map(({ kind, role }) => [kind, role])).toEqual([
    ['personal', 'owner'],
    ['household', 'owner'],
  ]);
  const [, shared] = await guest.api.workspaces.list();
  expect(shared).toMatchObject({ id, role: 'viewer', memberCount: 2, ownerName: owner.session.person.displayName });
  expect(shared?.lastActivity?.getTime()).toBeGreaterThan(Date.now() - 60_000);
});

/** Gives somebody who is signed in an authenticator app. */
async function withTotp({ api }: Pick<Awaited<ReturnType<typeof app.person>>, 'api'>): Promise<void> {
  const { secret } = await api.factors.beginTotp();
  await api.factors.confirmTotp({ code: await codeAt(secret, new Date(Date.now() + later)) });
}

test('the owner sees how many members have no second factor before asking for one', async () => {
  const { owner, tab } = await householder();
  const guest = await joined(app, tab, { role: 'viewer' });
  await joined(app, tab, { role: 'editor' });
  const seen = async () => (await tab.api.workspaces.secondFactor()).without;
  expect(await seen()).toEqual({ members: 3, you: true });
  await withTotp(guest);
  expect(await seen()).toEqual({ members: 2, you: true });
  await withTotp(owner);
  expect(await seen()).toEqual({ members: 1, you: false });
  // One that was begun and never confirmed is none; and people who are no members do not count.
  await (await joined(app, tab, { role: 'viewer' })).api.factors.beginTotp();
  await app.person();
  expect(await seen()).toEqual({ members: 2, you: false });
  expect(await tab.api.workspaces.secondFactor()).toMatchObject({ isAsked: false });
});

test('a session that is open neither reads nor changes books that begin to ask, until there is a second factor', async () => {
  const { owner, id, tab } = await householder();
  const [bare, guarded] = [await joined(app, tab, { role: 'manager' }), await joined(app, tab, { role: 'editor' })];
  const [here, there] = [await tabOf(app, bare, id), await tabOf(app, guarded, id)];
  for (const { api } of [owner, guarded]) await withTotp({ api });
  await tab.api.accounts.create({ name: 'Joint' });
  await tab.api.workspaces.askSecondFactor({ id, isAsked: true });

  const needed = refused('SECOND_FACTOR_NEEDED');
  for (const call of [here.api.accounts.list, here.api.members.list, here.api.workspaces.secondFactor])
    await expect(call()).rejects.toEqual(needed);
  await expect(here.api.accounts.create({ name: 'Sneaked in' })).rejects.toEqual(needed);
  await expect(here.api.workspaces.rename({ name: 'Sneaked in' })).rejects.toEqual(needed);
  await expect(here.api.leaving.export()).rejects.toEqual(needed);
  expect((await here.api.identity.session())?.workspace).toMatchObject({ id, owesFactor: true });
  // Their own books are theirs as before, and so are the way to set one up and the word which books ask.
  expect(await bare.api.accounts.list()).toEqual([]);
  expect((await bare.api.identity.session())?.workspace.owesFactor).toBe(false);
  expect(await here.api.factors.step()).toMatchObject({
    isPending: true,
    mustSetUp: true,
    isConfirmed: true,
    sharedBooks: 'The Dlaminis',
  });
  for (const other of [there, tab]) {
    expect(await other.api.accounts.list()).toHaveLength(1);
    expect(await other.api.factors.step()).toMatchObject({ isPending: false, mustSetUp: false });
  }

  await withTotp(here);
  expect(await here.api.accounts.list()).toHaveLength(1);
  expect((await here.api.identity.session())?.workspace.owesFactor).toBe(false);
  expect(await here.api.factors.step()).toMatchObject({ isPending: false, mustSetUp: false });
});

test('the owner who has none is held by what they asked for, and not longer than they have one', async () => {
  const { owner, id, tab } = await householder();
  await tab.api.workspaces.askSecondFactor({ id, isAsked: true });
  const back = () => tab.api.workspaces.askSecondFactor({ id, isAsked: false });
  await expect(back()).rejects.toEqual(refused('SECOND_FACTOR_NEEDED'));
  expect(await tab.api.factors.step()).toMatchObject({ mustSetUp: true, sharedBooks: null });
  await withTotp(owner);
  await back();
});

test('the owner alone asks a second step of the members, after showing that it is them; it is remembered', async () => {
  const { owner, id, tab } = await householder();
  const manager = await joined(app, tab, { role: 'manager' });
  const managing = await tabOf(app, manager, id);
  await withTotp(owner);
  await expect(managing.api.workspaces.askSecondFactor({ id, isAsked: true })).rejects.toEqual(refused('NOT_ALLOWED'));
  const elsewhere = owner.session.workspace.id;
  await expect(tab.api.workspaces.askSecondFactor({ id: elsewhere, isAsked: true })).rejects.toEqual(
    refused('NOT_A_MEMBER'),
  );
  expect(await managing.api.workspaces.secondFactor()).toEqual({ isAsked: false, without: null });
  await tab.api.workspaces.askSecondFactor({ id, isAsked: true });
  expect((await signedInAnew(app, manager)).secondStep).toBe(true);
  expect((await signedInAnew(app, await app.person())).secondStep).toBe(false);
  const remembered = `select user_id, metadata->'isAsked' as asked from security_audit_logs
    where workspace_id = $1 and action = 'workspace.second-factor'`;
  const { rows } = await app.owner.query(remembered, [id]);
  expect(rows).toEqual([{ user_id: owner.session.person.id, asked: true }]);
  await tab.api.workspaces.askSecondFactor({ id, isAsked: false });
  expect((await signedInAnew(app, manager)).secondStep).toBe(false);
});

test('books take a new name', async () => {
  const { id, tab } = await householder();
  await tab.api.workspaces.rename({ name: '  Ubuhle ' });
  expect((await tab.api.workspaces.list()).find((books) => books.id === id)?.name).toBe('Ubuhle');
  await expect(tab.api.workspaces.rename({ name: ' ' })).rejects.toEqual(refused('BAD_REQUEST'));
});

test('archived books are read and not changed, until they are restored', async () => {
  const { id, tab } = await householder();
  const editor = await joined(app, tab, { role: 'editor' });
  const editing = await tabOf(app, editor, id);
  await tab.api.accounts.create({ name: 'Joint' });
  await tab.api.workspaces.archive({ id });
  for (const { api } of [tab, editing]) {
    expect(await api.accounts.list()).toHaveLength(1);
    await expect(api.accounts.create({ name: 'Late' })).rejects.toEqual(refused('BOOKS_ARCHIVED'));
  }
  await expect(editing.api.workspaces.restore({ id })).rejects.toEqual(refused('NOT_ALLOWED'));
  await tab.api.workspaces.restore({ id });
  await editing.api.accounts.create({ name: 'In time' });
  expect(await tab.api.accounts.list()).toHaveLength(2);
});

test('personal books are neither archived nor handed over', async () => {
  const owner = await app.person();
  const { id } = owner.session.workspace;
  const other = await joined(app, owner, { role: 'viewer' });
  await expect(owner.api.workspaces.archive({ id })).rejects.toEqual(refused('NOT_PERSONAL'));
  await expect(owner.api.workspaces.transfer({ id, userId: other.session.person.id })).rejects.toEqual(
    refused('NOT_PERSONAL'),
  );
});

test('the last owner cannot leave; after handing over they can, and no two hand over at once', async () => {
  const { owner, id, tab } = await householder();
  const [first, second] = [await joined(app, tab, { role: 'viewer' }), await joined(app, tab, { role: 'editor' })];
  await expect(tab.api.workspaces.leave({ id })).rejects.toEqual(refused('LAST_OWNER'));
  const results = await Promise.allSettled(
    [first, second].map(({ session }) => tab.api.workspaces.transfer({ id, userId: session.person.id })),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const roles = (await tab.api.members.list()).map(({ role }) => role);
  expect(roles.filter((role) => role === 'owner')).toHaveLength(1);
  await tab.api.workspaces.leave({ id });
  await expect(tab.api.accounts.list()).rejects.toEqual(refused('NOT_A_MEMBER'));
  expect((await owner.api.workspaces.list()).map(({ kind }) => kind)).toEqual(['personal']);
});

test('only to a member are books handed over, and only by who confirmed lately that it is them', async () => {
  const { id, tab } = await householder();
  const stranger = await app.person();
  await expect(tab.api.workspaces.transfer({ id, userId: stranger.session.person.id })).rejects.toEqual(
    refused('MEMBER_NOT_FOUND'),
  );
  later = 31 * 60_000;
  await expect(tab.api.workspaces.transfer({ id, userId: stranger.session.person.id })).rejects.toEqual(
    refused('CONFIRMATION_NEEDED'),
  );
  later = 0;
});

test('what cannot be undone by everyone is done to the books that were meant, or to none', async () => {
  const { id, tab } = await householder();
  const { id: other } = await tab.api.workspaces.create({ kind: 'business', name: 'Dlamini Trading' });
  await expect(tab.api.workspaces.archive({ id: other })).rejects.toEqual(refused('NOT_A_MEMBER'));
  expect((await tab.api.workspaces.list()).filter(({ isArchived }) => isArchived)).toEqual([]);
  await tab.api.workspaces.archive({ id });
});

test('a tab whose books are gone is answered with the books of the person', async () => {
  const owner = await app.person();
  const lost = app.visitor({ workspaceId: '018f2f2e-0000-7000-8000-000000000000' });
  await lost.api.identity.signIn({ email: owner.email, password: owner.password });
  expect((await lost.api.identity.session())?.workspace.id).toBe(owner.session.workspace.id);
  await expect(lost.api.accounts.list()).rejects.toEqual(refused('NOT_A_MEMBER'));
});
