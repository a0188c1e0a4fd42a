import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sheetsIn, withSheets } from './opened.ts';

test('a file of one sheet is its text', () => {
  expect(withSheets([{ name: 'One', text: 'a\tb\n' }])).toBe('a\tb\n');
  expect(sheetsIn('a\tb\n')).toEqual([{ name: '', text: 'a\tb\n' }]);
});

test('lines of sheets keep the numbers that they have in the whole', () => {
  const line = fc.string({ maxLength: 8 }).map((text) => text.replace(/[\n\f\r]/g, ''));
  const sheet = fc.record({
    name: fc.string({ maxLength: 8 }),
    text: fc.array(line, { minLength: 1, maxLength: 5 }).map((lines) => `${lines.join('\n')}\n`),
  });
  fc.assert(
    fc.property(fc.array(sheet, { minLength: 1, maxLength: 4 }), (sheets) => {
      const whole = withSheets(sheets);
      const found = sheetsIn(whole);
      expect(found).toHaveLength(sheets.length);
      const lines = whole.split('\n');
      for (const [at, { name, text }] of found.entries()) {
        if (found.length > 1) expect(name).toBe(sheets[at]?.name.replace(/\s+/g, ' ').trim());
        const own = text.split('\n');
        // The last is what stands behind the line break at the end.
        const filled = own.slice(0, -1).flatMap((words, place) => (words === '' ? [] : [place]));
        expect(filled.map((place) => own[place])).toEqual(filled.map((place) => lines[place]));
        expect(text.trimStart()).toBe((sheets[at]?.text ?? '').trimStart());
      }
    }),
  );
});
