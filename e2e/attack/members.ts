import { alwaysFault, refusedFault, withoutNames } from './judge.ts';
import { type Answer, call, knock, type Tab } from '../knock.ts';
import { ATTACKED, isEnding } from './procedures.ts';
import type { Stage } from './stage.ts';

const AMOUNTS = 'amounts that a viewer may not see';
const CHANGED = 'after a role was changed or taken';
/** The amounts that are written below, as people and programs write them; not as part of a number in hexadecimal. */
const FIGURES = /(?<![\da-f])(?:765432|7[\s\u00a0\u202f.,’']?654|1234\.5)(?![\da-f])|twelve|thousand/i;
const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;
const TEXTS = ['Rent R7 654,32', 'Twelve thousand rand to Ada', 'Parts 1234.5 each'];

const shown = (answer: Answer) => {
  const text = withoutNames(answer.text);
  const found = FIGURES.exec(text);
  const told = (at: number) => text.slice(Math.max(0, at - 80), at + 80);
  return alwaysFault(answer) ?? (found === null ? null : `told ${found[0]}: ${told(found.index)}`);
};

/** What members learn beyond their role, and after they lost it. */
export async function tryMembers(stage: Stage): Promise<void> {
  const { app, newcomer, note, fresh } = stage;
  const person = await newcomer();
  const { id } = await person.api.workspaces.create({ kind: 'household', name: 'Ours' });
  const owner: Tab = { ...person.tab, name: 'owner', workspaceId: id };
  const made = await call(app.url, owner, '/rpc/accounts/create', { name: 'Household', bankName: 'Bank' });
  const filed = await call(app.url, owner, '/rpc/categories/create', { name: 'Home', kind: 'expense' });
  const [accountId, categoryId] = [made, filed].map(({ text }) => ID.exec(text)?.[0] ?? '');
  for (const description of TEXTS) {
    const row = await call(app.url, owner, '/rpc/transactions/create', {
      accountId,
      bookedOn: '2026-11-02',
      description,
      amount: { minor: -765_432n },
      categoryId,
      confirmed: true,
    });
    note(AMOUNTS, `written: ${description}`, row.status === 200 ? null : row.text.slice(0, 300));
  }
  await fresh();
  const told = await call(app.url, owner, '/rpc/transactions/list', { currency: 'ZAR' });
  note(AMOUNTS, 'the owner sees them', shown(told) === null ? `told nothing: ${told.text.slice(0, 200)}` : null);
  await tryAmounts(stage, { ...(await member(stage, id, 'viewer-without-amounts')).tab }, accountId ?? '');
  await tryChanges(stage, owner);
}

async function tryAmounts({ app, note, fresh }: Stage, viewer: Tab, accountId: string): Promise<void> {
  for (const procedure of ATTACKED.filter((one) => one.meta.audit === null && !isEnding(one))) {
    await fresh();
    const { name, url, input } = procedure;
    const wish = name.startsWith('transactions.')
      ? { currency: 'ZAR' }
      : input({ accountId, 'accounts.id': accountId });
    note(AMOUNTS, name, shown(await call(app.url, viewer, url, wish)));
  }
  for (const search of ['7', '654', 'twelve', 'Thousand', 'welv', '1234.5', '765432', '٧']) {
    await fresh();
    const answer = await call(app.url, viewer, '/rpc/transactions/list', { currency: 'ZAR', search });
    const counts = /"count":[1-9]/.test(answer.text) ? `found rows: ${answer.text.slice(0, 200)}` : null;
    note(AMOUNTS, `searched for ${search}`, counts ?? shown(answer));
  }
}

/** A manager who becomes a viewer without amounts, and then is nobody there. */
async function tryChanges(stage: Stage, owner: Tab): Promise<void> {
  const { app, database, note, fresh } = stage;
  const { tab, userId } = await member(stage, owner.workspaceId ?? '', 'manager');
  await fresh();
  const worked = (what: string, { status, text }: Answer) =>
    note(CHANGED, what, status === 200 ? null : `answered ${status}: ${text.slice(0, 200)}`);
  const wish = { url: 'https://hooks.example.com/in', events: ['account.created'] };
  worked('a manager makes a webhook', await call(app.url, tab, '/rpc/webhooks/create', wish));
  const newKey = { name: 'Sheet', scopes: ['accounts.read', 'transactions.read'], days: 30 };
  const key = await call(app.url, tab, '/rpc/apiKeys/create', newKey);
  worked('a manager makes a key', key);
  const secret = /"key":"([^"]+)"/.exec(key.text)?.[1] ?? '';
  const withKey = () =>
    knock(app.url, '/api/v1/transactions?currency=ZAR', { headers: { authorization: `Bearer ${secret}` } });
  worked('the key of a manager reads', await withKey());
  const told = async (what: string) => {
    await fresh();
    const account = { name: `Account ${crypto.randomUUID().slice(0, 8)}`, bankName: 'Bank' };
    worked(`${what}: the owner adds an account`, await call(app.url, owner, '/rpc/accounts/create', account));
    const { rows } = await database.query<{ count: number }>(
      `select count(*)::int as count from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
       where e.user_id = $1 and d.state = 'waiting'`,
      [userId],
    );
    note(CHANGED, what, rows[0]?.count === 0 ? null : 'their webhook is told');
    await database.query('delete from webhook_deliveries');
  };
  const list = () => call(app.url, tab, '/rpc/transactions/list', { currency: 'ZAR' });
  await database.query('delete from webhook_deliveries');
  const change = { userId, role: 'viewer-without-amounts', accountIds: null };
  worked('the owner changes the role', await call(app.url, owner, '/rpc/members/change', change));
  for (const [path, input] of [
    ['webhooks/list', undefined],
    ['webhooks/create', wish],
    ['apiKeys/create', newKey],
    ['members/invite', { email: 'friend@example.com', role: 'manager' }],
    ['members/change', { userId, role: 'manager', accountIds: null }],
    ['imports/list', undefined],
  ] as const) {
    await fresh();
    note(CHANGED, `${path} by who was a manager`, refusedFault(await call(app.url, tab, `/rpc/${path}`, input), [403]));
  }
  await fresh();
  note(CHANGED, 'amounts by the key of before', shown(await withKey()));
  note(CHANGED, 'amounts in the session of before', shown(await list()));
  await told('the webhook of who was a manager');
  await call(app.url, owner, '/rpc/members/remove', { userId });
  await fresh();
  note(CHANGED, 'the key of who was removed', refusedFault(await withKey(), [401, 403, 404]));
  note(CHANGED, 'the session of who was removed', refusedFault(await list(), [403, 404]));
  await told('the webhook of who was removed');
}

/** Somebody new in these books, whose plan withholds nothing. */
async function member({ newcomer, database }: Stage, workspaceId: string, role: string) {
  const { tab, userId } = await newcomer();
  await database.query('insert into members (workspace_id, user_id, role) values ($1, $2, $3)', [
    workspaceId,
    userId,
    role,
  ]);
  await database.query(
    `insert into subscriptions (id, user_id, status, plan_name, billing_interval)
     values (gen_random_uuid(), $1, 'active', 'Enterprise', 'month')`,
    [userId],
  );
  const theirs: Tab = { ...tab, name: role, workspaceId };
  return { tab: theirs, userId };
}
