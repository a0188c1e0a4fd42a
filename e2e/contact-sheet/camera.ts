import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { cookiesOf } from '../caller.ts';
import { USER_AGENT } from '../chromium.ts';
import { listen, rest } from '../crawl/visit.ts';
import { barriersOn, overflowOf, paleOn, pictured, settled, smallTargetsOn } from '../looks.ts';
import { decideOnPrivacy } from '../privacy.ts';
import type { Viewer } from './people.ts';

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** A page is loaded once under a finger and once under a mouse; the tablet is the desk made narrower. */
export const DEVICES = [
  { name: 'phone', hasTouch: true, sizes: [{ width: 360, height: 740 }] },
  {
    name: 'desk',
    hasTouch: false,
    sizes: [
      { width: 1440, height: 900 },
      { width: 768, height: 1024 },
    ],
  },
] as const;
type Device = (typeof DEVICES)[number];

export type Picture = {
  readonly who: string;
  readonly path: string;
  readonly width: number;
  readonly theme: Theme;
  readonly file: string;
};
export type Taken = { readonly pictures: readonly Picture[]; readonly findings: readonly string[] };

/** Opens what one viewer's pages are taken in: signed in once, for all of them. */
export async function openFor(browser: Browser, { caller, url }: Viewer, device: Device): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: device.sizes[0],
    hasTouch: device.hasTouch,
    reducedMotion: 'reduce',
    userAgent: USER_AGENT,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
  });
  await decideOnPrivacy(context);
  if (caller !== null) await context.addCookies(cookiesOf(caller, url));
  return context;
}

/** The whole of a page, however long, in each width of the device and each theme; and what is wrong with it. */
export async function take(
  context: BrowserContext,
  { viewer, path, device, folder }: { viewer: Viewer; path: string; device: Device; folder: string },
): Promise<Taken> {
  const page = await context.newPage();
  // What it hears beside is the crawler's to judge.
  const ears = listen(page, () => true);
  const [pictures, findings]: [Picture[], string[]] = [[], []];
  try {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${viewer.url}${path}`);
    const restless = await rest(page, ears);
    await settled(page);
    if (restless !== null) findings.push(`${viewer.name}: ${path} ${restless}`);
    const landed = new URL(page.url()).pathname;
    if (landed !== path) findings.push(`${viewer.name}: ${path} led to ${landed}`);
    for (const size of device.sizes)
      for (const theme of THEMES) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme: theme });
        await settled(page);
        const file = `${nameOf(viewer.name)}${nameOf(path)}-${size.width}-${theme}.png`;
        await pictureOf(page, size, join(folder, file));
        pictures.push({ who: viewer.name, path, width: size.width, theme, file });
        const found = await faultsOf(page, device, { isFirst: size === device.sizes[0], theme });
        findings.push(...found.map((fault) => `${viewer.name}: ${path} at ${size.width} px, ${theme}: ${fault}`));
      }
  } catch (error) {
    findings.push(`${viewer.name}: ${path} on the ${device.name}: ${String(error).split('\n')[0]}`);
  } finally {
    await page.close();
  }
  return { pictures, findings };
}

/** More than this Chromium does not draw in one piece. */
const TALLEST = 16_000;

/**
 * The whole of a page in a window as tall as it is: Playwright's own picture of a full page is taken without the finger,
 * for which much is laid out larger. A page that grows with its window, such as slides, is taken by that nevertheless.
 */
async function pictureOf(page: Page, size: { width: number; height: number }, path: string): Promise<void> {
  let window = size.height;
  // What comes only when it is near, and charts, may add to the height once more.
  for (let times = 0; times < 3; times += 1) {
    const tall = await heightOf(page);
    if (tall <= window || tall > TALLEST) break;
    window = tall;
    await page.setViewportSize({ width: size.width, height: window });
    await drawn(page);
    await settled(page);
  }
  const isWhole = (await heightOf(page)) <= window;
  if (!isWhole) await page.setViewportSize(size);
  await pictured(page);
  await page.screenshot({ path, fullPage: !isWhole });
  await page.setViewportSize(size);
}

/** Charts notice a frame later that they are in sight, and then load what draws them. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.locator('.skeleton-pulse').first().waitFor({ state: 'detached' });
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** Colours depend on the theme, other barriers on what a device shows, and what sticks out on the width. */
async function faultsOf(page: Page, device: Device, at: { isFirst: boolean; theme: Theme }): Promise<string[]> {
  const isLight = at.theme === 'light';
  return [
    ...(at.isFirst ? await (isLight ? barriersOn(page) : paleOn(page)) : []),
    ...(isLight ? (await overflowOf(page)).map((what) => `sticks out: ${what}`) : []),
    ...(isLight && device.hasTouch ? (await smallTargetsOn(page)).map((what) => `small: ${what}`) : []),
  ];
}

function nameOf(words: string): string {
  return words === '/' ? '-landing' : words.replaceAll(/[^a-z\d]+/gi, '-');
}
