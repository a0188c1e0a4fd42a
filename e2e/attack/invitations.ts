import { emailTo } from '../emails.ts';
import { refusedFault } from './judge.ts';
import { type Answer, call, type Tab } from '../knock.ts';
import type { Stage } from './stage.ts';

const KIND = 'invitations and roles';
const AT_ONCE = 8;
const GIVEN = ['manager', 'editor', 'contributor', 'viewer', 'viewer-without-amounts', 'accountant'] as const;

type Books = {
  readonly id: string;
  readonly owner: Tab;
  readonly invite: (email: string, role: string) => Promise<string>;
  /** Somebody new who has accepted an invitation. */
  readonly member: (role: string) => Promise<{ readonly tab: Tab; readonly userId: string; readonly email: string }>;
};

/** Invitations taken by others, twice, too late or guessed; roles that somebody gives to themselves. */
export async function tryInvitations(stage: Stage): Promise<void> {
  const books = await shared(stage);
  await tryTokens(stage, books);
  await tryRoles(stage, books);
}

async function tryTokens(stage: Stage, books: Books): Promise<void> {
  const { app, note, newcomer, fresh, stranger, nobody, database } = stage;
  const guest = await newcomer();
  const accept = (tab: Tab, token: unknown) => call(app.url, tab, '/rpc/members/accept', { token });
  const refuse = (what: string, answer: Answer, statuses: readonly number[]) =>
    note(KIND, what, refusedFault(answer, statuses));
  const token = await books.invite(guest.email, 'viewer');
  for (const path of ['offer', 'accept']) {
    await fresh();
    const ask = (tab: Tab) => call(app.url, tab, `/rpc/members/${path}`, { token });
    refuse(`${path}, by somebody else`, await ask(stranger.tab), [403]);
    refuse(`${path}, signed out`, await ask(nobody), [401]);
  }
  for (const guess of guesses(token)) {
    await fresh();
    refuse(`guessed: ${JSON.stringify(guess).slice(0, 20)}`, await accept(guest.tab, guess), [400, 404, 422]);
  }
  await fresh();
  const together = await Promise.all(Array.from({ length: AT_ONCE }, () => accept(guest.tab, token)));
  const taken = together.filter(({ status }) => status === 200).length;
  note(KIND, `accepted ${AT_ONCE} times at once`, taken === 1 ? null : `${taken} were let in`);
  const { rows } = await database.query<{ role: string }>(
    'select role from members where workspace_id = $1 and user_id = $2',
    [books.id, guest.userId],
  );
  note(KIND, 'the role that was meant', rows.map(({ role }) => role).join() === 'viewer' ? null : JSON.stringify(rows));
  refuse('accepted once more', await accept(guest.tab, token), [404]);
  await call(app.url, books.owner, '/rpc/members/remove', { userId: guest.userId });
  await fresh();
  refuse('accepted again after being removed', await accept(guest.tab, token), [404]);

  const late = await newcomer();
  const expired = await books.invite(late.email, 'viewer');
  await database.query(`update invitations set expires_at = now() - interval '1 second' where email = $1`, [
    late.email.toLowerCase(),
  ]);
  await fresh();
  refuse('after its day', await accept(late.tab, expired), [404]);
  const before = await books.invite(late.email, 'manager');
  await books.invite(late.email, 'viewer');
  await fresh();
  refuse('one that a later one took the place of', await accept(late.tab, before), [404]);
}

/** Words that are not the one of the e-mail, though some are near it. */
function guesses(token: string): unknown[] {
  const other = token.startsWith('A') ? 'B' : 'A';
  const swapped = token.replaceAll(/\p{L}/gu, (sign) =>
    sign === sign.toUpperCase() ? sign.toLowerCase() : sign.toUpperCase(),
  );
  return [
    other + token.slice(1),
    token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'),
    swapped,
    token.split('').toReversed().join(''),
    token.slice(0, 20),
    `${token}=`,
    '_'.repeat(43),
    '',
    null,
    [token],
    { $ne: token },
    `${token}' or '1'='1`,
  ];
}

async function tryRoles(stage: Stage, books: Books): Promise<void> {
  const { app, note, fresh, newcomer, database } = stage;
  const manager = await books.member('manager');
  const peer = await books.member('manager');
  const ownerId = (
    await database.query<{ user_id: string }>(
      `select user_id from members where workspace_id = $1 and role = 'owner'`,
      [books.id],
    )
  ).rows[0]?.user_id;
  const friend = await newcomer();
  const attempt = async (who: string, tab: Tab, what: string, path: string, input: unknown) => {
    await fresh();
    const answer = await call(app.url, tab, `/rpc/members/${path}`, input);
    note(KIND, `${who}: ${what}`, refusedFault(answer, [400, 403, 404, 422]));
  };
  const to = (userId: string | undefined, role: string) => ({ userId, role, accountIds: null });
  await attempt('a manager', manager.tab, 'invites a manager', 'invite', { email: friend.email, role: 'manager' });
  for (const role of ['owner', 'executor', 'superuser', 'Manager', '__proto__', ['manager'], null])
    await attempt('a manager', manager.tab, `invites as ${JSON.stringify(role)}`, 'invite', {
      email: friend.email,
      role,
    });
  for (const role of [...GIVEN, 'owner'])
    await attempt('a manager', manager.tab, `makes the owner ${role}`, 'change', to(ownerId, role));
  await attempt('a manager', manager.tab, 'removes the owner', 'remove', { userId: ownerId });
  await attempt('a manager', manager.tab, 'removes another manager', 'remove', { userId: peer.userId });
  await attempt('a manager', manager.tab, 'makes another manager less', 'change', to(peer.userId, 'viewer'));
  for (const role of GIVEN.filter((one) => one !== 'manager')) {
    const one = await books.member(role);
    await attempt(role, one.tab, 'makes themselves manager', 'change', to(one.userId, 'manager'));
    await attempt(role, one.tab, 'invites a friend', 'invite', { email: friend.email, role: 'viewer' });
    await attempt(role, one.tab, 'removes a manager', 'remove', { userId: peer.userId });
  }
  const made = await books.member('viewer');
  await attempt('a manager', manager.tab, 'makes a viewer manager', 'change', to(made.userId, 'manager'));
}

/** Books of their own, so that those of the victim stay as they are. */
async function shared({ app, newcomer, fresh }: Stage): Promise<Books> {
  const owner = await newcomer();
  const { id } = await owner.api.workspaces.create({ kind: 'household', name: 'Shared' });
  const tab: Tab = { ...owner.tab, name: 'owner', workspaceId: id };
  const invite = async (email: string, role: string) => {
    await fresh();
    const before = await lastTo(app.url, email);
    const answer = await call(app.url, tab, '/rpc/members/invite', { email, role });
    if (answer.status !== 200) throw new Error(`nobody was invited: ${answer.text}`);
    // E-mails leave a moment after what they tell of.
    for (const ends = Date.now() + 10_000; Date.now() < ends;) {
      const token = await lastTo(app.url, email);
      if (token !== '' && token !== before) return token;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`no e-mail came to ${email}`);
  };
  const member = async (role: string) => {
    const one = await newcomer();
    const token = await invite(one.email, role);
    await fresh();
    const answer = await call(app.url, one.tab, '/rpc/members/accept', { token });
    if (answer.status !== 200) throw new Error(`nobody was let in as ${role}: ${answer.text}`);
    return { tab: { ...one.tab, name: role, workspaceId: id }, userId: one.userId, email: one.email };
  };
  return { id, owner: tab, invite, member };
}

/** The word of the last invitation to somebody who has signed up, and so has other e-mails; empty without one. */
async function lastTo(url: string, email: string): Promise<string> {
  const { link } = await emailTo(url, email);
  return /#token=([\w-]{43})/.exec(link)?.[1] ?? '';
}
