import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { DayName } from './day-name.tsx';
import type { Dated } from './model.ts';
import { DATE_WORDS } from './words.ts';

/** When taxes and cards are to be paid; amounts where they are known. */
export function DatesSection({ dates }: { dates: readonly Dated[] }) {
  if (dates.length === 0) return null;
  return (
    <Section title={DATE_WORDS.title}>
      <ul className="flex flex-col divide-y divide-line">
        {dates.map(({ kind, day, name, amount }) => (
          <li key={`${kind} ${day} ${name}`} className="flex items-baseline gap-4 py-2">
            <DayName day={day} />
            <span className="min-w-0 flex-1 wrap-anywhere">
              {DATE_WORDS.names[kind]}
              {name !== '' && <span className="block text-sm text-faint">{name}</span>}
            </span>
            {amount !== null && <MoneyText value={amount} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
