import { askDatabase, expect, test } from './fixtures.ts';
import { settled } from './looks.ts';

const OWN = ['Profile Settings', 'Security & Privacy', 'Notifications', 'Language & Region'];
const OF_BUSINESS = ['Business Info', 'Billing & Plans', 'Compliance', 'API & Integrations'];
const LAST = ['Help & Support', 'Sign Out'];
/** Where they lead; what signs out is no link. */
const PLACES = [
  ...['', '/security', '/notifications', '/locale', '/business', '/billing', '/compliance', '/integrations'].map(
    (path) => `/app/settings${path}`,
  ),
  '/app/help',
  null,
];

/** Quests and email agent are no part of it; the rule for when they are there is in `menu.test.ts`. */
const PREMIUM_OF_MANAGERS = ['Security Center'];

const NAME = { firstName: 'Nomsa', lastName: 'D', username: '', company: '', bio: '', dateOfBirth: '' };

test('the bar above and its menus are those of the type of person, in the order of §2', async ({ page, person }) => {
  const opened = async () => {
    await page.goto('/app/settings/locale');
    await page.getByRole('button', { name: /Your menu/ }).click();
    return page.getByRole('menuitem');
  };

  await test.step('theme, bell and menu stand in the bar [§2 top bar]', async () => {
    await page.goto('/app/settings/locale');
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('button', { name: /^System theme/ })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Notifications', exact: true })).toBeEnabled();
    await expect(bar.getByRole('button', { name: /Your menu/ })).toBeVisible();
    await bar.getByRole('button', { name: /^System theme/ }).click();
    await expect(bar.getByRole('button', { name: /^Light theme/ })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  await test.step('the menu of most people [§2 user menu]', async () => {
    for (const userType of ['individual', 'business', 'advisor'] as const) {
      await person.api.profile.save({ ...NAME, userType });
      await expect(await opened(), userType).toHaveText([...OWN, ...LAST]);
    }
  });

  await test.step('of those who run a business it says more [§2 user menu of a business]', async () => {
    for (const userType of ['financial_planner', 'business_finance_manager'] as const) {
      await person.api.profile.save({ ...NAME, userType });
      const entries = await opened();
      await expect(entries, userType).toHaveText([...OWN, ...OF_BUSINESS, ...LAST]);
      expect(await entries.evaluateAll((all) => all.map((entry) => entry.getAttribute('href')))).toEqual(PLACES);
    }
  });

  await test.step('a finance manager is offered no quests and no email agent [§2 menu of business managers]', async () => {
    await page.goto('/app/dashboard');
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    await sidebar.getByRole('button', { name: 'Premium', exact: true }).click();
    const premium = sidebar.getByRole('list', { name: 'Premium' }).getByRole('listitem');
    await expect(premium).toHaveText(PREMIUM_OF_MANAGERS);
  });
});

test('the bell counts up to 99, and what it tells is read or deleted one by one or read at once [§2 bell badge] [§2 bell panel] [§2 bell marks]', async ({
  page,
  person,
  app,
}) => {
  await person.api.notifications.create({ title: 'Call the bank', message: 'About the fees.', type: 'system' });
  await askDatabase(
    app.dataFolder,
    `insert into user_notifications
       (id, user_id, type, severity, title, message, created_at, expires_at, why, dedupe_key, is_shown)
     select gen_random_uuid(), user_id, type, severity, 'Note ' || number, message, created_at + number * interval '1 ms',
       expires_at, why, dedupe_key || number, is_shown
     from user_notifications, generate_series(1, 99) as number
     where title = 'Call the bank' and user_id = (select id from users where email = '${person.email}')`,
  );
  await page.goto('/app/settings/locale');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  const badge = bell.locator('svg + span');
  await expect(badge).toHaveText('99+');
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText('Note 99', { exact: true })).toBeVisible();
  await settled(page);
  expect((await panel.boundingBox())?.height).toBe(400);

  await panel.getByRole('button', { name: 'Mark as read: Note 99', exact: true }).click();
  await expect(badge).toHaveText('99');
  await panel.getByRole('button', { name: 'Delete: Note 98', exact: true }).click();
  await expect(badge).toHaveText('98');
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(badge).toHaveCount(0);
  await panel.getByRole('button', { name: 'All', exact: true }).click();
  await expect(panel.getByText('Note 99', { exact: true })).toBeVisible();
  await expect(panel.getByText('Note 98', { exact: true })).toHaveCount(0);
});

test('under 1024 px the sidebar starts with icons alone, until someone chooses', async ({ page, person }) => {
  expect(person.email).toBeTruthy();
  await page.setViewportSize({ width: 1023, height: 900 });
  await page.goto('/app/settings');
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  const width = async () => (await sidebar.boundingBox())?.width;
  await expect.poll(width).toBe(48);
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect.poll(width).toBe(256);

  await test.step('seven groups of settings at most, each with a page', async () => {
    const groups = sidebar.getByRole('navigation', { name: 'Settings' }).getByRole('list');
    const names = await groups.evaluateAll((lists) => lists.flatMap((list) => list.getAttribute('aria-label') ?? []));
    expect(names).toEqual([
      'Profile',
      'Security',
      'People',
      'Notifications',
      'Preferences',
      'Data and privacy',
      'Plan',
    ]);
  });

  await page.setViewportSize({ width: 800, height: 900 });
  await expect.poll(width).toBe(48);
  await page.keyboard.press('Control+b');
  await expect.poll(width).toBe(256);
  await page.reload();
  await expect.poll(width).toBe(256);
});
