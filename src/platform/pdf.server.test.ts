import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pdfOf } from './pdf.server.ts';

/** What the streams of a file say, unpacked. */
function streamsOf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1');
  return [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, body = '']) => {
      try {
        return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');
}

test('draws A4 pages of text with a typeface of its own', async () => {
  const pdf = await pdfOf({ info: { title: 'A title' }, content: [{ text: 'Zoë: €5 ≥ “four”', bold: true }, 'Plain'] });
  const whole = Buffer.from(pdf).toString('latin1');
  expect(whole.startsWith('%PDF-1.')).toBe(true);
  expect(whole).toContain('/MediaBox [0 0 595.28 841.89]');
  expect(whole).toContain('/FontFile2');
  // Words are letters of the typeface, not lines of a drawing, and can be found and copied.
  expect(whole).toContain('/ToUnicode');
  expect(streamsOf(pdf)).toMatch(/\bTJ\b/);
});

test('does not change what it is given, so that it can be drawn again', async () => {
  const document = { content: [{ text: 'Twice', margin: [0, 4, 0, 0] as [number, number, number, number] }] };
  const before = JSON.stringify(document);
  const [first, second] = [await pdfOf(document), await pdfOf(document)];
  expect(JSON.stringify(document)).toBe(before);
  expect(second.length).toBe(first.length);
});

test.each([['/etc/hostname'], ['https://example.com/picture.png'], ['file:///etc/hostname']])(
  'fetches nothing: %s',
  async (image) => {
    await expect(pdfOf({ content: [{ image }] })).rejects.toThrow(/denied by resource access policy/);
  },
);
