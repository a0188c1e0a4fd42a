import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { opens } from '#kernel/tiers.ts';
import { BRAND } from '#kernel/brand.ts';
import type { Market } from '#kernel/markets.ts';
import { PLAN_NAMES, worded } from '#modules/people/billing/plan-names.ts';
import { planModules, plansSold } from '#modules/people/billing/plan-words.ts';
import { textLinkClasses } from '#ui/button.tsx';
import { MODULES_THERE } from '../modules.ts';
import { CountryChoice } from './country-choice.tsx';
import { PageTop, Part } from './parts.tsx';
import { PlanCards } from './plan-cards.tsx';

/** What each plan opens, and what it costs. */
export function Pricing({ market }: { market: Market }) {
  return (
    <>
      <PageTop eyebrow="Pricing" title="Free to begin, and free to leave with everything">
        <p>
          The free plan is no trial: it does not end. Whatever plan you are on, what you entered stays yours and can be
          taken along whole.
        </p>
        <CountryChoice path="/pricing" market={market} />
      </PageTop>
      <div className="mx-auto max-w-6xl px-5 py-12 sm:px-8 sm:py-16">
        <h2 className="sr-only">The plans</h2>
        <PlanCards market={market} />
      </div>
      <Part title="What each plan opens" tinted>
        <p className="mt-3 max-w-2xl text-soft">
          Only what you can use today. What comes later is added here when it is ready.
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

function ModuleTable() {
  const tiers = plansSold(MODULES_THERE).map(({ tier }) => tier);
  return (
    <table className="mt-6 w-full border-collapse text-left">
      <caption className="sr-only">Modules and the plans that open them</caption>
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
    'Because no price is set for it in your currency, and a number that has to be taken back is worse than none. Whoever runs this installation tells you what holds for you before you decide.',
  ],
  [
    'In which currency would I pay?',
    `In that of the country chosen at the top; it follows the language of your browser until you choose. Nothing is charged through this site: no payment service is connected, and ${BRAND.name} holds no card of yours.`,
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
