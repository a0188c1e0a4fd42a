/** The header in which a browser says how many pages its person went to, with calls that go anyway. */
export const PAGES_HEADER = 'x-pages-entered';
