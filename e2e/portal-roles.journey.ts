import { cookiesOf, personAt } from './caller.ts';
import { askDatabase, expect, forgetLimits, test } from './fixtures.ts';
import { looked } from './looks.ts';
import { withTotp } from './second-factor.ts';
import { heldToast, undoIn } from './toasts.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };

// An address that nobody has is answered as not found, which the browser notes.
test.use({ viewport: DESK, expected: [/status of 404/] });
test.setTimeout(240_000);

test('a superuser reads what subscriptions bring, finds a person, makes them an administrator and revokes it', async ({
  page,
  app,
}) => {
  await forgetLimits(app.dataFolder);
  const [operator, other] = [await personAt(app.url), await personAt(app.url)];
  await withTotp(operator);
  const ask = (text: string) => askDatabase(app.dataFolder, text);
  const idOf = (email: string) => `(select id from users where email = '${email}')`;
  await ask(`insert into user_roles (user_id, role) values (${idOf(operator.email)}, 'superuser')`);
  await ask(`delete from subscriptions`);
  await ask(`insert into subscriptions
    (id, user_id, status, plan_name, price_minor, currency, billing_interval, created_at) values
    (gen_random_uuid(), ${idOf(other.email)}, 'active', 'Pro', 120000, 'ZAR', 'year', now() - interval '40 days')`);
  await page.context().addCookies(cookiesOf(operator, app.adminUrl));
  const sectionOf = (name: string) => page.locator('section', { has: page.getByRole('heading', { name }) });
  const onPhone = async (name: string) => {
    await looked(page, name);
    await page.setViewportSize(PHONE);
    await looked(page, `${name}, phone`);
    await page.setViewportSize(DESK);
  };

  await page.goto(`${app.adminUrl}/admin/dashboard`);
  const metrics = sectionOf('Subscriptions');
  await expect(metrics).toContainText(
    '1 active subscription. Churn over the last 30 days: 0% (stopped paying: 0 of 1).',
  );
  // R 1 200 a year is R 100 a month (§9).
  await expect(metrics.getByRole('row', { name: /ZAR/ })).toContainText(/100[.,]00.*1.*100[.,]00/);
  await onPhone('subscription metrics');

  await page.getByRole('link', { name: 'Users' }).click();
  const holders = page.getByRole('list', { name: 'Administrators and superusers' });
  const held = holders.getByRole('listitem').filter({ hasText: other.email });
  await expect(holders.getByRole('listitem').filter({ hasText: operator.email })).toContainText('Superuser');
  const search = sectionOf('Find a person');
  await search.getByLabel('E-mail address').fill('nobody.at.all@example.com');
  await search.getByRole('button', { name: 'Find person' }).click();
  await expect(search).toContainText('No account has this e-mail address.');
  await search.getByLabel('E-mail address').fill(other.email.toUpperCase());
  await search.getByRole('button', { name: 'Find person' }).click();
  await expect(search).toContainText('This person has no role yet.');
  await expect(search).toContainText('Pro plan');
  await search.getByLabel('Role', { exact: true }).selectOption('Administrator');
  await search.getByLabel('Last day of the role').fill('2099-12-31');
  await onPhone('a person who was found');
  await search.getByRole('button', { name: 'Give role' }).click();
  await expect(held).toContainText('Administrator');
  await expect(held).toContainText('2099');
  await expect(search.getByRole('status')).toContainText('Administrator');
  await onPhone('who runs the site');

  await held.getByRole('button', { name: /^Revoke/ }).press('Enter');
  const revoked = await heldToast(page, /is no longer an administrator/);
  await expect(held).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();
  await undoIn(revoked);
  await expect(held).toContainText('2099');
  await held.getByRole('button', { name: /^Revoke/ }).click();
  await expect(search.getByRole('status')).toContainText('This person has no role yet.');
  await ask(`delete from subscriptions`);

  // Without a mail server every e-mail stays in the outbox, the code of a sign-up too.
  await page.getByRole('link', { name: 'System' }).click();
  const emails = page.getByRole('list', { name: 'e-mails' });
  const sent = emails.getByRole('listitem').filter({ hasText: other.email }).last();
  await expect(sent).toContainText('In the outbox');
  await onPhone('the outbox');
  await sent.getByRole('button', { name: /^Read/ }).click();
  await expect(page.getByRole('dialog')).toContainText(`Sent to ${other.email}`);
  await onPhone('an e-mail that is read');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show failed e-mails' }).click();
  await expect(page.getByText('No e-mail failed')).toBeVisible();
});

test.describe('administrators who cannot be read', () => {
  test.use({ expected: [/ERR_FAILED/] });

  test('are none, the page says so, and what stands beside them works [§8 notifications or roles cannot be read]', async ({
    page,
    app,
  }) => {
    await forgetLimits(app.dataFolder);
    const operator = await personAt(app.url);
    await withTotp(operator);
    await askDatabase(
      app.dataFolder,
      `insert into user_roles (user_id, role) select id, 'superuser' from users where email = '${operator.email}'`,
    );
    await page.context().addCookies(cookiesOf(operator, app.adminUrl));
    const told: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && told.push(message.text())));
    let isAway = true;
    await page.route('**/rpc/**', async (route) => {
      const asked = decodeURIComponent(`${route.request().url()} ${route.request().postData() ?? ''}`);
      await (isAway && asked.includes('roles/list') ? route.abort() : route.continue());
    });
    await page.goto(`${app.adminUrl}/admin/users`);
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: 'Administrators and superusers' }),
    });
    const again = section.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible({ timeout: 20_000 });
    await expect(section.getByRole('listitem')).toHaveCount(0);
    await expect(page.getByLabel('E-mail address').first()).toBeVisible();
    expect(told.some((text) => text.includes('ERR_FAILED'))).toBe(true);
    isAway = false;
    await again.click();
    await expect(section.getByRole('listitem').filter({ hasText: operator.email })).toContainText('Superuser');
  });
});
