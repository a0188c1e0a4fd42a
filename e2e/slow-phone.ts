import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Caller, cookiesOf } from './caller.ts';
import { USER_AGENT } from './chromium.ts';
import { decideOnPrivacy } from './privacy.ts';

/** The phone and network that pages are made for (design, "Fast on a cheap phone"). */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWED = 4;
const LONGEST_MS = 20_000;

export type PhonePage = {
  readonly path: string;
  readonly who: Caller | null;
  /** What a person comes to see. */
  readonly shows: 'text' | 'figures';
};

/** Milliseconds from the start of a visit to what the page is about: with nothing kept, and when it was open before. */
export async function timedOnPhone(
  browser: Browser,
  url: string,
  { path, who, shows }: PhonePage,
): Promise<{ cold: number; warm: number }> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    userAgent: USER_AGENT,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    hasTouch: true,
    isMobile: true,
  });
  try {
    await decideOnPrivacy(context);
    if (who !== null) await context.addCookies(cookiesOf(who, url));
    await watch(context, shows);
    const cold = await visit(context, `${url}${path}`);
    return { cold, warm: await visit(context, `${url}${path}`) };
  } finally {
    await context.close();
  }
}

async function visit(context: BrowserContext, address: string): Promise<number> {
  const page = await slowPage(context);
  await page.goto(address, { waitUntil: 'commit' });
  const shown = await page.waitForFunction(() => Reflect.get(window, 'firstShown') as number | undefined, undefined, {
    timeout: LONGEST_MS,
  });
  const milliseconds = (await shown.jsonValue()) ?? LONGEST_MS;
  // What is kept for the next visit is written a moment later.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
  await page.close();
  return milliseconds;
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED });
  return page;
}

/** Notes in `firstShown` when the page first shows what it is about, looked at before each frame. */
function watch(context: BrowserContext, shows: PhonePage['shows']): Promise<unknown> {
  return context.addInitScript((what) => {
    const isAmong = (text: string) => (what === 'text' ? text.length > 100 : /\d[.,]\d\d(?!\d)/.test(text));
    const isThere = () => {
      const main = document.querySelector('main');
      // Asking what is drawn costs a layout, a tenth of a visit where each frame asks: first what is there at all.
      return main !== null && isAmong(main.textContent) && isAmong(main.innerText);
    };
    const look = () => {
      if (isThere()) Reflect.set(window, 'firstShown', performance.now());
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, shows);
}
