import type { Market } from '#kernel/markets.ts';
import { exampleIn } from '#modules/planning/debts/examples.ts';
import { monthRows, monthsView } from '#modules/planning/debts/month-rows.ts';
import { outcomeOf, type Writing } from '#modules/planning/debts/outcome.ts';
import { PlannerActions, PlannerForm } from '#modules/planning/debts/planner.parts.tsx';
import { writeRate } from '#modules/planning/debts/rates.ts';
import { PlanAnswer, PlanResults } from '#modules/planning/debts/results.parts.tsx';
import { buttonClasses } from '#ui/button.tsx';
import { writeMoney } from '#ui/written-money.ts';
import { CountryChoice } from './country-choice.tsx';
import { Facts, PageTop, Part } from './parts.tsx';

/** The debt planner: it runs in the browser; without script the page works out one example and explains the methods. */
export function Debts({ market }: { market: Market }) {
  const { currency, locale } = market;
  const { debts, plan } = exampleIn(currency);
  const writing: Writing = { amount: (value) => writeMoney(value, { locale }), month: null };
  const outcome = outcomeOf(debts, plan);
  const { toggle } = monthsView(monthRows(outcome.chosen, debts, writing), false);
  return (
    <>
      <PageTop eyebrow="Debt planner" title="When will you be free of debt?">
        <p>
          Write down what you owe. The planner says which debt to pay first, when you are free, and what that saves. It
          needs no account, and what you write stays on this device.
        </p>
        <CountryChoice path="/demo/debts" market={market} />
      </PageTop>
      <div
        data-planner
        className="mx-auto grid max-w-6xl gap-x-12 gap-y-10 px-5 py-12 sm:px-8 sm:py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
      >
        <div className="min-w-0">
          <h2 className="sr-only">Your debts</h2>
          <noscript>
            <p className="mb-6 rounded-card bg-attention-tint px-4 py-3 text-sm text-attention-ink">
              To plan your own debts, this page needs JavaScript, which is switched off in your browser: the reckoning
              is done here, not on our server. What you read below is a worked example.
            </p>
          </noscript>
          <PlannerForm currency={currency} locale={locale} />
          <noscript>
            <table className="w-full border-collapse text-sm">
              <caption className="pb-1 text-left font-semibold">The example: three debts</caption>
              <thead>
                <tr className="border-b border-edge text-xs text-faint">
                  <th scope="col" className="py-1.5 text-left font-medium">
                    Debt
                  </th>
                  {['Owed today', 'Interest a year', 'Minimum a month'].map((head) => (
                    <th key={head} scope="col" className="py-1.5 pl-3 text-right font-medium">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {debts.map(({ id, name, balance, rate, minimum }) => (
                  <tr key={id} className="border-b border-line">
                    <th scope="row" className="py-2 text-left font-normal">
                      {name}
                    </th>
                    {[writing.amount(balance), `${writeRate(rate)} %`, writing.amount(minimum)].map((cell) => (
                      <td key={cell} className="figures py-2 pl-3 text-right">
                        {cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="mt-3 text-sm text-soft">
              Beside the minimums, {writing.amount(plan.extra)} extra is paid each month, to the debt with the highest
              rate first.
            </p>
          </noscript>
        </div>
        <section aria-labelledby="outcome" className="flex min-w-0 flex-col gap-6">
          <h2 id="outcome" className="sr-only">
            What it comes to
          </h2>
          <PlanAnswer outcome={outcome} writing={writing} />
          <PlanResults outcome={outcome} writing={writing} />
          <PlannerActions toggle={toggle} />
        </section>
      </div>
      <Part title="How it is reckoned" tinted>
        <div className="grid gap-x-14 gap-y-8 md:grid-cols-2">
          <div>
            <h3 className="mt-6 text-lg">The methods</h3>
            <Facts
              facts={[
                'Every month each debt gets its minimum. What a debt that is paid off sets free, and your extra, go to the next debt in the order, in the same month.',
                'Avalanche takes the highest rate first. With the same money no order costs less interest; on debts of a few coins rounding can turn that by a few cents.',
                'Snowball takes the smallest debt first. It costs a little more, and you see the first debt gone sooner.',
                'Minimums alone: nothing moves on. The difference to your plan is what the plan saves.',
                'The order is settled when the plan begins. So paying more never takes longer.',
              ]}
            />
          </div>
          <div>
            <h3 className="mt-6 text-lg">What it leaves out</h3>
            <Facts
              facts={[
                'Interest is a twelfth of the yearly rate each month, rounded to the cent. Lenders who reckon by the day differ a little: their statement is what counts.',
                'Fees, credit insurance and a rate that changes are not in it. A fee pays off nothing: leave it out of the minimum.',
                'A flat rate, as some lenders quote it, is not a yearly rate on what is left. Ask for the rate on the reducing balance.',
                'The plan takes for granted that nothing new is borrowed.',
                'This is arithmetic, not advice. It does not know what else you need the money for.',
              ]}
            />
          </div>
        </div>
      </Part>
      <Part title="If the payments are more than you can make">
        <p className="mt-4 max-w-2xl text-soft">
          Talk to those you owe before a payment is missed: a longer term or a lower rate is easier to get then. In
          South Africa a debt counsellor registered with the National Credit Regulator can apply for debt review, which
          joins your payments into one and stops new credit until it is over.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <a href="/auth/signup" className={buttonClasses('primary', 'large', 'if-signed-out')}>
            Create your account
          </a>
          <a href="/app/debts" className={buttonClasses('primary', 'large', 'if-signed-in')}>
            The debts in my books
          </a>
          <a href="/services" className={buttonClasses('secondary', 'large')}>
            What else it does
          </a>
        </div>
      </Part>
    </>
  );
}
