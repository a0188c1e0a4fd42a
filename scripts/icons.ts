import { readFileSync, writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { folder } from './build-target.ts';

// Writes the icons of the installed app from the one drawing of ours: `node scripts/icons.ts`. What it writes is committed.

const DRAWING = readFileSync(folder('src/apps/web/public/favicon.svg'), 'utf8');
/** What the drawing stands on. */
const GROUND = '#125539';
/** A system cuts a maskable icon to a shape of its own: what matters stays within the middle four fifths. */
const SAFE = 0.8;

const plain = (size: number) => sharp(Buffer.from(DRAWING), { density: 72 * (size / 64) }).resize(size, size);

async function write(name: string, picture: Sharp): Promise<void> {
  writeFileSync(folder(`src/apps/web/public/${name}`), await picture.png({ compressionLevel: 9 }).toBuffer());
}

for (const size of [192, 512]) {
  await write(`icon-${size}.png`, plain(size));
  const inner = Math.round(size * SAFE);
  const services = { create: { width: size, height: size, channels: 4, background: GROUND } } as const;
  await write(
    `icon-maskable-${size}.png`,
    sharp(services).composite([{ input: await plain(inner).png().toBuffer(), gravity: 'centre' }]),
  );
}
// Phones of one maker round the corners by themselves and show no transparency.
const services = { create: { width: 180, height: 180, channels: 4, background: GROUND } } as const;
await write(
  'apple-touch-icon.png',
  sharp(services)
    .composite([{ input: await plain(180).png().toBuffer() }])
    .flatten({ background: GROUND }),
);
