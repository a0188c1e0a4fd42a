import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookkeeper } from '#testing/books.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { codeAt } from '#testing/factors.server.ts';
import { joined, tabOf, tokenFor } from '#testing/members.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let later = 0;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(Date.now() + later) });
});
afterAll(() => app.close());

const refused = (code: string) => expect.objectContaining({ code });
const DAY = 86_400_000;

test('who shares books, changes a member or removes one has shown lately that it is them', async () => {
  const owner = await bookkeeper(app);
  const [guest, other] = [await joined(app, owner, { role: 'viewer' }), await app.person()];
  const { id: userId } = guest.session.person;
  later += 31 * 60_000;
  try {
    const stale = refused('CONFIRMATION_NEEDED');
    await expect(owner.api.members.invite({ email: other.email, role: 'viewer' })).rejects.toEqual(stale);
    await expect(owner.api.members.change({ userId, role: 'editor', accountIds: null })).rejects.toEqual(stale);
    await expect(owner.api.members.remove({ userId })).rejects.toEqual(stale);
    expect((await owner.api.members.list()).map(({ role }) => role)).toEqual(['owner', 'viewer']);
  } finally {
    later -= 31 * 60_000;
  }
});

describe('an invitation', () => {
  test('is an e-mail with a link; whoever accepts it has the books open with the role that was meant', async () => {
    const owner = await bookkeeper(app);
    const guest = await app.person();
    await owner.api.members.invite({ email: guest.email.toUpperCase(), role: 'editor' });
    const token = tokenFor(app, guest.email);
    expect(await guest.api.members.offer({ token })).toMatchObject({
      books: owner.session.workspace.name,
      invitedBy: owner.session.person.displayName,
      role: 'editor',
      isLimited: false,
    });
    const { workspaceId } = await guest.api.members.accept({ token });
    const tab = await tabOf(app, guest, workspaceId);
    expect((await tab.api.accounts.list()).map(({ name }) => name)).toEqual(['Cheque']);
    expect((await owner.api.members.list()).map(({ role }) => role)).toEqual(['owner', 'editor']);
    expect(await owner.api.members.invitations()).toEqual([]);
  });

  test('is taken by nobody but its address, who can still use it afterwards', async () => {
    const owner = await bookkeeper(app);
    const [guest, thief] = [await app.person(), await app.person()];
    await owner.api.members.invite({ email: guest.email, role: 'viewer' });
    const token = tokenFor(app, guest.email);
    for (const call of [thief.api.members.offer, thief.api.members.accept])
      await expect(call({ token })).rejects.toEqual(refused('WRONG_ADDRESS'));
    expect(await owner.api.members.list()).toHaveLength(1);
    await guest.api.members.accept({ token });
  });

  test('to books that ask for a second factor waits until there is one', async () => {
    const [owner, guest] = [await bookkeeper(app), await app.person()];
    const own = await owner.api.factors.beginTotp();
    await owner.api.factors.confirmTotp({ code: await codeAt(own.secret, new Date(Date.now() + later)) });
    await owner.api.workspaces.askSecondFactor({ id: owner.session.workspace.id, isAsked: true });
    await owner.api.members.invite({ email: guest.email, role: 'viewer' });
    const token = tokenFor(app, guest.email);
    await expect(guest.api.members.accept({ token })).rejects.toEqual(refused('SECOND_FACTOR_MISSING'));
    expect(await owner.api.members.list()).toHaveLength(1);
    const { secret } = await guest.api.factors.beginTotp();
    await guest.api.factors.confirmTotp({ code: await codeAt(secret, new Date(Date.now() + later)) });
    await guest.api.members.accept({ token });
    expect(await owner.api.members.list()).toHaveLength(2);
  });

  test('works once: replayed, and by two requests at a time', async () => {
    const owner = await bookkeeper(app);
    const guest = await app.person();
    await owner.api.members.invite({ email: guest.email, role: 'viewer' });
    const token = tokenFor(app, guest.email);
    const both = await Promise.allSettled([guest.api.members.accept({ token }), guest.api.members.accept({ token })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await owner.api.members.remove({ userId: guest.session.person.id });
    await expect(guest.api.members.accept({ token })).rejects.toEqual(refused('INVITATION_NOT_FOUND'));
    expect(await owner.api.members.list()).toHaveLength(1);
  });

  test('to somebody who became a member meanwhile changes nothing, and says nothing wrong to anybody', async () => {
    const owner = await bookkeeper(app);
    const guest = await app.person();
    const { id: books } = owner.session.workspace;
    await owner.api.members.invite({ email: guest.email, role: 'viewer' });
    const add = `insert into members (workspace_id, user_id, role) values ($1, $2, 'editor')`;
    await app.owner.query(add, [books, guest.session.person.id]);
    expect(await guest.api.members.accept({ token: tokenFor(app, guest.email) })).toEqual({ workspaceId: books });
    expect((await owner.api.members.list()).map(({ role }) => role)).toEqual(['owner', 'editor']);
    expect((await owner.api.notifications.list({})).notices).toEqual([]);
    const audit = `select action from security_audit_logs where workspace_id = $1 and action = 'member.joined'`;
    expect((await app.owner.query(audit, [books])).rows).toEqual([]);
    expect(await owner.api.members.invitations()).toEqual([]);
  });

  test('ends on its day, when it is withdrawn, and when a new one is sent to the address', async () => {
    const owner = await bookkeeper(app);
    const guest = await app.person();
    const invite = async () => {
      const { id } = await owner.api.members.invite({ email: guest.email, role: 'viewer', days: 1 });
      return { id, token: tokenFor(app, guest.email) };
    };
    const gone = (token: string) =>
      expect(guest.api.members.accept({ token })).rejects.toEqual(refused('INVITATION_NOT_FOUND'));
    const first = await invite();
    later = DAY;
    await Promise.all([owner.signInAgain(), guest.signInAgain()]);
    await gone(first.token);
    expect((await owner.api.members.invitations()).map(({ isExpired }) => isExpired)).toEqual([true]);
    later = 0;
    const second = await invite();
    await gone(first.token);
    await owner.api.members.withdraw({ id: second.id });
    await gone(second.token);
    await expect(owner.api.members.withdraw({ id: second.id })).rejects.toEqual(refused('INVITATION_NOT_FOUND'));
    await guest.api.members.accept({ token: (await invite()).token });
  });

  test('ends with the right of whoever sent it', async () => {
    const owner = await bookkeeper(app);
    const manager = await joined(app, owner, { role: 'manager' });
    const guest = await app.person();
    const managing = await tabOf(app, manager, owner.session.workspace.id);
    await managing.api.members.invite({ email: guest.email, role: 'editor' });
    await owner.api.members.remove({ userId: manager.session.person.id });
    const token = tokenFor(app, guest.email);
    await expect(guest.api.members.accept({ token })).rejects.toEqual(refused('INVITATION_NOT_FOUND'));
  });

  test('the word of one stands nowhere in the database', async () => {
    const owner = await bookkeeper(app);
    await owner.api.members.invite({ email: 'somebody@example.com', role: 'viewer' });
    const { rows } = await app.owner.query<{ text: string }>(`select invitations::text as text from invitations
      union all select security_audit_logs::text from security_audit_logs`);
    const token = tokenFor(app, 'somebody@example.com');
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.filter(({ text }) => text.includes(token))).toEqual([]);
  });

  test('is not sent to a member, nor for accounts of other books', async () => {
    const owner = await bookkeeper(app);
    const other = await bookkeeper(app);
    const email = 'partner@example.com';
    await expect(owner.api.members.invite({ email: owner.email, role: 'viewer' })).rejects.toEqual(
      refused('ALREADY_MEMBER'),
    );
    const foreign = owner.api.members.invite({ email, role: 'viewer', accountIds: [other.accountId] });
    await expect(foreign).rejects.toEqual(refused('ACCOUNT_NOT_FOUND'));
    const limited = owner.api.members.invite({ email, role: 'editor', accountIds: [owner.accountId] });
    await expect(limited).rejects.toEqual(refused('NOT_LIMITABLE'));
    expect(await owner.api.members.invitations()).toEqual([]);
  });
});

describe('who decides about members', () => {
  test('a manager neither makes, changes nor removes managers, nor the owner', async () => {
    const owner = await bookkeeper(app);
    const [one, two] = [await joined(app, owner, { role: 'manager' }), await joined(app, owner, { role: 'manager' })];
    const { api } = await tabOf(app, one, owner.session.workspace.id);
    const no = refused('NOT_YOURS_TO_GIVE');
    await expect(api.members.invite({ email: 'x@example.com', role: 'manager' })).rejects.toEqual(no);
    for (const { session } of [two, owner]) {
      const userId = session.person.id;
      await expect(api.members.change({ userId, role: 'viewer', accountIds: null })).rejects.toEqual(no);
      await expect(api.members.remove({ userId })).rejects.toEqual(no);
    }
    const self = { userId: one.session.person.id, role: 'manager', accountIds: null } as const;
    await expect(api.members.change(self)).rejects.toEqual(no);
    await owner.api.members.change({ userId: two.session.person.id, role: 'viewer', accountIds: null });
    await api.members.remove({ userId: two.session.person.id });
  });

  test('a member who is removed, or made less, is so with the next call of their open tab', async () => {
    const owner = await bookkeeper(app);
    const member = await joined(app, owner, { role: 'editor' });
    const tab = await tabOf(app, member, owner.session.workspace.id);
    await tab.api.accounts.create({ name: 'By the editor' });
    const userId = member.session.person.id;
    await owner.api.members.change({ userId, role: 'viewer', accountIds: null });
    await expect(tab.api.accounts.create({ name: 'No more' })).rejects.toEqual(refused('NOT_ALLOWED'));
    expect(await tab.api.accounts.list()).toHaveLength(2);
    await owner.api.members.remove({ userId });
    await expect(tab.api.accounts.list()).rejects.toEqual(refused('NOT_A_MEMBER'));
    expect((await tab.api.identity.session())?.workspace.id).toBe(member.session.workspace.id);
  });
});

test("what a member does is remembered with both names: theirs and the owner's", async () => {
  const owner = await bookkeeper(app);
  const editor = await joined(app, owner, { role: 'editor' });
  const tab = await tabOf(app, editor, owner.session.workspace.id);
  await tab.api.accounts.create({ name: 'Under a grant' });
  await owner.api.accounts.create({ name: 'My own' });
  const { rows } = await app.owner.query(
    `select action, user_id, metadata->>'ownerId' as owner from security_audit_logs
     where workspace_id = $1 order by number desc limit 3`,
    [owner.session.workspace.id],
  );
  expect(rows).toEqual([
    { action: 'account.created', user_id: owner.session.person.id, owner: null },
    { action: 'account.created', user_id: editor.session.person.id, owner: owner.session.person.id },
    { action: 'member.joined', user_id: editor.session.person.id, owner: null },
  ]);
});
