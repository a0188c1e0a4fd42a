import { describe, expect, test } from 'vitest';
import { LARGEST_FILE, MOST_FILES } from './limits.ts';
import { faultOf, HEAD_BYTES, isFull, nameOf, typeOf } from './rules.ts';

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : Array.from(part, (letter) => letter.charCodeAt(0)))),
  );
const PNG = bytes(0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a);

describe('what a file is', () => {
  test.each([
    ['application/pdf', bytes('%PDF-1.7')],
    ['image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe0)],
    ['image/png', PNG],
    ['image/webp', bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 ')],
    ['image/heic', bytes(0, 0, 0, 24, 'ftypheic', 0, 0, 0, 0)],
    ['image/heic', bytes(0, 0, 0, 24, 'ftypmif1', 0, 0, 0, 0)],
  ] as const)('%s', (type, head) => {
    expect(typeOf(head)).toBe(type);
    expect(typeOf(head.slice(0, 3))).toBe(type === 'image/jpeg' ? type : null);
  });

  test.each([
    ['a page', bytes('<!doctype html>')],
    ['a drawing', bytes('<svg xmlns="">')],
    ['a PDF that begins later', bytes(' %PDF-1.7')],
    ['an archive', bytes('PK', 3, 4)],
    ['sound', bytes('RIFF', 1, 2, 3, 4, 'WAVEfmt ')],
    ['a film', bytes(0, 0, 0, 24, 'ftypisom', 0, 0, 0, 0)],
    ['AVIF', bytes(0, 0, 0, 24, 'ftypavif', 0, 0, 0, 0)],
    ['GIF', bytes('GIF89a')],
    ['nothing', bytes()],
  ])('%s is nothing that is taken', (_, head) => {
    expect(typeOf(head)).toBeNull();
  });

  test('the head is as long as the longest signature', () => {
    expect(HEAD_BYTES).toBeGreaterThanOrEqual(12);
  });
});

test.each([
  [0, PNG, 'empty'],
  [LARGEST_FILE, PNG, null],
  [LARGEST_FILE + 1, PNG, 'too-large'],
  [10, bytes('<html>'), 'type'],
] as const)('a file of %d bytes that begins with %s: %s', (size, head, fault) => {
  expect(faultOf(size, head)).toBe(fault);
});

test('the twentieth receipt is taken, the one after it is not', () => {
  expect([isFull(MOST_FILES - 1), isFull(MOST_FILES)]).toEqual([false, true]);
});

test.each([
  ['Invoice.pdf', 'application/pdf', 'Invoice.pdf'],
  ['Till slip.JPEG', 'image/jpeg', 'Till slip.JPEG'],
  ['invoice.html', 'application/pdf', 'invoice.html.pdf'],
  ['photo.jpg', 'image/png', 'photo.jpg.png'],
  ['IMG_1.HEIF', 'image/heic', 'IMG_1.HEIF'],
  ['../../etc/passwd', 'image/png', 'passwd.png'],
  ['C:\\receipts\\slip.png', 'image/png', 'slip.png'],
  ['two\nlines\u0000.pdf', 'application/pdf', 'twolines.pdf'],
  // The right-to-left mark makes `fdp.exe` read as `exe.pdf`.
  ['\u202Efdp.exe', 'application/pdf', 'fdp.exe.pdf'],
  ['a<b>:"c|?*.pdf', 'application/pdf', 'abc.pdf'],
  ['...', 'image/webp', 'file.webp'],
  ['', 'image/jpeg', 'file.jpg'],
  ['.htaccess', 'image/jpeg', 'htaccess.jpg'],
  ['x'.repeat(300), 'application/pdf', `${'x'.repeat(120)}.pdf`],
  ['Kvitansie – Nón.pdf', 'application/pdf', 'Kvitansie – Nón.pdf'],
] as const)('the name %j of a %s is %j', (given, type, name) => {
  expect(nameOf(given, type)).toBe(name);
});
