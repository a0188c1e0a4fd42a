import sharp from 'sharp';
import type { PictureKind } from './model.ts';

/** More than any camera takes; what unpacks to more is not drawn. */
const MOST_PIXELS = 60_000_000;

/**
 * The picture drawn anew: its pixels alone come through, upright, with none of what a camera or anybody else wrote
 * beside them. Null where it cannot be drawn.
 */
export async function drawnAnew(bytes: Uint8Array, kind: PictureKind): Promise<Buffer | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 }).rotate();
    const sized =
      kind === 'avatar'
        ? picture.resize(256, 256, { fit: 'cover' })
        : picture.resize(480, 240, { fit: 'inside', withoutEnlargement: true });
    return await sized.webp({ quality: 82 }).timeout({ seconds: 10 }).toBuffer();
  } catch {
    return null;
  }
}
