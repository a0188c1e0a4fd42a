import { expect, type Page } from '@playwright/test';
import { press } from './by-keyboard.ts';
import { test } from './fixtures.ts';
import { settled } from './looks.ts';

test.use({ expected: [/status of 500/] });

const cards = (page: Page) =>
  page.getByRole('region', { name: 'Notifications (Alt+T)' }).getByRole('button', { name: 'Dismiss' });

/** Remembers when the latest toast came, by the clock of the page. */
async function noteToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      const isToast = changes.some(
        ({ target, addedNodes }) =>
          addedNodes.length > 0 && target instanceof Element && target.closest('[data-toasts]') !== null,
      );
      if (isToast) sessionStorage.setItem('toast-came', String(Date.now()));
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Moves the clock by single milliseconds until so many are there; answers how old the latest is. */
async function came(page: Page, count: number): Promise<number> {
  await expect(async () => {
    await page.clock.runFor(1);
    expect(await cards(page).count()).toBe(count);
  }).toPass({ intervals: [200], timeout: 20_000 });
  return page.evaluate(() => Date.now() - Number(sessionStorage.getItem('toast-came')));
}

test('a success stays for 4,000 ms, an error for 7,000; three are shown, and the oldest comes back [§9 toast durations] [§9 toasts visible]', async ({
  page,
  person,
}) => {
  await noteToasts(page);
  await page.clock.install();
  await page.goto('/app/settings/locale');
  const time = page.getByLabel('Time format');
  await expect(time, person.name).toHaveValue('24h');
  await settled(page);
  await page.clock.pauseAt(Date.now() + 10 * 60_000);
  await expect(cards(page)).toHaveCount(0);

  // A pointer that rests where it comes does not hold it.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width - 120, height - 40);
  await time.selectOption('12h');
  const age = await came(page, 1);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.clock.runFor(3999 - age);
  await expect(cards(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(cards(page)).toHaveCount(0);

  // One that moves over it does, until it leaves.
  await time.selectOption('24h');
  await came(page, 1);
  await page.mouse.move(width - 121, height - 41);
  await page.clock.runFor(20_000);
  await expect(cards(page)).toHaveCount(1);
  await page.mouse.move(width / 2, 10);
  await page.clock.runFor(4000);
  await expect(cards(page)).toHaveCount(0);

  for (const [choice, shown] of [
    ['12h', 1],
    ['24h', 2],
    ['12h', 3],
  ] as const) {
    await time.selectOption(choice);
    await came(page, shown);
  }
  await page.getByLabel('Date format').selectOption('MM/dd/yyyy');
  await expect(async () => {
    await page.clock.runFor(1);
    expect((await person.api.preferences.get())?.dateFormat).toBe('MM/dd/yyyy');
  }).toPass({ timeout: 20_000 });
  await page.clock.runFor(100);
  await expect(cards(page)).toHaveCount(3);
  await page.clock.runFor(4000);
  await expect(cards(page)).toHaveCount(1);
  await page.clock.runFor(4000);
  await expect(cards(page)).toHaveCount(0);

  await page.route('**/rpc/**', (route) =>
    `${route.request().url()} ${route.request().postData() ?? ''}`.includes('preferences')
      ? route.fulfill({ status: 500, contentType: 'text/plain', body: 'broken' })
      : route.fallback(),
  );
  await time.selectOption('24h');
  const old = await came(page, 1);
  await expect(page.getByText('Nothing was changed', { exact: true })).toBeVisible();
  await page.clock.runFor(6999 - old);
  await expect(cards(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(cards(page)).toHaveCount(0);
});

test('a notification that is closed by key gives the focus back, and the others go in their time', async ({
  page,
  person,
}) => {
  await page.goto('/app/settings/locale');
  const time = page.getByLabel('Time format');
  await expect(time, person.name).toHaveValue('24h');
  await settled(page);
  await time.focus();
  for (const [choice, shown] of [
    ['12h', 1],
    ['24h', 2],
  ] as const) {
    await time.selectOption(choice);
    await expect(cards(page)).toHaveCount(shown);
  }
  await page.keyboard.press('Alt+t');
  await press(page, cards(page).first());
  await expect(cards(page)).toHaveCount(1);
  await expect(time).toBeFocused();
  await expect(cards(page)).toHaveCount(0);
});
