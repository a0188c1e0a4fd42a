import { LIMITS } from '#kernel/limits.ts';
import { type Answer, call, inLanes, knock } from '../knock.ts';
import { startBeside } from './pair.ts';
import type { Stage } from './stage.ts';

const KIND = 'forged lists of proxies';
/** An address that administrators work from, one of a visitor, one of a proxy of ours. */
const [OFFICE, VISITOR, PROXY] = ['203.0.113.7', '198.51.100.9', '10.0.0.2'];
/** Other headers by which some proxies name the visitor; ours are asked for one. */
const OTHERS = ['forwarded', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip', 'x-forwarded'];

/** Behind no, one and two proxies: what the visitor writes into the list is believed by nobody. */
export async function tryProxies(stage: Stage): Promise<void> {
  for (const trusted of [0, 1, 2]) {
    const env = { TRUST_PROXY: String(trusted), ADMIN_NETWORKS: '203.0.113.0/24' };
    const beside = await startBeside(stage, env);
    try {
      await tryNetworks(stage, trusted, beside.adminUrl);
      await tryCounts(stage, trusted, beside.url);
    } finally {
      await beside.close();
    }
  }
}

/** The portal answers one network. */
async function tryNetworks({ note }: Stage, trusted: number, adminUrl: string): Promise<void> {
  const ask = async (what: string, headers: Record<string, string>, isOpen: boolean) => {
    const { status, text } = await knock(adminUrl, '/admin/dashboard', { headers });
    const isRefused = status === 403 && text.includes('not open to your network');
    note(
      KIND,
      `${trusted} trusted: ${what}`,
      isRefused === isOpen ? `answered ${status}: ${text.slice(0, 100)}` : null,
    );
  };
  for (const list of lists(3)) {
    // What our proxies wrote stands at the end: the last of one, the last but one of two.
    const visitor = trusted === 0 ? undefined : list.at(-trusted);
    await ask(`x-forwarded-for: ${list.join(', ')}`, { 'x-forwarded-for': list.join(', ') }, visitor === OFFICE);
  }
  const honest = [VISITOR, PROXY].slice(0, Math.max(1, trusted)).join(', ');
  for (const name of OTHERS) {
    const value = name === 'forwarded' ? `for=${OFFICE}` : OFFICE;
    await ask(`${name}: ${value}`, { 'x-forwarded-for': honest, [name]: value }, false);
  }
  for (const written of [`${OFFICE},`, `,${OFFICE}`, `${OFFICE};`, `"${OFFICE}"`, `${OFFICE}\t`, `unknown, ${OFFICE}`])
    await ask(`a list before the true one: ${written}`, { 'x-forwarded-for': `${written}, ${honest}` }, false);
}

/** Guesses of passwords count for the address that our proxies saw. */
async function tryCounts({ nobody, note, fresh }: Stage, trusted: number, url: string): Promise<void> {
  await fresh();
  const seen = [VISITOR, PROXY].slice(0, trusted);
  const guesses = Array.from({ length: LIMITS.login.points + 1 }, (_, guess) => guess);
  const answers: Answer[] = [];
  await inLanes(guesses, 4, async (guess) => {
    const forged = [`192.0.2.${guess}`, `2001:db8::${guess.toString(16)}`];
    const body = { email: `nobody${guess}@example.com`, password: 'Wrong#2026' };
    const headers = { 'x-forwarded-for': [...forged, ...seen].join(', '), 'x-real-ip': forged[0] ?? '' };
    answers.push(await call(url, nobody, '/rpc/identity/signIn', body, headers));
  });
  const passed = answers.filter(({ status }) => status === 401).length;
  note(
    KIND,
    `${trusted} trusted: guesses from ever other addresses`,
    passed === LIMITS.login.points && answers.some(({ status }) => status === 429)
      ? null
      : `${passed} were let through`,
  );
  await fresh();
}

/** Every list of up to so many addresses. */
function lists(most: number): string[][] {
  const longer = (of: readonly string[][]) => of.flatMap((list) => [OFFICE, VISITOR].map((one) => [...list, one]));
  const all: string[][] = [];
  for (let now = longer([[]]); (now[0]?.length ?? 0) <= most; now = longer(now)) all.push(...now);
  return all;
}
