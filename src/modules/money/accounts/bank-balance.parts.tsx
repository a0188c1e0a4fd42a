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

/** "The bank says R 1,234.56 on 31 Oct. Your transactions add up to R 1,134.56: R 100.00 is missing", and what to do about it. */
export function BankBalance({ comparison, account, isPlanned = false, children }: BankBalanceProps) {
  const { verdict, day, bank, books, missing } = comparison;
  if (bank.withheld === true) return null;
  const said = (
    <>
      The bank says <MoneyText value={bank} /> on <DateText day={day} />
    </>
  );
  if (verdict === 'unsure')
    return (
      <Line icon={<CircleHelp aria-hidden />} className="text-faint">
        {said}, but not whether you owe it, so we did not compare it.
      </Line>
    );
  if (verdict === 'agrees')
    return (
      <Line icon={<CircleCheck aria-hidden />} className="text-accent-ink">
        {said}. Your transactions {isPlanned ? 'will agree' : 'agree'}.
      </Line>
    );
  return (
    <Line icon={<CircleAlert aria-hidden />} className="text-attention-ink">
      <span className="font-medium">
        {said}. Your transactions {isPlanned && 'will '}add up to <MoneyText value={books} />:{' '}
        <MoneyText value={absolute(missing)} /> {missing.minor > 0n ? 'is missing' : 'too much'}.
      </span>{' '}
      <WhatToDo comparison={comparison} account={account} /> {children}
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
      return <>The difference was there before the first transaction, so the opening balance is probably wrong.</>;
    case 'earlier':
      return (
        <>
          The difference was there before {from === null ? 'the statement began' : <DateText day={from} />}. Import
          earlier statements, or look for missing, changed or duplicate transactions.{' '}
          <Rows account={account} from={null} to={from === null ? day : addDays(from, -1)} />
        </>
      );
    case 'rows':
      return (
        <>
          Both agreed when the statement began. Look for later transactions that are missing, changed or duplicates.{' '}
          <Rows account={account} from={from} to={day} />
        </>
      );
    default:
      return (
        <>
          Compare the transactions with your statement, and check the opening balance.{' '}
          <Rows account={account} from={from} to={day} />
        </>
      );
  }
}

function Rows({ account, from, to }: { account: Account | null; from: string | null; to: string }) {
  if (account === null) return null;
  const { id, currency } = account;
  return (
    <TextLink to={linkTo('/app/transactions', { account: id, currency, from, to })} className="text-inherit!">
      Show these transactions
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
        onClick={() => change({ perform, done: `Opening balance of ${name} changed` })}
      >
        <span className="whitespace-normal">
          Set the opening balance to <MoneyText value={right} />
        </span>
      </Button>
    </div>
  );
}
