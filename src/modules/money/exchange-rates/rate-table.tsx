import { Trash2 } from 'lucide-react';
import { daysBetween } from '#kernel/calendar.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useToday } from '#ui/today.client.ts';
import { useUndoable } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { EXCHANGE_RATES_TITLE } from './first-words.ts';
import { type NewestRate, OwnSourceSchema, type RateKey } from './model.ts';
import { useRateText } from './rate-text.client.ts';
import { LONGEST_AGE } from './rules.ts';
import { SOURCE_LABELS } from './paid-words.ts';
import { WORDS } from './words.ts';

const keyOf = ({ from, to }: NewestRate) => `${from} ${to}`;

/** The newest rate of each pair. */
export function RateTable({ rates, mayWrite }: { rates: readonly NewestRate[]; mayWrite: boolean }) {
  const formats = useFormats();
  const write = useRateText();
  const today = useToday();
  const change = useUndoable();
  const remove = ({ source, day, from, to }: RateKey) =>
    change({
      perform: async () => {
        const gone = await api.remove.call({ source, day, from, to });
        return () => api.restore.call(gone);
      },
      done: WORDS.removed(WORDS.pair(from, to)),
    });
  const columns: Column<NewestRate>[] = [
    {
      key: 'pair',
      header: WORDS.columns.pair,
      onCard: 'title',
      cell: ({ from, to }) => <span className="font-medium whitespace-nowrap">{WORDS.pair(from, to)}</span>,
    },
    {
      key: 'rate',
      header: WORDS.columns.rate,
      align: 'end',
      cell: ({ rate }) => <span className="figures">{write(rate)}</span>,
    },
    {
      key: 'day',
      header: WORDS.columns.day,
      cell: ({ day }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <DateText day={day} className="whitespace-nowrap" />
          {daysBetween(day, today) > LONGEST_AGE && <Badge tone="attention">{WORDS.tooOld}</Badge>}
        </span>
      ),
    },
    { key: 'source', header: WORDS.columns.source, cell: ({ source }) => SOURCE_LABELS[source] },
    {
      key: 'days',
      header: WORDS.columns.days,
      align: 'end',
      isWide: true,
      cell: ({ days }) => <span className="figures">{writeNumber(days, formats)}</span>,
    },
    ...(mayWrite
      ? [
          {
            key: 'remove',
            header: WORDS.columns.remove,
            onCard: 'figure' as const,
            className: 'w-12 [th&]:text-[0px]',
            // Those of the operator serve every workspace.
            cell: ({ source, ...rate }: NewestRate) => {
              const own = OwnSourceSchema.safeParse(source).data;
              return (
                own !== undefined && (
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={WORDS.removeOne(WORDS.pair(rate.from, rate.to))}
                    icon={<Trash2 aria-hidden />}
                    onClick={() => remove({ ...rate, source: own })}
                  />
                )
              );
            },
          },
        ]
      : []),
  ];
  return <Table caption={EXCHANGE_RATES_TITLE} rows={rates} keyOf={keyOf} columns={columns} />;
}
