import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { Module } from '#kernel/modules.ts';
import type { Money } from '#kernel/money.ts';
import { PRICE_ON_REQUEST, priceOf, priceWords, yearWords } from '#kernel/prices.ts';
import { opens, type Tier } from '#kernel/tiers.ts';
import { Badge } from '#ui/badge.tsx';
import { useCaller } from '#ui/caller.tsx';
import { cx } from '#ui/class-names.ts';
import { DateText } from '#ui/date-text.tsx';
import { useFormats } from '#ui/formats.tsx';
import { useModulesThere } from '#ui/modules-there.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Table } from '#ui/table.tsx';
import { writeMoney } from '#ui/written-money.ts';
import type { Subscription } from './model.ts';
import { PLAN_NAMES, worded } from './plan-names.ts';
import { plansSold, sameAs } from './plans-sold.ts';
import { plansQuery, pricesQuery } from './plans.client.ts';
import { Sentence } from '#ui/sentence.tsx';
import { PAGE_WORDS } from './words.ts';

/** Which plan do I have, and what does it open? */
export function BillingPage() {
  const { tier } = useCaller();
  const plans = useQuery(plansQuery);
  const prices = useQuery(pricesQuery).data ?? [];
  const formats = useFormats();
  const write = (value: Money) => writeMoney(value, formats);
  const there = useModulesThere();
  const same = sameAs(tier, there);
  return (
    <div className="max-w-reading">
      <PageHeader
        title={PAGE_WORDS.billingPlansHeading}
        answer={PAGE_WORDS.youAreOnPlan(PLAN_NAMES[tier])}
        note={
          <Sentence
            text={PAGE_WORDS.toChangeYourPlan}
            parts={{
              planNote: same !== null && PAGE_WORDS.todayItIncludesSame(PLAN_NAMES[same]),
              contactUs: <PageLink href="/contact">{PAGE_WORDS.talkToUs}</PageLink>,
            }}
          />
        }
      />
      <div className="flex flex-col gap-4">
        <Section title={PAGE_WORDS.whatEachPlanIncludes}>
          <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-3">
            {plansSold(there).map((step, place, sold) => (
              <PlanCard
                key={step.tier}
                {...step}
                before={sold[place - 1]?.tier ?? null}
                mine={tier}
                cost={
                  step.tier === 'free'
                    ? PAGE_WORDS.noCharge
                    : costOf(priceOf(prices, { tier: step.tier, currency: formats.currency }), write)
                }
              />
            ))}
          </ol>
        </Section>
        <Section title={PAGE_WORDS.planHistory} flush>
          <Loaded query={plans} skeleton={<Skeleton className="mx-5 mb-4 h-24" />}>
            {(found) => <History plans={found} />}
          </Loaded>
        </Section>
      </div>
    </div>
  );
}

/** A price that is not set is never a number (decisions, "Plans"). */
function costOf(price: ReturnType<typeof priceOf>, write: (value: Money) => string): string {
  const words = priceWords(price, write);
  return words === PRICE_ON_REQUEST ? PAGE_WORDS.priceOnRequest : `${words} ${yearWords(price, write)}`.trim();
}

type PlanCardProps = {
  tier: Tier;
  adds: readonly Module[];
  /** The plan whose modules it opens too. */
  before: Tier | null;
  mine: Tier;
  cost: string;
};

function PlanCard({ tier, adds, before, mine, cost }: PlanCardProps) {
  const isMine = tier === mine;
  return (
    <li className={cx('rounded-card border p-4', isMine ? 'border-accent' : 'border-line')}>
      <p className="flex flex-wrap items-center justify-between gap-2 font-medium">
        {PLAN_NAMES[tier]}
        {isMine && <Badge tone="accent">{PAGE_WORDS.yours}</Badge>}
      </p>
      <p className="mt-1 text-sm text-faint">{cost}</p>
      <ul className="mt-3 flex flex-col gap-1 text-sm">
        {before !== null && <li className="text-soft">{PAGE_WORDS.everythingIn(PLAN_NAMES[before])}</li>}
        {adds.map((module) => (
          <li key={module.name} className="flex items-start gap-2">
            <Check
              aria-hidden
              className={cx('mt-0.5 size-4 shrink-0', opens(mine, tier) ? 'text-accent' : 'text-faint')}
            />
            {worded(module)}
          </li>
        ))}
      </ul>
    </li>
  );
}

function History({ plans }: { plans: readonly Subscription[] }) {
  if (plans.length === 0) return <p className="px-5 pb-4 text-sm text-soft">{PAGE_WORDS.noPlansYetYou}</p>;
  return (
    <Table
      caption={PAGE_WORDS.planHistory}
      rows={plans}
      keyOf={({ id }) => id}
      columns={[
        { key: 'plan', header: 'Plan', cell: ({ planName }) => planName, onCard: 'title' },
        {
          key: 'status',
          header: 'State',
          cell: ({ status }) => (
            <Badge tone={status === 'active' ? 'accent' : 'neutral'}>
              {status === 'active' ? PAGE_WORDS.active : PAGE_WORDS.ended}
            </Badge>
          ),
          className: 'max-sm:basis-full',
        },
        {
          key: 'end',
          header: PAGE_WORDS.ends,
          cell: ({ endDate }) => (endDate === null ? PAGE_WORDS.whenCancelled : <DateText day={endDate} />),
          onCard: 'detail',
        },
        {
          key: 'price',
          header: 'Price',
          align: 'end',
          cell: ({ price, billingInterval }) =>
            price === null ? (
              PAGE_WORDS.nothingCharged
            ) : (
              <>
                <MoneyText value={price} /> a {billingInterval}
              </>
            ),
          onCard: 'figure',
        },
      ]}
    />
  );
}
