import { type ForgingIssuer, forgedTokens, startForgingIssuer } from '#testing/forging-issuer.server.ts';
import { type Caller, callerAt } from '../caller.ts';
import { refusedFault } from './judge.ts';
import { call, type Tab } from '../knock.ts';
import { startBeside } from './pair.ts';
import type { Stage } from './stage.ts';

const TOKENS = 'other services: forged tokens';
const RETURNS = 'other services: returns of others';

type Scene = Stage & { readonly url: string; readonly issuer: ForgingIssuer; readonly other: ForgingIssuer };
type Left = { readonly tab: Tab; readonly page: string };

/** Signing in with a service that answers what an attacker wishes, and coming back in another's place. */
export async function tryProviders(stage: Stage): Promise<void> {
  const [issuer, other] = [await startForgingIssuer('forging'), await startForgingIssuer('other')];
  const env = { OIDC_ISSUERS: JSON.stringify([issuer.issuer, other.issuer]) };
  const beside = await startBeside(stage, env);
  try {
    const scene = { ...stage, url: beside.url, issuer, other };
    await tryTokens(scene);
    await tryReturns(scene);
    await tryAddresses(scene);
    await tryLinks(scene);
  } finally {
    await beside.close();
    await issuer.close();
    await other.close();
  }
}

/** Claims of somebody new each time, so that no token opens what another did. */
const claimsOf = (name: string) => ({ sub: name, email: `${name}.${crypto.randomUUID()}@example.com` });

async function tryTokens(scene: Scene): Promise<void> {
  const { issuer, note } = scene;
  const honest = await leave(scene);
  const token = issuer.honest(honest.page, claimsOf('honest'));
  const { status, text } = await finish(scene, honest.tab, issuer.returnFrom(honest.page, token));
  note(TOKENS, 'an honest one is taken', status === 200 ? null : `answered ${status}: ${text.slice(0, 200)}`);
  const kinds = Object.keys(forgedTokens(issuer, honest.page, claimsOf('nobody')));
  for (const kind of kinds as (keyof ReturnType<typeof forgedTokens>)[]) {
    const { tab, page } = await leave(scene);
    const forged = forgedTokens(issuer, page, claimsOf('victim'))[kind];
    await refuse(scene, TOKENS, kind, tab, issuer.returnFrom(page, forged));
  }
}

async function tryReturns(scene: Scene): Promise<void> {
  const { issuer, other } = scene;
  const fresh = async () => {
    const left = await leave(scene);
    return { ...left, query: issuer.returnFrom(left.page, issuer.honest(left.page, claimsOf('attacker'))) };
  };
  const bent = (query: string, change: Readonly<Record<string, string | null>>) => {
    const asked = new URLSearchParams(query);
    for (const [name, value] of Object.entries(change))
      if (value === null) asked.delete(name);
      else asked.set(name, value);
    return `?${asked.toString()}`;
  };
  const [attacker, victim] = [await fresh(), await leave(scene)];
  await refuse(
    scene,
    RETURNS,
    'the return of the attacker in the browser of somebody else',
    victim.tab,
    attacker.query,
  );
  const nobody = { name: 'never left', cookie: '', workspaceId: null };
  await refuse(scene, RETURNS, 'the state of another browser', nobody, (await fresh()).query);
  const theirs = stateOf(victim.page);
  const own = await fresh();
  await refuse(scene, RETURNS, 'a state that another browser left with', own.tab, bent(own.query, { state: theirs }));
  for (const [what, change] of Object.entries({
    'without a state': { state: null },
    'with an empty state': { state: '' },
    'with a state of its own': { state: 'x'.repeat(43) },
    'without a code': { code: null },
    'with a code of its own': { code: crypto.randomUUID() },
    'of another issuer': { iss: other.issuer.issuer },
    'that says that it failed': { code: null, error: 'access_denied' },
  })) {
    const left = await fresh();
    await refuse(scene, RETURNS, what, left.tab, bent(left.query, change));
  }
  const mixed = await leave(scene);
  const elsewhere = other.returnFrom(mixed.page, other.honest(mixed.page, claimsOf('mixed')));
  await refuse(scene, RETURNS, 'a code of another service', mixed.tab, bent(elsewhere, { iss: null }));
  const used = await fresh();
  await finish(scene, used.tab, used.query);
  await refuse(scene, RETURNS, 'one that was used, once more', used.tab, used.query);
  const later = await leave(scene);
  const replayed = bent(used.query, { state: stateOf(later.page) });
  await refuse(scene, RETURNS, 'a code that was used, in another sign-in', later.tab, replayed);
  const raced = await fresh();
  await scene.fresh();
  const answers = await Promise.all(Array.from({ length: 8 }, () => finish(scene, raced.tab, raced.query)));
  const opened = answers.filter(({ status }) => status === 200).length;
  scene.note(RETURNS, 'one return, eight times at once', opened === 1 ? null : `${opened} were let in`);
}

/** Whoever makes a service say an address opens no account that the address has here. */
async function tryAddresses(scene: Scene): Promise<void> {
  const { issuer, victim } = scene;
  for (const [what, claims] of Object.entries({
    'an address that is not confirmed': { email_verified: false },
    'an address that nothing is said of': { email_verified: undefined },
    'an address that is confirmed in words': { email_verified: 'yes' },
    'an address in a list': { email: [victim.email] },
    'an address with a line after it': { email: `${victim.email}\nattacker@example.com` },
    'an address with blanks for a name': { email: `attacker@example.com <${victim.email}>` },
  })) {
    const { tab, page } = await leave(scene);
    const token = issuer.honest(page, { sub: crypto.randomUUID(), email: victim.email, ...claims });
    const answer = await finish(scene, tab, issuer.returnFrom(page, token));
    const isTheirs = /"state":"signed-in"/.test(answer.text) ? 'opened the account of the victim' : null;
    scene.note(RETURNS, what, isTheirs ?? (answer.status >= 500 ? `answered ${answer.status}` : null));
  }
}

/** What somebody began, to have their own account opened, is finished in no session of another. */
async function tryLinks(scene: Scene): Promise<void> {
  const { issuer, newcomer, url } = scene;
  const [attacker, other] = [await newcomer(), await newcomer()];
  const leaveToLink = async (): Promise<Left> => {
    await scene.fresh();
    const answer = await call(url, attacker.tab, '/rpc/providers/beginLink', { provider: 'forging' });
    const mark = (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '');
    const tab = { ...attacker.tab, cookie: [attacker.cookie(), ...mark].join('; ') };
    return { tab, page: pageIn(answer.text) };
  };
  const tries = async (what: string, path: string, tabOf: (left: Left) => Tab) => {
    const left = await leaveToLink();
    const query = issuer.returnFrom(left.page, issuer.honest(left.page, claimsOf('linked')));
    const answer = await call(url, tabOf(left), `/rpc/providers/${path}`, { query });
    scene.note(RETURNS, what, refusedFault(answer, [401, 403]));
  };
  const marked = (left: Left, caller: Caller) =>
    `${caller.cookie()}; ${left.tab.cookie.split('; ').slice(-1).join('')}`;
  await tries('a link begun by another, in my session', 'finishLink', () => other.tab);
  await tries('a link begun by another, in my session with their mark', 'finishLink', (left) => ({
    ...other.tab,
    cookie: marked(left, other),
  }));
  await tries('a link finished as a sign-in', 'finish', (left) => left.tab);
}

/** A browser that has gone to the service. */
async function leave(scene: Scene): Promise<Left> {
  await scene.fresh();
  const caller = callerAt(scene.url);
  const { url } = await caller.api.providers.begin({ provider: 'forging' });
  return { tab: { name: 'a browser', cookie: caller.cookie(), workspaceId: null }, page: url };
}

function finish({ url }: Scene, tab: Tab, query: string) {
  return call(url, tab, '/rpc/providers/finish', { query });
}

async function refuse(scene: Scene, kind: string, what: string, tab: Tab, query: string): Promise<void> {
  await scene.fresh();
  scene.note(kind, what, refusedFault(await finish(scene, tab, query), [401]));
}

const stateOf = (page: string) => new URL(page).searchParams.get('state') ?? '';
const pageIn = (text: string) => /"url":"([^"]+)"/.exec(text)?.[1] ?? '';
