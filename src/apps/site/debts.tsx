import type { Market } from '#kernel/markets.ts';
import { exampleIn } from '#modules/planning/debts/examples.ts';
import { monthRows, monthsView } from '#modules/planning/debts/month-rows.ts';
import { outcomeOf, type Writing } from '#modules/planning/debts/outcome.ts';
import { PlannerActions, PlannerForm } from '#modules/planning/debts/planner.parts.tsx';
import { rateText } from '#kernel/yearly-rate.ts';
import { PlanAnswer, PlanResults } from '#modules/planning/debts/results.parts.tsx';
import { buttonClasses } from '#ui/button.tsx';
import { writeMoney } from '#ui/written-money.ts';
import { CountryChoice } from './country-choice.tsx';
import { Facts, PageTop, Part } from './parts.tsx';

/** The debt planner: it runs in the browser; without script the page works out one example and explains the methods. */
export function Debts({ market }: { market: Market }) {
  const { currency, locale } = market;
  const { debts, plan } = exampleIn(currency);
  const writing: Writing = {
    amount: (value) => writeMoney(value, { locale }),
    figure: (value) => writeMoney(value, { locale }, { whole: true }),
    month: null,
  };
  const outcome = outcomeOf(debts, plan);
  const { toggle } = monthsView(monthRows(outcome.chosen, outcome, writing), false);
  return (
    <>
      <PageTop title="Debt planner" lead="When will you be free of debt?">
        <p>
          Enter your debts to see which to pay first, when you are debt-free and what you save. You do not need an
          account, and your figures stay on this device.
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
              Turn on JavaScript to enter your own debts. You see an example with three debts.
            </p>
          </noscript>
          <PlannerForm currency={currency} locale={locale} />
          <noscript>
            <table className="w-full border-collapse text-sm">
              <caption className="pb-1 text-left font-semibold">Example: three debts</caption>
              <thead>
                <tr className="border-b border-edge text-xs text-faint">
                  <th scope="col" className="py-1.5 text-left font-medium">
                    Debt
                  </th>
                  {['Owed today', 'Yearly interest', 'Monthly minimum'].map((head) => (
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
                    {[writing.amount(balance), `${rateText(rate, locale)} %`, writing.amount(minimum)].map((cell) => (
                      <td key={cell} className="figures py-2 pl-3 text-right">
                        {cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="mt-3 text-sm text-soft">
              You also pay {writing.amount(plan.extra)} extra each month, to the debt with the highest rate first.
            </p>
          </noscript>
        </div>
        <section aria-labelledby="outcome" className="flex min-w-0 flex-col gap-6">
          <h2 id="outcome" className="sr-only">
            Your debt plan
          </h2>
          <PlanAnswer outcome={outcome} writing={writing} />
          <PlanResults outcome={outcome} writing={writing} />
          <PlannerActions toggle={toggle} />
        </section>
      </div>
      <Part title="How we calculate your debt plan" tinted>
        <div className="grid gap-x-14 gap-y-8 md:grid-cols-2">
          <div>
            <h3 className="mt-6 text-lg">Repayment methods</h3>
            <Facts
              facts={[
                'Each debt gets its minimum every month. Your extra payment goes to the first debt, and then to the next.',
                'Avalanche pays the highest rate first. It costs the least interest, apart from a few cents of rounding.',
                'Snowball pays the smallest debt first. It costs a little more, but the first debt is gone sooner.',
                'Minimum payments only: you pay nothing extra. The difference is what your plan saves.',
                'The order of the debts is set when the plan starts, so paying more never takes longer.',
              ]}
            />
          </div>
          <div>
            <h3 className="mt-6 text-lg">What is not included</h3>
            <Facts
              facts={[
                'Interest is a twelfth of the yearly rate each month. Your lender may calculate interest by the day, so trust their statement.',
                'Fees, credit insurance and changing rates are not included. Leave fees out of the minimum.',
                'A flat interest rate is not a yearly rate. Ask your lender for the rate on the reducing balance.',
                'The debt plan assumes that you borrow nothing new.',
                'This is a calculation, not advice.',
              ]}
            />
          </div>
        </div>
      </Part>
      <Part title="If you cannot afford the payments">
        <p className="mt-4 max-w-2xl text-soft">
          Talk to your lenders before you miss a payment, and ask for a longer term or a lower rate. In South Africa, a
          debt counsellor registered with the National Credit Regulator can apply for debt review. It combines your
          payments and stops new credit.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <a href="/auth/signup" className={buttonClasses('primary', 'large', 'if-signed-out')}>
            Create your account
          </a>
          <a href="/app/debts" className={buttonClasses('primary', 'large', 'if-signed-in')}>
            My debts
          </a>
          <a href="/services" className={buttonClasses('secondary', 'large')}>
            See other features
          </a>
        </div>
      </Part>
    </>
  );
}
