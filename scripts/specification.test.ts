import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folder } from './build-target.ts';
import { coveragePage, gapsOf, proofsIn, SECTIONS } from './specification-coverage.ts';
import { everyProof } from './specification-proofs.ts';

test('every row of §2 to §9 has a test that names it, and no test names another', () => {
  expect(gapsOf(everyProof())).toEqual({ unproven: [], unknown: [] });
});

test('docs/specification-coverage.md says what the tests say; where it does not, `npm run specification` writes it anew', () => {
  expect(readFileSync(folder('docs/specification-coverage.md'), 'utf8')).toBe(coveragePage(everyProof()));
});

test('a row that loses its test is missed, and a name that is no row is found', () => {
  const { unproven } = gapsOf([]);
  expect(unproven).toHaveLength(SECTIONS.flatMap(({ rows }) => rows).length);
  const proof = { section: '9', row: 'no such row', file: 'a.test.ts', title: 'a' } as const;
  expect(gapsOf([proof]).unknown).toEqual(['§9 no such row']);
});

// Put together here, so that these titles are no proofs themselves.
const named = (row: string) => `[§9 ${row}]`;

test.each([
  ['a plain test', `test('three are shown ${named('a')}', () => {})`, ['a']],
  ['a title on a line of its own', `test(\n  'three ${named('a')}',\n`, ['a']],
  ['the rows of a table', `test.each([\n['x', 1],\n])('%s is %d ${named('a')}', () => {})`, ['a']],
  ['a title with an apostrophe', String.raw`test('it isn\'t ${named('a')}', f)`, ['a']],
  ['two rows at once', `test('x ${named('a')} ${named('b')}', f)`, ['a', 'b']],
  ['one that is left out', `test.skip('x ${named('a')}', f)`, []],
  ['one that is still to be written', `test.todo('x ${named('a')}')`, []],
  ['a comment', `// x ${named('a')}\n`, []],
  ['a test in a comment', `  // test('x ${named('a')}', f)\n`, []],
  ['a block that is left out', `describe.skip('b', () => { test('x ${named('a')}', f) })`, []],
  ['one that is to fail', `test.fails('x ${named('a')}', f)`, []],
])('of %s the rows are known', (_, text, rows) => {
  expect(proofsIn('a.server.test.ts', text).map(({ row }) => row)).toEqual(rows);
});

test('what is on a screen is proven by a journey in a browser alone, in its title or in that of a step', () => {
  const step = "test.step('sixteen of them [§2 sidebar width]', f)";
  expect(proofsIn('e2e/a.journey.ts', step)).toMatchObject([{ section: '2', row: 'sidebar width' }]);
  expect(proofsIn('src/a.test.ts', step)).toEqual([]);
  expect(proofsIn('e2e/a.journey.ts', `test.skip('x', () => { ${step} })`)).toEqual([]);
});

test.each(['3', '4', '5', '6', '7', '8', '9'])(
  'a row of §%s is proven through the running product, by no rule alone',
  (section) => {
    const text = `test('three are kept [§${section} something]', f)`;
    expect(proofsIn('src/modules/a/rules.test.ts', text)).toEqual([]);
    for (const file of ['src/modules/a/router.server.test.ts', 'e2e/a.journey.ts'])
      expect(proofsIn(file, text)).toMatchObject([{ section, row: 'something' }]);
  },
);
