import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { BRAND } from '#kernel/brand.ts';
import { opens, type Tier, TierSchema } from '#kernel/tiers.ts';
import { PLAN_NAMES, planModules, worded } from '#modules/billing/plan-words.ts';
import { buttonClasses, textLinkClasses } from '#ui/button.tsx';
import { PageTop, Part } from './parts.tsx';

const TIERS = TierSchema.options;

const FOR: Readonly<Record<Tier, string>> = {
  free: 'Your own money, whole: statements, accounts, categories, and everything that keeps it safe.',
  pro: 'For those who want to know why and what next.',
  business: 'For companies and groups that answer to each other.',
  enterprise: 'Everything of Business, on terms made with you.',
};

/** What each plan opens, and what it costs. */
export function Pricing() {
  return (
    <>
      <PageTop eyebrow="Pricing" title="Free to begin, and free to leave with everything">
        <p>
          The free plan is no trial: it does not end. Whatever plan you are on, what you entered stays yours and can be
          taken along whole.
        </p>
      </PageTop>
      <div className="mx-auto max-w-6xl px-5 py-12 sm:px-8 sm:py-16">
        <h2 className="sr-only">The plans</h2>
        <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {TIERS.map((tier) => (
            <Plan key={tier} tier={tier} />
          ))}
        </ol>
      </div>
      <Part title="What each plan opens" tinted>
        <p className="mt-3 max-w-2xl text-soft">
          Modules that are still being built are marked. They will be opened by the plans shown here.
        </p>
        <ModuleTable />
      </Part>
      <Part title="Asked often">
        <dl className="mt-6 grid gap-x-14 gap-y-8 md:grid-cols-2">
          {QUESTIONS.map(([question, answer]) => (
            <div key={question}>
              <dt className="font-semibold">{question}</dt>
              <dd className="mt-1.5 text-soft">{answer}</dd>
            </div>
          ))}
        </dl>
      </Part>
    </>
  );
}

/** A price that is not set is never a number (decisions, "Plans"). */
function Plan({ tier }: { tier: Tier }) {
  const isFree = tier === 'free';
  return (
    <li className="card flex flex-col p-5">
      <h3 className="text-lg">{PLAN_NAMES[tier]}</h3>
      <p className="mt-2 font-serif text-2xl font-semibold">{isFree ? 'Costs nothing' : 'Talk to us'}</p>
      <p className="mt-2 mb-6 text-base text-soft">{FOR[tier]}</p>
      <a
        href={isFree ? '/auth/signup' : '/contact'}
        aria-label={isFree ? undefined : `Ask about ${PLAN_NAMES[tier]}`}
        className={buttonClasses(isFree ? 'primary' : 'secondary', 'medium', 'mt-auto')}
      >
        {isFree ? 'Create your account' : `Ask about ${PLAN_NAMES[tier]}`}
      </a>
    </li>
  );
}

function ModuleTable() {
  return (
    <table className="mt-6 w-full border-collapse text-left">
      <caption className="sr-only">Modules and the plans that open them</caption>
      <thead>
        <tr className="border-b border-edge text-xs sm:text-sm">
          <th scope="col" className="py-2 pr-2 font-semibold">
            Module
          </th>
          {TIERS.map((tier) => (
            <th key={tier} scope="col" className="w-[17%] px-0.5 py-2 text-center font-semibold">
              {PLAN_NAMES[tier]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {planModules().map(({ module, isThere, tier: from }) => (
          <tr key={module} className="border-b border-line">
            <th scope="row" className="py-2 pr-2 text-sm font-normal sm:text-base">
              {worded(module)}
              {!isThere && <span className="block text-xs text-faint">being built</span>}
            </th>
            {TIERS.map((tier) => (
              <td key={tier} className="text-center">
                {opens(tier, from) ? (
                  <Check className="mx-auto size-5 text-accent" aria-label="Yes" role="img" />
                ) : (
                  <Minus className="mx-auto size-4 text-faint" aria-label="No" role="img" />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const QUESTIONS: readonly (readonly [question: string, answer: ReactNode])[] = [
  [
    'Why is there no price for the larger plans?',
    'Because none is set yet for your country and currency, and a number that has to be taken back is worse than none. Whoever runs this installation tells you what holds for you before you decide.',
  ],
  [
    'In which currency would I pay?',
    `In the currency of your country, once a price is set for it. Nothing is charged today, and ${BRAND.name} holds no card of yours.`,
  ],
  [
    'What happens when a plan ends?',
    'Modules of the larger plan are locked; nothing in them is deleted, and you stay on the free plan.',
  ],
  [
    'Can I take everything with me?',
    'Yes, on every plan: one archive with sheets that any program opens, your statement files as you brought them, and data that another installation takes back in to the cent.',
  ],
  [
    'Do you sell my data instead?',
    <>
      No. There is no advertising and nobody is given your data for money.{' '}
      <a href="/privacy" className={textLinkClasses}>
        What we keep and why
      </a>
      .
    </>,
  ],
  [
    'Is the free plan less safe?',
    'No. Second factors, passkeys and alerts are part of every plan. The Security Center, which shows them in one place, comes with Business.',
  ],
];
