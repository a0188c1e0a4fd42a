import { TriangleAlert, UserPlus, X } from 'lucide-react';
import { useRecordedChange } from '#modules/money/history/recorded.parts.tsx';
import { Notice } from '#ui/badge.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useToday } from '#ui/today.client.ts';
import { api } from './api.client.ts';
import { linkToEdit } from './links.ts';
import type { PartProps } from './part-props.ts';
import type { Detail } from './reading.model.ts';
import { DIALOG_WORDS } from './form-words.ts';
import { PROJECT_WORDS, SHARING_WORDS } from './words.ts';

type SharesProps = PartProps & { isEditor: boolean };
type Balance = Detail['balances'][number];

const nameOf = ({ project: { people } }: Detail, id: string) => people.find((person) => person.id === id)?.name ?? '';

/** Who paid, who owes, and how all become even. */
export function SharesTab({ detail, mayWrite, isEditor }: SharesProps) {
  const { project, balances, unattributed } = detail;
  if (project.people.length === 0)
    return (
      <Section>
        <EmptyState
          title={PROJECT_WORDS.noShares}
          actions={
            mayWrite && (
              <LinkButton to={linkToEdit(project.id)} icon={<UserPlus aria-hidden />}>
                {PROJECT_WORDS.addPeople}
              </LinkButton>
            )
          }
        >
          {PROJECT_WORDS.noSharesNote}
        </EmptyState>
      </Section>
    );
  const figure = (key: 'paid' | 'owed', header: string): Column<Balance> => ({
    key,
    header,
    align: 'end',
    onCard: 'detail',
    cell: (row) => <MoneyText value={row[key]} />,
  });
  const columns: Column<Balance>[] = [
    {
      key: 'person',
      header: PROJECT_WORDS.person,
      onCard: 'title',
      cell: ({ personId }) => <span className="wrap-anywhere">{nameOf(detail, personId)}</span>,
    },
    figure('paid', PROJECT_WORDS.paidTotal),
    figure('owed', PROJECT_WORDS.share),
    {
      key: 'balance',
      header: PROJECT_WORDS.balance,
      align: 'end',
      onCard: 'figure',
      cell: ({ balance }) => <MoneyText value={balance} sign="always" />,
    },
  ];
  return (
    <div className="flex flex-col gap-5">
      {unattributed.minor !== 0n && (
        <Notice icon={<TriangleAlert aria-hidden />}>
          <Sentence text={PROJECT_WORDS.unattributed} parts={{ amount: <MoneyText value={unattributed} /> }} />
        </Notice>
      )}
      <Section title={PROJECT_WORDS.balances} note={SHARING_WORDS[project.sharing]} flush>
        <Table caption={PROJECT_WORDS.balances} rows={balances} keyOf={({ personId }) => personId} columns={columns} />
      </Section>
      <Settle detail={detail} isEditor={isEditor} />
      <Settled detail={detail} isEditor={isEditor} />
    </div>
  );
}

type SettleProps = { detail: Detail; isEditor: boolean };

/** The fewest payments after which nobody owes anything, each recorded in one press. */
function Settle({ detail, isEditor }: SettleProps) {
  const today = useToday();
  const change = useRecordedChange();
  const { payments, project } = detail;
  return (
    <Section title={PROJECT_WORDS.settle} flush>
      {payments.length === 0 ? (
        <p className="px-5 pb-4 text-sm text-soft">{PROJECT_WORDS.even}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {payments.map((payment) => {
            const from = nameOf(detail, payment.fromPersonId);
            const to = nameOf(detail, payment.toPersonId);
            return (
              <li
                key={`${payment.fromPersonId} ${payment.toPersonId}`}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-2.5"
              >
                <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{PROJECT_WORDS.pays(from, to)}</span>
                <MoneyText value={payment.amount} className="font-medium" />
                {isEditor && (
                  <Button
                    size="small"
                    aria-label={PROJECT_WORDS.recordOf(from, to)}
                    onClick={() =>
                      change(
                        () => api.addSettlement.call({ projectId: project.id, day: today, ...payment }),
                        DIALOG_WORDS.done.settled,
                      )
                    }
                  >
                    {PROJECT_WORDS.record}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}

function Settled({ detail, isEditor }: SettleProps) {
  const change = useRecordedChange();
  const { settlements } = detail;
  if (settlements.length === 0) return null;
  return (
    <Section title={PROJECT_WORDS.settled} flush>
      <ul className="divide-y divide-line border-t border-line">
        {settlements.map(({ id, day, fromPersonId, toPersonId, amount }) => {
          const [from, to] = [nameOf(detail, fromPersonId), nameOf(detail, toPersonId)];
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2">
              <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{PROJECT_WORDS.pays(from, to)}</span>
              <DateText day={day} className="text-sm text-soft" />
              <MoneyText value={amount} />
              {isEditor && (
                <IconButton
                  label={PROJECT_WORDS.removeSettlement(from, to)}
                  icon={<X aria-hidden />}
                  onClick={() => change(() => api.removeSettlement.call({ id }), PROJECT_WORDS.done.settlementRemoved)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
