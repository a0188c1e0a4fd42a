import { cookiesOf, personAt } from './caller.ts';
import { askDatabase, expect, forgetLimits, test } from './fixtures.ts';
import { withTotp } from './second-factor.ts';

const FOR_ADMINISTRATORS = { '/admin/dashboard': 'Dashboard', '/admin/users': 'Users' } as const;
const FOR_SUPERUSERS = {
  '/admin/security': 'Security',
  '/admin/system': 'System',
  '/admin/settings': 'Settings',
} as const;

test.describe.configure({ timeout: 180_000 });

test('the portal opens to each role what §2 gives it, and to nobody else anything', async ({ app, page }) => {
  const at = (path: string) => `${app.adminUrl}${path === '/' ? '/' : path}`;
  const portal = page.getByRole('navigation', { name: 'Admin pages' });

  await test.step('whoever is signed out gets the sign-in, wherever they come to [§2 admin sign-in] [§2 admin paths]', async () => {
    for (const [path, lands] of [
      ['/', '/admin/dashboard'],
      ['/no/such/page', '/admin/dashboard'],
      ['/admin', '/admin/dashboard'],
      ['/auth', '/auth'],
      ['/admin/users', '/admin/users'],
    ] as const) {
      await page.goto(at(path));
      await expect(page, path).toHaveURL(at(lands));
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Secure Admin Portal');
      await expect(page.getByLabel('Password', { exact: true }), path).toBeVisible();
    }
  });

  await forgetLimits(app.dataFolder);
  const operator = await personAt(app.url);
  await withTotp(operator);
  await askDatabase(
    app.dataFolder,
    `insert into user_roles (user_id, role) select id, 'admin' from users where email = '${operator.email}'`,
  );
  await page.context().addCookies(cookiesOf(operator, app.adminUrl));

  await test.step('until it is known who comes, it says that it is being made safe [§2 admin loading screen]', async () => {
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/rpc/**', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(at('/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Secure Admin Portal');
    await expect(page.getByText('Initializing secure environment...')).toBeVisible();
    await expect(portal).toHaveCount(0);
    answer();
    await expect(portal).toBeVisible();
    await page.unroute('**/rpc/**');
  });

  const opens = async (pages: Readonly<Record<string, string>>) => {
    for (const [path, title] of Object.entries(pages)) {
      await page.goto(at(path));
      await expect(page, path).toHaveTitle(`${title} · Secure Admin Portal · Ilifa`);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
      await expect(page.getByText(/privileges required/), path).toHaveCount(0);
      await expect(page, path).toHaveURL(at(path));
    }
  };

  await test.step('two pages are the administrators’, three are not [§2 admin rights]', async () => {
    await opens(FOR_ADMINISTRATORS);
    await expect(portal.getByRole('link')).toHaveText(Object.values(FOR_ADMINISTRATORS));
    for (const path of Object.keys(FOR_SUPERUSERS)) {
      await page.goto(at(path));
      await expect(page.getByRole('alert').getByRole('heading'), path).toHaveText('Superuser privileges required.');
    }
    for (const path of ['/admin/no-such-page', '/auth']) {
      await page.goto(at(path));
      await expect(page, path).toHaveURL(at('/admin/dashboard'));
    }
  });

  await test.step('a superuser opens all five [§2 admin rights]', async () => {
    await askDatabase(
      app.dataFolder,
      `update user_roles set role = 'superuser' where user_id = (select id from users where email = '${operator.email}')`,
    );
    await opens({ ...FOR_ADMINISTRATORS, ...FOR_SUPERUSERS });
    await expect(portal.getByRole('link')).toHaveText([
      ...Object.values(FOR_ADMINISTRATORS),
      ...Object.values(FOR_SUPERUSERS),
    ]);
  });
});
