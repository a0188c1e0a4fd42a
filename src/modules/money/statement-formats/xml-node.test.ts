import { describe, expect, test } from 'vitest';
import { arrayOf, nodeAt, textAt, textsOf, type XmlNode } from './xml-node.ts';

const LEAF = { '#text': 'x', '@Ccy': 'ZAR' };
const TREE: XmlNode = {
  one: { two: { three: 'deep &amp; down' } },
  list: [{ name: 'first' }, { name: 'second' }],
  mixed: ['words', { name: 'node' }, null, ['nested']],
  texts: ['a', '', { '#text': 'b &lt;' }, { other: 'c' }, 7],
  leaf: LEAF,
  plain: 'plain',
  empty: '',
  number: 7,
  nothing: null,
  leaves: [LEAF, { '#text': 'y' }],
};

describe('an element down a path', () => {
  test.each<[path: string[], found: unknown]>([
    [[], TREE],
    [['one'], { two: { three: 'deep &amp; down' } }],
    [['one', 'two'], { three: 'deep &amp; down' }],
    [['one', 'two', 'three'], null],
    [['list'], { name: 'first' }],
    [['mixed'], null],
    [['plain'], null],
    [['nothing'], null],
    [['none'], null],
    [['none', 'two'], null],
  ])('%j', (path, found) => {
    expect(nodeAt(TREE, ...path)).toEqual(found);
  });

  test('of none is none', () => {
    expect(nodeAt(null, 'one')).toBeNull();
    expect(nodeAt({ one: [[{ two: 'x' }]] }, 'one')).toBeNull();
  });
});

describe('all elements of a name', () => {
  test.each<[name: string, count: number]>([
    ['one', 1],
    ['list', 2],
    ['mixed', 1],
    ['plain', 0],
    ['nothing', 0],
    ['none', 0],
  ])('%s', (name, count) => {
    expect(arrayOf(TREE, name)).toHaveLength(count);
  });

  test('of none are none', () => {
    expect(arrayOf(null, 'one')).toEqual([]);
  });
});

describe('the text down a path', () => {
  test.each<[path: string[], text: string | null]>([
    [['plain'], 'plain'],
    [['one', 'two', 'three'], 'deep & down'],
    [['leaf'], 'x'],
    [['leaf', '#text'], 'x'],
    [['leaf', '@Ccy'], 'ZAR'],
    [['leaves'], 'x'],
    [['leaves', '#text'], 'x'],
    [['plain', '#text'], 'plain'],
    [['one', 'two', 'three', '#text'], 'deep & down'],
    [['plain', '@Ccy'], null],
    [['texts'], 'a'],
    [['list', 'name'], 'first'],
    [['empty'], null],
    [['number'], null],
    [['number', '#text'], null],
    [['nothing'], null],
    [['none'], null],
    [['none', 'two'], null],
    [['one'], null],
    [['#text'], null],
    [[], null],
  ])('%j', (path, text) => {
    expect(textAt(TREE, ...path)).toBe(text);
  });

  test('of none is none', () => {
    expect(textAt(null, 'plain')).toBeNull();
    expect(textAt(null, '#text')).toBeNull();
    expect(textAt(null, 'plain', '#text')).toBeNull();
  });
});

test.each<[name: string, texts: string[]]>([
  ['texts', ['a', 'b <']],
  ['plain', ['plain']],
  ['leaf', ['x']],
  ['leaves', ['x', 'y']],
  ['mixed', ['words']],
  ['empty', []],
  ['number', []],
  ['nothing', []],
  ['none', []],
])('the texts of %s', (name, texts) => {
  expect(textsOf(TREE, name)).toEqual(texts);
});

test('an element that is not there has no texts', () => {
  expect(textsOf(null, 'plain')).toEqual([]);
});
