import type { ConsoleMessage, Locator, Page, Request, Response } from '@playwright/test';

/** What a page is found to be. */
type Look = { readonly links: readonly string[]; readonly faults: readonly string[] };

/** How long a page may take to come to rest. Nothing is measured by it: on a busy machine each takes its seconds. */
const PATIENCE = 15_000;
/** A page rests when nothing was on its way for so long, in milliseconds. */
const REST = 60;
/** So long the page before may stay once the address has changed; one of its kind keeps its heading. In milliseconds. */
const STAYS = 1000;
/** So often a page is looked at before a fault counts, and so long apart, in milliseconds. */
const [LOOKS, BETWEEN_LOOKS] = [3, 500];
/** What stands where a page should be (§2). */
const NO_PAGE = ['Page not found', 'Something went wrong', 'Unexpected Application Error!', 'Not found'];

/** Hears all that a page asks for and complains of. */
export function listen(page: Page, isOurs: (url: string) => boolean) {
  const [pending, heard] = [new Set<Request>(), [] as string[]];
  let last = performance.now();
  const counts = (request: Request) => !['eventsource', 'websocket'].includes(request.resourceType());
  page.on('request', (request) => {
    last = performance.now();
    if (counts(request)) pending.add(request);
    if (!isOurs(request.url())) heard.push(`asks another host: ${request.url()}`);
  });
  const over = (request: Request) => {
    last = performance.now();
    pending.delete(request);
  };
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  page.on('response', (response: Response) => {
    if (response.status() >= 400) heard.push(`${response.status()} for ${response.url()}`);
  });
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') heard.push(`in the console: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`thrown: ${String(error)}`));
  return {
    /** What was heard since the last time. */
    heard: () => heard.splice(0),
    rests: () => pending.size === 0 && performance.now() - last > REST,
    pending: () => [...pending].map((request) => request.url()),
    forget: () => pending.clear(),
  };
}

type Ears = ReturnType<typeof listen>;

/** Follows a link as a person does: by pressing it where it stands on the page, by its address where it does not. */
export async function follow(page: Page, href: string, ears: Ears): Promise<Look> {
  const before = page.url();
  const isPressed =
    before.startsWith('http') && before !== href && (await page.evaluate(pressed, href).catch(() => false));
  if (isPressed) {
    const left = (url: URL) => url.href !== before;
    await page.waitForURL(left, { timeout: PATIENCE / 3, waitUntil: 'commit' }).catch(() => undefined);
    if (page.url() === before) return { links: [], faults: ['a press on the link leads nowhere'] };
    // The page before stays until the next one is drawn, which its address does not tell.
    if (new URL(page.url()).pathname !== new URL(before).pathname)
      await page.waitForFunction(isLeft, undefined, { timeout: STAYS }).catch(() => undefined);
  } else {
    ears.forget();
    const answer = await page.goto(href, { waitUntil: 'commit', timeout: PATIENCE });
    if (answer !== null && !answer.ok()) return { links: [], faults: [`answered ${answer.status()}`] };
  }
  return judged(page, ears, LOOKS);
}

/** A page that goes on to another one is not judged by what stood there for a moment: what is wrong stays wrong. */
async function judged(page: Page, ears: Ears, left: number): Promise<Look> {
  const restless = await rest(page, ears);
  if (restless !== null) {
    const { links, faults } = await page.evaluate(look, NO_PAGE);
    return { links, faults: [restless, ...faults] };
  }
  // A document that is being left answers nothing.
  const seen = await page.evaluate(look, NO_PAGE).catch(() => null);
  if (seen !== null && (seen.faults.length === 0 || left <= 1)) return seen;
  if (left <= 1) return { links: [], faults: ['is left while it is looked at'] };
  await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
  return judged(page, ears, left - 1);
}

/** Waits until a page shows what it is going to; says what it still waits for where it does not come to that. */
export async function rest(page: Page, ears: Ears): Promise<string | null> {
  const deadline = performance.now() + PATIENCE;
  let before: string | null = null;
  while (performance.now() < deadline) {
    // What a page shows is compared with what it showed a moment ago: one may still stand there that is left already.
    const now = await page.evaluate(shown).catch(() => null);
    if (now !== null && now === before && ears.rests()) return null;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  const waits = ears.pending().join(', ');
  return `does not come to rest; waits for ${waits === '' ? 'its heading, or what it says that it loads' : waits}`;
}

/** Opens each group and each menu of the page in turn, and reads the links in them. */
export async function menusOn(page: Page): Promise<string[]> {
  const shut = page.locator('nav [aria-expanded="false"]:not([aria-haspopup]):visible');
  // One that was opened is not among them any more.
  for (let left = await shut.count(); left > 0; left -= 1) await shut.first().click();
  const openers = page.locator('[aria-haspopup="menu"]:visible');
  const links = await linksIn(page.locator('nav'));
  for (let nth = 0; nth < (await openers.count()); nth += 1) {
    await openers.nth(nth).click();
    const menu = page.getByRole('menu').first();
    await menu.waitFor();
    links.push(...(await linksIn(menu)));
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
  }
  return links;
}

function linksIn(part: Locator): Promise<string[]> {
  return part.locator('a[href]').evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
}

// Within the page: none of them may name anything of this file.

/** What a page shows that is there as a whole; null for one that is not yet. */
function shown(): string | null {
  const main = document.querySelector('main') ?? document.body;
  // A part that has arrived is drawn a moment later; what stays blank never comes to rest.
  if (main.innerText.trim().length < 20) return null;
  // What waits for a file of its own is in the page and hidden.
  const isHeaded = [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility());
  if (document.readyState !== 'complete' || !isHeaded) return null;
  if (document.querySelector('[aria-busy="true"]') !== null) return null;
  return `${location.href} ${document.title} ${main.innerText}`;
}

function pressed(href: string): boolean {
  const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find((one) => one.href === href);
  if (link === undefined || link.target === '_blank') return false;
  for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-before', '');
  link.click();
  return true;
}

function isLeft(): boolean {
  return document.querySelector('h1[data-before]') === null;
}

function look(noPage: readonly string[]): { links: string[]; faults: string[] } {
  const faults: string[] = [];
  const heads = [...document.querySelectorAll('h1, h2, [role=alert]')].map((one) => one.textContent.trim());
  for (const text of noPage) if (heads.some((head) => head.startsWith(text))) faults.push(`says “${text}”`);
  const main = document.querySelector('main') ?? document.body;
  if (main.innerText.trim().length < 20) faults.push('is blank');
  if (document.title.trim() === '') faults.push('has no title');
  const rules = [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0);
  const font = getComputedStyle(document.body).fontFamily;
  if (rules < 5 || !/inter/i.test(font)) faults.push(`is not styled: ${rules} rules, ${font}`);
  const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) => !link.hasAttribute('download') && link.getAttribute('aria-disabled') !== 'true',
  );
  const places = anchors.filter(
    ({ hash, href }) => hash.length > 1 && href.replace(/#.*/, '') === location.href.replace(/#.*/, ''),
  );
  for (const { hash } of places)
    if (document.getElementById(decodeURIComponent(hash.slice(1))) === null) faults.push(`has no place ${hash}`);
  return { links: anchors.map(({ href }) => href), faults };
}
