import { useQuery } from '@tanstack/react-query';
import { monthOf } from '#kernel/calendar.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { useToday } from '#ui/today.client.ts';
import { api } from './api.client.ts';
import { CARD_WORDS } from './card-words.ts';
import { monthWords } from './month-words.ts';
import { type CurrencyCard, debtCard } from './debt-card.ts';

/** What is owed, when it is paid off, and this month's payments; nothing where nothing is planned. */
export function DebtsSection() {
  const today = useToday();
  const { data } = useQuery(api.overview.queryOptions({ input: { today } }));
  if (data === undefined) return null;
  const { free, currencies } = debtCard(data, monthOf(today));
  if (currencies.length === 0) return null;
  return (
    <Section
      title={CARD_WORDS.debts}
      {...(free !== null && { note: CARD_WORDS.free(monthWords(free)) })}
      actions={
        <LinkButton to="/app/debts" look="quiet" size="small" className="-my-1 -mr-2 pointer-coarse:-my-2.5">
          {CARD_WORDS.open}
        </LinkButton>
      }
    >
      <ul className="flex flex-col gap-3">
        {currencies.map((one) => (
          <li key={one.owed.currency}>
            <Owed card={one} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Owed({ card: { owed, planned, paid, share } }: { card: CurrencyCard }) {
  return (
    <>
      <span className="flex items-baseline gap-3">
        <span className="min-w-0">{CARD_WORDS.owed}</span>
        <span className="ml-auto shrink-0 font-medium">
          <MoneyText value={owed} whole />
        </span>
      </span>
      {share !== null && (
        <>
          <span className="mt-1.5 block text-sm text-faint">
            <Sentence
              text={CARD_WORDS.paid}
              parts={{ paid: <MoneyText value={paid} whole />, planned: <MoneyText value={planned} whole /> }}
            />
          </span>
          <span aria-hidden className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-sunken">
            <span
              className={share === 100 ? 'block h-full bg-accent' : 'block h-full bg-hue-ochre'}
              style={{ width: `${share}%` }}
            />
          </span>
        </>
      )}
    </>
  );
}
