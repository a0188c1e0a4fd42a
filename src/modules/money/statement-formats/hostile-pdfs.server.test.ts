import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openStatement } from './service.server.ts';

const pdf = (...objects: readonly string[]) =>
  Buffer.from(
    `%PDF-1.4\n${objects.map((text, at) => `${at + 1} 0 obj\n${text}\nendobj\n`).join('')}trailer<</Root 1 0 R>>\n%%EOF`,
    'latin1',
  );
const packed = (text: string, entries = '') => {
  const bytes = deflateSync(text).toString('latin1');
  return `<<${entries}/Filter/FlateDecode/Length ${bytes.length}>>\nstream\n${bytes}\nendstream`;
};
const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';
const PAGES = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
const page = (resources = '<</Font<</F 5 0 R>>>>') =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources${resources}>>`;
const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const onPage = (content: string, ...more: string[]) => pdf(CATALOG, PAGES, page(), packed(content), FONT, ...more);

/** Forms of which each draws the next ten times, and the last one the first. */
const forms = Array.from({ length: 12 }, (_, at) => {
  const next = at === 11 ? 5 : at + 6;
  return packed(
    '/X Do '.repeat(10),
    `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${next} 0 R>>>>`,
  );
});
const SHOW = 'BT /F 9 Tf 10 700 Td (Balance) Tj ET ';

const HOSTILE: Readonly<Record<string, () => Buffer>> = {
  'arrays in arrays': () => onPage(`${SHOW}${'['.repeat(300_000)}`),
  'dictionaries in dictionaries': () => pdf(CATALOG, PAGES, page(), packed(SHOW), '<</A'.repeat(100_000)),
  'operators without end': () => onPage('q '.repeat(20_000_000)),
  'forms that draw each other': () => pdf(CATALOG, PAGES, page('<</XObject<</X 5 0 R>>>>'), packed('/X Do'), ...forms),
  'pages that hold themselves': () => pdf(CATALOG, '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2>>'),
  'a count of pages that are not there': () =>
    pdf(CATALOG, '<</Type/Pages/Kids[3 0 R]/Count 1000000000>>', page(), packed(SHOW), FONT),
  '10,000 pages': () =>
    pdf(CATALOG, `<</Type/Pages/Kids[${'3 0 R '.repeat(10_000)}]/Count 10000>>`, page(), packed(SHOW), FONT),
  'letters that mean millions of others': () =>
    pdf(
      CATALOG,
      PAGES,
      page(),
      packed(SHOW),
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>',
      packed(`begincmap ${'1 beginbfrange <00000000> <00FFFFFF> <0000> endbfrange '.repeat(50)} endcmap`),
    ),
};

test.each(Object.keys(HOSTILE))(
  '%s: refused with a reason',
  async (name) => {
    const bytes = HOSTILE[name]?.() ?? Buffer.alloc(0);
    const opened = await openStatement(bytes);
    expect(opened).toMatchObject({ kind: 'refused', sentence: expect.stringMatching(/\w.*\.$/) });
  },
  // It is given up after nine seconds.
  20_000,
);
