import { describe, expect, test } from 'vitest';
import { tagsOf, unescaped } from './markup.ts';

/** Tags as they are written, closing ones with a slash, with what stands behind them and on which line. */
const tags = (text: string) =>
  [...tagsOf(text)].map(({ kind, name, value, line }) =>
    `${line} ${kind === 'close' ? '/' : ''}${name} ${value}`.trim(),
  );

describe('tags', () => {
  test.each<[what: string, text: string, found: string[]]>([
    ['none', 'a < b', []],
    ['nothing', '', []],
    ['one with its text', '<A>text', ['1 A text']],
    ['a leaf that is closed', '<A>text</A>', ['1 A text', '1 /A']],
    ['leaves that are not closed', '<A>x<B>y', ['1 A x', '1 B y']],
    ['in small letters', '<stmt>x</stmt>', ['1 STMT x', '1 /STMT']],
    ['with spaces', '< A><B ></ B >', ['1 B', '1 /B']],
    ['that close themselves', '<A/>x', ['1 A x', '1 /A']],
    ['that close themselves behind a space', '<A />', ['1 A', '1 /A']],
    ['that close with two slashes', '</A/>', ['1 /A']],
    ['with attributes', '<Amt Ccy="ZAR">5', ['1 AMT CCY="ZAR" 5']],
    ['on lines of their own', 'x\n<A>\n\ny<B>z\n</B>', ['2 A y', '4 B z', '5 /B']],
    ['that run over lines', '<A\nb>x<C>', ['1 A\nB x', '2 C']],
    ['behind declarations', '<?xml version="1.0"?><!DOCTYPE x>\n<A>x', ['2 A x']],
    ['around a comment', '<A>x<!-- <B> y\n --><C>z', ['1 A x', '2 C z']],
    ['behind a comment that is not closed', '<A>x<!-- <B>', ['1 A x']],
    ['whose text has a smaller-than', '<A>1 < 2 <3<B>', ['1 A 1 < 2 <3', '1 B']],
    ['whose text is escaped', '<A>a &amp; b', ['1 A a & b']],
    ['whose text is in a section', '<A>x <![CDATA[<b> & c]]></A>', ['1 A x <b> & c', '1 /A']],
    ['whose text is in two sections', '<A><![CDATA[a]]><![CDATA[ b]]><C>', ['1 A a b', '1 C']],
    ['whose text is in a section and behind it', '<A><![CDATA[a]]> lost<C>', ['1 A a', '1 C']],
    ['whose section is not closed', '<A><![CDATA[abcdef', ['1 A abc']],
    ['whose section is not to be unescaped', '<A><![CDATA[&lt;]]>', ['1 A <']],
    ['that are not closed', '<A', ['1']],
    ['closing ones have no text', '</A>text', ['1 /A']],
  ])('%s', (_, text, found) => {
    expect(tags(text)).toEqual(found);
  });

  test('have names and texts as long as a bank writes them', () => {
    const [tag] = tagsOf(`<${'A'.repeat(65)}>${'x'.repeat(2001)}`);
    expect([tag?.name.length, tag?.value.length]).toEqual([64, 2000]);
  });
});

describe('entities', () => {
  test.each<[text: string, found: string]>([
    ['plain', 'plain'],
    ['a &amp; b', 'a & b'],
    ['&lt;&gt;&quot;&apos;&nbsp;', '<>"\' '],
    ['&AMP;', '&'],
    ['&amp;lt;', '<'],
    ['&amp;gt;', '>'],
    ['&amp;quot;', '"'],
    ['&amp;apos;', "'"],
    ['&amp;amp;', '&'],
    ['&amp;nbsp;', '&nbsp;'],
    ['&amp;amp;lt;', '&lt;'],
    ['&#65;&#x42;&#X43;', 'ABC'],
    ['&#128512;', '😀'],
    ['&#x1F600;', '😀'],
    ['&#31;', ' '],
    ['&#32;x', ' x'],
    ['&#33;', '!'],
    ['&#x10FFFF;', '\u{10ffff}'],
    ['&#x110000;', ' '],
    ['&#xD7FF;', '\ud7ff'],
    ['&#xD800;', ' '],
    ['&#xDFFF;', ' '],
    ['&#xE000;', '\ue000'],
    ['&foo;', '&foo;'],
    ['&a;', '&a;'],
    ['&toolong;', '&toolong;'],
    ['&#1234567;', '&#1234567;'],
    ['&amp', '&amp'],
    ['R&D;', 'R&D;'],
    ['&#;', '&#;'],
    ['&#1f;', ' '],
  ])('%s', (text, found) => {
    expect(unescaped(text)).toBe(found);
  });
});
