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
    'Thank you. This installation has no payment service connected, so nothing was charged here. A plan that was agreed on shows below, under your account, as soon as it is set.',
  '/subscription-canceled': 'Nothing was ordered and nothing was charged. Your plan is as it was.',
};

/** The subscription page (§2), and the two returns to it. Who is signed in sees their plan (`subscription.client.ts`). */
export function Subscription({ path, market }: { path: SubscriptionPath; market: Market }) {
  const note = RETURNS[path];
  return (
    <>
      <PageTop eyebrow="Subscription" title="Your plan, and the others">
        {note !== null && <p className="mb-4 font-medium text-ink">{note}</p>}
        <div data-subscription>
          <p data-when="signed-out">
            <a href="/auth/signin?from=/subscription" className={textLinkClasses}>
              Sign in
            </a>{' '}
            to see which plan you have. Without an account you can read everything here.
          </p>
          <p data-when="signed-in" hidden>
            You are signed in as <strong data-who className="font-semibold text-ink" />, on the{' '}
            <strong data-plan-name className="font-semibold text-ink" /> plan. What you had before is under{' '}
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
      <Part title="How a plan is changed" tinted>
        <Facts
          facts={[
            'You ask for it, and whoever runs this installation tells you what holds for you before you decide.',
            'It is set for your account by hand, and opens its modules from your next step on.',
            'Payment is by invoice. No payment service is connected to this installation, so no card is asked for or kept.',
            'It ends when you say so or on its last day. What you entered stays, and you go on with the free plan.',
          ]}
        />
        <div className="mt-7 flex flex-wrap gap-3">
          <a href="/contact?topic=product#write" className={buttonClasses('primary', 'large')}>
            Talk to us
          </a>
          <a href="/pricing" className={buttonClasses('secondary', 'large')}>
            What each plan opens
          </a>
        </div>
      </Part>
    </>
  );
}
