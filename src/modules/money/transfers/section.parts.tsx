import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, Unlink } from 'lucide-react';
import { useState } from 'react';
import type { Money } from '#kernel/money.ts';
import type { Account } from '#modules/money/accounts/model.ts';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { DateText } from '#ui/date-text.tsx';
import { Field } from '#ui/field.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TRANSFERS } from './access.ts';
import { api } from './api.client.ts';
import { Difference } from './difference.tsx';
import { transactionAt } from './links.client.ts';
import type { TransferSide as Side } from './model.ts';
import { type TransferChanges, useTransferChanges } from './transfer-changes.client.ts';
import { SECTION_WORDS } from './words.ts';

type Changes = Pick<TransferChanges, 'link' | 'unlink' | 'createOther'>;

type Row = {
  readonly id: string;
  readonly accountId: string;
  readonly description: string;
  readonly amount: Money;
  readonly transferId: string | null;
};

export type TransferSectionProps = { row: Row; accounts: readonly Account[] };

/** The other side of a transaction, or what may be it. */
export function TransferSection({ row, accounts }: TransferSectionProps) {
  const mayWrite = useMay(TRANSFERS.write);
  const [isChoosing, setChoosing] = useState(false);
  const isLinked = row.transferId !== null;
  if (!isLinked && !mayWrite) return null;
  return (
    <section aria-labelledby={`transfer-${row.id}`} className="flex flex-col gap-2 border-t border-line pt-4 text-sm">
      <h3 id={`transfer-${row.id}`} className="text-base">
        {SECTION_WORDS.transfer}
      </h3>
      {isLinked || isChoosing ? (
        <TransferSide row={row} accounts={accounts} />
      ) : (
        <Button
          size="small"
          className="self-start"
          icon={<ArrowLeftRight aria-hidden />}
          onClick={() => setChoosing(true)}
        >
          {SECTION_WORDS.link}
        </Button>
      )}
    </section>
  );
}

/** The other side, or what to link it to. @param onChanged it was linked or unlinked */
export function TransferSide({ row, accounts, onChanged }: TransferSectionProps & { onChanged?: () => void }) {
  const mayWrite = useMay(TRANSFERS.write);
  const own = useTransferChanges();
  const changes: Changes = {
    link: (found) => (own.link(found), onChanged?.()),
    unlink: (id) => (own.unlink(id), onChanged?.()),
    createOther: (id, account) => (own.createOther(id, account), onChanged?.()),
  };
  if (row.transferId !== null) return <LinkedSide id={row.id} changes={mayWrite ? changes : null} />;
  return <Candidates row={row} accounts={accounts} changes={changes} />;
}

function LinkedSide({ id, changes }: { id: string; changes: Changes | null }) {
  const { data } = useQuery(api.get.queryOptions({ input: { id } }));
  if (data === undefined) return <Skeleton className="h-5 w-56" />;
  if (data === null) return null;
  if (data.other === null) return <p className="text-soft">{SECTION_WORDS.hidden}</p>;
  return (
    <>
      <SideText side={data.other} says={data.other.amount.minor > 0n ? SECTION_WORDS.to : SECTION_WORDS.from} />
      <p className="text-soft">
        <Difference {...data} isImplied={false} />
        {data.how !== null && `. ${SECTION_WORDS.how}: ${SECTION_WORDS.hows[data.how]}`}
      </p>
      {changes !== null && (
        <Button size="small" className="self-start" icon={<Unlink aria-hidden />} onClick={() => changes.unlink(id)}>
          {SECTION_WORDS.unlink}
        </Button>
      )}
    </>
  );
}

function Candidates({ row, accounts, changes }: TransferSectionProps & { changes: Changes }) {
  const { data } = useQuery(api.candidates.queryOptions({ input: { id: row.id } }));
  if (data === undefined) return <Skeleton className="h-16" />;
  return (
    <>
      {data.length === 0 ? (
        <p className="text-soft">{SECTION_WORDS.none}</p>
      ) : (
        <ul aria-label={SECTION_WORDS.likely} className="divide-y divide-line">
          {data.map((found) => {
            const other = found.out.id === row.id ? found.in : found.out;
            return (
              <li key={other.id} className="flex items-center gap-3 py-2">
                <div className="min-w-0 flex-1">
                  <SideText side={other} />
                  <p className="text-faint">
                    <Difference {...found} isImplied={found.reasons.includes('implied-rate')} />
                  </p>
                </div>
                <Button
                  size="small"
                  aria-label={SECTION_WORDS.linkTo(`${other.accountName}, ${other.description}`)}
                  onClick={() => changes.link(found)}
                >
                  {SECTION_WORDS.linkShort}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <AddOther row={row} accounts={accounts} changes={changes} />
    </>
  );
}

/** @param says what stands before the account */
function SideText({ side, says }: { side: Side; says?: string }) {
  const { accountName, bookedOn, description, amount, splitOf } = side;
  return (
    <p className="wrap-anywhere">
      {says !== undefined && `${says} `}
      <TextLink to={transactionAt(side)}>{accountName}</TextLink>
      {description !== '' && `, ${description}`}, <DateText day={bookedOn} />, <MoneyText value={amount} toned />
      {splitOf !== null && `, ${SECTION_WORDS.lineOfSplit}`}
    </p>
  );
}

/** For an account that has no statements, such as cash. */
function AddOther({ row, accounts, changes }: TransferSectionProps & { changes: Changes }) {
  const [accountId, setAccountId] = useState('');
  const offered = accounts.filter(
    ({ id, currency, isActive }) => isActive && id !== row.accountId && currency === row.amount.currency,
  );
  const chosen = offered.find(({ id }) => id === accountId);
  if (offered.length === 0) return null;
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field label={SECTION_WORDS.addOther} className="flex-1 basis-48">
        <Select
          value={accountId}
          choices={offered.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={SECTION_WORDS.chooseAccount}
          onChoose={setAccountId}
        />
      </Field>
      <Button
        disabled={chosen === undefined}
        onClick={() => chosen !== undefined && changes.createOther(row.id, chosen)}
      >
        {SECTION_WORDS.add}
      </Button>
    </div>
  );
}
