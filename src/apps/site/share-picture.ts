type Shared = { readonly path: string; readonly title: string; readonly description: string };

/**
 * The picture that is shown where somebody shares a page. Its name holds a mark of its words, so that words that change
 * without a new picture are noticed (`scripts/share-pictures.ts` draws them).
 */
export function pictureOf({ path, title, description }: Shared): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `/shared/${name}-${markOf(`${title}\n${description}`)}.png`;
}

/** FNV-1a, 32 bits: enough to tell one wording from the next. */
function markOf(text: string): string {
  let mark = 0x811c9dc5;
  for (const letter of text) mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return mark.toString(36);
}
