import type { MergeChoices, MergeSide, Taken } from './model.ts';
import { fixedFields } from './rules.ts';

/** The id of the transaction whose value a person picked for a field, or both. It holds whichever of the two stays. */
export type Picked = { readonly [Field in keyof MergeChoices]?: string };
export const BOTH = 'both';

/** What was picked, as the one that stays and the other one; not what the one that stays does not give away. */
export function choicesOf(picked: Picked, kept: MergeSide, other: MergeSide): MergeChoices {
  const fixed = fixedFields(kept);
  const sideOf = (field: Exclude<keyof MergeChoices, 'note'>): Taken | undefined =>
    fixed.includes(field) ? undefined : takenFrom(picked[field], kept, other);
  const chosen: { [Field in keyof MergeChoices]: MergeChoices[Field] | undefined } = {
    bookedOn: sideOf('bookedOn'),
    description: sideOf('description'),
    reference: sideOf('reference'),
    categoryId: sideOf('categoryId'),
    note: picked.note === BOTH ? BOTH : takenFrom(picked.note, kept, other),
  };
  return Object.fromEntries(Object.entries(chosen).filter(([, choice]) => choice !== undefined));
}

function takenFrom(id: string | undefined, kept: MergeSide, other: MergeSide): Taken | undefined {
  if (id === kept.id) return 'kept';
  return id === other.id ? 'other' : undefined;
}
