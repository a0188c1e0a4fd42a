import { EllipsisVertical } from 'lucide-react';
import { addDays } from '#kernel/calendar.ts';
import { IconButton } from '#ui/button.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import { useToday } from '#ui/today.client.ts';
import { MATCH_DAYS } from './limits.ts';
import type { Item, Occurrence } from './model.ts';
import { OCCURRENCE_WORDS } from './payment-words.ts';
import type { RecurringChanges } from './recurring-changes.client.ts';
import { DUE_WORDS } from './words.ts';

export type OccurrenceActions = {
  changes: RecurringChanges;
  /** Opens the form for the date and the amount of one occurrence. */
  onChange: (item: Item, on: string) => void;
  /** Opens the list of transactions that can have paid it. */
  onMatch: (item: Item, on: string) => void;
};

type OccurrenceMenuProps = OccurrenceActions & { item: Item; occurrence: Occurrence };

/** What can be done with one occurrence. */
export function OccurrenceMenu({ item, occurrence, changes, onChange, onMatch }: OccurrenceMenuProps) {
  const formats = useFormats();
  const today = useToday();
  const { on, due, state, paid } = occurrence;
  const change = item.changes.find((one) => one.on === on);
  const match = item.matches.find((one) => one.on === on);
  const skipped = { isSkipped: true, movedTo: change?.movedTo ?? null, amount: change?.amount ?? null };
  const mayBePaid = due <= addDays(today, MATCH_DAYS);
  const usual = { label: DUE_WORDS.asUsual, perform: () => changes.changeOne(item, on, null) };
  const planned: MenuEntry[] =
    state === 'skipped'
      ? [{ label: DUE_WORDS.unskip, perform: () => changes.changeOne(item, on, null) }]
      : [
          { label: DUE_WORDS.skip, perform: () => changes.changeOne(item, on, skipped) },
          { label: DUE_WORDS.change, perform: () => onChange(item, on) },
          ...(change === undefined ? [] : [usual]),
        ];
  const choose = {
    label: paid === null ? OCCURRENCE_WORDS.choose : OCCURRENCE_WORDS.chooseOther,
    perform: () => onMatch(item, on),
  };
  const matched: MenuEntry[] = [
    ...(paid === null ? [] : [{ label: OCCURRENCE_WORDS.notThis, perform: () => changes.refuse(item, on, paid.id) }]),
    ...(state !== 'skipped' && mayBePaid ? [choose] : []),
    ...(match === undefined
      ? []
      : [{ label: OCCURRENCE_WORDS.automatic, perform: () => changes.matchByItself(item, on) }]),
  ];
  const entries = paid === null ? [...planned, ...matched] : matched;
  const label = DUE_WORDS.more(item.name, writeDay(due, formats));
  return <Menu trigger={<IconButton label={label} icon={<EllipsisVertical aria-hidden />} />} entries={entries} />;
}
