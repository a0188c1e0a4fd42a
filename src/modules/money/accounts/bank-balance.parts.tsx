import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { addDays } from '#kernel/calendar.ts';
import { absolute, add, LARGEST_MINOR } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { DateText } from '#ui/date-text.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { linkTo } from '#ui/link-to.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { useUndoable } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { Account, BalanceComparison, ComparedBalance } from './model.ts';
import { ACCOUNTS } from './access.ts';
import { Sentence } from '#ui/sentence.tsx';
import { BANK_BALANCE_PARTS_WORDS } from './words.ts';

/** What banks say was in the accounts, beside the books: of each the latest, or those of one import or account. */
export function useBankBalances(
  only: { readonly importId: string } | { readonly accountId: string } | null = null,
): UseQueryResult<ComparedBalance[]> {
  return useQuery(api.bankBalances.queryOptions({ input: only ?? {} }));
}

type BankBalanceProps = {
  comparison: BalanceComparison;
  /** Null while it is not known. */
  account: Account | null;
  /** The statement is not imported yet: the books will say so, and do not yet. */
  isPlanned?: boolean;
  /** What else leads on, such as the import that brought the balance. */
  children?: ReactNode;
};

/** "The bank’s balance on 31 Oct was R 1,234.56. Your transactions add up to R 1,134.56: R 100.00 is missing", and what to do. */
export function BankBalance({ comparison, account, isPlanned = false, children }: BankBalanceProps) {
  const { verdict, day, bank, books, missing } = comparison;
  if (bank.withheld === true) return null;
  const said = { balance: <MoneyText value={bank} />, day: <DateText day={day} /> };
  if (verdict === 'unsure')
    return (
      <Line icon={<CircleHelp aria-hidden />} className="text-faint">
        <Sentence text={BANK_BALANCE_PARTS_WORDS.butNotWhetherYou} parts={said} />
      </Line>
    );
  if (verdict === 'agrees')
    return (
      <Line icon={<CircleCheck aria-hidden />} className="text-accent-ink">
        <Sentence text={BANK_BALANCE_PARTS_WORDS.transactionsAgree(isPlanned)} parts={said} />
      </Line>
    );
  return (
    <Line icon={<CircleAlert aria-hidden />} className="text-attention-ink">
      <span className="font-medium">
        <Sentence
          text={
            missing.minor > 0n
              ? BANK_BALANCE_PARTS_WORDS.transactionsMissing(isPlanned)
              : BANK_BALANCE_PARTS_WORDS.transactionsTooMuch(isPlanned)
          }
          parts={{
            ...said,
            total: <MoneyText value={books} />,
            difference: <MoneyText value={absolute(missing)} />,
          }}
        />
      </span>{' '}
      <WhatToDo comparison={comparison} account={account} />
      {/* Wider than the space between two words, so that two links are not read as one. */}
      {'\u2003'}
      {children}
      <PutOpeningRight comparison={comparison} account={account} />
    </Line>
  );
}

function Line({ icon, className, children }: { icon: ReactNode; className: string; children: ReactNode }) {
  return (
    <div className={`flex min-w-0 gap-2 text-sm [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 ${className}`}>
      {icon}
      <div className="min-w-0">{children}</div>
    </div>
  );
}

function WhatToDo({ comparison: { since, from, day }, account }: Pick<BankBalanceProps, 'comparison' | 'account'>) {
  switch (since) {
    case 'opening':
      return <>{BANK_BALANCE_PARTS_WORDS.differenceWasThereBefore}</>;
    case 'earlier':
      return (
        <>
          {from === null ? (
            BANK_BALANCE_PARTS_WORDS.differenceBeforeStatement
          ) : (
            <Sentence text={BANK_BALANCE_PARTS_WORDS.differenceBeforeDay} parts={{ day: <DateText day={from} /> }} />
          )}{' '}
          <Rows account={account} from={null} to={from === null ? day : addDays(from, -1)} />
        </>
      );
    case 'rows':
      return (
        <>
          {BANK_BALANCE_PARTS_WORDS.bothAgreedWhenStatement} <Rows account={account} from={from} to={day} />
        </>
      );
    default:
      return (
        <>
          {BANK_BALANCE_PARTS_WORDS.compareTransactionsWithYour} <Rows account={account} from={from} to={day} />
        </>
      );
  }
}

function Rows({ account, from, to }: { account: Account | null; from: string | null; to: string }) {
  if (account === null) return null;
  const { id, currency } = account;
  return (
    <TextLink to={linkTo('/app/transactions', { account: id, currency, from, to })} className="text-inherit!">
      {BANK_BALANCE_PARTS_WORDS.showTheseTransactions}
    </TextLink>
  );
}

/** Sets the opening balance to what the bank says was there at first; nothing where that is not what is wrong. */
function PutOpeningRight({
  comparison: { since, missing },
  account,
}: Pick<BankBalanceProps, 'comparison' | 'account'>) {
  const mayWrite = useMay(ACCOUNTS.write);
  const change = useUndoable();
  if (since !== 'opening' || account === null || !mayWrite || account.currency !== missing.currency) return null;
  const { id, name, openingBalance: before } = account;
  const right = add(before, missing);
  if (absolute(right).minor > LARGEST_MINOR) return null;
  const perform = async () => {
    await api.update.call({ id, openingBalance: right });
    return () => api.update.call({ id, openingBalance: before });
  };
  return (
    <div className="mt-2">
      <Button
        size="small"
        className="max-w-full"
        onClick={() => change({ perform, done: BANK_BALANCE_PARTS_WORDS.openingBalanceOfChanged(name) })}
      >
        <span className="whitespace-normal">
          <Sentence
            text={BANK_BALANCE_PARTS_WORDS.setOpeningBalanceTo}
            parts={{ amount: <MoneyText value={right} /> }}
          />
        </span>
      </Button>
    </div>
  );
}
