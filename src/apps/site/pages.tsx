import type { Market } from '#kernel/markets.ts';
import { BRAND } from '#kernel/brand.ts';
import { About } from './about.tsx';
import { BANK_PAGES } from './banks.tsx';
import { Contact } from './contact.tsx';
import { Cookies } from './cookies.tsx';
import { Debts } from './debts.tsx';
import { Landing } from './landing.tsx';
import { Partners } from './partners.tsx';
import { LegalText, PageTop } from './parts.tsx';
import { PitchDeck } from './pitch-deck.tsx';
import type { PageSource } from './page-source.tsx';
import { Pricing } from './pricing.tsx';
import { PRIVACY } from './privacy-text.ts';
import { OauthTest } from './oauth-test.tsx';
import { Services } from './services.tsx';
import { Subscription } from './subscription.tsx';
import { TERMS } from './terms-text.ts';

/** Addresses of what the build made for the public pages. */
export type SiteAssets = {
  /** Marks the scripts that the page itself asks for; the server writes another one into each answer. */
  readonly nonce: string;
  /** Where people find the site; the server writes its own into each page. */
  readonly origin: string;
  readonly theme: string;
  readonly script: string;
  readonly style: string;
  /** Of every page, so that they are asked for together with its style, and words do not move when they arrive. */
  readonly fonts: readonly string[];
};

/** A file of the public site: the path it answers to, its place in the build, and what is in it. */
export type SiteFile = { readonly path: string; readonly file: string; readonly text: string };

const { name } = BRAND;
const countries = BRAND.offices.join(', ');

/** The public pages; a new one is a line here. */
export const PAGES: readonly PageSource[] = [
  {
    path: '/',
    title: `${name} · See where your money goes`,
    description: `${name} turns bank statements from South Africa, Kenya and Nigeria into a clear picture of your money. ${BRAND.tagline}.`,
    body: <Landing />,
  },
  {
    path: '/services',
    title: `Services · ${name}`,
    description:
      'Financial planning, investment management, corporate finance, risk management, alternative and sustainable investing.',
    body: <Services />,
  },
  {
    path: '/about',
    title: `About · ${name}`,
    description: `${name} is ${BRAND.meaning}. Our story, and where we are: ${countries}.`,
    body: <About />,
  },
  {
    path: '/partners',
    title: `Partners · ${name}`,
    description:
      'Find a planner, accountant, tax practitioner or attorney and check their licence, or become a partner.',
    body: <Partners />,
  },
  {
    path: '/pricing',
    title: `Pricing · ${name}`,
    description: 'A free plan that stays free, and what the other plans add.',
    body: (market) => <Pricing market={market} />,
  },
  {
    path: '/contact',
    title: `Contact · ${name}`,
    description: `Contact ${name} in ${countries}, and find quick help.`,
    body: <Contact />,
  },
  {
    path: '/pitch-deck',
    title: `${name} in nine slides`,
    description: `What ${name} does, for whom, and why you can trust it.`,
    isBare: true,
    body: <PitchDeck />,
  },
  {
    path: '/privacy',
    title: `Privacy · ${name}`,
    description: 'What we store about you, why, who sees it, for how long, and how to export or delete it.',
    body: (
      <>
        <PageTop title="Privacy" lead="What we store about you, and why."></PageTop>
        <LegalText parts={PRIVACY} />
      </>
    ),
  },
  {
    path: '/terms',
    title: `Terms · ${name}`,
    description: 'What you can expect, what stays yours, what is not allowed, and what you need to check.',
    body: (
      <>
        <PageTop title="Terms" lead="What you can expect from us, and what we expect from you."></PageTop>
        <LegalText parts={TERMS} />
      </>
    ),
  },
  {
    path: '/cookies',
    title: `Cookies · ${name}`,
    description: 'Every cookie and everything else we store in your browser, with its purpose and how long it lasts.',
    body: <Cookies />,
  },
  {
    path: '/demo/debts',
    title: `Debt planner · ${name}`,
    description: 'See which debt to pay first, when you are debt-free and what you save. No account needed.',
    body: (market) => <Debts market={market} />,
  },
  ...BANK_PAGES,
  ...(['/subscription', '/subscription-success', '/subscription-canceled'] as const).map((path) => ({
    path,
    title: `Subscription · ${name}`,
    description: 'Your plan, what other plans add, and how to change it.',
    body: (market: Market) => <Subscription path={path} market={market} />,
    isListed: false,
  })),
  {
    path: '/oauth-test',
    title: `Sign-in services · ${name}`,
    description: 'Test the sign-in services of this installation.',
    body: <OauthTest />,
    isListed: false,
  },
];
