import { Plus } from 'lucide-react';
import type { Currency } from '#kernel/money.ts';
import { money } from '#kernel/money.ts';
import { monthOf } from '#kernel/calendar.ts';
import { AMOUNTS } from '#kernel/permissions.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { useCaller, useMay } from '#ui/caller.tsx';
import { useFormats } from '#ui/formats.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Table } from '#ui/table.tsx';
import { useToday } from '#ui/today.client.ts';
import { useDebtChanges } from './changes.client.ts';
import { exampleIn } from './examples.ts';
import { GivenLoans } from './given-loans.tsx';
import { PLANNER } from './kept-plan.ts';
import { currenciesOf } from './live.ts';
import type { Overview } from './model.ts';
import { outcomeOf } from './outcome.ts';
import { PlanResults } from './results.parts.tsx';
import { PAGE_WORDS } from './words.ts';
import { writingOf } from './writing.client.ts';

type Owing = Overview['owing'];

/** One press plans what accounts owe; below, what a plan looks like. */
export function NoPlan({ owing, onAdd }: { owing: Owing; onAdd: (() => void) | null }) {
  const { workspace } = useCaller();
  const { addFromAccounts } = useDebtChanges();
  // Made-up amounts would be taken for those that are not shared.
  const mayAmounts = useMay(AMOUNTS.read);
  const isOwing = owing.length > 0;
  const currency = currenciesOf(owing, workspace.currency)[0] ?? workspace.currency;
  return (
    <>
      <PageHeader
        title={PAGE_WORDS.debtsHeading}
        {...(isOwing && mayAmounts && { answer: <YouOwe owing={owing} currency={currency} /> })}
      />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-xl">{PAGE_WORDS.planYourWayOut}</h2>
          <p className="mt-1 text-soft">{isOwing ? PAGE_WORDS.weKnowBalances : PAGE_WORDS.addWhatYouOwe}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {onAdd !== null && isOwing && (
            <Button look="primary" onClick={() => addFromAccounts(owing.length)}>
              {PAGE_WORDS.planThese}
            </Button>
          )}
          {onAdd !== null && (
            <Button look={isOwing ? 'secondary' : 'primary'} icon={<Plus aria-hidden />} onClick={onAdd}>
              {PAGE_WORDS.addDebt}
            </Button>
          )}
          <a href={PLANNER} className={buttonClasses()}>
            {PAGE_WORDS.openPlanner}
          </a>
        </div>
      </div>
      <div className="flex flex-col gap-5">
        {isOwing && (
          <Section title={PAGE_WORDS.whatYouOwe} flush>
            <Table
              caption={PAGE_WORDS.debts}
              rows={owing}
              keyOf={({ accountId }) => accountId}
              columns={[
                {
                  key: 'name',
                  header: PAGE_WORDS.debt,
                  onCard: 'title',
                  cell: ({ accountId, name }) => <TextLink to={`/app/accounts/${accountId}`}>{name}</TextLink>,
                },
                {
                  key: 'owed',
                  header: PAGE_WORDS.owed,
                  align: 'end',
                  onCard: 'figure',
                  cell: ({ owed }) => <MoneyText value={owed} />,
                },
              ]}
            />
          </Section>
        )}
        {mayAmounts && <Sample currency={currency} />}
        <GivenLoans />
      </div>
    </>
  );
}

function YouOwe({ owing, currency }: { owing: Owing; currency: Currency }) {
  const minor = owing.filter(({ owed }) => owed.currency === currency).reduce((sum, { owed }) => sum + owed.minor, 0n);
  return <Sentence text={PAGE_WORDS.youOwe} parts={{ amount: <MoneyText value={money(minor, currency)} whole /> }} />;
}

/** What a plan will look like: the real one with made-up figures, pale and out of reach. */
function Sample({ currency }: { currency: Currency }) {
  const formats = useFormats();
  const { debts, plan } = exampleIn(currency);
  const writing = writingOf(formats, monthOf(useToday()));
  return (
    <div>
      <p className="mb-2 text-sm text-soft">{PAGE_WORDS.example}</p>
      <div
        inert
        aria-hidden
        className="pointer-events-none max-h-128 overflow-hidden opacity-60 [mask-image:linear-gradient(black_50%,transparent)]"
      >
        <Section title={PAGE_WORDS.plan}>
          <PlanResults outcome={outcomeOf(debts, plan)} writing={writing} />
        </Section>
      </div>
    </div>
  );
}
