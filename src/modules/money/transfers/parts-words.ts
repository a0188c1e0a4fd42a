// What other pages say of transfers: the texts of the page itself (`words.ts`) load with it alone.
import { plural } from '#kernel/plural.ts';

export const PARTS_WORDS = {
  likely: (transfers: number, write: (count: number) => string) =>
    `We found ${plural(transfers, 'likely transfer', 'likely transfers', write)} between your accounts.`,
  review: 'Review transfers',
  linked: (transfers: number, write: (count: number) => string) =>
    `We linked ${plural(transfers, 'transfer', 'transfers', write)} between your accounts.`,
  show: 'Show transfers',
  unlink: 'Unlink',
  unlinked: (transfers: number) => `${plural(transfers, 'transfer')} unlinked`,
} as const;
