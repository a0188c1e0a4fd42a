import type { Money } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { writeMoney } from '#ui/written-money.ts';
import type { RecurringChanges } from './recurring-changes.client.ts';
import type { Missed, PageSummary, Rise } from './summary.ts';
import { ATTENTION_WORDS, PAGE_WORDS } from './words.ts';

const ROW = 'flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5';

/** Prices that rose and payments that did not come. */
export function Attention({ summary, changes }: { summary: PageSummary; changes: RecurringChanges | null }) {
  const { rises, missed, endedYearly, unused, unusedYearly } = summary;
  const formats = useFormats();
  const written = (amounts: readonly Money[]) =>
    amounts.map((amount) => writeMoney(amount, formats)).join(PAGE_WORDS.and);
  return (
    <>
      {rises.length > 0 && (
        <Section title={ATTENTION_WORDS.rises} note={ATTENTION_WORDS.risesNote}>
          <ul aria-label={ATTENTION_WORDS.rises} className="divide-y divide-line">
            {rises.map((rise) => (
              <RiseRow key={rise.item.id} rise={rise} changes={changes} />
            ))}
          </ul>
        </Section>
      )}
      {missed.length > 0 && (
        <Section title={ATTENTION_WORDS.missing} note={ATTENTION_WORDS.missingNote}>
          <ul aria-label={ATTENTION_WORDS.missing} className="divide-y divide-line">
            {missed.map((one) => (
              <MissedRow key={one.item.id} missed={one} changes={changes} />
            ))}
          </ul>
          {endedYearly.length > 0 && (
            <p className="mt-3 text-sm text-soft">{ATTENTION_WORDS.endedYearly(written(endedYearly))}</p>
          )}
        </Section>
      )}
      {unused.length > 0 && (
        <Section title={ATTENTION_WORDS.unused} note={ATTENTION_WORDS.unusedNote}>
          <ul aria-label={ATTENTION_WORDS.unused} className="divide-y divide-line">
            {unused.map((item) => (
              <li key={item.id} className={ROW}>
                <p className="min-w-0 flex-1 basis-56 font-medium wrap-anywhere">{item.name}</p>
                <p className="text-sm text-soft">
                  <Sentence text={ATTENTION_WORDS.costs} parts={{ amount: <MoneyText value={item.yearly} /> }} />
                </p>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-soft">{ATTENTION_WORDS.unusedYearly(written(unusedYearly))}</p>
        </Section>
      )}
    </>
  );
}

function RiseRow({ rise, changes }: { rise: Rise; changes: RecurringChanges | null }) {
  const { item, from, to, on } = rise;
  const isOldPrice = item.amount.kind === 'exact' && item.amount.amount.minor !== to.minor;
  return (
    <li className={ROW}>
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium wrap-anywhere">{item.name}</p>
        <p className="text-sm text-soft">
          <Sentence
            text={ATTENTION_WORDS.rise}
            parts={{ from: <MoneyText value={from} />, to: <MoneyText value={to} />, day: <DateText day={on} /> }}
          />
        </p>
      </div>
      {changes !== null && isOldPrice && (
        <Button size="small" onClick={() => changes.acceptPrice(rise)}>
          {ATTENTION_WORDS.acceptPrice}
        </Button>
      )}
    </li>
  );
}

function MissedRow({
  missed: { item, missed, hasPerhapsEnded },
  changes,
}: {
  missed: Missed;
  changes: RecurringChanges | null;
}) {
  const formats = useFormats();
  const days = missed.map(({ due }) => writeDay(due, formats)).join(', ');
  return (
    <li className={ROW}>
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium wrap-anywhere">{item.name}</p>
        <p className="text-sm text-soft">
          <Sentence text={ATTENTION_WORDS.missed} parts={{ days }} />
          {hasPerhapsEnded && <span className="block">{ATTENTION_WORDS.perhapsEnded}</span>}
        </p>
      </div>
      {changes !== null && hasPerhapsEnded && (
        <Button size="small" onClick={() => changes.remove(item)}>
          {ATTENTION_WORDS.delete}
        </Button>
      )}
    </li>
  );
}
