import type { Page } from '@playwright/test';
import { cookiesOf, personAt } from './caller.ts';
import { firstVisits, LIMITED_PAGES } from './first-load.ts';
import { askDatabase, expect, forgetLimits, test } from './fixtures.ts';
import {
  APP,
  IN_LAYOUT,
  LEADS_ON,
  OF_MENUS,
  OUT_OF_SETTINGS,
  SETTINGS,
  SIGNING_IN,
  WELCOMES,
  type Heading,
} from './route-tables.ts';
import { settled } from './looks.ts';
import { openWithin } from './opening.ts';
import { DRAWN_ALIKE, FOR_TRYING_OUT, menuPages, PUBLIC_PAGES } from './pages.ts';
import { readPages } from './read-pages.ts';
import { memberOf, openShared } from './sharing.ts';
import { forgetSignIn } from './signing-out.ts';

// One journey walks a whole table of routes; on a busy machine each page takes its seconds.
test.describe.configure({ timeout: 360_000 });

type Visits = Awaited<ReturnType<typeof firstVisits>>;

test.describe('who comes as a visitor', () => {
  // Nothing came back from a service.
  test.use({ expected: [/status of 401.*providers\/finish/] });

  test('finds every public route of the table as it says, and none loads more than it may', async ({
    page,
    request,
    app,
  }) => {
    const limited = PUBLIC_PAGES.filter((path) => ![...FOR_TRYING_OUT, ...DRAWN_ALIKE].includes(path));
    const visits = await firstVisits(page, app.url, limited);
    const answerTo = async (path: string) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      return [answer.status(), answer.headers()['location'] ?? null];
    };
    const layout = page.getByRole('banner').or(page.getByRole('contentinfo'));
    const inLayout = async (path: keyof typeof IN_LAYOUT) => {
      expect(await answerTo(path), path).toEqual([200, null]);
      await opens(page, path, IN_LAYOUT[path], visits);
      await expect(layout, path).toHaveCount(2);
    };

    await test.step('the landing page [§2 landing]', () => inLayout('/'));
    await test.step('the public pages, in their layout [§2 public pages]', async () => {
      for (const path of ['/services', '/about', '/partners', '/contact'] as const) await inLayout(path);
    });
    await test.step('pricing [§2 pricing]', () => inLayout('/pricing'));
    await test.step('the pitch deck has no layout [§2 pitch deck]', async () => {
      expect(await answerTo('/pitch-deck')).toEqual([200, null]);
      await opens(page, '/pitch-deck', IN_LAYOUT['/'], visits);
      await expect(layout).toHaveCount(0);
    });
    await test.step('the subscription, however one comes back to it [§2 subscription]', async () => {
      for (const path of ['/subscription', '/subscription-success', '/subscription-canceled'] as const)
        await inLayout(path);
    });
    await test.step('what is promised in law [§2 legal pages]', async () => {
      for (const path of ['/privacy', '/terms', '/cookies'] as const) await inLayout(path);
    });
    await test.step('signing in, up, and the way back from a service [§2 auth screens]', async () => {
      for (const path of ['/auth', '/auth/signin', '/auth/signup', '/auth/callback'] as const) {
        await opens(page, path, SIGNING_IN[path]);
        await expect(page.getByRole('complementary'), path).toContainText('Building generational wealth');
      }
    });
    await test.step('where the e-mail of a reset leads [§2 password reset]', () =>
      opens(page, '/auth/reset-password', SIGNING_IN['/auth/reset-password']));
    await test.step('the demo is that of debts [§2 demo]', async () => {
      await page.goto('/demo');
      await expect(page).toHaveURL(`${app.url}/demo/debts`);
      await inLayout('/demo/debts');
    });
    await test.step('the public pages that no table names load no more than they may either', async () => {
      for (const path of limited) if (!visits.seen.has(path)) await visits.open(path);
    });
    await test.step('what leads on [§2 any other path] [§2 unprefixed paths] [§2 paths of menus] [§2 oauth test]', async () => {
      const led = Object.keys(LEADS_ON).map(async (path) => [path, ...(await answerTo(path))]);
      expect(await Promise.all(led)).toEqual(Object.entries(LEADS_ON).map(([path, to]) => [path, 302, to]));
      expect(await answerTo('/admin')).toEqual([302, app.adminUrl]);
      await page.goto('/no-such-page/<b>?page=2');
      await expect(page).toHaveURL(`${app.url}/`);
      const notice = page.getByText('Page not found');
      await expect(notice).toHaveText('Page not found: /no-such-page/<b>. This is the home page instead.');
      await page.reload();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(notice).toHaveCount(0);
    });
    await test.step('the application asks who one is, and keeps the path [§2 guard]', async () => {
      // Only where they are led counts here; that page was opened before, and takes its time.
      await page.route(/\/auth\?from=/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<p>Led here</p>' }),
      );
      for (const path of Object.keys({ ...APP, ...OF_MENUS, ...SETTINGS, ...OUT_OF_SETTINGS })) {
        await page.goto(`${path}?page=2`, { waitUntil: 'commit' });
        await expect(page, path).toHaveURL(`${app.url}/auth?from=${encodeURIComponent(`${path}?page=2`)}`);
      }
    });
  });
});

test('whoever is signed in finds every route of the application, and none loads more than it may', async ({
  page,
  person,
  app,
}) => {
  const limited = menuPages('individual').filter((path) => !LIMITED_PAGES.includes(path));
  const visits = await firstVisits(page, app.url, limited);
  await askDatabase(
    app.dataFolder,
    `insert into subscriptions (id, user_id, status, plan_name, billing_interval)
     select gen_random_uuid(), id, 'active', 'Business', 'month' from users where email = '${person.email}'`,
  );
  await test.step('/app is its dashboard [§2 /app]', async () => {
    await page.goto('/app');
    await expect(page).toHaveURL(`${app.url}/app/dashboard`);
  });
  await test.step('an address under /app that is none says so, where one is [§2 any other path]', async () => {
    await opens(page, '/app/no-such-page', 'Page not found');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'All pages' })).toHaveAttribute('href', '/app/menu');
  });
  await test.step('in the layout of the application [§2 app routes]', async () => {
    for (const [path, heading] of Object.entries(APP)) {
      await opens(page, path, heading, visits);
      await expect(page.getByRole('navigation', { name: 'Main' }), path).toBeVisible();
    }
  });
  await test.step('what menus list beside them [§2 app menu routes]', async () => {
    for (const [path, heading] of Object.entries(OF_MENUS)) await opens(page, path, heading, visits);
    const menu = page.getByRole('navigation', { name: 'Main' });
    // The group of the page that is open, the last of them, is open too.
    for (const path of ['services', 'accounts', 'goals', 'cash-flow', 'recurring', 'debts', 'categories', 'help'])
      await expect(menu.locator(`a[href="/app/${path}"]`), path).toBeVisible();
    for (const path of ['reports', 'tax-planning'])
      await expect(menu.locator(`a[href="/app/${path}"]`), path).toHaveCount(0);
    await expect(menu.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/subscription');
  });
  await test.step('the settings, in a layout of their own [§2 settings routes]', async () => {
    for (const [path, heading] of Object.entries(SETTINGS)) {
      await opens(page, path, heading, visits);
      await expect(page.getByRole('navigation', { name: 'Settings' }), path).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' }), path).toHaveCount(0);
    }
  });
  await test.step('the pages of the menus that no table names load no more than they may either', async () => {
    for (const path of limited) if (!visits.seen.has(path)) await visits.open(path);
  });
  await test.step('accounts and categories lead out of them without changing the sidebar [§2 settings routes]', async () => {
    for (const [path, to] of Object.entries(OUT_OF_SETTINGS)) {
      const settings = page.getByRole('navigation', { name: 'Settings' });
      await page.goto('/app/settings');
      await settings.locator(`a[href="${path}"]`).click();
      await expect(page).toHaveURL(app.url + to);
      await expect(settings.locator('[aria-current=page]')).toHaveAttribute('href', path);
      await page.reload();
      await expect(settings.locator('[aria-current=page]')).toHaveAttribute('href', path);
      await page.goto(`${path}?new=1`);
      await expect(page).toHaveURL(`${app.url}${to}?new=1`);
      // A dialog for a new one may be open over it, and then takes it from the accessibility tree.
      await expect(page.getByRole('navigation', { name: 'Main', exact: true, includeHidden: true })).toBeVisible();
    }
    await page.goto('/app/settings');
  });
  await test.step('with links to each of them, and the way back [§2 settings shell]', async () => {
    const menu = page.getByRole('navigation', { name: 'Settings' });
    for (const path of Object.keys({ ...SETTINGS, ...OUT_OF_SETTINGS }))
      await expect(menu.locator(`a[href="${path}"]`), path).toBeVisible();
    await menu.getByRole('link', { name: 'Back to App' }).click();
    await expect(page).toHaveURL(`${app.url}/app/dashboard`);
  });
});

/** Pixels of a header without a line below its name, and what that line adds. */
const [NAME_ALONE, LEAD] = [38, 30];
const softly = expect.configure({ soft: true });

test('each page is named in its h1 as in menu and window, and answers in a line below, at one height', async ({
  page,
  person,
  app,
}) => {
  await askDatabase(
    app.dataFolder,
    `insert into subscriptions (id, user_id, status, plan_name, billing_interval)
     select gen_random_uuid(), id, 'active', 'Business', 'month' from users where email = '${person.email}'`,
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  const pages = await readPages();
  const name = page.getByRole('heading', { level: 1 });
  const named = new Set<string>();
  // Which page has which name does not depend on how one comes to it: that each address opens is tried above.
  for (const path of pages.appPages('individual').filter((one) => one.startsWith('/app/'))) {
    await openWithin(page, path);
    await settled(page);
    await expect.soft(name, path).toHaveCount(1);
    const title = await name.innerText();
    await expect.soft(page, path).toHaveTitle(`${title} · Ilifa`);
    const here = page.getByRole('complementary', { name: 'Sidebar' }).locator('[aria-current=page]');
    for (const entry of await here.all()) {
      // A page below that of an entry has a name of its own.
      if ((await entry.getAttribute('href')) === path) expect.soft(await entry.innerText(), path).toBe(title);
      await expect.soft(entry, path).toBeInViewport();
      named.add(path);
    }
    const header = page.locator('header', { has: name });
    const leads = await header.locator('[data-lead]').allInnerTexts();
    for (const lead of leads) expect.soft(lead.trim(), path).toMatch(/[.?]$/);
    // Buttons stand on the line of the name, and no name is larger or lower than another; a line that loads is a little lower.
    const shape = () =>
      header.evaluate((element, lead) => {
        const [{ top, height }, h1] = [element.getBoundingClientRect(), element.querySelector('h1')];
        const rows = [...element.querySelectorAll('button, a.control')].map((one) => one.getBoundingClientRect().top);
        return {
          height: height - (element.querySelector('[data-lead]') === null ? 0 : lead),
          size: h1 === null ? '' : getComputedStyle(h1).fontSize,
          isOnLine: rows.every((row) => row - top < 12),
        };
      }, LEAD);
    await softly.poll(shape, path).toEqual({ height: NAME_ALONE, size: '24px', isOnLine: true });
  }
  expect(named.size).toBeGreaterThan(15);
});

test('after signing in each type lands on its own page, or on the path that it came from', async ({ page, app }) => {
  const { email } = await personAt(app.url);
  const signIn = async (at: string) => {
    await forgetLimits(app.dataFolder);
    await forgetSignIn(page);
    await page.goto(at);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Umcebo#2026');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await test.step('the five types, three pages [§2 welcome pages]', async () => {
    for (const [userType, path] of Object.entries(WELCOMES)) {
      await askDatabase(app.dataFolder, `update users set user_type = '${userType}' where email = '${email}'`);
      await signIn('/auth/signin');
      await expect(page, userType).toHaveURL(`${app.url}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Nomsa');
    }
  });
  await test.step('a page for another type leads to the dashboard [§2 guard checks]', async () => {
    const passed: string[] = [];
    page.on('framenavigated', (frame) => passed.push(new URL(frame.url()).pathname));
    await page.goto('/business-welcome');
    await expect(page).toHaveURL(`${app.url}/app/dashboard`);
    expect([...new Set(passed)]).toEqual(['/business-welcome', '/dashboard', '/app/dashboard']);
  });
  await test.step('and so does one that asks for more than a member may [§2 guard checks]', async () => {
    await forgetLimits(app.dataFolder);
    const member = await memberOf(app.url, await personAt(app.url), { role: 'viewer-without-amounts' });
    await forgetSignIn(page);
    await page.context().addCookies(cookiesOf(member, app.url));
    await opens(page, '/app/imports', 'Imports');
    await openShared(page);
    await page.goto('/app/imports');
    await expect(page).toHaveURL(`${app.url}/app/dashboard`);
  });
  await test.step('signing in again leads to the dashboard [§2 sign-in when signed in]', async () => {
    await page.goto('/auth/signin');
    await expect(page).toHaveURL(`${app.url}/app/dashboard`);
  });
  await test.step('the path that one came from goes before [§2 path came from]', async () => {
    await signIn('/app/transactions?currency=USD&sort=amount');
    await expect(page).toHaveURL(`${app.url}/app/transactions?currency=USD&sort=amount`);
  });
});

/** The address is kept, and the page says at its top what it is. */
async function opens(page: Page, path: string, expected: Heading, visits?: Visits): Promise<void> {
  const heading = typeof expected === 'string' ? expected : expected.coming;
  await (visits === undefined ? page.goto(path) : visits.open(path));
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveText([heading]);
  expect(new URL(page.url()).pathname).toBe(path);
  const soon = page.getByText('Coming soon.', { exact: true });
  await expect(soon, path).toHaveCount(typeof expected === 'string' ? 0 : 1);
  if (typeof expected === 'string') return;
  await expect(page, path).toHaveTitle(`${heading} · Ilifa`);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).locator('[aria-current]')).toHaveText(heading);
}
