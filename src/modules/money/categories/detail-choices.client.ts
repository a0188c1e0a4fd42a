import { useCaller } from '#ui/caller.tsx';
import { SPENDING_GROUPS, VARIABILITIES, VAT_CODES } from './kinds.ts';
import { vatLabel } from './vat.ts';
import { DETAIL_WORDS } from './words.ts';

/** The choices of details with what a person reads for each; VAT codes as in the country of the workspace. */
export function useDetailChoices() {
  const { country } = useCaller().workspace;
  return {
    group: SPENDING_GROUPS.map((value) => ({ value, label: DETAIL_WORDS.groups[value] })),
    variability: VARIABILITIES.map((value) => ({ value, label: DETAIL_WORDS.variabilities[value] })),
    vatCode: VAT_CODES.map((value) => ({ value, label: vatLabel(value, country) })),
  };
}
