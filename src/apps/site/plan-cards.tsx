import type { Market } from '#kernel/markets.ts';
import { money } from '#kernel/money.ts';
import type { Module } from '#kernel/modules.ts';
import type { Tier } from '#kernel/tiers.ts';
import { PLAN_NAMES, worded } from '#modules/people/billing/plan-names.ts';
import { plansSold } from '#modules/people/billing/plans-sold.ts';
import { priceMark, yearMark } from '#modules/people/billing/price-marks.ts';
import { buttonClasses } from '#ui/button.tsx';
import { writeMoney } from '#ui/written-money.ts';
import { MODULES_THERE } from '../modules.ts';

const FOR: Readonly<Record<Tier, string>> = {
  free: 'Statements, budgets, goals, projects and debts. Two-step verification is included.',
  pro: 'Understand your money and plan ahead.',
  business: 'For companies and groups.',
  enterprise: 'Everything in Business, with your own terms.',
};

/** The plans that can be asked for, with their prices in the currency of a market. The server puts the prices that are set into the page. */
export function PlanCards({ market: { currency, locale } }: { market: Market }) {
  return (
    <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-4">
      {plansSold(MODULES_THERE).map(({ tier, adds }, place, sold) => (
        <li key={tier} data-plan={tier} className="card flex flex-col p-5">
          <h3 className="flex flex-wrap items-center justify-between gap-2 text-lg">
            {PLAN_NAMES[tier]}
            <span
              data-yours
              hidden
              className="rounded-full bg-accent-tint px-2.5 py-0.5 text-xs font-medium text-accent-ink"
            >
              Your plan
            </span>
          </h3>
          <p className="mt-2 font-serif text-2xl font-semibold text-balance">
            {tier === 'free' ? writeMoney(money(0, currency), { locale }, { whole: true }) : priceMark(tier, currency)}
          </p>
          {tier !== 'free' && <p className="text-sm text-faint empty:hidden">{yearMark(tier, currency)}</p>}
          <p className="mt-2 mb-6 text-base text-soft">
            {FOR[tier]} {additionOf(adds, sold[place - 1]?.tier)}
          </p>
          <a
            href={tier === 'free' ? '/auth/signup' : `/contact?topic=product&plan=${tier}#write`}
            className={buttonClasses(tier === 'free' ? 'primary' : 'secondary', 'medium', 'mt-auto')}
          >
            {tier === 'free' ? 'Create your account' : askAbout(PLAN_NAMES[tier])}
          </a>
        </li>
      ))}
    </ol>
  );
}

const askAbout = (planName: string) => `Ask about ${planName}`;

/** What a plan adds to the smaller one before it. */
function additionOf(adds: readonly Module[], before: Tier | undefined): string | undefined {
  if (before === undefined) return undefined;
  const planName = PLAN_NAMES[before];
  const modules = new Intl.ListFormat('en-GB').format(adds.map(worded));
  return `Everything in ${planName}, plus ${modules}.`;
}
