import { LIMITS } from '#kernel/limits.ts';
import { ALERT_CREATE_LIMIT } from '#modules/access/alerts/rate-limits.ts';
import { NOTIFICATION_CREATE_LIMIT } from '#modules/people/notifications/rate-limits.ts';
import { type Answer, call, type Tab } from '../knock.ts';
import { CALLS, type Pair } from './pair.ts';
import type { Stage } from './stage.ts';

const KIND = 'two processes, 50 clients at once';
const CLIENTS = 50;

/** A limit of N lets exactly N through, and a cooldown makes exactly one alert, whichever process is asked. */
export async function tryProcesses(stage: Stage, pair: Pair): Promise<void> {
  const { note, fresh, newcomer, database, nobody } = stage;
  const exactly = (what: string, found: number, wanted: number) =>
    note(KIND, `${what}: ${wanted}`, found === wanted ? null : `${found} instead of ${wanted}`);
  const passed = (answers: readonly Answer[]) => answers.filter(({ status }) => status !== 429);
  const refused = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 429);
  const saysWhen = (what: string, answers: readonly Answer[]) => {
    const silent = answers.filter(
      ({ headers, text }) => !(Number(headers['retry-after']) > 0) || !/"resetAt":"2/.test(text),
    );
    note(
      KIND,
      `${what}: each refusal says when it opens again`,
      silent.length === 0 ? null : `${silent.length} do not`,
    );
  };
  const person = await newcomer();
  const tab = await pair.signedIn(person.email);

  await fresh();
  const rounds = [
    await together(pair, tab, '/rpc/identity/session'),
    await together(pair, tab, '/rpc/identity/session'),
  ];
  const asked = rounds.flat();
  const strange = asked.filter(({ status }) => status !== 200 && status !== 429).map(({ status }) => status);
  note(KIND, 'every request is answered', strange.length === 0 ? null : `some with ${strange.join(', ')}`);
  exactly('requests of one person let through in a minute', asked.filter(({ status }) => status === 200).length, CALLS);
  saysWhen('requests', refused(asked));

  await fresh();
  const notice = () => ({ title: 'Trial', message: 'Trial', type: 'system', metadata: {} });
  const notices = await together(pair, tab, '/rpc/notifications/create', notice);
  exactly('notifications let through', passed(notices).length, NOTIFICATION_CREATE_LIMIT.points);
  exactly(
    'notifications kept',
    await count(`user_notifications where user_id = $1 and title = 'Trial'`, person.userId),
    10,
  );
  saysWhen('notifications', refused(notices));

  await fresh();
  const wrong = (at: number) => ({ email: `nobody${at}@example.com`, password: 'Wrong#2026' });
  const tried = await together(pair, nobody, '/rpc/identity/signIn', wrong);
  exactly('sign-ins from one network let through', passed(tried).length, LIMITS.login.points);
  saysWhen('sign-ins', refused(tried));

  await fresh();
  const alert = () => ({ alertType: 'system', severity: 'low', title: 'Trial', description: 'Trial', metadata: {} });
  const alerts = await together(pair, tab, '/rpc/securityAlerts/create', alert);
  exactly('alerts asked for and let through', passed(alerts).length, ALERT_CREATE_LIMIT.points);
  exactly(
    'alerts raised within their cooldown',
    await count(`security_alerts where user_id = $1 and title = 'Trial'`, person.userId),
    1,
  );

  await fresh();
  const guessed = await newcomer();
  const guesses = await together(pair, nobody, '/rpc/identity/signIn', () => ({
    email: guessed.email,
    password: 'Wrong#2026',
  }));
  exactly(
    'guessed passwords that open nothing',
    guesses.filter(({ status }) => [401, 423, 429].includes(status)).length,
    CLIENTS,
  );
  exactly(
    'critical alerts about them',
    await count(`security_alerts where user_id = $1 and severity = 'critical'`, guessed.userId),
    1,
  );
  await fresh();

  async function count(from: string, userId: string): Promise<number> {
    const { rows } = await database.query<{ count: number }>(`select count(*)::int as count from ${from}`, [userId]);
    return rows[0]?.count ?? 0;
  }
}

/** Each client on a connection of its own, one half at each process, all at once. */
function together(
  { urls, headers }: Pair,
  tab: Tab,
  path: string,
  input: (at: number) => unknown = () => undefined,
): Promise<Answer[]> {
  const clients = Array.from({ length: CLIENTS }, (_, at) => at);
  return Promise.all(
    clients.map((at) => call(urls[at % 2 === 0 ? 0 : 1], tab, path, input(at), { ...headers, connection: 'close' })),
  );
}
