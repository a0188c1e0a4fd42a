import { expect, test } from 'vitest';
import { guideOf } from './guide-text.ts';
import { guidesFor } from './search.ts';

const guides = [
  { slug: 'a', ...guideOf('# Import a statement\nBring in what a bank wrote.\n\n## Formats\nCSV and OFX.') },
  { slug: 'b', ...guideOf('# Categories\nNames for spending.\n\nA statement is filed by what it was.') },
  { slug: 'c', ...guideOf('# Roles\nWho sees what.\n\n## Who may import\n- Owners') },
];
const found = (asked: string) => guidesFor(guides, asked).map(({ slug }) => slug);

test.each([
  ['', ['a', 'b', 'c']],
  ['statement', ['a', 'b']],
  ['IMPORT', ['a', 'c']],
  ['import statem', ['a']],
  ['öwners', ['c']],
  ['tement', []],
  ['csv', ['a']],
  ['???', ['a', 'b', 'c']],
])('“%s” finds %o', (asked, slugs) => {
  expect(found(asked)).toEqual(slugs);
});
