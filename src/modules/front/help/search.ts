import { type Block, type GuideText, textOf } from './guide-text.ts';

export type Guide = GuideText & {
  /** The end of its address, `/app/help/…`. */
  readonly slug: string;
};

/** Accents and capitals aside, as people type. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Guides in which every word asked for begins a word, those first that have it in their title. All of them for no words. */
export function guidesFor<One extends Guide>(guides: readonly One[], asked: string): One[] {
  const words = plain(asked)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const weighed = guides.map((guide) => ({
    guide,
    weight: Math.min(...words.map((word) => weightOf(guide, word)), 10),
  }));
  return weighed
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ guide }) => guide);
}

function weightOf({ title, summary, blocks }: Guide, word: string): number {
  const has = (text: string) =>
    plain(text)
      .split(/[^\p{L}\p{N}]+/u)
      .some((one) => one.startsWith(word));
  if (has(title)) return 4;
  if (has(summary)) return 3;
  if (blocks.some((block) => block.kind === 'heading' && has(block.text))) return 2;
  return blocks.some((block) => wordsIn(block).some(has)) ? 1 : 0;
}

function wordsIn(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'code':
      return [block.text];
    case 'paragraph':
      return [textOf(block.line)];
    case 'list':
      return block.items.map(textOf);
    case 'table':
      return [...block.head, ...block.rows.flat()].map(textOf);
  }
}
