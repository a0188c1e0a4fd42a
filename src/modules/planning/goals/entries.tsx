import { Trash2 } from 'lucide-react';
import { DOT } from '#kernel/dot.ts';
import { IconButton } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useGoalChanges } from './changes.client.ts';
import type { Details, Entry, Overview } from './model.ts';
import { ENTRY_WORDS, FEED_WORDS } from './words.ts';

type EntriesProps = { details: Details; overview: Overview; mayWrite: boolean };

/** What was set aside and taken out, the newest first. */
export function Entries({ details: { entries, hasMore }, overview, mayWrite }: EntriesProps) {
  const formats = useFormats();
  const { removeEntry } = useGoalChanges();
  const memberOf = (id: string) => overview.members.find((one) => one.id === id)?.name ?? FEED_WORDS.someone;
  const accountOf = (id: string) => overview.accounts.find((one) => one.id === id)?.name ?? '';
  const columns: Column<Entry>[] = [
    {
      key: 'what',
      header: ENTRY_WORDS.what,
      onCard: 'title',
      cell: ({ way, amount, memberId, accountId, note }) => (
        <span className="wrap-anywhere">
          {amount.minor < 0n ? ENTRY_WORDS.takenOut : ENTRY_WORDS.ways[way]}
          <span className="block text-sm font-normal text-faint">
            {memberOf(memberId)}
            {DOT}
            <span className="inline-block">{accountOf(accountId)}</span>
            {note !== null && ` · ${note}`}
          </span>
        </span>
      ),
    },
    {
      key: 'day',
      header: ENTRY_WORDS.day,
      onCard: 'plain',
      className: 'whitespace-nowrap',
      cell: ({ day }) => <DateText day={day} />,
    },
    {
      key: 'amount',
      header: ENTRY_WORDS.amount,
      align: 'end',
      onCard: 'figure',
      cell: ({ amount }) => <MoneyText value={amount} sign="always" />,
    },
  ];
  if (mayWrite && entries.some(({ id }) => id !== null))
    columns.push({
      key: 'remove',
      header: ENTRY_WORDS.remove,
      align: 'end',
      onCard: 'menu',
      cell: ({ id, day }) =>
        id === null ? null : (
          <IconButton
            label={ENTRY_WORDS.removeNamed(writeDay(day, formats))}
            icon={<Trash2 aria-hidden />}
            onClick={() => removeEntry(id)}
          />
        ),
    });
  return (
    <Section flush={entries.length > 0} title={ENTRY_WORDS.title} {...(hasMore ? { note: ENTRY_WORDS.more } : {})}>
      {entries.length === 0 ? (
        <p className="text-sm text-soft">{ENTRY_WORDS.empty}</p>
      ) : (
        <Table
          caption={ENTRY_WORDS.title}
          rows={entries}
          keyOf={({ id, way, day, accountId, memberId, transactionId }) =>
            id ?? `${way} ${day} ${accountId} ${memberId} ${transactionId ?? ''}`
          }
          columns={columns}
        />
      )}
    </Section>
  );
}
