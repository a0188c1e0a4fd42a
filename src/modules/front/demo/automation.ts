/** Rules that the demo people have made; categories by their names, those that a workspace lacks are left out. */
export const DEMO_RULES = [
  { name: 'Fuel stops', query: 'bank:"fuel purchase" direction:out', category: 'Fuel', note: null },
  { name: 'Big grocery shops', query: 'bank:checkers amount>1000', category: 'Groceries', note: 'Monthly stock-up' },
] as const;

/** Tags of the demo people, and the search for what has them. */
export const DEMO_TAGS = [
  { name: 'Car', query: 'category:fuel' },
  { name: 'Work', query: 'uber' },
] as const;

/** Newest transactions that the demo people have not looked at yet. */
export const DEMO_TO_REVIEW = 6;
