import type { ReactNode } from 'react';
import { monthOf } from '#kernel/calendar.ts';
import { type Money, money } from '#kernel/money.ts';
import { useAccounts } from '#modules/money/accounts/parts.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { useToday } from '#ui/today.client.ts';
import { termsOf } from './agreed.ts';
import { instalmentsUntilPaid, interestInInstalment, principalPaid } from './annuities.ts';
import { capCountry, capOn } from './caps.ts';
import { loansAtBeginning, planIn, primesOf } from './live.ts';
import { firstMinimums } from './loan-course.ts';
import type { LiveDebt, Overview } from './model.ts';
import { monthWords } from './month-words.ts';
import { durationWords } from './outcome.ts';
import { Rate } from './rate-text.tsx';
import { rateText } from '#kernel/yearly-rate.ts';
import { nextPaymentOn, rateIn } from './terms.ts';
import { DIALOG_WORDS, KIND_LABELS } from './dialog-words.ts';
import { DEBT_WORDS, TABLE_WORDS } from './words.ts';

/** What was agreed, and what it means for a debt that is paid alone. */
export function DebtTerms({ debt, overview }: { debt: LiveDebt; overview: Overview }) {
  const { kind, owed, agreed, accountId, paymentDay } = debt;
  const { locale } = useFormats();
  const today = useToday();
  const { data: accounts = [] } = useAccounts();
  const account = accounts.find(({ id }) => id === accountId);
  const primes = primesOf(overview.rates);
  const plan = planIn(overview.settings, owed.currency, monthOf(today));
  const minimum = firstMinimums(loansAtBeginning([debt], owed.currency), plan, primes)[0]?.minimum ?? 0n;
  const rate = rateIn(termsOf(agreed), monthOf(today), primes);
  const { promotion } = agreed;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Section title={DEBT_WORDS.terms}>
        <Facts>
          <Fact name={DIALOG_WORDS.kind}>{KIND_LABELS[kind]}</Fact>
          {account !== undefined && (
            <Fact name={DEBT_WORDS.account}>
              <TextLink to={`/app/accounts/${account.id}`}>{account.name}</TextLink>
            </Fact>
          )}
          <Fact name={DEBT_WORDS.rateNow}>
            <Rate debt={debt} overview={overview} />
            {promotion !== null && ` ${DEBT_WORDS.promotionUntil(monthWords(promotion.until))}`}
          </Fact>
          <CapFact debt={debt} overview={overview} />
          {agreed.changes.map(({ from, rate: next }) => (
            <Fact key={from} name={DEBT_WORDS.rateFrom(monthWords(from))}>
              {next.kind === 'fixed' ? TABLE_WORDS.percent(rateText(next.rate, locale)) : DIALOG_WORDS.rateKinds.prime}
            </Fact>
          ))}
          <Fact name={DIALOG_WORDS.minimumKind}>{DIALOG_WORDS.minimumKinds[agreed.minimum.kind]}</Fact>
          <Fact name={DEBT_WORDS.payment}>
            <MoneyText value={money(minimum, owed.currency)} />
          </Fact>
          {paymentDay !== null && owed.minor > 0n && (
            <Fact name={DEBT_WORDS.nextPayment}>
              <DateText day={nextPaymentOn(paymentDay, today)} />
            </Fact>
          )}
          <Some name={DEBT_WORDS.monthlyFee} value={agreed.monthlyFee} />
          <Some name={DEBT_WORDS.insurance} value={agreed.insurancePerThousand} />
        </Facts>
      </Section>
      <Alone owed={owed} rate={rate} minimum={minimum} />
    </div>
  );
}

/** The highest rate that the law allows on such credit, and what it is made of. */
function CapFact({ debt: { kind, owed, agreed, agreedOn }, overview }: { debt: LiveDebt; overview: Overview }) {
  const formats = useFormats();
  const today = useToday();
  const country = capCountry(owed.currency);
  const day = (agreed.rate.kind === 'fixed' ? agreedOn : null) ?? today;
  const cap = country === null ? null : capOn(kind, country, day, overview.rates);
  if (cap === null) return null;
  const percent = (rate: number) => rateText(rate, formats.locale);
  return (
    <>
      <Fact name={DEBT_WORDS.highest}>{TABLE_WORDS.percent(percent(cap.most))}</Fact>
      <dd className="col-span-2 text-faint">
        {cap.policy !== null &&
          DEBT_WORDS.highestMade(
            percent(cap.policy.rate),
            writeDay(cap.policy.day, formats),
            percent(cap.margin.rate),
          )}{' '}
        <Sentence text={DEBT_WORDS.source} parts={{ source: cap.margin.source }} />
      </dd>
    </>
  );
}

/** The debt by itself at today's rate and payment, without the plan's extra money. */
function Alone({ owed, rate, minimum }: { owed: Money; rate: number; minimum: bigint }) {
  const count = instalmentsUntilPaid(owed.minor, rate, minimum);
  const amount = (minor: bigint) => <MoneyText value={money(minor, owed.currency)} />;
  return (
    <Section title={DEBT_WORDS.alone} note={DEBT_WORDS.aloneNote}>
      <Facts>
        <Fact name={DEBT_WORDS.owed}>{amount(owed.minor)}</Fact>
        <Fact name={DEBT_WORDS.ownWay}>
          {count === null ? DEBT_WORDS.noEnd : DEBT_WORDS.instalments(count, durationWords(count))}
        </Fact>
        {count !== null && count > 0 && (
          <>
            <Fact name={DEBT_WORDS.firstInterest}>{amount(interestInInstalment(owed.minor, rate, count, 1))}</Fact>
            <Fact name={DEBT_WORDS.nextYear}>
              {amount(principalPaid(owed.minor, rate, count, 1, Math.min(12, count)))}
            </Fact>
          </>
        )}
      </Facts>
    </Section>
  );
}

function Some({ name, value }: { name: string; value: Money }) {
  if (value.minor === 0n) return null;
  return (
    <Fact name={name}>
      <MoneyText value={value} />
    </Fact>
  );
}

function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-1.5 text-sm">{children}</dl>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="max-w-40 text-faint sm:max-w-none">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}
