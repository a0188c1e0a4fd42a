import { deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { inspect } from './inspect.server.ts';

const picture = (width = 40, height = 60) => sharp({ create: { width, height, channels: 3, background: '#a03' } });
const pdf = (body = '1 0 obj <<>> endobj') => Buffer.from(`%PDF-1.7\n${body}\ntrailer\n%%EOF\n`, 'latin1');
const archive = () => Buffer.from(zipSync({ 'index.html': Buffer.from('<script>') }));
const heic = () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic\0\0\0\u0010meta\0\0\0\0\0\0\0\0', 'latin1');

describe('what is taken', () => {
  test('pictures, with a small one drawn anew and without what a camera wrote', async () => {
    const photo = await picture(3000, 2000)
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '33/1 55/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(photo.includes('Somebody')).toBe(true);
    const found = await inspect(photo);
    if ('fault' in found || found.preview === null) throw new Error('it was not taken');
    const { format, width, height, exif } = await sharp(found.preview).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 1200, height: 800, exif: undefined });
  });

  test.each([
    ['image/png', () => picture().png().toBuffer()],
    ['image/webp', () => picture().webp().toBuffer()],
  ])('%s', async (type, make) => {
    expect(await inspect(await make())).toMatchObject({ type, preview: expect.any(Buffer) as Buffer });
  });

  test('PDF and HEIC, of which nothing is drawn', async () => {
    expect(await inspect(pdf())).toEqual({ type: 'application/pdf', preview: null });
    expect(await inspect(heic())).toEqual({ type: 'image/heic', preview: null });
  });

  test('what a phone appends to its pictures, and markup within a PDF', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    expect(await inspect(Buffer.concat([jpeg, Buffer.from('\0\0\0\u0018ftypmp42 a short film')]))).toMatchObject({
      type: 'image/jpeg',
    });
    expect(await inspect(pdf(`${'x'.repeat(2000)}<html>`))).toMatchObject({ type: 'application/pdf' });
  });
});

describe('what is refused', () => {
  test.each([
    ['nothing', async () => Buffer.alloc(0), 'empty'],
    ['a page', async () => Buffer.from('<html><script>alert(1)</script>'), 'type'],
    ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'type'],
    ['an archive', async () => archive(), 'type'],
    [
      'a picture with an archive behind it',
      async () => Buffer.concat([await picture().png().toBuffer(), archive()]),
      'mixed',
    ],
    ['a PDF with an archive behind it', async () => Buffer.concat([pdf(), archive()]), 'mixed'],
    [
      'a picture with a page behind it',
      async () => Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from('<SCRIPT >x')]),
      'mixed',
    ],
    ['a PDF that begins as a page', async () => pdf('<html><body onload=x>'), 'mixed'],
    [
      'a picture that is a PDF too',
      async () =>
        picture()
          .withExif({ IFD0: { Copyright: '%PDF-1.7' } })
          .jpeg()
          .toBuffer(),
      'mixed',
    ],
    ['a PDF that ends early', async () => Buffer.from('%PDF-1.7\n1 0 obj'), 'damaged'],
    ['a PDF of no version', async () => Buffer.from('%PDF-x\n%%EOF'), 'damaged'],
    ['HEIC without boxes', async () => Buffer.from('\0\0\0\u0018ftypheic'), 'damaged'],
    ['half a picture', async () => (await picture(300, 300).jpeg().toBuffer()).subarray(0, 400), 'picture'],
    ['the first bytes of a picture alone', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'picture'],
    ['a picture that unpacks to four thousand million pixels', async () => bomb(65_000, 65_000), 'picture'],
  ] as const)('%s', async (_, make, fault) => {
    expect(await inspect(await make())).toEqual({ fault });
  });
});

/** A PNG of a few hundred bytes that says it has so many pixels. */
function bomb(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const pixels = deflateSync(Buffer.alloc(1000));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
