import type { ReactElement } from 'react';
import type { Market } from '#kernel/markets.ts';
import { BRAND } from '#kernel/brand.ts';
import { About } from './about.tsx';
import { Contact } from './contact.tsx';
import { Cookies } from './cookies.tsx';
import { Debts } from './debts.tsx';
import { Landing } from './landing.tsx';
import { Partners } from './partners.tsx';
import { LegalText, PageTop } from './parts.tsx';
import { PitchDeck } from './pitch-deck.tsx';
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

export type PageSource = {
  readonly path: string;
  readonly title: string;
  /** What a search engine shows. */
  readonly description: string;
  /** What is on it; by a market where it speaks in the currency of a country, and is written once for each. */
  readonly body: ReactElement | ((market: Market) => ReactElement);
  /** Search engines list it; so unless told. */
  readonly isListed?: boolean;
  /** Without header and footer. */
  readonly isBare?: boolean;
};

/** What is on a page for the people of a market. */
export function bodyOf({ body }: PageSource, market: Market): ReactElement {
  return typeof body === 'function' ? body(market) : body;
}

/** Whether a page says something else to each country. */
export function isByMarket({ body }: PageSource): boolean {
  return typeof body === 'function';
}

const { name } = BRAND;

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
      'Financial planning, investment management, corporate finance, risk, alternative and sustainable investing: what each question is, what the software does for it today, and what to bring.',
    body: <Services />,
  },
  {
    path: '/about',
    title: `About · ${name}`,
    description: `${name} is ${BRAND.meaning}. Why it starts from your bank statement, and where we are: ${BRAND.offices.join(', ')}.`,
    body: <About />,
  },
  {
    path: '/partners',
    title: `Partners · ${name}`,
    description:
      'How to find a planner, accountant, tax practitioner or attorney who works in your books, how to check their licence in South Africa, Kenya and Nigeria, and how to become a partner.',
    body: <Partners />,
  },
  {
    path: '/pricing',
    title: `Pricing · ${name}`,
    description: 'A free plan that does not end, and what the larger plans open, module by module.',
    body: (market) => <Pricing market={market} />,
  },
  {
    path: '/contact',
    title: `Contact · ${name}`,
    description: `How to reach ${name} in ${BRAND.offices.join(', ')}, what you can do at once by yourself, and how to know that an e-mail is not from us.`,
    body: <Contact />,
  },
  {
    path: '/pitch-deck',
    title: `${name} in nine slides`,
    description: `What ${name} does, for whom, and why trust it: to be read, walked through by keys, or printed.`,
    isBare: true,
    body: <PitchDeck />,
  },
  {
    path: '/privacy',
    title: `Privacy · ${name}`,
    description: 'What is kept about you, why, who sees it, how long, and how you take it away or have it erased.',
    body: (
      <>
        <PageTop eyebrow="Privacy" title="What we keep, and why">
          <p>In plain words, about this software as it is.</p>
        </PageTop>
        <LegalText parts={PRIVACY} />
      </>
    ),
  },
  {
    path: '/terms',
    title: `Terms · ${name}`,
    description: 'What you can rely on, what stays yours, what is not allowed, and what you have to check yourself.',
    body: (
      <>
        <PageTop eyebrow="Terms" title="What you can rely on">
          <p>What the software does for you, what it leaves to you, and what it asks of you.</p>
        </PageTop>
        <LegalText parts={TERMS} />
      </>
    ),
  },
  {
    path: '/cookies',
    title: `Cookies · ${name}`,
    description:
      'Every cookie and every other thing that is kept in your browser, by name, with its purpose and its end.',
    body: <Cookies />,
  },
  {
    path: '/demo/debts',
    title: `Debt planner · ${name}`,
    description:
      'Write down what you owe and see which debt to pay first, the month you are free, and what that saves. In your browser, without an account.',
    body: (market) => <Debts market={market} />,
  },
  ...(['/subscription', '/subscription-success', '/subscription-canceled'] as const).map((path) => ({
    path,
    title: `Subscription · ${name}`,
    description: 'Which plan you have, what the others open, and how a plan is changed.',
    body: (market: Market) => <Subscription path={path} market={market} />,
    isListed: false,
  })),
  {
    path: '/oauth-test',
    title: `Sign-in services · ${name}`,
    description: 'Which services sign people in here, and what a way there and back gives.',
    body: <OauthTest />,
    isListed: false,
  },
];
