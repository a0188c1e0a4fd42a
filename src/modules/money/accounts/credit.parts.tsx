import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Day } from '#kernel/calendar.ts';
import { absolute } from '#kernel/money.ts';
import { AMOUNTS } from '#kernel/permissions.ts';
import { Notice } from '#ui/badge.tsx';
import { useMay } from '#ui/caller.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { linkTo } from '#ui/link-to.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { useToday } from '#ui/today.client.ts';
import { ACCOUNTS } from './access.ts';
import { api } from './api.client.ts';
import {
  CREDIT_OF,
  type CreditUse,
  creditUseOf,
  currentStatement,
  isOverdue,
  nextStatementDay,
  type StatementToPay,
} from './credit.ts';
import type { Account, CardStatement } from './model.ts';
import { CREDIT_WORDS } from './words.ts';

/** What open cards owed on their latest statements; asked only where one of the accounts has a statement day. */
export function useCardStatements(accounts: readonly Account[]): readonly CardStatement[] {
  const today = useToday();
  const enabled = accounts.some(({ statementDay }) => statementDay !== null);
  return useQuery({ ...api.cardStatements.queryOptions({ input: { today } }), enabled }).data ?? [];
}

/** Credit limit, what is due and by when, in one line; nothing where nothing is known of the account's credit. */
export function CreditLine({ account, statements }: { account: Account; statements: readonly CardStatement[] }) {
  const formats = useFormats();
  const today = useToday();
  const use = creditUseOf(account.currentBalance, account.creditLimit);
  const statement = currentStatement(statements.filter(({ accountId }) => accountId === account.id));
  const { available, utilisation } = use;
  if (use.owed.withheld === true || (available === null && statement === null)) return null;
  const parts: ReactNode[] = [
    ...(available === null
      ? []
      : available.minor < 0n
        ? [<OverLimit key="over" use={use} />]
        : [
            <Sentence
              key="available"
              text={CREDIT_WORDS.available}
              parts={{ amount: <MoneyText value={available} /> }}
            />,
          ]),
    ...(utilisation === null ? [] : [CREDIT_WORDS.used(writeNumber(utilisation.percent, formats))]),
    ...(statement === null ? [] : [<Due key="due" statement={statement} today={today} />]),
  ];
  return (
    <p className="figures flex min-w-0 basis-full flex-wrap gap-x-3 text-sm text-soft sm:pl-10">
      {parts.map((part, at) => (
        <span key={at}>{part}</span>
      ))}
    </p>
  );
}

function OverLimit({ use: { available } }: { use: CreditUse }) {
  if (available === null) return null;
  return (
    <span className="text-danger-ink">
      <Sentence text={CREDIT_WORDS.overLimit} parts={{ amount: <MoneyText value={absolute(available)} /> }} />
    </span>
  );
}

function Due({ statement, today }: { statement: StatementToPay; today: Day }) {
  const { due, dueOn } = statement;
  if (due.minor === 0n) return CREDIT_WORDS.nothingDue;
  const amount = <MoneyText value={due} />;
  if (dueOn === null) return <Sentence text={CREDIT_WORDS.stillDueLine} parts={{ amount }} />;
  const isLate = isOverdue(statement, today);
  return (
    <span className={isLate ? 'text-danger-ink' : undefined}>
      <Sentence
        text={isLate ? CREDIT_WORDS.wasDue : CREDIT_WORDS.dueBy}
        parts={{ amount, day: <DateText day={dueOn} /> }}
      />
    </span>
  );
}

/** What is owed, available and due on a card, or what an overdraft has left. */
export function CreditSection({ account }: { account: Account }) {
  const statements = useCardStatements([account]);
  const mayAmounts = useMay(AMOUNTS.read);
  const mayWrite = useMay(ACCOUNTS.write);
  const credit = CREDIT_OF[account.accountType];
  const { creditLimit, statementDay } = account;
  if (credit === null || !mayAmounts) return null;
  if (creditLimit === null && statementDay === null)
    return credit === 'card' && mayWrite && account.isActive ? <AddTerms account={account} /> : null;
  const statement = currentStatement(statements.filter(({ accountId }) => accountId === account.id));
  return (
    <Section title={CREDIT_WORDS.headings[credit]}>
      <Figures account={account} statement={statement} />
    </Section>
  );
}

function AddTerms({ account: { id } }: { account: Account }) {
  return (
    <Section title={CREDIT_WORDS.headings.card}>
      <p className="text-sm text-soft">
        {CREDIT_WORDS.addTerms}{' '}
        <TextLink to={linkTo('/app/accounts', { edit: id })}>{CREDIT_WORDS.editAccount}</TextLink>
      </p>
    </Section>
  );
}

function Figures({ account, statement }: { account: Account; statement: StatementToPay | null }) {
  const formats = useFormats();
  const today = useToday();
  const { owed, limit, available, utilisation } = creditUseOf(account.currentBalance, account.creditLimit);
  const isLate = statement !== null && isOverdue(statement, today);
  return (
    <div className="flex flex-col gap-4">
      {available !== null && available.minor < 0n && (
        <Notice tone="danger" icon={<TriangleAlert aria-hidden />}>
          <Sentence text={CREDIT_WORDS.overLimitNotice} parts={{ amount: <MoneyText value={absolute(available)} /> }} />
        </Notice>
      )}
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 gap-y-3">
        <Fact label={CREDIT_WORDS.owedNow} value={<MoneyText value={owed} />} />
        {limit !== null && available !== null && (
          <Fact
            label={CREDIT_WORDS.availableLabel}
            value={<MoneyText value={available} />}
            note={<Sentence text={CREDIT_WORDS.limitNote} parts={{ amount: <MoneyText value={limit} /> }} />}
          />
        )}
        {utilisation !== null && (
          <Fact
            label={CREDIT_WORDS.usedLabel}
            value={CREDIT_WORDS.percent(writeNumber(utilisation.percent, formats))}
            note={utilisation.level === 'high' && CREDIT_WORDS.highNote}
          />
        )}
        {statement !== null && (
          <>
            <Fact
              label={CREDIT_WORDS.statementOwed}
              value={<MoneyText value={statement.owed} />}
              note={<OnDay text={CREDIT_WORDS.statementNote} day={statement.day} />}
            />
            <Fact
              label={CREDIT_WORDS.paidSince}
              value={<MoneyText value={statement.paid} />}
              note={CREDIT_WORDS.refundsNote}
            />
            <Fact
              label={CREDIT_WORDS.stillDue}
              value={<MoneyText value={statement.due} />}
              isBad={isLate}
              note={
                statement.dueOn !== null && (
                  <OnDay text={isLate ? CREDIT_WORDS.wasDueNote : CREDIT_WORDS.dueByNote} day={statement.dueOn} />
                )
              }
            />
          </>
        )}
        {account.statementDay !== null && account.isActive && (
          <Fact
            label={CREDIT_WORDS.nextStatement}
            value={<DateText day={nextStatementDay(today, account.statementDay)} />}
          />
        )}
      </dl>
    </div>
  );
}

function OnDay({ text, day }: { text: string; day: Day }) {
  return <Sentence text={text} parts={{ day: <DateText day={day} /> }} />;
}

type FactProps = { label: string; value: ReactNode; note?: ReactNode; isBad?: boolean };

function Fact({ label, value, note = false, isBad = false }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-faint">{label}</dt>
      <dd className="figures font-semibold wrap-anywhere">{value}</dd>
      {note !== false && <dd className={isBad ? 'text-sm text-danger-ink' : 'text-sm text-soft'}>{note}</dd>}
    </div>
  );
}
