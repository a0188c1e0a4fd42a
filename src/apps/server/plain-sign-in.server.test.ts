import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeAt, personWithTotp } from '#testing/factors.server.ts';
import { startTestPages } from '#testing/pages.server.ts';

let clock = new Date();
let pages: Awaited<ReturnType<typeof startTestPages>>;
beforeAll(async () => {
  pages = await startTestPages({ now: () => clock });
});
afterAll(() => pages.close());
beforeEach(() => pages.app.owner.query('delete from rate_limits; delete from failed_sign_ins'));

const textAt = async (path: string, init = {}) => (await pages.ask(path, init)).text();
const cookiesIn = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.slice(0, line.indexOf(';')))
    .join('; ');

describe('signing in without script', () => {
  const signIn = (email: string, password: string, from = '') =>
    pages.send('/auth/signin', { email, password, from }, { address: '10.9.9.9' });

  test('the page holds a form, only for who runs no script', async () => {
    expect(await textAt('/auth/signin?from=/app/budgets')).toMatch(
      /<noscript>.*action="\/auth\/signin".*name="from" value="\/app\/budgets".*<\/noscript>/s,
    );
    expect(await textAt('/auth/signin?from=%22%3E%3Cscript%3E')).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(await textAt('/app/dashboard')).toContain('<noscript>No script</noscript>');
  });

  test('opens a session and leads back to where the person came from, or to nowhere else than us', async () => {
    const { email, password } = await pages.app.person();
    const answer = await signIn(email, password, '/app/budgets');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/app/budgets']);
    const headers = { cookie: cookiesIn(answer) };
    expect(await (await pages.call('identity/session', undefined, headers)).text()).toContain(email);
    expect((await signIn(email, password, '//evil.example')).headers.get('location')).toBe('/welcome');
    const gone = await pages.send('/auth/signout', {}, { headers });
    expect([gone.status, gone.headers.get('location')]).toEqual([303, '/']);
    expect(await (await pages.call('identity/session', undefined, headers)).text()).not.toContain(email);
  });

  test('goes by the same rules: five failures lock the account for this door too, and are told as there', async () => {
    const { email, password } = await pages.app.person();
    const wrong = await signIn(email, 'Ingozi#2026');
    expect(wrong.status).toBe(401);
    const page = await wrong.text();
    expect(page).toContain('Invalid credentials. Check your e-mail and password.');
    expect(page).toContain(`value="${email}"`);
    expect(page).not.toContain('Ingozi#2026');
    for (let at = 0; at < 4; at += 1) await signIn(email, 'Ingozi#2026');
    const locked = await signIn(email, password);
    expect([locked.status, locked.headers.getSetCookie()]).toEqual([423, []]);
    expect(await locked.text()).toContain('Account temporarily locked due to suspicious activity.');
    const byScript = await pages.call('identity/signIn', { email, password });
    expect(byScript.status).toBe(423);
    const { rows } = await pages.app.owner.query(
      `select count(*)::int as count from security_audit_logs where action = 'LOGIN_FAILED' and ip_address = '10.9.9.9'`,
    );
    expect(rows).toEqual([{ count: 5 }]);
    expect((await signIn('nobody', 'x')).status).toBe(422);
  });

  test('asks for the second step where one is owed, and opens nothing before it', async () => {
    const { email, password, secret } = await personWithTotp(pages.app, clock);
    clock = new Date(clock.getTime() + 60_000);
    const answer = await signIn(email, password, '/app/budgets');
    expect(answer.headers.get('location')).toBe('/auth/second-step?from=%2Fapp%2Fbudgets');
    const headers = { cookie: cookiesIn(answer) };
    const step = await textAt('/auth/second-step?from=/app/budgets', { headers });
    expect(step).toMatch(/<noscript>.*name="by" value="totp".*name="code"/s);
    const show = (code: string) =>
      pages.send('/auth/second-step', { by: 'totp', code, from: '/app/budgets' }, { headers });
    const wrong = await show('000000');
    expect([wrong.status, /wrong or was used/.test(await wrong.text())]).toEqual([401, true]);
    expect((await pages.call('accounts/list', {}, headers)).status).toBe(401);
    const right = await show(await codeAt(secret, clock));
    expect([right.status, right.headers.get('location')]).toEqual([303, '/app/budgets']);
    expect(await textAt('/auth/second-step', { headers })).toContain('Nothing left to confirm');
    expect(await textAt('/auth/second-step')).toContain('Nothing left to confirm');
  });
});
