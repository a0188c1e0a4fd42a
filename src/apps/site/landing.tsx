import { FileCheck, FileDown, Handshake, House, LockKeyhole, Scale, Store, Undo2, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { BRAND } from '#kernel/brand.ts';
import { buttonClasses, textLinkClasses } from '#ui/button.tsx';
import { StatementPicture } from './statement-picture.tsx';

export function Landing() {
  return (
    <>
      <Hero />
      <ForWhom />
      <Steps />
      <Promises />
      <Closing />
    </>
  );
}

function Hero() {
  return (
    <section className="overflow-hidden border-b border-line">
      <div className="mx-auto grid max-w-6xl items-center gap-x-14 gap-y-12 px-5 py-16 sm:px-8 sm:py-20 lg:grid-cols-[1.05fr_1fr] lg:py-28">
        <div>
          <p className="text-sm font-medium text-attention-ink">{BRAND.tagline}</p>
          <h1 className="mt-4 font-serif text-[clamp(2.4rem,6vw,4rem)] leading-[1.06] font-semibold tracking-[-0.022em]">
            See where your money goes. Keep what you build.
          </h1>
          <p className="mt-6 max-w-xl text-lg text-soft">
            Give {BRAND.name} the statement your bank already gives you. It reads every line, sorts it, and answers the
            question that matters: what came in, what went out, and what is left to build with.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <a href="/auth/signup" className={buttonClasses('primary', 'large')}>
              Create your account
            </a>
            <a href="#how" className={buttonClasses('secondary', 'large')}>
              How it works
            </a>
          </div>
          <p className="mt-5 text-base text-soft">
            Or without an account:{' '}
            <a href="/demo/debts" className={textLinkClasses}>
              when will you be free of debt?
            </a>
          </p>
          <p className="mt-6 text-sm text-faint">
            <em>{BRAND.name}</em> is {BRAND.meaning}.
          </p>
        </div>
        <StatementPicture />
      </div>
    </section>
  );
}

type Point = { readonly icon: ReactNode; readonly title: string; readonly text: string };

/** What is said of each is there today, on every plan. */
const AUDIENCES: readonly Point[] = [
  {
    icon: <House aria-hidden />,
    title: 'Households',
    text: 'Books of your own, and books that you keep together. Each member sees what their role allows: all accounts or some, with amounts or without.',
  },
  {
    icon: <Store aria-hidden />,
    title: 'Businesses and the self-employed',
    text: 'The books of the business beside your private ones, never mixed with them. Let in a manager or an accountant, and ask everybody for a second step.',
  },
  {
    icon: <Handshake aria-hidden />,
    title: 'Advisors and groups',
    text: 'A client lets you into their own books and can show you out again. A group keeps one set of books that its members may read; schemes with contributions and payouts are not part of it yet.',
  },
];

function ForWhom() {
  return (
    <section aria-labelledby="for-whom" className="border-b border-line bg-surface">
      <div className="mx-auto max-w-6xl px-5 py-16 sm:px-8 sm:py-20">
        <h2
          id="for-whom"
          className="max-w-2xl font-serif text-[clamp(1.8rem,4vw,2.6rem)] leading-tight font-semibold tracking-[-0.018em]"
        >
          For your household, your business, or your clients
        </h2>
        <ul className="mt-10 grid gap-10 md:grid-cols-3 md:gap-8">
          {AUDIENCES.map((audience) => (
            <PointItem key={audience.title} {...audience} />
          ))}
        </ul>
        <p className="mt-12 border-t border-line pt-6 text-soft">
          <strong className="font-semibold text-ink">The free plan costs nothing and does not end.</strong> Statements,
          accounts, categories, debts and shared books are all part of it.{' '}
          <a href="/pricing" className={textLinkClasses}>
            What the larger plans add and cost
          </a>
        </p>
      </div>
    </section>
  );
}

/** A point with its picture. */
function PointItem({ icon, title, text }: Point) {
  return (
    <li>
      <span className="grid size-10 place-items-center rounded-control bg-accent-tint text-accent-ink [&_svg]:size-5">
        {icon}
      </span>
      <h3 className="mt-4 text-lg">{title}</h3>
      <p className="mt-1.5 text-base text-soft">{text}</p>
    </li>
  );
}

const STEPS: readonly { title: string; text: string }[] = [
  {
    title: 'Download your statement',
    text: 'From your bank’s app or site, as CSV, OFX, QFX, QIF, CAMT or MT940. Your bank password is never asked for, and no link to your bank is needed.',
  },
  {
    title: 'Drop it, and check what was read',
    text: 'Dates, amounts and signs are worked out from the whole file and shown to you first. Where two readings fit, you are asked; nothing is guessed for you.',
  },
  {
    title: 'See your month',
    text: 'Money in, money out, what is left, and the categories it went to. Every figure opens the rows behind it, and what you correct once is remembered.',
  },
];

function Steps() {
  return (
    <section id="how" className="mx-auto max-w-6xl px-5 py-20 sm:px-8 sm:py-24">
      <h2 className="max-w-2xl font-serif text-[clamp(1.8rem,4vw,2.6rem)] leading-tight font-semibold tracking-[-0.018em]">
        From a statement to a picture, in three steps
      </h2>
      <ol className="mt-12 grid gap-10 md:grid-cols-3 md:gap-8">
        {STEPS.map((step, place) => (
          <li key={step.title} className="border-t-2 border-accent pt-5">
            <span aria-hidden className="font-serif text-2xl font-semibold text-attention">
              {place + 1}
            </span>
            <h3 className="mt-2 text-lg">{step.title}</h3>
            <p className="mt-2 text-base text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const PROMISES: readonly Point[] = [
  {
    icon: <Scale aria-hidden />,
    title: 'Exact to the cent',
    text: 'Amounts are kept as whole cents with their currency, from the file to the screen. Rand and shillings are never added together.',
  },
  {
    icon: <FileCheck aria-hidden />,
    title: 'Every row accounted for',
    text: 'Added, merged, skipped or failed: each line of your file is counted, with its number and the reason.',
  },
  {
    icon: <Undo2 aria-hidden />,
    title: 'Nothing is final by accident',
    text: 'Deleting can be undone, a whole import can be taken back, and importing the same file again adds nothing twice.',
  },
  {
    icon: <LockKeyhole aria-hidden />,
    title: 'Locked where it matters',
    text: 'Account numbers are encrypted where they are kept and masked on the screen. Every change is written to a log that cannot be rewritten.',
  },
  {
    icon: <UserRoundCheck aria-hidden />,
    title: 'Yours alone',
    text: 'The database itself keeps your books apart from everyone else’s. You decide what goes in, file by file.',
  },
  {
    icon: <FileDown aria-hidden />,
    title: 'Made for statements from here',
    text: 'Built on the files that banks and mobile money in South Africa, Kenya and Nigeria really write, with their own words for fees, airtime and debit orders.',
  },
];

function Promises() {
  return (
    <section className="border-y border-line bg-surface">
      <div className="mx-auto max-w-6xl px-5 py-20 sm:px-8 sm:py-24">
        <h2 className="max-w-2xl font-serif text-[clamp(1.8rem,4vw,2.6rem)] leading-tight font-semibold tracking-[-0.018em]">
          Careful with money, because it is yours
        </h2>
        <ul className="mt-12 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {PROMISES.map((promise) => (
            <PointItem key={promise.title} {...promise} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Closing() {
  return (
    <section className="mx-auto max-w-6xl px-5 py-20 text-center sm:px-8 sm:py-28">
      <h2 className="mx-auto max-w-2xl font-serif text-[clamp(1.9rem,4.4vw,3rem)] leading-tight font-semibold tracking-[-0.02em]">
        What you leave begins with what you know
      </h2>
      <p className="mx-auto mt-4 max-w-xl text-lg text-soft">
        One statement is enough to begin. You will see your money in a few minutes.
      </p>
      <a href="/auth/signup" className={buttonClasses('primary', 'large', 'mt-8')}>
        Create your account
      </a>
    </section>
  );
}
