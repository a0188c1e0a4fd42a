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
/** What is shown in place of a page that is not there. */
async function noticeAt(path: string): Promise<string> {
  const answer = await open(path);
  expect(answer.status).toBe(404);
  return answer.text();
}

describe('an address that is none', () => {
  test('says “Page not found” with status 404 and leads nowhere; the page that names it is kept by no cache', async () => {
    const answer = await open('/no-such-page?secret=1');
    expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
    const page = await answer.text();
    expect(page).toContain('<p>Not found: /no-such-page</p>');
    expect(page).not.toContain('secret');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const home = await open('/');
    expect(await home.text()).not.toContain('Not found');
    expect([home.status, home.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  });

  test('is written as text, whatever it holds', async () => {
    expect(await noticeAt('/<img src=x onerror=alert(1)>')).not.toMatch(/<img/);
    expect(await noticeAt('/%3Cscript%3Ealert(1)%3C/script%3E')).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    // Marks of our own pages are text in it too.
    expect(await noticeAt(`/${encodeURIComponent(MARK.word('stamp'))}`)).toContain('&#10214;stamp&#10215;');
    expect(await noticeAt('/caf%C3%A9')).toContain('Not found: /café<');
  });

  test.each([
    ['a picture', { 'sec-fetch-dest': 'image', accept: 'image/avif' }],
    ['a script of ours', { 'sec-fetch-dest': 'empty', accept: 'text/html' }],
    ['a browser that reads ahead', { ...OPENED, 'sec-purpose': 'prefetch' }],
    ['a program that wants no page', { accept: '*/*' }],
  ])('asked for as %s is answered in two words', async (_, headers: Record<string, string>) => {
    const answer = await open('/apple-touch-icon-precomposed.png', headers);
    expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
  });

  test('is no address that is there', async () => {
    for (const path of ['/', '/dashboard', '/demo', '/about/', '/app/no-such-page', '/admin'])
      expect((await open(path)).status, path).not.toBe(404);
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
