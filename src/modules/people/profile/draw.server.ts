import sharp from 'sharp';
import { oneAtATime } from '#platform/semaphore.server.ts';
import type { PictureKind } from './model.ts';

/** More than any camera takes; what unpacks to more is not drawn. */
const MOST_PIXELS = 24_000_000;

// Drawing shares its threads with the hashing of passwords: one picture at a time, and one thread for it.
sharp.concurrency(1);
const inTurn = oneAtATime();

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
    return await inTurn(() => sized.webp({ quality: 82 }).timeout({ seconds: 10 }).toBuffer());
  } catch {
    return null;
  }
}
