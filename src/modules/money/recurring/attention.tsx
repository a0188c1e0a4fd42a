import type { Money } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { linkTo } from '#ui/link-to.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { writeMoney } from '#ui/written-money.ts';
import type { Item } from './model.ts';
import type { RecurringChanges } from './recurring-changes.client.ts';
import { useFirst } from './show-all.tsx';
import type { Missed, PageSummary, Rise } from './summary.ts';
import { ATTENTION_WORDS, PAGE_WORDS } from './words.ts';

/** Prices that are listed before one asks for all of them. */
const FIRST_RISES = 6;

const ROW = 'flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5';

/** Prices that rose and payments that did not come. */
export function Attention({ summary, changes }: { summary: PageSummary; changes: RecurringChanges | null }) {
  const { rises, missed, endedYearly, unused, unusedYearly, renewals, severalTimes } = summary;
  const formats = useFormats();
  const written = (amounts: readonly Money[]) =>
    amounts.map((amount) => writeMoney(amount, formats, { whole: true })).join(PAGE_WORDS.and);
  return (
    <>
      {rises.length > 0 && <Rises rises={rises} changes={changes} />}
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
      {renewals.length > 0 && (
        <Section title={ATTENTION_WORDS.renewals} note={ATTENTION_WORDS.renewalsNote}>
          <ul aria-label={ATTENTION_WORDS.renewals} className="divide-y divide-line">
            {renewals.map(({ item, occurrence: { on, due, expected } }) => (
              <li key={`${item.id} ${on}`} className={ROW}>
                <ItemLink item={item} />
                <p className="text-sm text-soft">
                  <Sentence
                    text={ATTENTION_WORDS.renews}
                    parts={{ day: <DateText day={due} />, amount: <MoneyText value={expected} /> }}
                  />
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {severalTimes.length > 0 && (
        <Section title={ATTENTION_WORDS.severalTimes} note={ATTENTION_WORDS.severalTimesNote}>
          <ul aria-label={ATTENTION_WORDS.severalTimes} className="divide-y divide-line">
            {severalTimes.map(({ items, yearly }) => (
              <li key={items.map(({ id }) => id).join(' ')} className={ROW}>
                <ul className="min-w-0 flex-1 basis-56">
                  {items.map((item) => (
                    <li key={item.id} className="flex flex-wrap gap-x-2">
                      <ItemLink item={item} />
                      <span className="text-sm text-soft">{item.accountName}</span>
                    </li>
                  ))}
                </ul>
                <p className="text-sm text-soft">{ATTENTION_WORDS.together(written(yearly))}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {unused.length > 0 && (
        <Section title={ATTENTION_WORDS.unused} note={ATTENTION_WORDS.unusedNote}>
          <ul aria-label={ATTENTION_WORDS.unused} className="divide-y divide-line">
            {unused.map((item) => (
              <li key={item.id} className={ROW}>
                <p className="min-w-0 flex-1 basis-56">
                  <ItemLink item={item} />
                </p>
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

function ItemLink({ item: { id, name } }: { item: Item }) {
  return (
    <TextLink to={linkTo('/app/recurring', { item: id })} className="min-w-0 font-medium wrap-anywhere">
      {name}
    </TextLink>
  );
}

function Rises({ rises, changes }: { rises: readonly Rise[]; changes: RecurringChanges | null }) {
  const { shown, more } = useFirst(rises, FIRST_RISES);
  return (
    <Section title={ATTENTION_WORDS.rises} note={ATTENTION_WORDS.risesNote}>
      <ul aria-label={ATTENTION_WORDS.rises} className="divide-y divide-line">
        {shown.map((rise) => (
          <RiseRow key={rise.item.id} rise={rise} changes={changes} />
        ))}
      </ul>
      {more !== null && <div className="mt-3">{more}</div>}
    </Section>
  );
}

function RiseRow({ rise, changes }: { rise: Rise; changes: RecurringChanges | null }) {
  const { item, from, to, on } = rise;
  const isOldPrice = item.amount.kind === 'exact' && item.amount.amount.minor !== to.minor;
  return (
    <li className={ROW}>
      <div className="min-w-0 flex-1 basis-56">
        <p>
          <ItemLink item={item} />
        </p>
        <p className="text-sm text-soft">
          <Sentence
            text={ATTENTION_WORDS.rise}
            parts={{
              oldPrice: <MoneyText value={from} />,
              newPrice: <MoneyText value={to} />,
              day: <DateText day={on} />,
            }}
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
        <p>
          <ItemLink item={item} />
        </p>
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
