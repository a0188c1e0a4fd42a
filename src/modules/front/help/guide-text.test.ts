import { describe, expect, test } from 'vitest';
import { guideOf, placedGuideOf, textOf } from './guide-text.ts';

const GUIDE = `# A title
What it is
for.

## First, this
Press **Save**, see \`code\` and [the page](/app/settings?a=1#part) with [[mod+k]].

- one
  and more
- two

1. first
2. second
   goes on

| Name | Means |
| --- | --- |
| \`a\` | **b** |

\`\`\`
<raw> & **kept**

second
\`\`\``;

test('a guide is read into its pieces', () => {
  const { title, summary, blocks } = guideOf(GUIDE);
  expect([title, summary]).toEqual(['A title', 'What it is for.']);
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'list', 'table', 'code']);
  expect(blocks[0]).toEqual({ kind: 'heading', text: 'First, this', id: 'first-this' });
  expect(blocks[1]).toEqual({
    kind: 'paragraph',
    line: [
      { kind: 'text', text: 'Press ' },
      { kind: 'strong', text: 'Save' },
      { kind: 'text', text: ', see ' },
      { kind: 'code', text: 'code' },
      { kind: 'text', text: ' and ' },
      { kind: 'link', text: 'the page', to: '/app/settings?a=1#part' },
      { kind: 'text', text: ' with ' },
      { kind: 'keys', text: 'mod+k' },
      { kind: 'text', text: '.' },
    ],
  });
  const [, , bullets, steps, table, code] = blocks;
  expect(bullets?.kind === 'list' && bullets.items.map(textOf)).toEqual(['one and more', 'two']);
  expect(steps?.kind === 'list' && [steps.isOrdered, ...steps.items.map(textOf)]).toEqual([
    true,
    'first',
    'second goes on',
  ]);
  expect(table?.kind === 'table' && table.rows.map((row) => row.map(textOf))).toEqual([['a', 'b']]);
  expect(code).toEqual({ kind: 'code', text: '<raw> & **kept**\n\nsecond' });
});

test('the file of a guide says its place first', () => {
  expect(placedGuideOf(`Place: 40\r\n\r\n${GUIDE}`)).toEqual({ place: 40, ...guideOf(GUIDE) });
  for (const wrong of [GUIDE, `Place: first\n\n${GUIDE}`, `Place: 40\n${GUIDE}`])
    expect(() => placedGuideOf(wrong)).toThrow('says its place');
});

describe('what is not understood is refused', () => {
  test.each([
    ['no title', 'Only text'],
    ['no summary', '# Title\n\n## Heading'],
    ['HTML', '# T\nIn <b>bold</b>.'],
    ['a script', '# T\n<script>alert(1)</script>'],
    ['a picture', '# T\n![x](/a.png)'],
    ['a link elsewhere', '# T\n[x](https://evil.example)'],
    ['a link to another host', '# T\n[x](//evil.example)'],
    ['a link that runs', '# T\n[x](javascript:alert(1))'],
    ['a mark left open', '# T\nIn **bold.'],
    ['a deeper heading', '# T\nSo.\n\n### Deep'],
    ['code without end', '# T\nSo.\n\n```\na'],
    ['a bent table', '# T\nSo.\n\n| a | b |\n| --- | --- |\n| c |'],
  ])('%s', (_, text) => {
    expect(() => guideOf(text)).toThrow(SyntaxError);
  });
});
