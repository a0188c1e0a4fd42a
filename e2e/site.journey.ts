import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { looked } from './looks.ts';
import { BANKS } from '#apps/site/bank-facts.ts';

const PAGES = [
  '/',
  '/services',
  '/about',
  '/partners',
  '/pricing',
  '/contact',
  '/pitch-deck',
  '/privacy',
  '/terms',
  '/cookies',
  '/demo/debts',
  '/banks',
  ...BANKS.map(({ id }) => `/banks/${id}`),
];

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page reads, and every link on it leads to a page and a place that are there', async ({
    page,
    request,
  }) => {
    const links = new Set<string>();
    const places = new Set<string>();
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // A page that speaks to each country names the address of the one that it was shown to.
      const canonical = new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '');
      expect(canonical.origin + canonical.pathname).toBe(new URL(path, page.url()).href);
      expect(['', '?country=ZA']).toContain(canonical.search);
      for (const link of await page.locator('a[href]').all()) links.add((await link.getAttribute('href')) ?? '');
      for (const place of await page.locator('[id]').all()) places.add(`${path}#${await place.getAttribute('id')}`);
      for (const own of await page.locator('a[href^="#"]').all())
        expect(places).toContain(`${path}${await own.getAttribute('href')}`);
    }
    const away = [...links].filter((link) => !link.startsWith('#'));
    expect(away.filter((link) => !link.startsWith('/'))).toEqual([]);
    for (const link of new Set(away.map((to) => to.replace(/#.*/, '')))) {
      const answer = await request.get(link, { maxRedirects: 0 });
      expect([link, answer.status()]).toEqual([link, 200]);
    }
    const placeOf = (link: string) => link.replace(/\?[^#]*/, '');
    expect(away.filter((link) => link.includes('#') && !places.has(placeOf(link)))).toEqual([]);

    const map = await (await request.get('/sitemap.xml')).text();
    expect([...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)).toEqual(PAGES);
    expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');

    const style = (await page.locator('link[rel=stylesheet]').getAttribute('href')) ?? '';
    expect(gzipSync(await (await request.get(style)).body()).length).toBeLessThanOrEqual(15 * 1024);

    await page.goto('/contact');
    await page.getByText('Services', { exact: true }).first().click();
    await page.getByRole('link', { name: 'Risk Management' }).click();
    await expect(page).toHaveURL(/\/services#risk-management$/);
    expect((await request.get('/no-such-page', { maxRedirects: 0 })).headers()['location']).toBe('/');
  });
});

test('a menu opens after 200 ms of hovering, the next at once within 300 ms, and keys walk them [§9 menu delays]', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/pricing');
  await page.clock.pauseAt(new Date(Date.now() + 60 * 60_000));
  const menu = (name: string) => page.locator('[data-menus] summary', { hasText: name });
  const links = (name: string) => page.getByRole('link', { name, exact: true });
  const [story, provider, planning] = [links('Our Story'), links('Find a Provider'), links('Financial Planning')];

  await menu('About').hover();
  await page.clock.runFor(199);
  await expect(story).toBeHidden();
  await page.clock.runFor(1);
  await expect(story).toBeVisible();

  await links('Pricing').first().hover();
  await expect(story).toBeHidden();
  await page.clock.runFor(300);
  await menu('Partners').hover();
  await expect(provider).toBeVisible();
  await links('Pricing').first().hover();
  await page.clock.runFor(301);
  await menu('Services').hover();
  await page.clock.runFor(199);
  await expect(planning).toBeHidden();
  await page.clock.runFor(1);
  await expect(planning).toBeVisible();

  await page.keyboard.press('Escape');
  await page.mouse.move(5, 700);
  await menu('Services').focus();
  await page.keyboard.press('Enter');
  await expect(planning).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(planning).toBeFocused();
  await page.keyboard.press('End');
  await expect(links('Sustainable Investing')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(planning).toBeHidden();
  await expect(menu('Services')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(menu('About')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(menu('Applications')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links('Pro')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(links('Pro')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the landing page says for whom it is and what it costs, and leads to the plans', async ({ page, app }) => {
    await page.goto('/');
    await expect(
      page.getByRole('region', { name: 'For your household, your business, or your clients' }),
    ).toBeVisible();
    const part = page.getByRole('region', { name: 'What it costs' });
    await expect(part).toContainText('The free plan stays free.');
    await part.getByRole('link', { name: /Compare plans/ }).click();
    await expect(page).toHaveURL(`${app.url}/pricing`);
    await expect(page.locator('[data-plan=free]')).toContainText('Free');
    await expect(page.locator('[data-plan=free]')).toContainText(/(?:R\s?|\$)0/);
    await expect(page.locator('[data-plan=business]')).toContainText('Everything in Free, plus Security Center.');
  });

  test('the menu repeats the links, and closes by a press on one and by Escape [§2 mobile menu]', async ({ page }) => {
    await page.goto('/partners');
    const opener = page.locator('[data-phone-menu] summary');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await opener.click();
    await expect(menu.getByRole('link')).toHaveText([
      'Financial Planning',
      'Investment Management',
      'Corporate Finance',
      'Risk Management',
      'Alternative Investments',
      'Sustainable Investing',
      'Our Story',
      'Locations',
      'Team',
      'Find a Provider',
      'Become a Partner',
      'Pricing',
      'Contact',
      'Pro',
      'Log in',
      'Sign up',
    ]);
    await looked(page, 'the menu');
    await menu.getByRole('link', { name: 'Become a Partner' }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Become a Partner' })).toBeInViewport();
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();

    // While nobody is listed there is nothing to filter.
    const directory = page.getByRole('region', { name: 'Find a Provider' });
    await expect(directory.getByText('No financial provider is listed yet.')).toBeVisible();
    await expect(directory.getByRole('combobox')).toHaveCount(0);
    await expect(directory.getByRole('link', { name: 'Invite by e-mail' })).toBeVisible();
  });
});

test('the largest thing that a public page paints is text, and it does not wait for a script', async ({ page }) => {
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  // On a phone, where the line is slow; on a desk the landing page shows the product next to its words.
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of PAGES) {
    await page.goto(path);
    expect([path, await largestPaintOn(page)]).toEqual([path, 'text']);
  }
});

test.describe('the pictures of the product', () => {
  for (const [name, wanted, other, viewport] of [
    ['desk', '-desk-light-', '-phone-', { width: 1440, height: 900 }],
    ['phone', '-phone-light-', '-desk-', { width: 360, height: 740 }],
  ] as const)
    test(`are loaded for a ${name} alone, in one theme, and leave their room before`, async ({ page, app }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/assets/product/')) asked.push(request.url());
      });
      await page.setViewportSize(viewport);
      await page.goto('/');
      const pictures = page.locator('main img:visible');
      await expect(pictures).toHaveCount(6);
      for (const picture of await pictures.all()) {
        const before = await picture.boundingBox();
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
          .toBe(true);
        expect((await picture.boundingBox())?.height).toBeCloseTo(before?.height ?? 0);
        expect(await picture.getAttribute('alt')).not.toBe('');
      }
      expect(asked.filter((url) => !url.includes(wanted) || url.includes(other))).toEqual([]);
      expect(new Set(asked.map((url) => new URL(url).origin))).toEqual(new Set([new URL(app.url).origin]));
    });
});

/** Whether the largest thing that a page painted is text, or a picture. */
function largestPaintOn(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          if (last !== undefined) resolve('url' in last && last.url === '' ? 'text' : 'picture');
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}
