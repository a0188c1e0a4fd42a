import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CDPSession, errors, expect, type Page, test } from '@playwright/test';
import type { default as Axe, RunOptions } from 'axe-core';

/** Half as long as what the package hands out by itself. What is wrong is told by its place, so the markup is not copied. */
const AXE = `${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')}
axe.configure({ noHtml: true });`;
/** Each rule says how serious is what it finds. */
type AxeInPage = typeof Axe & { readonly _audit: { readonly rules: readonly { id: string; impact: string }[] } };

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1440, height: 900 };

/** Milliseconds; longer than any page asks for anything. */
const QUIET = 10_000;

/** Until a page asks for nothing. A request cut off with the network is counted as under way for ever now and then. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: QUIET }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}

/** Waits until a page stands still: its data is there, nothing is loading, no motion is on its way. */
export async function settled(page: Page): Promise<void> {
  await quiet(page);
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await still(page);
}

/** Waits until letters are there and nothing moves. */
async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What is not drawn, such as within closed details, does not move, and would never come to its end.
    const isMoving = ({ effect, playState }: Animation) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const isEndless = effect?.getComputedTiming().endTime === Infinity;
      return playState === 'running' && target?.checkVisibility() === true && !isEndless;
    };
    let isLate = false;
    const ended = async () => {
      // What ends may set in motion what is within it, such as a colour that is handed down.
      for (;;) {
        const moving = document.getAnimations().filter(isMoving);
        if (moving.length === 0 || isLate) return;
        await Promise.all(moving.map((animation) => animation.finished.catch(() => undefined)));
      }
    };
    // The longest motion of the product takes less than a second.
    await Promise.race([ended(), new Promise((resolve) => setTimeout(resolve, 3000))]);
    isLate = true;
  });
}

/** Waits until the pictures in the window are drawn: those that were asked for late are decoded later still. */
export async function pictured(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const shown = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < window.innerHeight;
    });
    // One that cannot be shown is shown as missing.
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  });
}

/** What axe finds serious or worse, one line each: the rule, and where. */
export async function barriersOn(page: Page): Promise<string[]> {
  // Half under the bar at the top, a control would count as small.
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  return axeOn(page, {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  });
}

/** What is too pale to read as the page is shown now; of what axe looks at, nothing else depends on the theme. */
export async function paleOn(page: Page): Promise<string[]> {
  return axeOn(page, { type: 'rule', values: ['color-contrast'] });
}

/** Reading axe costs a page as much as some of its rules do: it is read once a document. What passed stays in the page. */
async function axeOn(page: Page, runOnly: NonNullable<RunOptions['runOnly']>): Promise<string[]> {
  expect(page.frames(), 'axe looks into one frame').toHaveLength(1);
  // What fades is paler on its way than it is meant to be.
  await still(page);
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (asked) => {
    const { axe } = window as unknown as { axe: AxeInPage };
    const isCounted = ({ impact }: { impact?: string | null }) => impact === 'serious' || impact === 'critical';
    // What the others find is not told below, whatever it is.
    const idle = axe._audit.rules.filter((rule) => !isCounted(rule));
    const { violations } = await axe.run(
      // Passes the focus on the moment it gets it, so nobody stands on it (base-ui).
      { exclude: ['[data-base-ui-focus-guard]'] },
      {
        runOnly: asked,
        rules: Object.fromEntries(idle.map(({ id }) => [id, { enabled: false }])),
        resultTypes: ['violations'],
      },
    );
    return violations
      .filter(isCounted)
      .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`));
  }, runOnly);
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

/**
 * Controls that a thumb misses: where a press 11 px beside the middle, up, down, left or right, lands on something else
 * (WCAG 2.2 AA, 2.5.8, asks for 24 px). What is pressed counts, not what is drawn: a label belongs to its box.
 */
export async function smallTargetsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const REACH = 11;
    const controls = [...document.querySelectorAll('button, a[href], input, select, [role=menuitem]')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      // What is only read out, or shown when it has the focus, is clipped away.
      .filter((element) => getComputedStyle(element).clipPath === 'none' && !(element as HTMLInputElement).disabled)
      // A link within a sentence may be as high as its line.
      .filter((element) => element.closest('p, li, dd, td') === null || element.tagName !== 'A');
    const isMissed = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 || Math.min(width, height) >= 2 * REACH + 2) return false;
      element.scrollIntoView({ block: 'center' });
      const { left, top } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const label = element.closest('label');
      const isHit = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        return hit !== null && (element.contains(hit) || label?.contains(hit) === true);
      };
      // Under a bar or a dialog it cannot be pressed at all.
      if (!isHit(0, 0)) return false;
      return ![isHit(REACH, 0), isHit(-REACH, 0), isHit(0, REACH), isHit(0, -REACH)].every(Boolean);
    };
    const found = controls.filter(isMissed).map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return `${element.outerHTML.slice(0, 80)} is ${Math.round(width)}×${Math.round(height)}`;
    });
    window.scrollTo({ top: 0 });
    return found;
  });
}

/**
 * Looks at what the page shows now, wherever a journey has come to.
 * @param name what it is, for who reads a failure
 */
export async function looked(page: Page, name: string): Promise<void> {
  await test.step(`looks at ${name}`, async () => {
    await settled(page);
    expect.soft(await barriersOn(page), `${name}: barriers`).toEqual([]);
    await fits(page, name);
  });
}

/** What another width or other rows alone change: whether a page is as wide as its window, and what a thumb reaches. */
export async function fits(page: Page, name: string): Promise<void> {
  expect.soft(await overflowOf(page), `${name}: sticks out`).toEqual([]);
  if ((page.viewportSize()?.width ?? 0) < 768)
    expect.soft(await smallTargetsOn(page), `${name}: small targets`).toEqual([]);
}

/** Looks at the page as the other device shows it, without opening it anew; then it is as it was. */
export async function turnedInto(device: 'phone' | 'desk', page: Page, look: () => Promise<void>): Promise<void> {
  await shownOn(device, page);
  await settled(page);
  await look();
  await shownOn(device === 'phone' ? 'desk' : 'phone', page);
}

/** What lets a page be pressed with a thumb: as long as it is attached. A context with `hasTouch` never lets go of it. */
const thumbs = new WeakMap<Page, CDPSession>();

/** As wide as the device from now on, and pressed with a thumb or with a mouse. */
export async function shownOn(device: 'phone' | 'desk', page: Page): Promise<void> {
  await page.setViewportSize(device === 'phone' ? PHONE : DESK);
  const thumb = thumbs.get(page);
  if (device === 'phone' && thumb === undefined) {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    thumbs.set(page, session);
  }
  if (device === 'desk' && thumb !== undefined) {
    await thumb.detach();
    thumbs.delete(page);
  }
  const isCoarse = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  expect(isCoarse, 'pressed with a thumb').toBe(device === 'phone');
}

/** The same, and once more in the other theme: for each page as it opens, and for what opens over pages. */
export async function lookedInBothThemes(page: Page, name: string): Promise<void> {
  await looked(page, name);
  expect.soft(await paleInOtherTheme(page), `${name}: pale in the other theme`).toEqual([]);
}

/** What is too pale to read in the theme that the page is not shown in now; then it is shown as before. */
async function paleInOtherTheme(page: Page): Promise<string[]> {
  const { isDark, paper } = await page.evaluate(() => ({
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    paper: getComputedStyle(document.body).backgroundColor,
  }));
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
  // A theme asks for nothing.
  await still(page);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), 'the other theme').not.toBe(paper);
  const pale = await paleOn(page);
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
  await still(page);
  return pale;
}
