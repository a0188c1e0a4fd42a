import sharp, { type Sharp } from 'sharp';
import { oneAtATime } from './semaphore.server.ts';

// Drawing shares its threads with the hashing of passwords: one picture at a time, and one thread for it.
sharp.concurrency(1);
const inTurn = oneAtATime();

type Drawing = {
  /** What unpacks to more pixels is not drawn. */
  readonly mostPixels: number;
  readonly size: (upright: Sharp) => Sharp;
  /** Up to 100. */
  readonly quality: number;
  /** JPEG is what a PDF takes. */
  readonly format?: 'webp' | 'jpeg';
};

/**
 * The picture drawn anew: its pixels alone come through, upright, with none of what a camera or anybody else wrote
 * beside them. Null where it cannot be drawn.
 */
export async function redraw(
  bytes: Uint8Array,
  { mostPixels, size, quality, format = 'webp' }: Drawing,
): Promise<Buffer | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 }).rotate();
    const sized = size(picture);
    const drawn = format === 'webp' ? sized.webp({ quality }) : sized.flatten({ background: '#fff' }).jpeg({ quality });
    const drawing = drawn.timeout({ seconds: 10 });
    return await inTurn(() => drawing.toBuffer());
  } catch {
    return null;
  }
}
