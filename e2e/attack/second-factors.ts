import { type Caller, callerAt, PASSWORD } from '../caller.ts';
import { emailTo } from '../emails.ts';
import { codeOf, withTotp } from '../second-factor.ts';
import { refusedFault } from './judge.ts';
import { type Answer, call, type Tab } from '../knock.ts';
import { ATTACKED } from './procedures.ts';
import type { Stage } from './stage.ts';

const REPLAY = 'second factors: replayed and raced';
const PENDING = 'second factors: sessions half way in';
const GUESS = 'second factors: guessed';
const AT_ONCE = 8;

type Person = Caller & { readonly email: string; readonly userId: string };
type Protected = Person & { readonly secret: string; readonly backupCodes: readonly string[] };

/** What a thief of a password tries against the second step. */
export async function trySecondFactors(stage: Stage): Promise<void> {
  await tryReplays(stage);
  await tryHalfWayIn(stage);
  await tryGuesses(stage);
}

async function tryReplays(stage: Stage): Promise<void> {
  const { app, note, newcomer, fresh } = stage;
  const once = (what: string, answers: readonly Answer[]) => {
    const opened = answers.filter(({ status }) => status === 200).length;
    note(
      REPLAY,
      what,
      opened === 1 ? null : `opened ${opened} sessions: ${answers.map(({ status }) => status).join()}`,
    );
  };
  const never = async (what: string, tab: Tab, input: unknown) =>
    note(REPLAY, what, refusedFault(await shown(stage, tab, input), [401, 409, 423]));

  const one = await withFactor(await newcomer());
  const code = { by: 'totp', code: await codeOf(one.secret, 1) };
  const tabs = await severalHalfWayIn(stage, one);
  await fresh();
  once(`one code in ${AT_ONCE} sessions at once`, await Promise.all(tabs.map((tab) => shown(stage, tab, code))));

  const two = await withFactor(await newcomer());
  const [first, second] = [await halfWayIn(stage, two), await halfWayIn(stage, two)];
  const next = { by: 'totp', code: await codeOf(two.secret, 1) };
  once('a code, for the first time', [await shown(stage, first, next)]);
  await never('a code, once more', second, next);
  await never('the code that set the app up', second, { by: 'totp', code: await codeOf(two.secret) });

  const three = await withFactor(await newcomer());
  const [backup = ''] = three.backupCodes;
  const spent = await severalHalfWayIn(stage, three);
  await fresh();
  const answers = await Promise.all(spent.map((tab) => shown(stage, tab, { by: 'backup-code', code: backup })));
  once(`one backup code in ${AT_ONCE} sessions at once`, answers);

  const four = await withFactor(await newcomer());
  const here = await halfWayIn(stage, four);
  for (const steps of [-20, -3, 3, 20])
    await never(`a code of ${steps} steps from now`, here, { by: 'totp', code: await codeOf(four.secret, steps) });

  // Five wrong ones lock the second step, so this is somebody else.
  const five = await withFactor(await newcomer());
  const [asking, other] = [await halfWayIn(stage, five), await halfWayIn(stage, five)];
  await fresh();
  await call(app.url, asking, '/rpc/factors/sendCode', undefined);
  const { text } = await emailTo(app.url, five.email, /code/i);
  const mailed = { by: 'email', code: /\b\d{6}\b/.exec(text.replaceAll(/(\d{3}) (\d{3})/g, '$1$2'))?.[0] ?? '' };
  await never('a code by e-mail, in the session that did not ask', other, mailed);
  once('a code by e-mail, in the session that asked', [await shown(stage, asking, mailed)]);
  const late = await halfWayIn(stage, five);
  await never('a code by e-mail, once more', late, mailed);
}

/** With the password alone nothing opens, whatever is asked. */
async function tryHalfWayIn(stage: Stage): Promise<void> {
  const { app, note, newcomer, fresh } = stage;
  const person = await withFactor(await newcomer());
  const tab = await halfWayIn(stage, person);
  for (const { name, url, meta, input } of ATTACKED) {
    if (meta.access === 'anyone' || meta.pending) continue;
    await fresh();
    const answer = await call(app.url, tab, url, input());
    const told = /"code":"SECOND_STEP_NEEDED"/.test(answer.text) ? null : `answered ${answer.text.slice(0, 200)}`;
    note(PENDING, name, refusedFault(answer, [401, 403]) ?? told);
  }
  for (const name of ['beginTotp', 'beginPasskey', 'confirmTotp'])
    note(
      PENDING,
      `factors.${name}, to set up a factor of the thief`,
      refusedFault(await call(app.url, tab, `/rpc/factors/${name}`, { code: '123456' }), [400, 401, 403]),
    );
  const session = await call(app.url, tab, '/rpc/identity/session', undefined);
  note(PENDING, 'who is signed in', session.text.includes(person.email) ? 'told whose session it is' : null);
  const ended = await halfWayIn(stage, person);
  await person.api.sessions.endOthers();
  const right = { by: 'totp', code: await codeOf(person.secret, 1) };
  note(PENDING, 'one that its owner ended', refusedFault(await shown(stage, ended, right), [401]));
}

/** The lock is the account's: other sessions and addresses do not pass it, and the right code does not either. */
async function tryGuesses(stage: Stage): Promise<void> {
  const { note, newcomer } = stage;
  const person = await withFactor(await newcomer());
  const [here, there, last] = [
    await halfWayIn(stage, person),
    await halfWayIn(stage, person),
    await halfWayIn(stage, person),
  ];
  const right = { by: 'totp', code: await codeOf(person.secret, 1) };
  for (let guess = 0; guess < 5; guess += 1) {
    const wrong = String((Number(right.code) + guess + 1) % 1_000_000).padStart(6, '0');
    const answer = await shown(stage, guess % 2 === 0 ? here : there, { by: 'totp', code: wrong });
    note(GUESS, `wrong code ${guess + 1}`, refusedFault(answer, [401, 423]));
  }
  note(GUESS, 'the right code after five wrong ones', refusedFault(await shown(stage, last, right), [423]));
  const [backup = ''] = person.backupCodes;
  note(
    GUESS,
    'a backup code after five wrong ones',
    refusedFault(await shown(stage, last, { by: 'backup-code', code: backup }), [423]),
  );
  const from = { 'x-forwarded-for': '198.51.100.7' };
  const answer = await call(stage.app.url, last, '/rpc/factors/show', right, from);
  note(GUESS, 'the right code, as if from another address', refusedFault(answer, [423]));
}

async function withFactor(person: Person): Promise<Protected> {
  return { ...person, ...(await withTotp(person)) };
}

/** A session that was opened with the password and owes the second step. */
async function halfWayIn({ app, fresh }: Stage, { email }: Person): Promise<Tab> {
  await fresh();
  const { api, cookie } = callerAt(app.url);
  const { secondStep } = await api.identity.signIn({ email, password: PASSWORD });
  if (!secondStep) throw new Error(`${email} was asked for no second step`);
  return { name: 'half way in', cookie: cookie(), workspaceId: null };
}

async function severalHalfWayIn(stage: Stage, person: Person): Promise<Tab[]> {
  const tabs: Tab[] = [];
  while (tabs.length < AT_ONCE) tabs.push(await halfWayIn(stage, person));
  return tabs;
}

function shown({ app }: Stage, tab: Tab, input: unknown): Promise<Answer> {
  return call(app.url, tab, '/rpc/factors/show', input);
}
