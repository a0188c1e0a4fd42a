import { emailTo } from '../emails.ts';
import { alwaysFault, refusedFault } from './judge.ts';
import { call, callOf, headersOf, inLanes, knock, type Tab } from '../knock.ts';
import { cookiesIn, type Pair } from './pair.ts';
import { ATTACKED } from './procedures.ts';
import type { Stage } from './stage.ts';

const CSRF = 'calls from pages of others';
const SESSION = 'sessions forged, fixed and tossed';
const TOKEN = '__Host-ilifa.session_token';

export async function tryForgery(stage: Stage, pair: Pair): Promise<void> {
  await tryForeignPages(stage);
  await trySessions(stage, pair);
}

/** What the browser of somebody who is signed in sends when another site's page makes it. */
async function tryForeignPages({ app, stranger, note, fresh }: Stage): Promise<void> {
  const { host } = new URL(app.url);
  const foreign: readonly [string, Record<string, string>][] = [
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site', origin: `http://evil.${host}` }],
    ['another origin, in an old browser', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:1' }],
    ['an origin that begins like ours', { origin: `http://${host}.evil.example` }],
    ['an origin that hides', { origin: 'null' }],
    ['a form', { 'x-csrf-token': '', 'content-type': 'application/x-www-form-urlencoded' }],
    [
      'a form that sends plain text',
      { 'x-csrf-token': '', 'content-type': 'text/plain', origin: 'https://evil.example' },
    ],
  ];
  for (const { name, url, meta, input } of ATTACKED) {
    if (meta.audit === null) continue;
    const { headers, body } = await callOf(stranger.tab, input());
    // Uploads share a limit, which says no before it is known whose page calls.
    await fresh();
    await inLanes(foreign, foreign.length, async ([what, more]) => {
      const answer = await knock(app.url, url, { method: 'POST', headers: { ...headers, ...more }, body });
      const opens = answer.headers['access-control-allow-origin'] === undefined ? null : 'lets other origins read it';
      note(CSRF, `${name} by ${what}`, refusedFault(answer, [403]) ?? opens);
    });
  }
}

/** On the secure pair: cookies have the prefix by which browsers keep sibling hosts from setting them. */
async function trySessions(stage: Stage, pair: Pair): Promise<void> {
  const { note, fresh, newcomer, app } = stage;
  const [url] = pair.urls;
  const [attacker, victim] = [await newcomer(), await newcomer()];
  await fresh();
  const own = await pair.signedIn(attacker.email);
  const token = new RegExp(`${TOKEN}=([^;]+)`).exec(own.cookie)?.[1] ?? '';
  const isWho = async (cookie: string, more: Record<string, string> = {}) => {
    await fresh();
    const tab: Tab = { name: 'forged', cookie, workspaceId: null };
    const answer = await call(url, tab, '/rpc/identity/session', undefined, { ...pair.headers, ...more });
    return { answer, email: /"email":"([^"]+)"/.exec(answer.text)?.[1] ?? null };
  };
  const nobodyFor = async (what: string, cookie: string, more = {}) => {
    const { answer, email } = await isWho(cookie, more);
    note(SESSION, what, alwaysFault(answer) ?? (email === null ? null : `is ${email}`));
  };
  const [value = '', signature = ''] = decodeURIComponent(token).split('.');
  const forged: readonly [string, string][] = [
    ['tossed by a sibling host, without the prefix', `ilifa.session_token=${token}`],
    ['with the weaker prefix', `__Secure-ilifa.session_token=${token}`],
    ['in other letters', `__host-ilifa.session_token=${token}`],
    ['without its signature', `${TOKEN}=${value}`],
    ['with an empty signature', `${TOKEN}=${value}.`],
    ['signed by nobody', `${TOKEN}=${value}.${'A'.repeat(43)}%3D`],
    ['a letter longer', `${TOKEN}=x${token}`],
    ['with two signatures', `${TOKEN}=${value}.${signature}.${signature}`],
    ['a token of JSON, signed by none', `${TOKEN}=eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwicm9sZSI6InN1cGVydXNlciJ9.`],
    ['a star', `${TOKEN}=%25`],
    ['a quote', `${TOKEN}=' or 1=1--.x`],
    ['an object', `${TOKEN}={"$ne":null}`],
    ['very long', `${TOKEN}=${'a'.repeat(12_000)}`],
    ['what is no text', `${TOKEN}=%ff%fe%00`],
  ];
  for (const [what, cookie] of forged) await nobodyFor(what, cookie);
  for (const scheme of ['Bearer', 'Basic', 'Token'])
    await nobodyFor(`in a header, ${scheme}`, '', { authorization: `${scheme} ${decodeURIComponent(token)}` });
  await nobodyFor('in a header of a proxy', '', { 'x-user-id': victim.userId, 'x-forwarded-user': victim.email });

  // Two of one name: whichever is taken, the attacker's must not stand for the victim's deeds unseen, nor both for anybody.
  const theirs = await pair.signedIn(victim.email);
  const both = await isWho(`${TOKEN}=${'a'.repeat(32)}.${'b'.repeat(43)}; ${theirs.cookie}`);
  note(
    SESSION,
    'a made-up one before the real one',
    alwaysFault(both.answer) ?? (both.email === attacker.email ? 'is another person' : null),
  );

  // Fixation: what the browser had before signing in opens nothing afterwards.
  await fresh();
  const before = { name: 'fixed', cookie: own.cookie, workspaceId: null };
  const credentials = { email: victim.email, password: 'Umcebo#2026' };
  const entered = await call(url, before, '/rpc/identity/signIn', credentials, pair.headers);
  const after = cookiesIn(entered.headers['set-cookie']);
  note(SESSION, 'the token changes as one signs in', after.includes(token) || after === '' ? 'it stayed' : null);
  await nobodyFor('the token from before signing in', `${TOKEN}=${token}`);
  const lines = (entered.headers['set-cookie'] ?? []).filter((line) => line.startsWith(TOKEN));
  for (const flag of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
    note(
      SESSION,
      `the cookie is ${flag}`,
      lines.length === 1 && lines[0]?.includes(flag) === true ? null : lines.join(),
    );
  note(SESSION, 'the cookie is of this host alone', lines.some((line) => /domain/i.test(line)) ? lines.join() : null);
  note(SESSION, 'no answer tells the token to scripts', entered.text.includes(value) ? 'it does' : null);

  // Signed out is signed out, at every process.
  await call(url, { ...before, cookie: after }, '/rpc/identity/signOut', undefined, pair.headers);
  const gone = await call(pair.urls[1], { ...before, cookie: after }, '/rpc/sessions/list', undefined, pair.headers);
  note(SESSION, 'signed out at one process, at the other', refusedFault(gone, [401]));

  // The link in an e-mail goes to our own address, whatever the request calls us.
  for (const [name, value_] of [
    ['host', 'evil.example'],
    ['x-forwarded-host', 'evil.example'],
  ] as const) {
    await fresh();
    const somebody = await newcomer();
    await fresh();
    const answer = await knock(app.url, '/rpc/credentials/askReset', {
      method: 'POST',
      headers: { ...headersOf(stage.nobody), 'content-type': 'application/json', [name]: value_ },
      body: JSON.stringify({ json: { email: somebody.email } }),
    });
    const link = await linkTo(app.url, somebody.email);
    const leads = link.startsWith(`${app.url}/`) ? null : `the e-mail leads to ${link}`;
    note(SESSION, `an e-mail asked for with another ${name}`, alwaysFault(answer) ?? leads);
  }
}

async function linkTo(url: string, email: string): Promise<string> {
  return (await emailTo(url, email, /password/i)).link;
}
