import { CircleAlert } from 'lucide-react';
import { Notice } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { NET_WORTH } from './access.ts';
import { useAssetChanges } from './changes.client.ts';
import type { Overview, Part } from './model.ts';
import { DOUBLE_WORDS, TABLE_WORDS } from './words.ts';

/** Parts that may be counted twice, each with a way to leave one out. */
export function Doubles({ parts, doubles }: Pick<Overview, 'parts' | 'doubles'>) {
  const { setCounted } = useAssetChanges();
  if (!useMay(NET_WORTH.write)) return null;
  const partOf = (id: string) => parts.find((part) => part.id === id);
  return doubles.map(({ partId, otherId }) => {
    const [part, other] = [partOf(partId), partOf(otherId)];
    if (part === undefined || other === undefined) return null;
    return (
      <Notice
        key={partId}
        tone="attention"
        icon={<CircleAlert aria-hidden />}
        title={DOUBLE_WORDS.title(part.name, other.name)}
        action={
          <span className="flex flex-wrap gap-2">
            <Button
              size="small"
              aria-label={DOUBLE_WORDS.of(DOUBLE_WORDS.leaveOut, part.name)}
              onClick={() => setCounted(part, { from: null, to: false })}
            >
              {DOUBLE_WORDS.leaveOut}
            </Button>
            <Button
              size="small"
              look="quiet"
              aria-label={DOUBLE_WORDS.of(DOUBLE_WORDS.countBoth, part.name)}
              onClick={() => setCounted(part, { from: null, to: true })}
            >
              {DOUBLE_WORDS.countBoth}
            </Button>
          </span>
        }
      >
        {part.source === 'asset' ? DOUBLE_WORDS.withAsset : DOUBLE_WORDS.withAccount}
      </Notice>
    );
  });
}

/** What someone left out of net worth, and the way back. */
export function LeftOut({ leftOut }: Pick<Overview, 'leftOut'>) {
  const { setCounted } = useAssetChanges();
  const mayWrite = useMay(NET_WORTH.write);
  if (leftOut.length === 0) return null;
  const columns: (Column<Part> | false)[] = [
    {
      key: 'name',
      header: TABLE_WORDS.name,
      onCard: 'title',
      cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
    },
    {
      key: 'value',
      header: TABLE_WORDS.value,
      align: 'end',
      onCard: 'figure',
      cell: ({ share }) => <MoneyText value={share} className="text-soft" />,
    },
    mayWrite && {
      key: 'count',
      header: DOUBLE_WORDS.include,
      align: 'end',
      onCard: 'plain',
      cell: (part) => (
        <Button
          size="small"
          aria-label={DOUBLE_WORDS.of(DOUBLE_WORDS.count, part.name)}
          onClick={() => setCounted(part, { from: false, to: true })}
        >
          {DOUBLE_WORDS.count}
        </Button>
      ),
    },
  ];
  return (
    <Section title={DOUBLE_WORDS.leftOut} note={DOUBLE_WORDS.leftOutNote} flush>
      <Table
        caption={DOUBLE_WORDS.leftOut}
        rows={leftOut}
        keyOf={({ id }) => id}
        columns={columns.filter((column) => column !== false)}
      />
    </Section>
  );
}
