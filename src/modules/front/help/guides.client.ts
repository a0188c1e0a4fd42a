import type { GuideText } from './guide-text.ts';
import type { Guide } from './search.ts';

/** In the order in which somebody new comes to need them. */
const ORDER = [
  'first-steps',
  'import-a-statement',
  'categories-and-rules',
  'find-and-correct',
  'way-out-of-debt',
  'workspaces-and-roles',
  'two-step-sign-in',
  'security-center',
  'notifications',
  'without-a-network',
  'data-rights',
  'take-your-data-away',
  'connect-a-program',
  'keyboard',
];

const found = import.meta.glob<GuideText>('./*.guide.md', { eager: true, import: 'guide' });

/** All guides. They are read when the product is built. */
export const GUIDES: readonly Guide[] = Object.entries(found)
  .map(([path, guide]) => ({ slug: path.slice('./'.length, -'.guide.md'.length), ...guide }))
  .toSorted((a, b) => ORDER.indexOf(a.slug) - ORDER.indexOf(b.slug));
