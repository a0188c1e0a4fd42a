import { redraw } from '#platform/pictures.server.ts';
import type { PictureKind } from './model.ts';

/** More than any camera takes; what unpacks to more is not drawn. */
const MOST_PIXELS = 24_000_000;

/** The picture drawn anew as an avatar or a logo. Null where it cannot be drawn. */
export function drawnAnew(bytes: Uint8Array, kind: PictureKind): Promise<Buffer | null> {
  return redraw(bytes, {
    mostPixels: MOST_PIXELS,
    quality: 82,
    size: (picture) =>
      kind === 'avatar'
        ? picture.resize(256, 256, { fit: 'cover' })
        : picture.resize(480, 240, { fit: 'inside', withoutEnlargement: true }),
  });
}
