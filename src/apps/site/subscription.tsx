import type { Market } from '#kernel/markets.ts';
import { buttonClasses, textLinkClasses } from '#ui/button.tsx';
import { CountryChoice } from './country-choice.tsx';
import { Facts, PageTop, Part } from './parts.tsx';
import { PlanCards } from './plan-cards.tsx';

type SubscriptionPath = '/subscription' | '/subscription-success' | '/subscription-canceled';

/** What somebody reads who comes back from paying, or from not paying, somewhere. */
const RETURNS: Readonly<Record<SubscriptionPath, string | null>> = {
  '/subscription': null,
  '/subscription-success':
    'Thank you. No payment was taken on this site. Your new plan appears below once we have switched you to it.',
  '/subscription-canceled': 'Nothing was ordered or charged. Your plan was not changed.',
};

/** The subscription page (§2), and the two returns to it. Who is signed in sees their plan (`subscription.client.ts`). */
export function Subscription({ path, market }: { path: SubscriptionPath; market: Market }) {
  const note = RETURNS[path];
  return (
    <>
      <PageTop title="Subscription" lead="Your plan, and what other plans add.">
        {note !== null && <p className="mb-4 font-medium text-ink">{note}</p>}
        <div data-subscription>
          <p data-when="signed-out">
            <a href="/auth/signin?from=/subscription" className={textLinkClasses}>
              Sign in
            </a>{' '}
            to see your plan.
          </p>
          <p data-when="signed-in" hidden>
            You are signed in as <strong data-who className="font-semibold text-ink" />, on the{' '}
            <strong data-plan-name className="font-semibold text-ink" /> plan. For earlier plans, see{' '}
            <a href="/app/settings/billing" className={textLinkClasses}>
              Billing & Plans
            </a>
            .
          </p>
        </div>
        <CountryChoice path={path} market={market} />
      </PageTop>
      <div className="mx-auto max-w-6xl px-5 py-12 sm:px-8 sm:py-16">
        <h2 className="sr-only">The plans</h2>
        <PlanCards market={market} />
      </div>
      <Part title="How to change your plan" tinted>
        <Facts
          facts={[
            'Contact us. We will tell you the price before you decide.',
            'We set your plan, and you can use its modules at once.',
            'You pay by invoice. We do not ask for a card.',
            'When your plan ends or you cancel, you move to the free plan and your data stays.',
          ]}
        />
        <div className="mt-7 flex flex-wrap gap-3">
          <a href="/contact?topic=product#write" className={buttonClasses('primary', 'large')}>
            Talk to us
          </a>
          <a href="/pricing" className={buttonClasses('secondary', 'large')}>
            Compare plans
          </a>
        </div>
      </Part>
    </>
  );
}
