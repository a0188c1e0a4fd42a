import type { ReactNode } from 'react';
import { BRAND } from '#kernel/brand.ts';
import { buttonClasses, textLinkClasses } from '#ui/button.tsx';
import { ProductPicture } from '#ui/product-picture.tsx';
import {
  DASHBOARD,
  DOWNLOAD,
  IMPORT,
  type ProductPicture as Picture,
  SHARING,
  SPENDING,
  TRANSACTIONS,
} from '#ui/product-pictures.ts';

/** What it is for, in six parts, most with a picture of the product as it is. */
export function Landing() {
  return (
    <>
      <Hero />
      {PARTS.map((part, place) => (
        <PartOfLanding key={part.id} {...part} isTurned={place % 2 === 1} />
      ))}
      <Closing />
    </>
  );
}

const TITLE = 'font-serif leading-tight font-semibold tracking-[-0.018em]';
/** What frames a picture of the product, whose edge is that of the page it was cut out of. */
const FRAME = 'block overflow-hidden rounded-card border border-line bg-surface shadow-pop';

function Hero() {
  return (
    <section className="overflow-hidden border-b border-line">
      <div className="mx-auto grid max-w-6xl items-center gap-x-12 gap-y-12 px-5 py-14 sm:px-8 sm:py-20 lg:grid-cols-[1fr_1.25fr] lg:py-24">
        <div>
          <p className="text-sm font-medium text-attention-ink">{BRAND.tagline}</p>
          <h1 className="mt-4 font-serif text-[clamp(2.4rem,6vw,4rem)] leading-[1.06] font-semibold tracking-[-0.022em]">
            Know your money
          </h1>
          <p className="mt-6 max-w-xl text-lg text-soft">
            See your money in five minutes. Import a bank statement, and {BRAND.name} shows your income, your spending
            and what is left.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <a href="/auth/signup" className={buttonClasses('primary', 'large')}>
              Create your account
            </a>
            <a href="#import" className={buttonClasses('secondary', 'large')}>
              How it works
            </a>
          </div>
          <p className="mt-5 text-base text-soft">
            No account needed:{' '}
            <a href="/demo/debts" className={textLinkClasses}>
              plan your way out of debt
            </a>
          </p>
        </div>
        <figure className="min-w-0">
          <div className={`${FRAME} mx-auto max-sm:max-w-80`}>
            <ProductPicture
              picture={DASHBOARD}
              alt="The dashboard: what is left this month, and spending compared with last month."
            />
          </div>
          <figcaption className="mt-3 text-right text-xs text-faint">Example figures</figcaption>
        </figure>
      </div>
    </section>
  );
}

type LandingPart = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly label: string; readonly to: string };
  readonly picture?: Picture;
  readonly alt?: string;
};

/** What is said of each is there today, on every plan. At most 40 words each. */
const PARTS: readonly LandingPart[] = [
  {
    id: 'import',
    title: 'Import any statement',
    text: 'Banks and mobile money in South Africa, Kenya and Nigeria: CSV, Excel, PDF, OFX, QIF, CAMT or MT940. You check each transaction before it is saved. We never ask for your bank password.',
    link: { label: 'Find your bank', to: '/banks' },
    picture: IMPORT,
    alt: 'An import shows each transaction in the file, and whether it is added.',
  },
  {
    id: 'spending',
    title: 'See where your money goes',
    text: 'Housing, food, school fees, family support, airtime: your month by category, compared with the last one. Choose any figure to see its transactions.',
    picture: SPENDING,
    alt: 'Spending by category, with a marker for last month’s amount.',
  },
  {
    id: 'correct',
    title: 'Correct a transaction once, then plan',
    text: 'Bank codes become names you know, and Ilifa learns from each correction. Then plan: budgets by payday, goals, debts, projects, and your balance months ahead.',
    picture: TRANSACTIONS,
    alt: 'A list of transactions with clear names and categories.',
  },
  {
    id: 'share',
    title: 'For your household, your business, or your clients',
    text: 'Your household, your business and each client have separate workspaces. Invite family, a manager, an accountant or your adviser, and choose what they see. Amounts can stay hidden.',
    link: { label: 'Find an adviser', to: '/partners#find-a-provider' },
    picture: SHARING,
    alt: 'An invitation has a role, the accounts to share, and how long the link works.',
  },
  {
    id: 'yours',
    title: 'Your data stays yours',
    text: 'Account numbers are encrypted and masked. No advertising and no sale of data. Download everything at any time, on every plan, or delete your account.',
    link: { label: 'Read how we handle data', to: '/privacy' },
    picture: DOWNLOAD,
    alt: 'Download your data: one file with everything.',
  },
  {
    id: 'price',
    title: 'What it costs',
    text: 'The free plan stays free. It includes statements, budgets, goals, projects, debts, a forecast and shared workspaces.',
    link: { label: 'Compare plans', to: '/pricing' },
  },
];

function PartOfLanding({ id, title, text, link, picture, alt = '', isTurned }: LandingPart & { isTurned: boolean }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={isTurned ? 'border-y border-line bg-surface' : undefined}
    >
      <div
        className={`mx-auto grid max-w-6xl items-center gap-x-16 gap-y-8 px-5 py-14 sm:px-8 sm:py-20 ${picture === undefined ? '' : 'md:grid-cols-2'}`}
      >
        <div className={picture === undefined ? 'mx-auto max-w-xl text-center' : undefined}>
          <h2 id={`${id}-title`} className={`text-[clamp(1.7rem,3.6vw,2.4rem)] ${TITLE}`}>
            {title}
          </h2>
          <p className="mt-4 text-lg text-soft">{text}</p>
          {link !== undefined && (
            <p className="mt-5 text-base">
              <a href={link.to} className={textLinkClasses}>
                {link.label}
              </a>
            </p>
          )}
        </div>
        {picture !== undefined && (
          <Shown isTurned={isTurned}>
            <ProductPicture picture={picture} alt={alt} />
          </Shown>
        )}
      </div>
    </section>
  );
}

function Shown({ isTurned, children }: { isTurned: boolean; children: ReactNode }) {
  return (
    <div className={isTurned ? 'md:-order-1' : undefined}>
      <div className={`${FRAME} mx-auto max-w-md max-sm:max-w-80`}>{children}</div>
    </div>
  );
}

function Closing() {
  return (
    <section>
      <div className="mx-auto max-w-6xl px-5 py-16 text-center sm:px-8 sm:py-20">
        <h2 className={`mx-auto max-w-2xl text-[clamp(1.9rem,4.4vw,3rem)] ${TITLE}`}>One statement is enough</h2>
        <a href="/auth/signup" className={buttonClasses('primary', 'large', 'mt-6')}>
          Create your account
        </a>
        <p className="mt-6 text-sm text-faint">
          <em>{BRAND.name}</em> is {BRAND.meaning}.
        </p>
      </div>
    </section>
  );
}
