import { MODULES_THERE } from '#apps/modules.ts';
import type { Page } from '@playwright/test';
import { BRAND } from '#kernel/brand.ts';
import { expect, test } from './fixtures.ts';

/** The header of §2, in its order. */
const HEADER = [
  [
    'Services',
    'Financial Planning /services',
    'Investment Management /services',
    'Corporate Finance /services',
    'Risk Management /services',
    'Alternative Investments /services',
    'Sustainable Investing /services',
  ],
  ['About', 'Our Story /about', 'Locations /about', 'Team /about'],
  ['Partners', 'Find a Provider /partners', 'Become a Partner /partners'],
  ['Pricing /pricing'],
  ['Contact /contact'],
  ['Applications', 'Pro /app/dashboard'],
] as const;

const FOOTER = ['/about', '/services', '/pricing', '/contact', '/partners', '/privacy', '/terms', '/cookies'] as const;

const PALE = 200;
const DARK = 60;

test('a public page is framed by what §2 names, and is light or dark as it is asked to be', async ({ page, app }) => {
  await page.goto('/terms');
  const header = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');

  await test.step('the menus, with their links [§2 public menus] [§2 Pro]', async () => {
    const entries = await header
      .locator('[data-menus] > ul > li')
      .evaluateAll((items) =>
        items.map((item) => [
          ...[...item.querySelectorAll('summary')].map(({ textContent }) => textContent.trim()),
          ...[...item.querySelectorAll('a')].map((link) => `${link.textContent.trim()} ${link.pathname}`),
        ]),
      );
    expect(entries).toEqual(HEADER);
    await header.getByText('Applications', { exact: true }).first().click();
    await header.getByRole('link', { name: 'Pro', exact: true }).click();
    await expect(page).toHaveURL(`${app.url}/auth?from=${encodeURIComponent('/app/dashboard')}`);
    await page.goBack();
  });

  await test.step('the sign, the toggle of the theme, and two ways in [§2 header]', async () => {
    await expect(header.getByRole('link', { name: 'Ilifa' })).toBeVisible();
    await expect(header.getByRole('button', { name: / theme\. Change to / })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Sign In', exact: true })).toHaveAttribute('href', '/auth/signin');
    await expect(header.getByRole('link', { name: 'Sign Up', exact: true })).toHaveAttribute('href', '/auth/signup');
    await expect(header.getByText('Your menu')).toBeHidden();
  });

  await test.step('the sign leads to the landing page [§2 logo]', async () => {
    await header.getByRole('link', { name: 'Ilifa' }).click();
    await expect(page).toHaveURL(`${app.url}/`);
  });

  await test.step('the links of the footer [§2 footer links]', async () => {
    const links = await footer
      .getByRole('navigation', { name: 'Footer' })
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    const modules = links.filter((link) => link.startsWith('/app/'));
    expect(links.filter((link) => !modules.includes(link)).toSorted()).toEqual([...FOOTER].toSorted());
    const there = new Set(MODULES_THERE.map(({ name }) => `/app/${name}`));
    // Those of §2 that can be used, and none that cannot.
    const named = ['dashboard', 'legacy-planning', 'projects', 'reports', 'cash-flow'].map((name) => `/app/${name}`);
    expect(modules).toEqual(expect.arrayContaining(named.filter((path) => there.has(path))));
    expect(modules.filter((path) => !there.has(path))).toEqual([]);
  });

  await test.step('who we are and where one finds us [§2 taglines] [§2 footer contact]', async () => {
    await expect(page.getByRole('main')).toContainText(
      'Building generational wealth, legacy, and sustainable strategies',
    );
    await expect(footer).toContainText('Financial planning, legacy structuring and real-time insights');
    await expect(footer).toContainText('South Africa, Kenya, Nigeria');
    // Nobody said who runs this installation.
    await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(0);
    await expect(footer).not.toContainText('Run by');
  });

  await test.step('light, dark or as the system, and kept [§2 theme]', async () => {
    const lightness = () =>
      page.evaluate(() => {
        const canvas = document.createElement('canvas').getContext('2d');
        if (canvas === null) throw new Error('this browser paints nothing');
        canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return (red + green + blue) / 3;
      });
    const kept = () => page.evaluate(() => localStorage.getItem('theme'));
    const theme = header.getByRole('button', { name: / theme\. Change to / });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(lightness).toBeLessThan(DARK);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(lightness).toBeGreaterThan(PALE);
    expect(await kept()).toBeNull();
    await page.emulateMedia({ colorScheme: 'dark' });
    await theme.click();
    await expect.poll(lightness).toBeGreaterThan(PALE);
    expect(await kept()).toBe('light');
    await theme.click();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(lightness).toBeLessThan(DARK);
    expect(await kept()).toBe('dark');
    // The same choice holds where one signs in, and is there before anything is asked.
    await page.goto('/auth/signin');
    expect(await lightness()).toBeLessThan(DARK);
    await page.getByRole('button', { name: /^Dark theme/ }).click();
    await expect.poll(lightness).toBeGreaterThan(PALE);
  });
});

test('the product can be installed: its manifest is linked, its icons are the pictures it names, and it opens', async ({
  page,
  request,
}) => {
  const links: (string | null)[] = [];
  for (const path of ['/auth/signin', '/']) {
    await page.goto(path);
    links.push(await page.locator('link[rel=manifest]').getAttribute('href'));
  }
  const [ofProduct, ofSite] = links;
  expect(ofSite).toBe(ofProduct);
  const answer = await request.get(ofSite ?? '', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/manifest+json']);
  const { name, display, start_url, scope, icons, shortcuts } = (await answer.json()) as Manifest;
  expect([name, display]).toEqual([BRAND.name, 'standalone']);

  for (const { src, sizes, type } of icons) {
    const icon = await request.get(src, { maxRedirects: 0 });
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
    const { isDrawn, size } = await pictureAt(page, src);
    expect([src, isDrawn, sizes === 'any' ? sizes : size]).toEqual([src, true, sizes]);
  }
  // What browsers ask for before they offer it, and what a home screen cuts into its own shape.
  for (const purpose of ['any', 'maskable']) {
    const drawn = icons.filter((icon) => icon.purpose === purpose && icon.type === 'image/png');
    expect([purpose, ...drawn.map(({ sizes }) => sizes)]).toEqual([purpose, '192x192', '512x512']);
  }

  expect(start_url.startsWith(scope)).toBe(true);
  for (const start of [start_url, ...shortcuts.map(({ url }) => url)])
    expect([start, (await request.get(start, { maxRedirects: 0 })).status()]).toEqual([start, 200]);
});

type Manifest = {
  readonly name: string;
  readonly display: string;
  readonly start_url: string;
  readonly scope: string;
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
    readonly purpose: string;
  }[];
  readonly shortcuts: readonly { readonly url: string }[];
};

/** Whether a browser can draw a picture, and its size as a manifest writes it. */
function pictureAt(page: Page, src: string): Promise<{ isDrawn: boolean; size: string }> {
  return page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    const isDrawn = await picture.decode().then(
      () => true,
      () => false,
    );
    return { isDrawn, size: `${picture.naturalWidth}x${picture.naturalHeight}` };
  }, src);
}
