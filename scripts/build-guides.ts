import type { Plugin } from 'vite';
import { placedGuideOf } from '../src/modules/front/help/guide-text.ts';

/** Reads the guides as the product is built: what reaches the browser are pieces of text, and a bent one stops the build. */
export function guides(): Plugin {
  return {
    name: 'ilifa-guides',
    enforce: 'pre',
    transform(text, id) {
      if (!id.endsWith('.guide.md')) return null;
      return { code: `export const guide = ${JSON.stringify(placedGuideOf(text))};`, map: null };
    },
  };
}
