import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type Caller, cookiesOf } from '../e2e/caller.ts';
import { USER_AGENT } from '../e2e/chromium.ts';
import { settled } from '../e2e/looks.ts';
import { decideOnPrivacy } from '../e2e/privacy.ts';
import { folder } from './build-target.ts';

// The pictures of the product on the public site and where one signs in: a part of a page each, for two widths and both
// themes, and the list of them that pages import.

const PLACE = folder('src/apps/web/public/assets/product');
const LIST = folder('src/ui/product-pictures.ts');
/** One of them as a style: where one signs in, no script is to be spent on it, and a phone is not to load it. */
const STYLE = folder('src/ui/product-dashboard.css');
const MOST_BYTES = 40_000;
const THEMES = ['light', 'dark'] as const;
const PHONE = 360;
/** Pixels of the picture for each of the page, so that it is sharp on a good screen. */
const SCALE = { desk: 1.6, phone: 2 } as const;

type Shot = {
  readonly name: string;
  readonly path: string;
  /** The width of the window on a desk. Narrow, so that what is cut out of it can be read when it is shown small. */
  readonly width: number;
  /** What is shown; the whole window unless told. */
  readonly part?: (page: Page) => Promise<Locator>;
  readonly mostHeight: { readonly desk: number; readonly phone: number };
};

const card = (title: string) => (page: Page) =>
  Promise.resolve(page.locator('section.card', { has: page.getByRole('heading', { name: title, exact: true }) }));

function shotsOf(importId: string): Shot[] {
  return [
    { name: 'dashboard', path: '/app/dashboard', width: 1000, mostHeight: { desk: 690, phone: 560 } },
    {
      name: 'import',
      path: `/app/imports/${importId}`,
      width: 600,
      part: card('Every transaction'),
      mostHeight: { desk: 420, phone: 420 },
    },
    {
      name: 'spending',
      path: '/app/dashboard',
      width: 600,
      part: card('Spending'),
      mostHeight: { desk: 420, phone: 420 },
    },
    {
      name: 'transactions',
      path: '/app/transactions',
      width: 600,
      part: (page) => Promise.resolve(page.locator('main')),
      mostHeight: { desk: 460, phone: 480 },
    },
    {
      name: 'sharing',
      path: '/app/settings/members',
      width: 600,
      part: async (page) => {
        await page.getByRole('button', { name: 'Invite someone' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('E-mail').fill('nomsa@example.com');
        await dialog.getByLabel('E-mail').blur();
        return dialog;
      },
      mostHeight: { desk: 430, phone: 480 },
    },
    {
      name: 'download',
      path: '/app/settings/database',
      width: 600,
      part: card('Download your data'),
      mostHeight: { desk: 400, phone: 400 },
    },
  ];
}

/** Takes them all anew. @param importId an import that waits to be looked at */
export async function takeProductPictures(at: Browser, url: string, who: Caller, importId: string): Promise<void> {
  rmSync(PLACE, { recursive: true, force: true });
  mkdirSync(PLACE, { recursive: true });
  const lines: string[] = [];
  for (const shot of shotsOf(importId)) {
    const views: string[] = [];
    for (const view of ['desk', 'phone'] as const) {
      const [light, dark] = [await take(at, shot, view, 'light'), await take(at, shot, view, 'dark')];
      expect([dark.width, dark.height], `${shot.name} in both themes`).toEqual([light.width, light.height]);
      if (shot.name === 'dashboard' && view === 'desk') writeFileSync(STYLE, styleOf(light, dark));
      views.push(
        `  ${view}: {`,
        `    width: ${light.width},`,
        `    height: ${light.height},`,
        `    light: '${light.src}',`,
        `    dark: '${dark.src}',`,
        '  },',
      );
    }
    lines.push(`export const ${shot.name.toUpperCase()}: ProductPicture = {`, ...views, '};');
  }
  writeFileSync(LIST, [HEAD, ...lines, ''].join('\n'));
  console.log(`${readdirSync(PLACE).length} pictures of the product`);

  async function take(browser: Browser, shot: Shot, view: 'desk' | 'phone', theme: (typeof THEMES)[number]) {
    const width = view === 'phone' ? PHONE : shot.width;
    const context = await browser.newContext({
      viewport: { width, height: Math.max(shot.mostHeight[view], 680) },
      deviceScaleFactor: SCALE[view],
      colorScheme: theme,
      reducedMotion: 'reduce',
      userAgent: USER_AGENT,
      locale: 'en-ZA',
      timezoneId: 'Africa/Johannesburg',
      hasTouch: view === 'phone',
    });
    await decideOnPrivacy(context);
    await context.addCookies(cookiesOf(who, url));
    const page = await context.newPage();
    await page.goto(`${url}${shot.path}`);
    await settled(page);
    const drawn = await cutOut(page, shot, view);
    await context.close();
    return written(`${shot.name}-${view}-${theme}`, drawn);
  }
}

const HEAD = `// Written by npm run screenshots.

type View = { readonly width: number; readonly height: number; readonly light: string; readonly dark: string };
/** A part of the product as a picture: as wide as on a desk, and as on a phone. */
export type ProductPicture = { readonly desk: View; readonly phone: View };
`;

type Written = { readonly src: string; readonly width: number; readonly height: number };

function styleOf(light: Written, dark: Written): string {
  return `/* Written by npm run screenshots. */
.product-dashboard {
  aspect-ratio: ${light.width} / ${light.height};
  background: url('${light.src}') 0 0 / cover;
}
@media (prefers-color-scheme: dark) {
  :root:not([data-theme='light']) .product-dashboard {
    background-image: url('${dark.src}');
  }
}
:root[data-theme='dark'] .product-dashboard {
  background-image: url('${dark.src}');
}
`;
}

/** The upper end of what is shown, no higher than it may be. */
async function cutOut(page: Page, { part, mostHeight }: Shot, view: 'desk' | 'phone'): Promise<Buffer> {
  const most = mostHeight[view];
  if (part === undefined)
    return page.screenshot({ clip: { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height: most } });
  const shown = await part(page);
  // In a window that is high enough nothing of the page's own bars stands over it.
  const { width } = page.viewportSize() ?? { width: PHONE };
  const isDialog = (await shown.getAttribute('role')) === 'dialog';
  if (!isDialog) await page.setViewportSize({ width, height: 5000 });
  await settled(page);
  const box = await shown.boundingBox();
  if (box === null) throw new Error(`${page.url()} does not show what is to be taken`);
  return page.screenshot({ clip: { ...box, height: Math.min(box.height, most) } });
}

async function written(name: string, drawn: Buffer): Promise<Written> {
  const { data, info } = await sharp(drawn)
    .avif({ quality: 55, effort: 4, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  if (data.length > MOST_BYTES) throw new Error(`${name} has ${data.length} bytes, at most ${MOST_BYTES}`);
  const mark = createHash('sha256').update(data).digest('base64url').slice(0, 8);
  const file = `${name}-${mark}.avif`;
  writeFileSync(join(PLACE, file), data);
  console.log(`${file} (${info.width} × ${info.height}, ${(data.length / 1000).toFixed(0)} KB)`);
  return { src: `/assets/product/${file}`, width: info.width, height: info.height };
}
