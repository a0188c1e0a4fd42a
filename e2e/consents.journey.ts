import type { Locator } from '@playwright/test';
import { CONSENT_VERSION } from '#modules/people/consents/rules.ts';
import { cookiesOf, personAt } from './caller.ts';
import { expect, test } from './fixtures.ts';
import { barriersOn, DESK, overflowOf, PHONE, settled } from './looks.ts';
import { NONE } from './privacy.ts';
import { forgetSignIn } from './signing-out.ts';

test.use({ decided: false });

/** What may be kept before anybody decides: what signs in, keeps safe, or was chosen by hand. */
const ESSENTIAL = /^(__Host-)?ilifa\.|^(theme|last_|open-workspace|sidebar|who-is-signed-in)/;

const width = 360;
test(`a visitor is asked once, nothing but the essential is on before, and may change their mind, at ${width} px [§2 consent banner] [§9 consent defaults]`, async ({
  page,
  context,
  app,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  const choice = () => page.evaluate(() => JSON.parse(localStorage.getItem('consent-preferences') ?? '{}') as unknown);
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Your privacy choices' });
  await expect(banner).toBeVisible();
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect([...kept, ...cookies].filter((name) => !ESSENTIAL.test(name))).toEqual([]);
  expect(new Set(asked)).toEqual(new Set([app.url]));
  await settled(page);
  expect(await barriersOn(page)).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);

  await expect(banner).toContainText('We always store your sign-in');
  await banner.getByRole('button', { name: 'Choose' }).click();
  const purposes = banner.getByRole('checkbox');
  await expect(purposes).toHaveCount(3);
  for (const purpose of await purposes.all()) await expect(purpose).not.toBeChecked();
  await banner.getByRole('button', { name: 'Save choices' }).click();
  await expect(banner).toBeHidden();
  expect(await choice()).toMatchObject({ essential: true, functional: false, analytics: false, marketing: false });

  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await banner.getByRole('button', { name: 'Choose' }).click();
  await banner.getByLabel('Measurement').check();
  await settled(page);
  expect(await barriersOn(page)).toEqual([]);
  await banner.getByRole('button', { name: 'Save choices' }).click();
  await expect(banner).toBeHidden();
  expect(await choice()).toMatchObject({ ...NONE, essential: true, analytics: true });
  await page.goto('/auth/signin');
  await page.getByLabel('Password', { exact: true }).focus();
  await expect(banner).toBeHidden();

  await page.goto('/');
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await banner.getByRole('button', { name: 'Reject all' }).click();
  await expect(banner).toBeHidden();
  expect(await choice()).toMatchObject(NONE);
});

for (const size of [PHONE, DESK])
  test(`what is asked lies over no link or button of the first screen, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const path of ['/', '/services', '/pricing', '/contact', '/auth/signup', '/auth/signin']) {
      await page.goto(path);
      const banner = page.getByRole('region', { name: 'Your privacy choices' });
      await expect(banner).toBeVisible();
      await settled(page);
      const { height } = (await banner.boundingBox()) ?? { height: 0 };
      await expect(page.locator('body')).toHaveCSS('padding-top', `${height}px`);
      expect([path, await coveredBy(banner)]).toEqual([path, []]);
    }
  });

/** Links and buttons of the first screen that lie wholly or in part under something else. */
function coveredBy(over: Locator): Promise<string[]> {
  return over.evaluate((box) => {
    const top = box.getBoundingClientRect();
    return [...document.querySelectorAll('a[href], button, input, select, summary')]
      .filter((control) => !box.contains(control) && control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => getComputedStyle(control).clipPath === 'none')
      .filter((control) => {
        const { left, right, top: from, bottom } = control.getBoundingClientRect();
        return from < top.bottom && bottom > top.top && left < top.right && right > top.left;
      })
      .map((control) => control.outerHTML.slice(0, 80));
  });
}

test('on a phone the last button of a page is scrolled free of what is asked', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/auth/signup');
  const banner = page.getByRole('region', { name: 'Your privacy choices' });
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Choose' }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await banner.getByRole('button', { name: 'Reject all' }).click();
  await expect(page.locator('body')).toHaveCSS('padding-top', '0px');
});

test('what was decided before signing in is kept in the account, and is withdrawn among the settings [§2 consent banner]', async ({
  page,
  context,
  app,
  person,
}) => {
  await page.goto('/app/dashboard');
  const banner = page.getByRole('region', { name: 'Your privacy choices' });
  await banner.getByRole('button', { name: 'Accept all' }).click();
  await expect(banner).toBeHidden();
  await expect.poll(async () => (await person.api.consents.list()).length).toBe(1);
  await page.goto('/app/settings/privacy');
  const measurement = page.getByRole('switch', { name: /^Measurement/ });
  await expect(measurement).toBeChecked();
  await page.getByRole('button', { name: 'Reject all' }).click();
  await expect(measurement).not.toBeChecked();
  await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem')).toHaveCount(2);
  expect((await person.api.consents.list())[0]).toMatchObject({
    choices: NONE,
    via: 'settings',
    version: CONSENT_VERSION,
  });
  await settled(page);
  expect(await barriersOn(page)).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);
  await page.reload();
  await expect(measurement).not.toBeChecked();
  await expect(banner).toBeHidden();

  // Somebody else signs in in the same browser: they are asked themselves, and nothing is their decision before.
  const second = await personAt(app.url);
  await forgetSignIn(page);
  await context.addCookies(cookiesOf(second, app.url));
  await page.goto('/app/dashboard');
  await expect(banner).toBeVisible();
  expect(await second.api.consents.list()).toEqual([]);
  await banner.getByRole('button', { name: 'Reject all' }).click();
  await expect.poll(async () => (await second.api.consents.list()).map(({ choices }) => choices)).toEqual([NONE]);
  expect(await person.api.consents.list()).toHaveLength(2);
});
