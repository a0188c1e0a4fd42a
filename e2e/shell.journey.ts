import type { Locator, Page } from '@playwright/test';
import { worded } from '#modules/people/billing/plan-names.ts';
import { MODULES_THERE } from '#apps/modules.ts';
import { comingModules } from '#apps/planned.ts';
import { isSold } from '#modules/people/billing/plan-words.ts';
import { barriersOn, looked, overflowOf, settled } from './looks.ts';
import { tabTo } from './by-keyboard.ts';
import { askDatabase, expect, test } from './fixtures.ts';

const REM = 16;
const sidebarOf = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' });
const widthOf = async (locator: Locator) => (await locator.boundingBox())?.width;
/** What is there of what §2 and the decisions name first in each group. */
const FIRST_IN = {
  Core: ['Dashboard', 'Services', 'Transactions', 'Projects'],
  Finance: ['Budgets', 'Accounts', 'Cash flow', 'Goals', 'Recurring', 'Debts'],
  System: ['Pricing', 'Settings'],
} as const;
const group = (page: Page, name: string) => sidebarOf(page).getByRole('button', { name, exact: true });

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 1000 } });

  test('the sidebar is as it was promised: groups, widths, keys, cookie, names of icons, what is locked', async ({
    page,
    person,
    context,
    app,
  }) => {
    expect(person.email).toBeTruthy();
    await page.goto('/app/dashboard');
    const sidebar = sidebarOf(page);
    await expect(sidebar).toBeVisible();

    await test.step('groups in their order, the first two open [§2 sidebar groups] [§2 open groups]', async () => {
      await expect(sidebar.getByRole('button', { expanded: true })).toHaveText([/^$/, 'Core', 'Finance']);
      await expect(sidebar.getByRole('button', { expanded: false })).toHaveText(['Premium', 'System']);
      await expect(sidebar.getByText('Admin')).toHaveCount(0);
      await group(page, 'System').click();
      for (const [name, first] of Object.entries(FIRST_IN)) {
        const shown = await sidebar.getByRole('list', { name }).getByRole('listitem').allTextContents();
        expect(shown.slice(0, first.length)).toEqual(first);
      }
    });

    await test.step('a star for each premium module; what the plan does not open is grey and no link [§2 premium stars] [§2 locked items]', async () => {
      await group(page, 'Premium').click();
      const premium = sidebar.getByRole('list', { name: 'Premium' }).getByRole('listitem');
      await expect(premium).toHaveText(['Security Center']);
      for (const entry of await premium.all()) await expect(entry.locator('svg.lucide-star')).toHaveCount(1);
      const security = sidebar.getByRole('link', { name: 'Security Center: in the Business plan' });
      await expect(security).toHaveAttribute('aria-disabled', 'true');
      await expect(security).not.toHaveAttribute('href');
      const open = sidebar.getByRole('link', { name: 'Transactions', exact: true });
      expect(await contrastOf(security)).toBeLessThan(await contrastOf(open));
      await security.click({ force: true });
      await tabTo(page, security);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${app.url}/app/dashboard`);
    });

    await test.step('a module that is not there yet is not in it', async () => {
      for (const name of comingModules(MODULES_THERE).map(worded))
        await expect(sidebar.getByText(name, { exact: true }), name).toHaveCount(0);
      await expect(sidebar).not.toContainText(/soon|being built/i);
    });

    await test.step('on the free plan it offers Pro where Pro opens something [§2 upgrade prompt]', async () => {
      await expect(sidebar.getByRole('link', { name: 'Upgrade to Pro' })).toHaveCount(
        isSold('pro', MODULES_THERE) ? 1 : 0,
      );
      await expect(sidebar.getByText('Pro Features Active')).toHaveCount(0);
    });

    await test.step('16rem, or 3rem with the icons alone, by Ctrl+B, for seven days [§2 sidebar width] [§2 sidebar key] [§2 sidebar cookie]', async () => {
      expect(await widthOf(sidebar)).toBe(16 * REM);
      // In rem: whoever reads larger letters has a wider sidebar.
      const readAt = (size: string) => page.evaluate((px) => (document.documentElement.style.fontSize = px), size);
      await readAt('20px');
      await expect.poll(() => widthOf(sidebar)).toBe(16 * 20);
      await page.keyboard.press('Meta+b');
      await expect.poll(() => widthOf(sidebar)).toBe(3 * 20);
      await readAt('');
      await expect.poll(() => widthOf(sidebar)).toBe(3 * REM);
      await page.keyboard.press('Meta+b');
      await expect.poll(() => widthOf(sidebar)).toBe(16 * REM);
      await page.keyboard.press('Control+b');
      await expect.poll(() => widthOf(sidebar)).toBe(3 * REM);
      const kept = (await context.cookies()).find(({ name }) => name === 'sidebar');
      expect(kept?.value).toBe('closed');
      expect(((kept?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(7, 2);
      await page.reload();
      await expect.poll(() => widthOf(sidebar)).toBe(3 * REM);
    });

    await test.step('an icon is named after 700 ms, and not before [§2 tooltip delay]', async () => {
      const icon = sidebar.getByRole('link', { name: 'Transactions', exact: true });
      await expect(icon).toBeVisible();
      await settled(page);
      // Stands still but for what is run here: a busy machine must not make the time pass.
      await page.clock.pauseAt(Date.now() + 60_000);
      await icon.hover();
      await page.clock.runFor(699);
      await expect(page.locator('[data-side]')).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(page.locator('[data-side]').first()).toHaveText('Transactions');
      await page.clock.resume();
    });

    await test.step('with the mouse it unfolds again', async () => {
      await sidebar.getByRole('button', { name: 'Show or hide sidebar (Ctrl B)' }).click();
      await expect.poll(() => widthOf(sidebar)).toBe(16 * REM);
      expect((await context.cookies()).find(({ name }) => name === 'sidebar')?.value).toBe('open');
    });

    await looked(page, 'the unfolded sidebar');
  });

  test('who pays for a plan, and who runs the site, find in it what is theirs [§2 pro features] [§2 upgrade prompt] [§2 admin group]', async ({
    page,
    person,
    app,
  }) => {
    await askDatabase(
      app.dataFolder,
      `insert into subscriptions (id, user_id, status, plan_name, billing_interval)
       select gen_random_uuid(), id, 'active', 'Business', 'month' from users where email = '${person.email}'`,
    );
    await page.goto('/app/dashboard');
    const sidebar = sidebarOf(page);
    await expect(sidebar.getByText('Pro Features Active')).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Upgrade to Pro' })).toHaveCount(0);
    await askDatabase(
      app.dataFolder,
      `insert into user_roles (user_id, role) select id, 'admin' from users where email = '${person.email}'`,
    );
    await page.reload();
    await group(page, 'Admin').click();
    await expect(sidebar.getByRole('link', { name: 'Admin Panel' })).toHaveAttribute('href', '/admin');
    await expect(sidebar.getByText('Pro Features Active')).toBeVisible();
  });

  test('the bar above lists the modules, the palette acts from anywhere, and the keys are those of the actions [§2 top nav]', async ({
    page,
    person,
    app,
  }) => {
    await person.api.accounts.create({ name: 'Cheque' });
    await page.goto('/app/settings/locale');
    const modules = page.getByRole('navigation', { name: 'Modules' });
    await expect(modules.getByRole('link')).toHaveCount(4);
    await expect(modules.getByRole('link').first()).toHaveText('Dashboard');
    await modules.getByRole('button', { name: 'All modules' }).click();
    await expect(page.getByRole('menuitem', { name: 'Settings' })).toHaveCount(0);
    await expect(page.getByRole('menuitem', { name: 'Transactions' })).toBeVisible();
    // Of the business plan, and this is the free one.
    await expect(page.getByRole('menuitem', { name: 'Security Center' })).toHaveCount(0);
    await page.keyboard.press('Escape');

    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('listitem')).toHaveText(['Dashboard', 'Settings', 'Language & Region']);
    await trail.getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL(`${app.url}/app/settings`);

    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys).toContainText('Show or hide sidebar');
    await expect(keys).not.toContainText('Add transaction');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Page or action' })).toBeFocused();
    const option = (name: string | RegExp) => page.getByRole('option', { name, exact: true });
    for (const name of [/^Security Center \(in the Business plan\)$/, 'Accounts', 'Pricing', 'Profile'])
      await expect(option(name)).toHaveCount(1);
    for (const name of comingModules(MODULES_THERE).map(worded))
      await expect(option(new RegExp(`^${name}`))).toHaveCount(0);
    await page.keyboard.type('invite');
    await expect(option('Invite someone')).toBeVisible();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('categ');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/app\/categories$/);
    // At once, while what was typed before still fades.
    await page.keyboard.press('Control+k');
    const typed = page.getByRole('combobox', { name: 'Page or action' });
    await expect(typed).toHaveValue('');
    await expect(typed).toBeFocused();
    await page.keyboard.type('add a trans');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/app\/transactions\?new=1/);
    await expect(page.getByRole('dialog', { name: /transaction/i })).toBeVisible();
  });
});

for (const [width, isSheet] of [
  [767, true],
  [768, false],
] as const)
  test(`at ${width} px the menu is ${isSheet ? 'a sheet' : 'beside the page'} [§2 mobile breakpoint]`, async ({
    page,
    person,
  }) => {
    expect(person.email).toBeTruthy();
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/app/menu');
    await expect(page.getByRole('heading', { name: 'Menu' })).toBeVisible();
    await expect(sidebarOf(page)).toBeVisible({ visible: !isSheet });
    if (!isSheet) return;
    await page.keyboard.press('Control+b');
    const sheet = page.getByRole('dialog', { name: 'Ilifa' });
    await expect(sheet.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'Upgrade to Pro' })).toHaveCount(isSold('pro', MODULES_THERE) ? 1 : 0);
    await settled(page);
    expect(await barriersOn(page)).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
  });

test.describe('where something fails', () => {
  test.use({ expected: [/this file is broken|does not provide an export/] });

  test('a page says so in the words of §2 and leaves the rest standing, and a newer build is told quietly [§2 error screen]', async ({
    page,
    person,
    app,
  }) => {
    expect(person.email).toBeTruthy();
    await page.goto('/app/dashboard');
    await settled(page);
    const whole = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await page.route('**/assets/*.js', (route) =>
      whole.includes(route.request().url())
        ? route.continue()
        : route.fulfill({ contentType: 'text/javascript', body: "throw new Error('this file is broken');" }),
    );
    const menu = page.getByRole('navigation', { name: 'Main' });
    // The first time it could be a file of an earlier build, and the page is loaded anew by itself.
    const again = page.waitForEvent('load');
    await menu.getByRole('link', { name: 'Imports' }).click();
    await again;
    await menu.getByRole('link', { name: 'Imports' }).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert.getByRole('heading')).toHaveText('Something went wrong');
    await expect(alert).toContainText('An unexpected error occurred. Please try refreshing the page.');
    await expect(alert.getByRole('button')).toHaveText(['Try Again', 'Reload Page']);
    await expect(menu).toBeVisible();
    await looked(page, 'a page that failed');
    await menu.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
    await page.unroute('**/assets/*.js');
    // What failed once stays failed in a page.
    await page.reload();
    await settled(page);

    await expect(page.getByText('There is a new version')).toBeHidden();
    await page.route('**/rpc/**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'x-build': 'another' } });
    });
    await menu.getByRole('link', { name: 'Transactions' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'There is a new version of Ilifa.' })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page).toHaveURL(`${app.url}/app/transactions`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('There is a new version')).toBeHidden();
  });
});

test.describe('where what stands around the pages fails', () => {
  test.use({ expected: [/reading 'some'|null/], asksAgain: true });

  test('the words are those of the router, and there is a way on [§2 router fallback]', async ({ page, person }) => {
    expect(person.email).toBeTruthy();
    // An answer that no server of ours gives.
    await page.route('**/rpc/identity/session**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/(roles\\?":)\[\]/, '$1null') });
    });
    await page.goto('/app/dashboard');
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading')).toHaveText('Unexpected Application Error!');
    await expect(alert.getByRole('button')).toHaveText(['Try Again', 'Reload Page']);
    await page.unrouteAll({ behavior: 'wait' });
    await alert.getByRole('button', { name: 'Reload Page' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});

/** How far the letters stand out from white, 0 to 255. */
function contrastOf(entry: Locator): Promise<number> {
  return entry.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (canvas === null) throw new Error('this browser paints nothing');
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return 255 - (red + green + blue) / 3;
  });
}
