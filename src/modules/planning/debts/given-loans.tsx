import { useQuery } from '@tanstack/react-query';
import { EllipsisVertical, Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { AMOUNTS } from '#kernel/permissions.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useFormats } from '#ui/formats.tsx';
import { Menu } from '#ui/menu.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useToday } from '#ui/today.client.ts';
import { param } from '#ui/url-params.ts';
import { useUrlState } from '#ui/url-state.tsx';
import { writeMoney } from '#ui/written-money.ts';
import { DEBTS } from './access.ts';
import { givenApi } from './api.client.ts';
import { useDebtChanges } from './changes.client.ts';
import type { GivenLoan } from './given-model.ts';
import { isOverdue, lentInAll, stillLent } from './loans-given.ts';
import { GIVEN_WORDS } from './dialog-words.ts';

const GivenDialog = lazy(() => import('./given-dialog.tsx').then((file) => ({ default: file.GivenDialog })));

/** `new`, or the id of the loan that is changed. */
const ADDRESS = { lent: param((text) => text ?? '') };

/** Money that was lent to people. */
export function GivenLoans() {
  const found = useQuery(givenApi.list.queryOptions());
  const mayWrite = useMay(DEBTS.write);
  const mayAmounts = useMay(AMOUNTS.read);
  const formats = useFormats();
  const [{ lent }, setAddress] = useUrlState(ADDRESS);
  const loans = found.data;
  if (loans === undefined || (loans.length === 0 && !mayWrite)) return null;
  const owed = lentInAll(loans).map((amount) => writeMoney(amount, formats, { whole: true }));
  const edited = loans.find(({ id }) => id === lent);
  return (
    <>
      <Section
        flush
        title={GIVEN_WORDS.title}
        note={
          loans.length === 0 || !mayAmounts
            ? GIVEN_WORDS.lentNote
            : owed.length === 0
              ? GIVEN_WORDS.allBack
              : GIVEN_WORDS.owed(owed)
        }
        actions={
          mayWrite && (
            <Button size="small" icon={<Plus aria-hidden />} onClick={() => setAddress({ lent: 'new' })}>
              {GIVEN_WORDS.add}
            </Button>
          )
        }
      >
        {loans.length > 0 && <Loans loans={loans} onEdit={mayWrite ? ({ id }) => setAddress({ lent: id }) : null} />}
      </Section>
      {mayWrite && (lent === 'new' || edited !== undefined) && (
        <Suspense>
          <GivenDialog key={lent} loan={edited ?? null} onClose={() => setAddress({ lent: '' }, { replace: true })} />
        </Suspense>
      )}
    </>
  );
}

type LoansProps = { loans: readonly GivenLoan[]; onEdit: ((loan: GivenLoan) => void) | null };

function Loans({ loans, onEdit }: LoansProps) {
  const today = useToday();
  const { removeLoan } = useDebtChanges();
  const columns: Column<GivenLoan>[] = [
    {
      key: 'person',
      header: GIVEN_WORDS.person,
      onCard: 'title',
      className: 'sm:min-w-40',
      cell: ({ person, note }) => (
        <span className="wrap-anywhere">
          {person}
          {note !== '' && <span className="block text-sm font-normal text-faint">{note}</span>}
        </span>
      ),
    },
    {
      key: 'lentOn',
      header: GIVEN_WORDS.lentOn,
      onCard: 'detail',
      className: 'sm:whitespace-nowrap sm:max-lg:hidden',
      cell: ({ lentOn }) => <DateText day={lentOn} />,
    },
    {
      key: 'dueOn',
      header: GIVEN_WORDS.dueOn,
      onCard: 'detail',
      className: 'sm:whitespace-nowrap',
      cell: (loan) => <Due loan={loan} isOverdue={isOverdue(loan, today)} />,
    },
    {
      key: 'amount',
      header: GIVEN_WORDS.lent,
      align: 'end',
      onCard: 'detail',
      className: 'sm:max-lg:hidden',
      cell: ({ amount }) => <MoneyText value={amount} />,
    },
    {
      key: 'left',
      header: GIVEN_WORDS.left,
      align: 'end',
      onCard: 'figure',
      cell: (loan) => <MoneyText value={stillLent(loan)} />,
    },
  ];
  if (onEdit !== null)
    columns.push({
      key: 'more',
      header: GIVEN_WORDS.actions,
      align: 'end',
      onCard: 'menu',
      cell: (loan) => (
        <Menu
          trigger={<IconButton label={GIVEN_WORDS.more(loan.person)} icon={<EllipsisVertical aria-hidden />} />}
          entries={[
            { label: GIVEN_WORDS.edit, perform: () => onEdit(loan) },
            { label: GIVEN_WORDS.delete, danger: true, perform: () => removeLoan(loan) },
          ]}
        />
      ),
    });
  return <Table caption={GIVEN_WORDS.title} rows={loans} keyOf={({ id }) => id} columns={columns} />;
}

function Due({ loan, isOverdue: isLate }: { loan: GivenLoan; isOverdue: boolean }) {
  const left = stillLent(loan);
  if (left.minor <= 0n && left.withheld !== true) return <Badge tone="accent">{GIVEN_WORDS.paidBack}</Badge>;
  if (loan.dueOn === null) return <span className="text-faint">{GIVEN_WORDS.noDate}</span>;
  return (
    <>
      <DateText day={loan.dueOn} />
      {isLate && (
        <span className="ml-2">
          <Badge tone="attention">{GIVEN_WORDS.late}</Badge>
        </span>
      )}
    </>
  );
}
