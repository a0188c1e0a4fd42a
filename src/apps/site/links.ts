import type { Module } from '#kernel/modules.ts';
import { worded } from '#modules/people/billing/plan-names.ts';

export type Link = { readonly label: string; readonly to: string };
/** An entry of the header: a link, or a menu of them. */
export type Entry = Link | { readonly label: string; readonly links: readonly Link[] };

/** The six services, in the order of the menu (§2). */
export const SERVICE_LINKS = [
  { label: 'Financial Planning', to: '/services#financial-planning' },
  { label: 'Investment Management', to: '/services#investment-management' },
  { label: 'Corporate Finance', to: '/services#corporate-finance' },
  { label: 'Risk Management', to: '/services#risk-management' },
  { label: 'Alternative Investments', to: '/services#alternative-investments' },
  { label: 'Sustainable Investing', to: '/services#sustainable-investing' },
] as const satisfies readonly Link[];

/** The header of every public page (§2), in its order. */
export const HEADER: readonly Entry[] = [
  { label: 'Services', links: SERVICE_LINKS },
  {
    label: 'About',
    links: [
      { label: 'Our Story', to: '/about#our-story' },
      { label: 'Locations', to: '/about#locations' },
      { label: 'Team', to: '/about#team' },
    ],
  },
  {
    label: 'Partners',
    links: [
      { label: 'Find a Provider', to: '/partners#find-a-provider' },
      { label: 'Become a Partner', to: '/partners#become-a-partner' },
    ],
  },
  { label: 'Pricing', to: '/pricing' },
  { label: 'Contact', to: '/contact' },
  { label: 'Applications', links: [{ label: 'Pro', to: '/app/dashboard' }] },
];

/** Modules that the footer leads to, in this order; §2 names five of them. */
const FOOTER_MODULES = [
  'dashboard',
  'transactions',
  'budgets',
  'goals',
  'cash-flow',
  'reports',
  'projects',
  'debts',
  'legacy-planning',
];

/** The footer (§2), with the modules that can be used today. */
export function footerOf(there: readonly Module[]): readonly { readonly title: string; readonly links: Link[] }[] {
  const names = new Set(there.map(({ name }) => name));
  return [
    {
      title: 'Company',
      links: [
        { label: 'About', to: '/about' },
        { label: 'Services', to: '/services' },
        { label: 'Pricing', to: '/pricing' },
        { label: 'Contact', to: '/contact' },
        { label: 'Partners', to: '/partners' },
      ],
    },
    {
      title: 'Applications',
      links: FOOTER_MODULES.filter((name) => names.has(name)).map((name) => ({
        label: worded({ name }),
        to: `/app/${name}`,
      })),
    },
    {
      title: 'Your rights',
      links: [
        { label: 'Privacy', to: '/privacy' },
        { label: 'Terms', to: '/terms' },
        { label: 'Cookies', to: '/cookies' },
      ],
    },
  ];
}
