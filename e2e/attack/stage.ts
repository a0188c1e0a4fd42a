import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ROLES, type Role } from '#kernel/roles.ts';
import { type Caller, personAt } from '../caller.ts';
import { bring, commit } from '../importing.ts';
import { databaseIn, type RunningApp, startApp, stopServerIn } from '../running-app.ts';
import { statementFile } from '../statement-file.ts';
import { CANARY, type Try, unjudgedFault } from './judge.ts';
import { type Answer, call, type Tab } from '../knock.ts';
import type { OwnIds } from './procedures.ts';

type Somebody = Caller & { readonly email: string; readonly userId: string; readonly workspaceId: string };

/** The product as `npm start` starts it, the people of the attack, and what was tried so far. */
export type Stage = {
  readonly app: RunningApp;
  readonly dataFolder: string;
  /** Looks into the database past every rule of the product. */
  readonly database: pg.Client;
  readonly victim: Somebody;
  /** Books of the victim with a member of every role. */
  readonly household: string;
  readonly members: ReadonlyMap<Role, Tab>;
  readonly stranger: Somebody & { readonly tab: Tab; readonly own: OwnIds };
  readonly admin: Tab;
  readonly superuser: Tab;
  readonly nobody: Tab;
  /** Nobody of the product calls here; who does was led by an attacker. */
  readonly trap: { readonly url: string; readonly calls: () => readonly string[]; readonly close: () => void };
  readonly tries: Try[];
  readonly note: (kind: string, what: string, fault: string | null) => void;
  /** Lets limits, confirmations and settings of the site refuse nobody: what is tried is the door behind them. */
  readonly fresh: () => Promise<void>;
  /** Somebody new, for what cannot be tried twice. */
  readonly newcomer: () => Promise<Somebody & { readonly tab: Tab }>;
  readonly close: () => Promise<void>;
};

/** How long one may take over headers and over a whole request, for trials that cannot wait for minutes. */
export const SLOW = { HEADERS_SECONDS: '4', REQUEST_SECONDS: '8' } as const;

export async function openStage(): Promise<Stage> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'ilifa-attack-'));
  const app = await startApp({ dataFolder, env: { ...SLOW, CONTACT_EMAIL: 'desk@ilifa.example' } });
  const database = new pg.Client({ connectionString: databaseIn(dataFolder) ?? '' });
  await database.connect();
  let spared: string | null = null;
  let renewing: Promise<void> | null = null;
  const renew = async () => {
    await database.query('delete from rate_limits');
    // What a superuser was made to set by a trial, such as a site that takes in nobody new.
    await database.query('delete from site_settings');
    await database.query(
      'update sessions set confirmed_at = now() where not is_pending and user_id is distinct from $1',
      [spared],
    );
    renewing = null;
  };
  // One at a time: the connection asks one thing after the other.
  const fresh = () => (renewing ??= renew());
  const somebody = async (): Promise<Somebody & { tab: Tab }> => {
    await fresh();
    const caller = await personAt(app.url);
    const session = await caller.api.identity.session();
    if (session === null) throw new Error('signed up, but not signed in');
    const who = { ...caller, userId: session.person.id, workspaceId: session.workspace.id };
    return { ...who, tab: { name: 'newcomer', cookie: caller.cookie(), workspaceId: null } };
  };
  const victim = await somebody();
  await fillBooks(victim, CANARY);
  const { id: household } = await victim.api.workspaces.create({ kind: 'household', name: `${CANARY} home` });
  const members = new Map<Role, Tab>();
  const admit = async (role: Role) => {
    const member = await somebody();
    await database.query('insert into members (workspace_id, user_id, role) values ($1, $2, $3)', [
      household,
      member.userId,
      role,
    ]);
    members.set(role, { name: role, cookie: member.cookie(), workspaceId: household });
  };
  for (const role of ROLES.filter((one) => one !== 'owner')) await admit(role);
  const operator = async (role: 'admin' | 'superuser'): Promise<Tab> => {
    const one = await somebody();
    await database.query('insert into user_roles (user_id, role) values ($1, $2)', [one.userId, role]);
    await database.query(
      "insert into totp_secrets (user_id, sealed, confirmed_at) values ($1, 'never opened', now())",
      [one.userId],
    );
    return { name: role, cookie: one.cookie(), workspaceId: null };
  };
  const [admin, superuser] = [await operator('admin'), await operator('superuser')];
  const stranger = await somebody();
  const own = await fillBooks(stranger, 'Own');
  // What a plan withholds must not hide what a role does.
  await database.query(`insert into subscriptions (id, user_id, status, plan_name, billing_interval)
    select gen_random_uuid(), id, 'active', 'Enterprise', 'month' from users
    where id in (select user_id from members where role <> 'owner')`);
  spared = victim.userId;
  const trap = await openTrap();
  const tries: Try[] = [];
  await fresh();
  return {
    app,
    dataFolder,
    database,
    victim,
    household,
    members,
    stranger: { ...stranger, tab: { name: 'stranger', cookie: stranger.cookie(), workspaceId: null }, own },
    admin,
    superuser,
    nobody: { name: 'signed out', cookie: '', workspaceId: null },
    trap,
    tries,
    note: (kind, what, fault) => void tries.push({ kind, what, fault }),
    fresh,
    newcomer: somebody,
    async close() {
      trap.close();
      await database.end();
      await app.stop();
      await stopServerIn(dataFolder);
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

const TRIES = 3;

/** Calls until it is the procedure that answers, and not a limit or a confirmation that earlier tries have used up. */
export async function judgedCall(stage: Stage, tab: Tab, url: string, input: unknown, tries = TRIES): Promise<Answer> {
  const answer = await call(stage.app.url, tab, url, input);
  if (tries === 1 || unjudgedFault(answer) === null) return answer;
  await stage.fresh();
  return judgedCall(stage, tab, url, input, tries - 1);
}

/** Books as people have them, with a word in every text. */
async function fillBooks({ api, userId, workspaceId }: Somebody, word: string): Promise<OwnIds> {
  const { id: accountId } = await api.accounts.create({ name: `${word} cheque`, bankName: `${word} bank` });
  const { id: categoryId } = await api.categories.create({ name: `${word} food`, kind: 'expense' });
  const { id: transaction } = await api.transactions.create({
    accountId,
    categoryId,
    bookedOn: '2026-11-02',
    description: `${word} bread`,
    amount: { minor: -12_345n },
    reference: `${word} 1`,
  });
  const importId = await bring(api, { accountId, name: `${word}.csv`, text: statementFile({ rows: 40, seed: 4 }) });
  await commit(api, importId);
  const notice = { title: `${word} title`, message: `${word} message`, type: 'system' } as const;
  const { id: notification } = await api.notifications.create(notice);
  const { id: alert } = await api.securityAlerts.create({
    alertType: 'system',
    severity: 'low',
    title: `${word} alert`,
    description: `${word} alert`,
  });
  return {
    accountId,
    categoryId,
    importId,
    userId,
    'accounts.id': accountId,
    'categories.id': categoryId,
    'transactions.id': transaction,
    'transactions.ids': transaction,
    'imports.id': importId,
    'notifications.id': notification,
    'notifications.ids': notification,
    'securityAlerts.id': alert ?? crypto.randomUUID(),
    'workspaces.id': workspaceId,
  };
}

async function openTrap(): Promise<Stage['trap']> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    response.end('trapped');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, calls: () => calls, close: () => void server.close() };
}
