import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { userCommand } from './user-command.server.ts';

const PASSWORD = 'Umcebo#2026';
const CLOCK = new Date('2026-11-21T10:00:00Z');
let app: Awaited<ReturnType<typeof startTestApp>>;

beforeAll(async () => {
  app = await startTestApp({ now: () => CLOCK });
});
afterAll(() => app.close());

const run = (words: string, password = PASSWORD) =>
  userCommand(app.services, {
    words: wordsIn(words),
    ask: () => Promise.resolve(password),
    publicUrl: 'https://books.example',
  });
/** As a shell would: what stands in quotes is one word. */
const wordsIn = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

async function signedIn(email: string) {
  const browser = app.visitor();
  await browser.api.identity.signIn({ email, password: PASSWORD });
  // Administrators owe a second factor, which is tried beside factors.
  await app.owner.query('update sessions set is_pending = false');
  const session = await browser.api.identity.session();
  if (session === null) throw new Error('not signed in');
  return { ...browser, session };
}

test('a new installation gets its first superuser, who has books and can name others', async () => {
  const lines = await run('create first@example.com --first-name Ada --last-name Obi --country NG --role superuser');
  expect(lines).toEqual([
    'first@example.com has an account (individual). The person can sign in with the password.',
    'first@example.com is a superuser.',
  ]);
  const { api, session } = await signedIn('first@example.com');
  expect(session).toMatchObject({
    person: { displayName: 'Ada Obi', country: 'NG' },
    workspace: { kind: 'personal', currency: 'NGN', role: 'owner' },
    roles: ['superuser'],
    tier: 'enterprise',
  });
  expect(await api.roles.list()).toMatchObject([{ email: 'first@example.com', role: 'superuser', expiresAt: null }]);
});

describe('an account', () => {
  test('is made once, by its address whatever its case', async () => {
    await run('create twice@example.com --first-name A --last-name B --type advisor');
    await expect(run('create TWICE@example.com --first-name A --last-name B')).rejects.toThrow(
      'twice@example.com has an account already. Nothing was changed.',
    );
  });

  test('without a password is opened by an e-mail, once, and by nothing else before', async () => {
    expect(await run('create invited@example.com --first-name Zo --last-name B', '')).toEqual([
      'invited@example.com has an account (individual). We e-mailed the person a link to choose a password.',
    ]);
    const message = app.sentEmails.findLast(({ to }) => to === 'invited@example.com');
    expect(message?.subject).toBe('Choose a password for your account');
    const token = /https:\/\/books\.example\/auth\/reset-password#token=(\S+)/.exec(message?.text ?? '')?.[1] ?? '';
    const { api } = app.visitor();
    for (const [password, code] of [
      ['', 'BAD_REQUEST'],
      [PASSWORD, 'WRONG_CREDENTIALS'],
    ] as const)
      await expect(api.identity.signIn({ email: 'invited@example.com', password })).rejects.toMatchObject({ code });
    await api.credentials.resetPassword({ token, password: PASSWORD });
    expect((await signedIn('invited@example.com')).session.person.displayName).toBe('Zo B');
    const again = api.credentials.resetPassword({ token, password: 'Another#2026' });
    await expect(again).rejects.toMatchObject({ code: 'RESET_FAILED' });
  });

  test('needs a password by the rules of §5', async () => {
    await expect(run('create weak@example.com --first-name A --last-name B', 'umcebo')).rejects.toThrow(
      /Password must be at least 8 characters long.*uppercase.*No account was made/,
    );
    expect(await run('list')).not.toContainEqual(expect.stringContaining('weak@example.com'));
  });
});

describe('a role', () => {
  test('holds to the end of its last day, and is taken away at once', async () => {
    await run('create helper@example.com --first-name H --last-name B');
    expect(await run('role helper@example.com admin --until 2026-11-30')).toEqual([
      'helper@example.com is an administrator until the end of 2026-11-30.',
    ]);
    const { api } = await signedIn('helper@example.com');
    expect(await api.roles.own()).toEqual([{ role: 'admin', expiresAt: '2026-12-01T00:00:00.000Z' }]);
    await run('revoke helper@example.com admin');
    expect(await api.identity.session()).toBeNull();
    expect((await signedIn('helper@example.com')).session.roles).toEqual([]);
  });

  test('that would be over already is not given', async () => {
    await expect(run('role first@example.com admin --until 2026-11-20')).rejects.toThrow(/in the past/);
  });

  test('of the last superuser is not taken away', async () => {
    await expect(run('revoke first@example.com superuser')).rejects.toThrow(/is the last superuser/);
  });

  test('change is in the audit log of the system as a high risk', async () => {
    const { rows } = await app.owner.query(
      `select action, user_id, metadata->>'riskLevel' as risk, user_agent from security_audit_logs
        where resource_id = (select id::text from users where email = 'helper@example.com')
        and user_agent = 'command line' order by number`,
    );
    const line = { user_id: null, user_agent: 'command line' };
    expect(rows).toEqual([
      { ...line, action: 'person.created', risk: null },
      { ...line, action: 'role.given', risk: 'high' },
      { ...line, action: 'role.revoked', risk: 'high' },
    ]);
  });
});

test('a plan is given by its name, and ended [§6 tier keywords]', async () => {
  await run('create payer@example.com --first-name P --last-name B');
  expect(
    await run(
      'plan payer@example.com "Ilifa Business" --until 2027-10-31 --price 199.50 --currency KES --interval year',
    ),
  ).toEqual([
    'payer@example.com has the plan "Ilifa Business" until the end of 2027-10-31, which opens what is business.',
  ]);
  const { api, session } = await signedIn('payer@example.com');
  expect(session.tier).toBe('business');
  expect(await api.billing.subscriptions()).toMatchObject([
    { price: { minor: 199_50n, currency: 'KES' }, billingInterval: 'year', endDate: '2027-10-31' },
  ]);
  await run('plan payer@example.com none');
  expect((await api.identity.session())?.tier).toBe('free');
  await expect(run('plan payer@example.com none')).rejects.toThrow(/has no plan that could end/);
});

test('the list names everyone with type, plan and roles, or those of a role alone', async () => {
  expect(await run('list --role superuser')).toEqual([
    'first@example.com  ·  Ada Obi  ·  individual  ·  enterprise  ·  superuser',
  ]);
  expect(await run('list')).toContain('twice@example.com  ·  A B  ·  advisor  ·  free');
  expect(await run('list --role admin')).toEqual(['Nobody.']);
});

test.each([
  ['', 'Add a command, such as list or create.'],
  ['promote a@example.com', 'There is no command "promote".'],
  ['role', 'Add the account’s e-mail address after the command.'],
  ['role a@example.com king', 'Add the role after the e-mail address: admin or superuser.'],
  ['role a@example.com admin --until tomorrow', '--until needs a day like 2027-01-31, not "tomorrow".'],
  ['role a@example.com admin', 'a@example.com has no account here. Nothing was changed.'],
  ['create a@example.com', 'first name is required; last name is required.'],
  ['create a@example.com --first-name A --last-name B --type king', 'There is no account type "king".'],
  ['create a@example.com --role king', 'There is no role "king".'],
  ['list --all', 'There is no option --all.'],
  ['list --role', '--role needs a value.'],
  ['plan a@example.com', 'Add the plan’s name after the e-mail address'],
  ['plan a@example.com Pro --price cheap', '"cheap" is not a price.'],
  ['plan a@example.com Pro --price -5', '"-5" is not a price.'],
  ['plan a@example.com Pro --interval week', '--interval must be month or year.'],
])('%j is answered with what is wrong, and changes nothing', async (words, sentence) => {
  await expect(run(words)).rejects.toThrow(sentence);
});
