import type { PlacedGuide } from './guide-text.ts';
import type { Guide } from './search.ts';

const found = import.meta.glob<PlacedGuide>('../../*/*/*.guide.md', { eager: true, import: 'guide' });

/** The guides of all modules. They are read when the product is built. */
export const GUIDES: readonly Guide[] = Object.entries(found)
  .map(([path, guide]) => ({ slug: path.slice(path.lastIndexOf('/') + 1, -'.guide.md'.length), ...guide }))
  .toSorted((a, b) => a.place - b.place);
