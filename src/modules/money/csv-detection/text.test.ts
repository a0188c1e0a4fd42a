import { describe, expect, test } from 'vitest';
import { joined, linesOf, oneLine } from './text.ts';

describe('the lines of a text', () => {
  test.each<[text: string, lines: string[]]>([
    ['', ['']],
    ['a', ['a']],
    ['a\n', ['a', '']],
    ['\na', ['', 'a']],
    ['\n\n', ['', '', '']],
    ['a\r\nbc\n\nd', ['a\r', 'bc', '', 'd']],
  ])('%j, counted from one', (text, lines) => {
    expect([...linesOf(text)]).toEqual(lines.map((line, at) => ({ number: at + 1, line })));
  });
});

describe('one clean line', () => {
  test.each<[text: string, line: string]>([
    ['  POS   PURCHASE\t12 ', 'POS PURCHASE 12'],
    ['a\u00a0\u200b\r\n\u0007b', 'a b'],
    ['a\tb\u00a0c\u200bd\u0007e f', 'a b c d e f'],
    ['Café – Größe', 'Café – Größe'],
    [' \n ', ''],
    ['x'.repeat(501), 'x'.repeat(500)],
    [`${' '.repeat(1999)}ab`, 'a'],
    [`${' '.repeat(2000)}ab`, ''],
  ])('%j', (text, line) => {
    expect(oneLine(text)).toBe(line);
  });
});

describe('several texts as one line', () => {
  test.each<[texts: string[], line: string]>([
    [[], ''],
    [['', ' '], ''],
    [['Rent', 'May'], 'Rent May'],
    [['Rent', '', 'May'], 'Rent May'],
    [['', 'Rent'], 'Rent'],
    [['Rent May', 'Rent'], 'Rent May'],
    [['Rent May', 'RENT'], 'Rent May'],
    [['RENT MAY', 'rent'], 'RENT MAY'],
    [['Rent', 'Rent May'], 'Rent May'],
    [['rent', 'RENT MAY'], 'RENT MAY'],
    [['RENT', 'rent may'], 'rent may'],
    [['Gogo', 'Rent', 'Rent May'], 'Gogo Rent May'],
    [['Rent', 'Gogo', 'Rent May'], 'Rent May Gogo'],
    [['Rent  May', 'Rent May'], 'Rent May'],
    [['a'.repeat(300), 'b'.repeat(300)], `${'a'.repeat(300)} ${'b'.repeat(199)}`],
  ])('%j', (texts, line) => {
    expect(joined(texts)).toBe(line);
  });
});
