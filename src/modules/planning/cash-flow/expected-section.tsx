import { EllipsisVertical } from 'lucide-react';
import { DOT } from '#kernel/dot.ts';
import type { Day } from '#kernel/calendar.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { useFormats } from '#ui/formats.tsx';
import { Menu } from '#ui/menu.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { writeSpan } from '#ui/period-text.client.ts';
import { useUrlState } from '#ui/url-state.tsx';
import { CASH_FLOW } from './access.ts';
import { ADDRESS } from './address.client.ts';
import { useCashFlowChanges } from './changes.client.ts';
import { EXPECTED_WORDS } from './dialog-words.ts';
import type { Expected, Overview } from './model.ts';

/** Payments that are expected once: those that are open first. */
export function ExpectedSection({ overview: { expected }, today }: { overview: Overview; today: Day }) {
  const [, setAddress] = useUrlState(ADDRESS);
  const mayWrite = useMay(CASH_FLOW.write);
  if (expected.length === 0 && !mayWrite) return null;
  const rows = expected.toSorted((a, b) => Number(a.paid !== null) - Number(b.paid !== null));
  return (
    <Section
      title={EXPECTED_WORDS.title}
      note={EXPECTED_WORDS.expectedNote}
      actions={
        mayWrite && (
          <Button size="small" onClick={() => setAddress({ expected: 'new' })}>
            {EXPECTED_WORDS.add}
          </Button>
        )
      }
    >
      {rows.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {rows.map((row) => (
            <Row key={row.id} row={row} today={today} mayWrite={mayWrite} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Row({ row, today, mayWrite }: { row: Expected; today: Day; mayWrite: boolean }) {
  const { id, name, party, due, amount, likelihood, paid } = row;
  const [, setAddress] = useUrlState(ADDRESS);
  const { removeExpected } = useCashFlowChanges();
  const formats = useFormats();
  return (
    <li className="flex items-center gap-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="block wrap-anywhere">{name}</span>
        <span className="block text-sm text-faint wrap-anywhere">
          {[
            writeSpan({ from: due, to: due }, formats),
            party,
            ...(likelihood < 100 ? [EXPECTED_WORDS.likely(likelihood)] : []),
          ]
            .filter((text) => text !== '')
            .join(DOT)}
        </span>
        {paid !== null && (
          <Badge tone="accent">{EXPECTED_WORDS.paidOn(writeSpan({ from: paid.day, to: paid.day }, formats))}</Badge>
        )}
        {paid === null && due < today && <Badge tone="attention">{EXPECTED_WORDS.late}</Badge>}
      </span>
      <MoneyText value={amount} toned />
      {mayWrite && (
        <Menu
          trigger={<IconButton label={EXPECTED_WORDS.more(name)} icon={<EllipsisVertical aria-hidden />} />}
          entries={[
            { label: EXPECTED_WORDS.edit, perform: () => setAddress({ expected: id }) },
            { label: EXPECTED_WORDS.delete, danger: true, perform: () => removeExpected(row) },
          ]}
        />
      )}
    </li>
  );
}
