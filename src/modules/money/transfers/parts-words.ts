// What other pages say of transfers: the texts of the page itself (`words.ts`) load with it alone.
import { plural } from '#kernel/plural.ts';

export const PARTS_WORDS = {
  likely: (count: number, write: (count: number) => string) =>
    `${plural(count, 'likely transfer', 'likely transfers', write)} between your accounts.`,
  review: 'Review',
  linked: (count: number, write: (count: number) => string) =>
    `${plural(count, 'transfer', 'transfers', write)} between your accounts linked.`,
  show: 'Show',
  unlink: 'Unlink',
  unlinked: (count: number) => `${plural(count, 'transfer')} unlinked`,
} as const;
