import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Day } from '#kernel/calendar.ts';
import { Notice } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { linkTo } from '#ui/link-to.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { writeMoney } from '#ui/written-money.ts';
import { useDebtChanges } from './changes.client.ts';
import type { May } from './may.ts';
import type { Overview } from './model.ts';
import { type AboveCap, aboveCaps, type CurrencyPlan, unfinished } from './page-figures.ts';
import { rateText } from '#kernel/yearly-rate.ts';
import { NOTICE_WORDS, PAGE_WORDS, PLAN_WORDS } from './words.ts';

/** More names than these are counted. */
const NAMED = 3;

type WarningsProps = { overview: Overview; plans: readonly CurrencyPlan[]; may: May };

/** What stands in the way of a plan that can be trusted. */
export function Warnings({ overview, plans, may }: WarningsProps) {
  const lacking = unfinished(overview.debts);
  const [first] = lacking;
  return (
    <>
      {plans.map((plan) => (
        <StuckDebts key={plan.currency} plan={plan} except={lacking.map(({ name }) => name)} />
      ))}
      {first !== undefined && (
        <Notice
          tone="attention"
          icon={<CircleAlert aria-hidden />}
          action={
            may !== null && (
              <Button size="small" onClick={() => may.edit(first.id)}>
                {PAGE_WORDS.addTerms}
              </Button>
            )
          }
        >
          <Text>{PAGE_WORDS.lacksTerms(namesOf(lacking.map(({ name }) => name)))}</Text>
        </Notice>
      )}
    </>
  );
}

/** What is worth a look: accounts that are in no plan, and rates above those that the law allows. */
export function Hints({ overview, today, may }: { overview: Overview; today: Day; may: May }) {
  const { addFromAccounts } = useDebtChanges();
  const notPlanned = overview.owing.map(({ name }) => name);
  return (
    <>
      {notPlanned.length > 0 && (
        <Notice
          action={
            may !== null && (
              <Button size="small" onClick={() => addFromAccounts(notPlanned.length)}>
                {PAGE_WORDS.addThem}
              </Button>
            )
          }
        >
          <Text>{PAGE_WORDS.notPlanned(namesOf(notPlanned))}</Text>
        </Notice>
      )}
      {aboveCaps(overview.debts, overview, today).map((above) => (
        <CapNotice key={above.debt.id} above={above} />
      ))}
    </>
  );
}

/** Names may be of one long word. */
const Text = ({ children }: { children: ReactNode }) => <span className="wrap-anywhere">{children}</span>;

/** Names in a sentence: the first few, and how many others. */
function namesOf(names: readonly string[]): string {
  const [some, rest] = [names.slice(0, NAMED), names.length - NAMED];
  return new Intl.ListFormat('en-GB').format(rest > 0 ? [...some, PAGE_WORDS.andOthers(rest)] : some);
}

/** Each debt whose payment does not even cover what a month adds to it. @param except debts that lack their terms */
function StuckDebts({ plan: { outcome }, except }: { plan: CurrencyPlan; except: readonly string[] }) {
  const formats = useFormats();
  const known = outcome.stuck.filter(({ name }) => !except.includes(name));
  return known.map(({ name, minimum, charges }) => (
    <Notice key={name} tone="danger" icon={<CircleAlert aria-hidden />}>
      <Text>
        {minimum.minor === 0n
          ? PLAN_WORDS.unpaid(name)
          : PLAN_WORDS.stuck(name, writeMoney(minimum, formats), writeMoney(charges, formats))}{' '}
        {outcome.chosen.end === 'free' ? PLAN_WORDS.rescued : PLAN_WORDS.stuckHelp}
      </Text>
    </Notice>
  ));
}

/** A rate above the highest that the law allows, with what that is made of. */
function CapNotice({ above: { debt, rate, cap } }: { above: AboveCap }) {
  const formats = useFormats();
  const percent = (one: number) => rateText(one, formats.locale);
  return (
    <Notice
      tone="attention"
      icon={<CircleAlert aria-hidden />}
      action={
        <LinkButton size="small" to={linkTo('/app/debts', { debt: debt.id })}>
          {NOTICE_WORDS.look}
        </LinkButton>
      }
    >
      <Text>
        {NOTICE_WORDS.aboveCap(debt.name, percent(rate), percent(cap.most))}{' '}
        {cap.policy !== null &&
          NOTICE_WORDS.madeOf(
            percent(cap.policy.rate),
            writeDay(cap.policy.day, formats),
            percent(cap.margin.rate),
          )}{' '}
        {cap.policy !== null && debt.agreedOn === null && NOTICE_WORDS.whenAgreed}
      </Text>
    </Notice>
  );
}
