import type { DemoPerson } from './model.ts';

type Automation = {
  /** Categories by their names; those that a workspace lacks are left out. */
  readonly rules: readonly {
    readonly name: string;
    readonly query: string;
    readonly category: string;
    readonly note: string | null;
  }[];
  /** With the search for what has them. */
  readonly tags: readonly { readonly name: string; readonly query: string }[];
};

const FUEL = { name: 'Fuel purchases', query: 'bank:"fuel purchase" direction:out', category: 'Fuel', note: null };
const CAR = { name: 'Car', query: 'category:fuel' };

/** Rules and tags that the demo people have made. */
export const DEMO_AUTOMATION: Readonly<Record<DemoPerson['userType'], Automation>> = {
  individual: {
    rules: [
      FUEL,
      {
        name: 'Big grocery shops',
        query: 'bank:checkers amount>1000',
        category: 'Groceries',
        note: 'Monthly stock-up',
      },
    ],
    tags: [CAR, { name: 'Work', query: 'uber' }],
  },
  business: {
    rules: [
      FUEL,
      { name: 'Packaging', query: 'bank:"cape packaging"', category: 'Stock and supplies', note: 'Bags and boxes' },
    ],
    tags: [CAR, { name: 'Packaging', query: 'bank:"cape packaging"' }],
  },
};

/** Newest transactions that the demo people have not looked at yet. */
export const DEMO_TO_REVIEW = 6;
