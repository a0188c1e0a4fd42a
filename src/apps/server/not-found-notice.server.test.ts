import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MARK } from '#kernel/form-marks.ts';
import { shownAddress } from './not-found-notice.server.ts';
import { startTestPages } from '#testing/pages.server.ts';

const NOTICE = `${MARK.each('not-found')}<p>Not found: ${MARK.cell('address')}</p>${MARK.end}`;
let pages: Awaited<ReturnType<typeof startTestPages>>;
beforeAll(async () => {
  pages = await startTestPages({ site: { 'index.html': `<html>${NOTICE}</html>`, about: `<html>${NOTICE}</html>` } });
});
afterAll(() => pages.close());

const OPENED = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-dest': 'document' };
const open = (path: string, headers: Record<string, string> = OPENED) => pages.ask(path, { headers });
const cookieOf = (answer: Response) => answer.headers.getSetCookie().find((line) => line.includes('not-found'));
const carried = (answer: Response) => cookieOf(answer)?.split(';')[0] ?? '';
/** What the landing page says after an address that was not found. */
async function noticeAfter(path: string): Promise<string> {
  const answer = await open(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
  return (await open('/', { ...OPENED, cookie: carried(answer) })).text();
}

describe('an address that is none', () => {
  test('leads to the landing page, which names it, once', async () => {
    const answer = await open('/no-such-page?secret=1');
    expect(answer.headers.get('location')).toBe('/');
    expect(cookieOf(answer)).toBe(
      'ilifa.not-found=%2Fno-such-page; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
    const landing = await open('/', { ...OPENED, cookie: carried(answer) });
    expect(await landing.text()).toContain('<p>Not found: /no-such-page</p>');
    expect(cookieOf(landing)).toMatch(/^ilifa\.not-found=; Max-Age=0/);
    expect(landing.headers.get('cache-control')).toBe('no-store');
    const again = await open('/');
    expect(await again.text()).not.toContain('Not found');
    expect(again.headers.get('cache-control')).toBe('private, no-cache');
  });

  test('is written as text, whatever it holds', async () => {
    expect(await noticeAfter('/<img src=x onerror=alert(1)>')).not.toMatch(/<img/);
    expect(await noticeAfter('/%3Cscript%3Ealert(1)%3C/script%3E')).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    // Marks of our own pages are text in it too.
    expect(await noticeAfter(`/${encodeURIComponent(MARK.word('stamp'))}`)).toContain('&#10214;stamp&#10215;');
    expect(await noticeAfter('/caf%C3%A9')).toContain('Not found: /café<');
  });

  test.each([
    ['a picture', { 'sec-fetch-dest': 'image', accept: 'image/avif' }],
    ['a script of ours', { 'sec-fetch-dest': 'empty', accept: 'text/html' }],
    ['a browser that reads ahead', { ...OPENED, 'sec-purpose': 'prefetch' }],
    ['a program that wants no page', { accept: '*/*' }],
  ])('asked for as %s leaves nothing for the next page', async (_, headers: Record<string, string>) => {
    const answer = await open('/apple-touch-icon-precomposed.png', headers);
    expect(answer.headers.get('location')).toBe('/');
    expect(cookieOf(answer)).toBeUndefined();
  });

  test('is named on the landing page alone, and paths that are there leave nothing', async () => {
    const cookie = carried(await open('/no-such-page'));
    const about = await open('/about', { ...OPENED, cookie });
    expect(await about.text()).not.toContain('Not found');
    expect(cookieOf(about)).toBeUndefined();
    for (const path of ['/', '/dashboard', '/demo', '/about/', '/app/no-such-page', '/admin'])
      expect(cookieOf(await open(path)), path).toBeUndefined();
  });

  test('is believed of no browser that sends another text', async () => {
    for (const cookie of ['ilifa.not-found=Call%20us', 'ilifa.not-found=', 'ilifa.not-found=%'])
      expect(await (await open('/', { ...OPENED, cookie })).text(), cookie).not.toContain('Not found');
  });
});

test('an address is shown short, without what is not seen or turns text around, in a header’s length', () => {
  expect(shownAddress('/%E2%80%AEgnp.exe')).toBe('/%E2%80%AEgnp.exe');
  expect(shownAddress('/%ZZ')).toBe('/%ZZ');
  expect(shownAddress(`/${'a'.repeat(500)}`)).toHaveLength(121);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const shown = shownAddress(new URL(`https://ilifa.example/${encodeURIComponent(text.toWellFormed())}`).pathname);
      expect(Array.from(shown).length).toBeLessThanOrEqual(121);
      expect(shown).not.toMatch(/[\p{C}\p{Z}]/u);
    }),
  );
});
