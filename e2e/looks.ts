import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export type Theme = 'light' | 'dark';

/** Waits until a page stands still: its data is there, nothing is loading, no motion is on its way. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  });
}

/** What axe finds serious or worse, one line each: the rule, and where. */
export async function barriersOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`));
}

/** What sticks out to the right of the window, the widest first; empty where the page fits. */
export async function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')]
      .map((element) => ({ element, right: element.getBoundingClientRect().right }))
      .filter(({ right }) => right > clientWidth + 0.5)
      .toSorted((a, b) => b.right - a.right);
    return wide.slice(0, 5).map(({ element, right }) => {
      const name = element.tagName.toLowerCase();
      return `${name}.${(element.getAttribute('class') ?? '').split(' ').slice(0, 4).join('.')} reaches ${Math.round(right)} of ${clientWidth} px`;
    });
  });
}

/** Controls of a phone's page that a thumb misses: smaller than 24 px on a side (WCAG 2.2 AA, 2.5.8). */
export async function smallTargetsOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], input, select, [role=checkbox], [role=menuitem]')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      // What is only read out, or shown when it has the focus, is clipped away.
      .filter((element) => getComputedStyle(element).clipPath === 'none')
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      // A link within a sentence may be as high as its line.
      .filter(
        ({ element, box }) =>
          box.width > 1 && Math.min(box.width, box.height) < 24 && element.closest('p, li, td') === null,
      )
      .map(
        ({ element, box }) => `${element.outerHTML.slice(0, 80)} is ${Math.round(box.width)}×${Math.round(box.height)}`,
      ),
  );
}
