import { DOT } from '#kernel/dot.ts';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useFormats } from '#ui/formats.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { writeMoney } from '#ui/written-money.ts';
import { useGoalChanges } from './changes.client.ts';
import type { Details, Goal, Overview } from './model.ts';
import { ENTRY_WORDS } from './words.ts';

type TransfersProps = { goal: Goal; overview: Overview; transfers: Details['transfers'] };

/** Transfers that came lately and are in no goal: one press adds one. */
export function Transfers({ goal, overview, transfers }: TransfersProps) {
  const formats = useFormats();
  const { addTransfer } = useGoalChanges();
  if (transfers.length === 0) return null;
  return (
    <Section title={ENTRY_WORDS.transfers} note={ENTRY_WORDS.transfersNote}>
      <ul aria-label={ENTRY_WORDS.transfers} className="flex flex-col divide-y divide-line">
        {transfers.map(({ id, day, accountId, description, amount }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 first:pt-0 last:pb-0">
            <span className="min-w-0 flex-1 basis-40">
              <span className="block wrap-anywhere">{description}</span>
              <span className="text-sm text-faint">
                <DateText day={day} />
                {DOT}
                {overview.accounts.find((one) => one.id === accountId)?.name}
              </span>
            </span>
            <MoneyText value={amount} />
            <Button
              size="small"
              aria-label={ENTRY_WORDS.addNamed(writeMoney(amount, formats))}
              onClick={() => addTransfer(goal.id, id)}
            >
              {ENTRY_WORDS.add}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
