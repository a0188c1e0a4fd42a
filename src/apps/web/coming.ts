/** A module that is being built, as its address says it until its page is there. */
export type Coming = {
  readonly path: `/app/${string}`;
  readonly title: string;
  /** What it is going to be for, in one sentence. */
  readonly what: string;
  /** What does part of it today; null where nothing does. */
  readonly now: { readonly text: string; readonly label: string; readonly to: `/app/${string}` } | null;
};

const ROWS = { label: 'Transactions', to: '/app/transactions' } as const;
const OVERVIEW = { label: 'Dashboard', to: '/app/dashboard' } as const;

/** Where menus and the footer lead (§2) before there is a page. One whose page has come is never asked for here. */
const COMING: readonly Coming[] = [
  {
    path: '/app/projects',
    title: 'Projects',
    what: 'It will hold a plan with its budget, its tasks and what it has cost so far.',
    now: { ...ROWS, text: 'Until then a category of its own keeps the rows of a project together.' },
  },
  {
    path: '/app/budgets',
    title: 'Budgets',
    what: 'It will say what can still be spent this month, category by category.',
    now: { ...OVERVIEW, text: 'What went out by category this month is on the dashboard.' },
  },
  {
    path: '/app/goals',
    title: 'Goals',
    what: 'It will say how far a saving has come and when it is reached.',
    now: { label: 'Bank accounts', to: '/app/settings/bank-accounts', text: 'A savings account shows what is there.' },
  },
  {
    path: '/app/reports',
    title: 'Reports',
    what: 'It will write income, spending and balances of any period, to read, to print and to hand on.',
    now: { ...ROWS, text: 'Until then the transactions of any period add up above their list.' },
  },
  {
    path: '/app/tax-planning',
    title: 'Tax planning',
    what: 'It will estimate the tax of the year from what is in your books, and what can be deducted.',
    now: { ...ROWS, text: 'Until then what a year brought in adds up above its transactions.' },
  },
  {
    path: '/app/cash-flow',
    title: 'Cash flow',
    what: 'It will look ahead and say whether the money reaches the end of the month.',
    now: { ...OVERVIEW, text: 'What came in and went out month by month is on the dashboard.' },
  },
  {
    path: '/app/legacy-planning',
    title: 'Legacy planning',
    what: 'It will keep what those after you need to know, and hand it to whom you name.',
    now: null,
  },
  {
    path: '/app/analytics',
    title: 'Analytics',
    what: 'It will show how spending and income change, and what stands out.',
    now: { ...OVERVIEW, text: 'The course of the last months is on the dashboard.' },
  },
  {
    path: '/app/intelligence',
    title: 'Intelligence',
    what: 'It will point out what is unusual in your books, and say by which rows it knows.',
    now: null,
  },
  {
    path: '/app/financial-intelligence',
    title: 'Financial intelligence',
    what: 'It will forecast your balances and let you try what would change them.',
    now: null,
  },
  {
    path: '/app/performance',
    title: 'Performance',
    what: 'It will show how net worth, saving and investments have done.',
    now: { ...OVERVIEW, text: 'What all accounts come to is on the dashboard.' },
  },
  { path: '/app/quests', title: 'Quests', what: 'It will set small tasks that build good habits.', now: null },
  {
    path: '/app/union-schemes',
    title: 'Union schemes',
    what: 'It will keep the contributions, loans and payouts of a savings group.',
    now: {
      label: 'Books and clients',
      to: '/app/clients',
      text: 'Until then books of their own can hold what a group pays in.',
    },
  },
  {
    path: '/app/email-agent',
    title: 'Email agent',
    what: 'It will read the receipts that you forward to it.',
    now: null,
  },
];

/** The module being built that a path belongs to; null where it is none of them. */
export function comingAt(pathname: string): Coming | null {
  return COMING.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`)) ?? null;
}
