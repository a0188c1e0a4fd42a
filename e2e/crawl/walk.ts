import type { Browser } from '@playwright/test';
import { cookiesOf } from '../caller.ts';
import { USER_AGENT } from '../chromium.ts';
import { decideOnPrivacy } from '../privacy.ts';
import type { RunningApp } from '../running-app.ts';
import { detourFault, isPersonal, pageOf } from './links.ts';
import type { Walker } from './people.ts';
import { follow, listen, menusOn } from './visit.ts';

/** A page that somebody came to. `page` is its address without our origin and without ids. */
export type Visit = {
  readonly who: string;
  readonly page: string;
  readonly from: string;
  readonly faults: readonly string[];
};

const DOOR = 'the door';

/** Follows every link and every menu that leads from where somebody comes in. */
export async function walk(browser: Browser, app: RunningApp, walker: Walker): Promise<Visit[]> {
  const { caller, name, starts, closely } = walker;
  const origins = new Set([app.url, app.adminUrl].map((url) => new URL(url).origin));
  const context = await browser.newContext({
    userAgent: USER_AGENT,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await decideOnPrivacy(context);
  if (caller !== null) await context.addCookies(cookiesOf(caller, app.url));
  const page = await context.newPage();
  const ears = listen(page, (url) => !/^(https?|wss?):/.test(url) || origins.has(new URL(url).origin));
  const visits: Visit[] = [];
  const known = new Set<string>();
  const queue: { href: string; from: string }[] = [];
  const find = (hrefs: readonly string[], from: string) => {
    for (const href of hrefs) {
      if (!/^https?:/.test(href)) continue;
      const key = pageOf(href, closely);
      if (known.has(key)) continue;
      known.add(key);
      if (closely || from === DOOR || isPersonal(href)) queue.push({ href: href.replace(/#.*/, ''), from });
    }
  };
  find(
    starts.map((start) => new URL(start, app.url).href),
    DOOR,
  );
  const short = (href: string) => pageOf(href, closely).replace(app.adminUrl, 'admin:').replace(app.url, '') || '/';
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const asked = new URL(at.href);
    const visit = { who: name, page: short(at.href), from: at.from };
    if (!origins.has(asked.origin)) {
      visits.push({ ...visit, faults: ['leads to another host'] });
      continue;
    }
    const look = await follow(page, at.href, ears).catch((error: unknown) => ({
      links: [],
      faults: [String(error).split('\n')[0] ?? ''],
    }));
    const detour = detourFault(asked, new URL(page.url()), caller !== null);
    // Menus are the same on every page of a frame: those of the pages that one comes in by are opened.
    const menus = at.from === DOOR && caller !== null ? await menusOn(page) : [];
    visits.push({ ...visit, faults: [...look.faults, ...(detour === null ? [] : [detour]), ...ears.heard()] });
    find([...look.links, ...menus], visit.page);
  }
  await context.close();
  return visits;
}
