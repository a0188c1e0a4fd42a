import type { Details, Filled } from './model.ts';
import { STARTER_CHART } from './starter-chart.ts';
import { STARTER_DETAILS } from './starter-details.ts';

export type Suggestion = Pick<Details, 'group' | 'variability' | 'accountCode' | 'vatCode'>;

const NOTHING: Suggestion = { group: null, variability: null, accountCode: null, vatCode: null };

/** What a standard category begins with. Codes are for businesses. */
export function suggestionFor(slug: string, isBusiness: boolean): Suggestion {
  const [group, variability] = STARTER_DETAILS[slug] ?? [null, null];
  const [accountCode, vatCode] = (isBusiness ? STARTER_CHART[slug] : undefined) ?? [null, null];
  return { group, variability, accountCode, vatCode };
}

type Known = Suggestion & { readonly id: string; readonly parentId: string | null; readonly slug: string | null };

/**
 * What is suggested wherever nothing is said. A category of one's own is for what the one above it is for; which of them
 * are the same each time, nobody can tell.
 */
export function fillingsFor(all: readonly Known[], isBusiness: boolean): Filled[] {
  const wishOf = ({ slug, parentId }: Known): Suggestion => {
    if (slug !== null) return suggestionFor(slug, isBusiness);
    const parent = all.find(({ id }) => id === parentId);
    return parent === undefined ? NOTHING : { ...NOTHING, group: parent.group ?? wishOf(parent).group };
  };
  return all.flatMap((category) => {
    const wish = wishOf(category);
    const filled: Filled = {
      id: category.id,
      ...(category.group === null && wish.group !== null && { group: wish.group }),
      ...(category.variability === null && wish.variability !== null && { variability: wish.variability }),
      ...(category.accountCode === null && wish.accountCode !== null && { accountCode: wish.accountCode }),
      ...(category.vatCode === null && wish.vatCode !== null && { vatCode: wish.vatCode }),
    };
    return Object.keys(filled).length === 1 ? [] : [filled];
  });
}
