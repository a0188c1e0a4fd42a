import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM } from '../e2e/chromium.ts';
import { BRAND } from '../src/kernel/brand.ts';
import { folder } from './build-target.ts';

// npm run share-pictures: draws anew what is shown where somebody shares a page, from the pages as they are built. Run it
// after a page is added or its words are changed, and build again.
const SIZE = { width: 1200, height: 630 };
const PLACE = folder('src/apps/web/public/shared');
const SITE = folder('build/site');

type Card = { readonly file: string; readonly title: string; readonly description: string };

const cards = pagesIn(SITE).flatMap((page) => cardOf(readFileSync(page, 'utf8')));
mkdirSync(PLACE, { recursive: true });
const wanted = new Set(cards.map(({ file }) => file));
for (const file of readdirSync(PLACE)) if (!wanted.has(file)) rmSync(join(PLACE, file));
const browser = await chromium.launch(CHROMIUM);
try {
  const page = await browser.newPage({ viewport: SIZE });
  for (const card of cards) {
    await page.setContent(htmlOf(card));
    await page.evaluate(() => document.fonts.ready);
    const drawn = await page.screenshot({ type: 'png' });
    writeFileSync(
      join(PLACE, card.file),
      await sharp(drawn).png({ palette: true, colours: 64, effort: 10 }).toBuffer(),
    );
  }
} finally {
  await browser.close();
}
console.log(`${cards.length} pictures are in ${PLACE.slice(folder('.').length)}.`);

function pagesIn(site: string): string[] {
  const all = readdirSync(site, { recursive: true, encoding: 'utf8' });
  return all.filter((file) => basename(file) === 'index.html').map((file) => join(site, file));
}

/** What stands in the head of a page; nothing for one that search engines are not told of. */
function cardOf(html: string): Card[] {
  if (html.includes('name="robots" content="noindex"')) return [];
  const [, picture] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  const [, title] = /<title>([^<]+)</.exec(html) ?? [];
  const [, description] = /name="description" content="([^"]+)"/.exec(html) ?? [];
  if (picture === undefined || title === undefined || description === undefined)
    throw new Error('a page has no picture, title or description');
  const short = title.split(' · ').find((part) => part !== BRAND.name) ?? title;
  return [{ file: basename(picture), title: short, description }];
}

/** The words come out of HTML as they go into it. */
function htmlOf({ title, description }: Card): string {
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: Inter; font-weight: 100 900; src: url(${fontOf('inter/files/inter-latin-wght-normal')}) }
    @font-face { font-family: Display; font-weight: 200 900; src: url(${fontOf('source-serif-4/files/source-serif-4-latin-wght-normal')}) }
    body { margin: 0; box-sizing: border-box; width: 1200px; height: 630px; padding: 72px 84px; background: #f7f5f0;
      color: #1d201b; font-family: Inter; display: flex; flex-direction: column; border-bottom: 18px solid #125539 }
    header { display: flex; align-items: center; gap: 22px; font-size: 38px; font-weight: 700 }
    svg { width: 68px; height: 68px }
    h1 { font: 600 74px/1.1 Display; letter-spacing: -0.02em; margin: auto 0 26px; text-wrap: balance }
    p { font-size: 31px; line-height: 1.42; color: #51534a; margin: 0 0 auto; max-width: 1000px;
      display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden }
    footer { font-size: 25px; color: #85500a }
  </style><header>${readFileSync(folder('src/apps/web/public/favicon.svg'), 'utf8')}${BRAND.name}</header>
  <h1>${title}</h1><p>${description}</p><footer>${BRAND.offices.join(' · ')}</footer>`;
}

function fontOf(name: string): string {
  const bytes = readFileSync(folder(`node_modules/@fontsource-variable/${name}.woff2`));
  return `data:font/woff2;base64,${bytes.toString('base64')}`;
}
