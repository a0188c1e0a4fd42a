import type { Day } from '#kernel/calendar.ts';
import type { Condition, RowState, Words } from './resolve.ts';
import { inBoth, type Interval } from './search-terms.ts';

/** A condition taken apart: what an index or kept sums answer at once, and what is asked of each row. */
export type Narrowed = {
  readonly from: Day | undefined;
  readonly to: Day | undefined;
  readonly words: Words | null;
  readonly amounts: readonly Interval[] | null;
  /** One of several accounts or categories all of which must hold, and a state; more of them are in `rest`. */
  readonly accounts: readonly string[] | null;
  readonly categories: readonly string[] | null;
  readonly state: RowState | null;
  readonly rest: readonly Condition[];
};

const NOTHING: Narrowed = {
  from: undefined,
  to: undefined,
  words: null,
  amounts: null,
  accounts: null,
  categories: null,
  state: null,
  rest: [],
};

/** Takes apart what must hold together; what stands within `or` and `not` stays whole. */
export function narrowed(condition: Condition): Narrowed {
  const parts = condition.kind === 'and' ? condition.of : [condition];
  return parts.reduce(withPart, NOTHING);
}

function withPart(all: Narrowed, part: Condition): Narrowed {
  switch (part.kind) {
    case 'always':
      return all;
    case 'words':
      if (all.words === null) return { ...all, words: part };
      break;
    case 'accounts':
      if (all.accounts === null) return { ...all, accounts: part.ids };
      break;
    case 'categories':
      if (all.categories === null) return { ...all, categories: part.ids };
      break;
    case 'is':
      if (all.state === null && part.state !== 'pending') return { ...all, state: part.state };
      break;
    case 'amounts':
      return { ...all, amounts: all.amounts === null ? part.within : inBoth(all.amounts, part.within) };
    case 'days': {
      const from = later(all.from, part.from);
      const to = earlier(all.to, part.to);
      if (from === undefined || to === undefined || from <= to) return { ...all, from, to };
      break;
    }
    default:
  }
  return { ...all, rest: [...all.rest, part] };
}

const later = (one: Day | undefined, other: Day | null) =>
  other === null || (one !== undefined && one > other) ? one : other;
const earlier = (one: Day | undefined, other: Day | null) =>
  other === null || (one !== undefined && one < other) ? one : other;
