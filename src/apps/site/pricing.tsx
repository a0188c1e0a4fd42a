import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { opens } from '#kernel/tiers.ts';
import type { Market } from '#kernel/markets.ts';
import { PLAN_NAMES, worded } from '#modules/people/billing/plan-names.ts';
import { planModules } from '#modules/people/billing/plan-words.ts';
import { plansSold } from '#modules/people/billing/plans-sold.ts';
import { textLinkClasses } from '#ui/button.tsx';
import { MODULES_THERE } from '../modules.ts';
import { CountryChoice } from './country-choice.tsx';
import { PageTop, Part } from './parts.tsx';
import { PlanCards } from './plan-cards.tsx';

/** What each plan opens, and what it costs. */
export function Pricing({ market }: { market: Market }) {
  return (
    <>
      <PageTop title="Pricing" lead="Start free, and take your data with you at any time.">
        <p>The free plan is not a trial. On every plan your data stays yours and you can export it.</p>
        <CountryChoice path="/pricing" market={market} />
      </PageTop>
      <div className="mx-auto max-w-6xl px-5 py-12 sm:px-8 sm:py-16">
        <h2 className="sr-only">The plans</h2>
        <PlanCards market={market} />
      </div>
      <Part title="What each plan includes" tinted>
        <p className="mt-3 max-w-2xl text-soft">The table lists only what you can use today.</p>
        <ModuleTable />
      </Part>
      <Part title="Questions">
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

function ModuleTable() {
  const tiers = plansSold(MODULES_THERE).map(({ tier }) => tier);
  return (
    <table className="mt-6 w-full border-collapse text-left">
      <caption className="sr-only">Modules and their plans</caption>
      <thead>
        <tr className="border-b border-edge text-[0.6875rem] sm:text-sm">
          <th scope="col" className="py-2 pr-2 font-semibold">
            Module
          </th>
          {tiers.map((tier) => (
            <th key={tier} scope="col" className="w-[18%] py-2 text-center font-semibold">
              {PLAN_NAMES[tier]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {planModules(MODULES_THERE).map((module) => (
          <tr key={module.name} className="border-b border-line">
            <th scope="row" className="py-2 pr-2 text-sm font-normal sm:text-base">
              {worded(module)}
            </th>
            {tiers.map((tier) => (
              <td key={tier} className="text-center">
                {opens(tier, module.tier) ? (
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
    'Why does a plan say “Talk to us”?',
    'There is no fixed price in your currency yet. Contact us. We will tell you the price before you decide.',
  ],
  [
    'Which currency do I pay in?',
    `Prices are in the currency of the country you choose at the top. You cannot pay by card on this site.`,
  ],
  [
    'What happens when a plan ends?',
    'You move to the free plan. Other modules are locked, and nothing in them is deleted.',
  ],
  [
    'Can I export everything?',
    'Yes, on every plan. You get one archive with spreadsheets, your statement files, and a copy that you can restore later.',
  ],
  [
    'Do you sell my data?',
    <>
      No. There is no advertising, and we sell no data.{' '}
      <a href="/privacy" className={textLinkClasses}>
        Read what we store and why
      </a>
      .
    </>,
  ],
  [
    'Is the free plan less safe?',
    'No. Two-step verification, passkeys and alerts are part of every plan. Business adds the Security Center, which shows your alerts, sessions and activity on one page.',
  ],
];
