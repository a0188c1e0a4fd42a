import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the focus is there, as somebody without a mouse does; answers how often. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<number> {
  for (let presses = 0; presses <= most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return presses;
    if (presses < most) await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} is not reached within ${most} presses of Tab`);
}

/** What has the focus shows it. */
export async function expectFocusSeen(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    for (let at = document.activeElement; at !== null; at = at.parentElement) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);
      if ((outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none') return true;
      if (at.matches('form, main, body')) return false;
    }
    return false;
  });
  expect(seen, await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? '')).toBe(true);
}

/** Types into the field of this name, having come there by Tab, and sees where it types. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await expectFocusSeen(page);
  // What the browser or a draft has filled in is replaced.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Presses what has this name, having come there by Tab. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
}
