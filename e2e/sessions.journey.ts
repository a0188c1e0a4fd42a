import type { BrowserContext, Page } from '@playwright/test';
import { callerAt, cookiesOf, personAt } from './caller.ts';
import { askDatabase, expect, forgetLimits, test } from './fixtures.ts';
import { decideOnPrivacy } from './privacy.ts';
import { barriersOn, overflowOf, settled, smallTargetsOn } from './looks.ts';

const PASSWORD = 'Umcebo#2026';
/** A session that is over is refused, which a browser writes into its console. */
const REFUSED = /status of 401/;
const DASHBOARD = '/app/dashboard';

test.use({ expected: [REFUSED] });
test.beforeEach(({ app }) => forgetLimits(app.dataFolder));

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
}

/** Takes the session of this browser to the page of its own devices, of which those count that are signed in. */
async function openSecurity(page: Page) {
  await page.goto('/app/settings/security');
  await settled(page);
  return page
    .getByRole('list', { name: 'Your devices' })
    .getByRole('listitem')
    .filter({ hasText: /In use now|Last used/ });
}

/** Books in which something is to be seen, open in a second tab of the browser. */
async function secondTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(DASHBOARD);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  return tab;
}

const width = 360;
test(`who ends a session elsewhere sees it go, and the other browser is told why, ${width} px`, async ({
  page,
  person,
  app,
  browser,
}) => {
  await page.setViewportSize({ width, height: 900 });
  const phone = await browser.newContext({
    baseURL: app.url,
    viewport: { width, height: 900 },
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  });
  await decideOnPrivacy(phone);
  const other = await phone.newPage();
  await other.goto('/auth/signin?from=%2Fapp%2Fdashboard');
  await signIn(other, person.email);
  await expect(other).toHaveURL(`${app.url}${DASHBOARD}`);

  const rows = await openSecurity(page);
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'This device' })).toContainText('Chrome on Linux');
  await expect(rows.filter({ hasText: 'Safari on iPhone' })).toContainText('Last used');
  expect(await barriersOn(page)).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);
  expect(await smallTargetsOn(page)).toEqual([]);

  await page.getByRole('button', { name: /^Sign out Safari on iPhone/ }).press('Enter');
  await expect(page.getByText('Safari on iPhone was signed out')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(page.locator('#main')).toBeFocused();

  await other.getByRole('link', { name: 'Transactions' }).first().click();
  await expect(other).toHaveURL(/\/auth\?from=/);
  const why = other.getByText('You signed this device out from another device. Your data is safe.');
  await expect(why).toBeVisible();
  await settled(other);
  expect(await barriersOn(other)).toEqual([]);
  expect(await overflowOf(other)).toEqual([]);
  await signIn(other, person.email);
  await expect(other).toHaveURL(/\/app\/transactions/);
  await phone.close();
});

test('all others are signed out with one press', async ({ page, person, app }) => {
  const others = [callerAt(app.url), callerAt(app.url)];
  for (const other of others) await other.api.identity.signIn({ email: person.email, password: PASSWORD });
  const rows = await openSecurity(page);
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Sign out other devices' }).press('Enter');
  await expect(page.getByText('2 other devices were signed out')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Sign out other devices' })).toHaveCount(0);
  for (const other of others) expect(await other.api.identity.session()).toBeNull();
});

test('a sixth sign-in ends the oldest, which is told so', async ({ page, person, app }) => {
  await page.goto(DASHBOARD);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (let count = 0; count < 5; count += 1)
    await callerAt(app.url).api.identity.signIn({ email: person.email, password: PASSWORD });
  await page.reload();
  await expect(page).toHaveURL(/\/auth\?from=/);
  await expect(page.getByText('You can be signed in on up to five devices.')).toBeVisible();
});

test.describe('two tabs', () => {
  test('signing out in one shuts the books in the other, whichever page it shows', async ({
    page,
    person,
    context,
    app,
  }) => {
    expect(person.email).toBeTruthy();
    await page.goto(DASHBOARD);
    const tab = await secondTab(context);
    await page.getByRole('button', { name: /Your menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(`${app.url}/auth/signin`);
    await expect(tab).toHaveURL(/\/auth\?from=%2Fapp%2Fdashboard/);
    await expect(tab.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expect(tab.getByText('You were signed out')).toHaveCount(0);

    await signIn(page, person.email);
    await expect(tab).toHaveURL(`${app.url}${DASHBOARD}`);
  });

  test('shows nothing of the books before the server has answered', async ({ page, person, context }) => {
    expect(person.email).toBeTruthy();
    await page.goto(DASHBOARD);
    const tab = await secondTab(context);
    await tab.route('**/rpc/identity/session**', () => new Promise(() => undefined));
    await page.getByRole('button', { name: /Your menu/ }).click();
    const books = tab.getByRole('heading', { level: 1, name: 'Dashboard' });
    await expect(books).toBeVisible();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    // Whether the tab is empty or has come to the page for signing in by now.
    await expect(books).toHaveCount(0);
    await expect(tab.getByRole('link', { name: 'Transactions' })).toHaveCount(0);
  });

  test('a session that was ended is over in both as soon as one hears of it', async ({ page, person, context }) => {
    await page.goto(DASHBOARD);
    const tab = await secondTab(context);
    await person.api.identity.signOut();
    // Whatever is asked next: by this press, unless the page has asked something by itself before it, and is gone.
    await page
      .getByRole('link', { name: 'Transactions' })
      .first()
      .click({ timeout: 3000 })
      .catch(() => undefined);
    await expect(page).toHaveURL(/\/auth\?from=/);
    await expect(tab).toHaveURL(/\/auth\?from=/);
  });

  test('when somebody else signs in, both show their books', async ({ page, person, context, app }) => {
    expect(person.email).toBeTruthy();
    await page.goto(DASHBOARD);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const somebody = await personAt(app.url);
    const name = (await somebody.api.identity.session())?.person.displayName ?? '';
    expect(name).not.toBe('');
    await context.addCookies(cookiesOf(somebody, app.url));
    const tab = await secondTab(context);
    await expect(tab.getByRole('button', { name })).toBeVisible();
    await expect(page.getByText('Someone else signed in')).toBeVisible();
    await expect(page.getByRole('button', { name })).toBeVisible();
  });
});

test.describe('the checks of the browser', () => {
  test('advise a second factor at an elevated risk, and the server knows of it [§8 elevated risk]', async ({
    page,
    person,
    app,
  }) => {
    const { id } = await person.api.sessions.current();
    await askDatabase(
      app.dataFolder,
      `update enhanced_sessions set created_at = now() - interval '40 minutes' where id = '${id}'`,
    );
    await page.addInitScript(() => {
      localStorage.setItem('last_user_agent', 'Another browser on another system');
      localStorage.setItem('last_active_tab', JSON.stringify({ tab: 'another', at: Date.now() - 31 * 60_000 }));
    });
    await page.goto(DASHBOARD);
    await expect(page.getByText('Additional Verification Required')).toBeVisible();
    await expect(page.getByText('Multi-factor authentication is recommended due to elevated risk')).toBeVisible();
    expect(await person.api.sessions.current()).toMatchObject({ riskScore: 70 });
  });

  test('find nothing at 30 minutes of rest and within 8 hours, and both beyond [§9 local session]', async ({
    page,
    person,
    app,
  }) => {
    const { id } = await person.api.sessions.current();
    const now = Date.now();
    await page.clock.setFixedTime(now);
    /** Looks at the session, so old and after such a rest; in the end that is held against it. */
    const riskAfter = async (age: string, idle: number, risk: number) => {
      await askDatabase(
        app.dataFolder,
        `update enhanced_sessions set created_at = now() - interval '${age}' where id = '${id}'`,
      );
      await page.goto('/');
      const stamp = JSON.stringify({ tab: 'another', at: now - idle });
      await page.evaluate((text) => localStorage.setItem('last_active_tab', text), stamp);
      await page.goto(DASHBOARD);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled(page);
      await expect.poll(async () => (await person.api.sessions.current()).riskScore).toBe(risk);
    };
    await riskAfter('7 hours 58 minutes', 30 * 60_000, 0);
    await riskAfter('7 hours 58 minutes', 30 * 60_000 + 1, 30);
    await riskAfter('8 hours 2 minutes', 60_000, 50);
  });

  test('sign out who was in for more than eight hours and away for half an hour, and say so [§4 local session check] [§8 invalid session]', async ({
    page,
    person,
    app,
  }) => {
    const { id } = await person.api.sessions.current();
    await askDatabase(
      app.dataFolder,
      `update enhanced_sessions set created_at = now() - interval '9 hours' where id = '${id}'`,
    );
    await page.addInitScript(() => {
      localStorage.setItem('last_active_tab', JSON.stringify({ tab: 'another', at: Date.now() - 31 * 60_000 }));
    });
    await page.goto(DASHBOARD);
    await expect(page).toHaveURL(/\/auth\?from=/);
    await expect(page.getByText('You were signed in for more than eight hours.')).toBeVisible();
    await expect(page.getByText('Security Alert')).toBeVisible();
    await expect(
      page.getByText('Security threats detected: Signed in for more than 8 hours, Unused for more than 30 minutes'),
    ).toBeVisible();
  });
});

test.describe(`nothing is done for a while, at ${width} px`, () => {
  test.use({ viewport: { width, height: 800 }, hasTouch: true });

  /** Lets time pass for the page, and for the server by what it remembers of the session. */
  async function letRest(page: Page, dataFolder: string, id: string, minutes: number): Promise<void> {
    const before = `now() - interval '${minutes} minutes'`;
    await askDatabase(
      dataFolder,
      `update enhanced_sessions set last_activity = ${before}, renewed_at = ${before} where id = '${id}'`,
    );
    await page.clock.fastForward(minutes * 60_000);
  }

  test('who is there stays signed in, in every tab; who is not is signed out, and told why', async ({
    page,
    person,
    app,
    context,
  }) => {
    const { id } = await person.api.sessions.current();
    await page.clock.install();
    await page.goto(DASHBOARD);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    // What a page asks once it has nothing else to do is a use too.
    let asked = Date.now();
    page.on('request', () => (asked = Date.now()));
    await page.clock.fastForward(5000);
    const quiet = () => expect.poll(() => Date.now() - asked).toBeGreaterThan(2000);
    await quiet();
    const question = page.getByRole('dialog', { name: 'Still there?' });
    await letRest(page, app.dataFolder, id, 50);
    await expect(question).toHaveCount(0);

    await letRest(page, app.dataFolder, id, 5);
    await expect(question).toContainText('We will sign you out');
    await settled(page);
    expect(await barriersOn(page)).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
    expect(await smallTargetsOn(page)).toEqual([]);
    await question.getByRole('button', { name: 'Stay signed in' }).press('Enter');
    await expect(question).toHaveCount(0);
    // The question goes before the answer has come, and what is asked after it is a use as well.
    await quiet();

    await letRest(page, app.dataFolder, id, 56);
    await expect(question).toBeVisible();
    // Used in another tab of the browser, the session rests no longer.
    const tab = await context.newPage();
    await tab.clock.install({ time: new Date(Date.now() + 111 * 60_000) });
    await tab.goto(DASHBOARD);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(question).toHaveCount(0);
    await tab.close();

    await letRest(page, app.dataFolder, id, 61);
    await expect(page).toHaveURL(/\/auth\?from=%2Fapp%2Fdashboard/);
    await expect(page.getByText('You were signed out because you were away for a while.')).toBeVisible();
  });
});
