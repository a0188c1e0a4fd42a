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

/** The footer (§2). The address of a module that is not there yet answers “Coming soon”. */
export const FOOTER: readonly { readonly title: string; readonly links: readonly Link[] }[] = [
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
    links: [
      { label: 'Dashboard', to: '/app/dashboard' },
      { label: 'Legacy planning', to: '/app/legacy-planning' },
      { label: 'Projects', to: '/app/projects' },
      { label: 'Reports', to: '/app/reports' },
      { label: 'Cash flow', to: '/app/cash-flow' },
    ],
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
