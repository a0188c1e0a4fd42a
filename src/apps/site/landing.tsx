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
            Know your money{' '}
          </h1>
          <p className="mt-6 max-w-xl text-lg text-soft">
            See your money in five minutes. Import a bank statement, and {BRAND.name} shows your income, your spending
            and what is left.
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
            No account needed:{' '}
            <a href="/demo/debts" className={textLinkClasses}>
              plan your way out of debt
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
    text: 'Your own workspace, and one you share. You choose what each member can see.',
  },
  {
    icon: <Store aria-hidden />,
    title: 'Businesses',
    text: 'Separate business and private money. Invite a manager or an accountant.',
  },
  {
    icon: <Handshake aria-hidden />,
    title: 'Advisors and groups',
    text: 'Clients invite you to their workspace. Groups share one that members can read.',
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
          <strong className="font-semibold text-ink">The free plan stays free.</strong> It includes statements,
          accounts, categories, debts and shared workspaces.{' '}
          <a href="/pricing" className={textLinkClasses}>
            Compare plans
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
    text: 'From your bank’s app or website, as CSV, OFX, QFX, QIF, CAMT or MT940. We never ask for your bank password.',
  },
  {
    title: 'Check it',
    text: 'You see every transaction before it is saved, and we ask when something is unclear.',
  },
  {
    title: 'See your month',
    text: 'Your income, spending and what is left, by category. Select a figure to see its transactions.',
  },
];

function Steps() {
  return (
    <section id="how" className="mx-auto max-w-6xl px-5 py-20 sm:px-8 sm:py-24">
      <h2 className="max-w-2xl font-serif text-[clamp(1.8rem,4vw,2.6rem)] leading-tight font-semibold tracking-[-0.018em]">
        Three steps to a clear picture
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
    text: 'Each amount stays in its own currency. Rand and shillings are never added up.',
  },
  {
    icon: <FileCheck aria-hidden />,
    title: 'Nothing missed',
    text: 'We show what was added, merged or skipped from your file, and why.',
  },
  {
    icon: <Undo2 aria-hidden />,
    title: 'Easy to undo',
    text: 'Undo a deletion or a whole import. The same file never adds anything twice.',
  },
  {
    icon: <LockKeyhole aria-hidden />,
    title: 'Encrypted',
    text: 'Account numbers are encrypted and masked. An activity log shows every change.',
  },
  {
    icon: <UserRoundCheck aria-hidden />,
    title: 'Private',
    text: 'Your data is separated from everyone else’s. You decide what to import.',
  },
  {
    icon: <FileDown aria-hidden />,
    title: 'Made for Africa',
    text: 'Works with statements from banks and mobile money in South Africa, Kenya and Nigeria.',
  },
];

function Promises() {
  return (
    <section className="border-y border-line bg-surface">
      <div className="mx-auto max-w-6xl px-5 py-20 sm:px-8 sm:py-24">
        <h2 className="max-w-2xl font-serif text-[clamp(1.8rem,4vw,2.6rem)] leading-tight font-semibold tracking-[-0.018em]">
          Careful with your money
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
        See your money in five minutes
      </h2>
      <p className="mx-auto mt-4 max-w-xl text-lg text-soft">One statement is enough to start.</p>
      <a href="/auth/signup" className={buttonClasses('primary', 'large', 'mt-8')}>
        Create your account
      </a>
    </section>
  );
}
