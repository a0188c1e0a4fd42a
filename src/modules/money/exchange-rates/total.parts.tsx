import { useQuery } from '@tanstack/react-query';
import { addDays } from '#kernel/calendar.ts';
import type { Money } from '#kernel/money.ts';
import { useCaller, useMay } from '#ui/caller.tsx';
import { DateText } from '#ui/date-text.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { useToday } from '#ui/today.client.ts';
import { EXCHANGE_RATES } from './access.ts';
import { api } from './api.client.ts';
import { LONGEST_AGE, totalIn } from './rules.ts';
import { TOTAL_WORDS } from './total-words.ts';

/**
 * Amounts of several currencies as one total in the currency of the workspace, or which rates are missing for it and what
 * is known without. Nothing where the member may not see amounts or rates, and until the rates are there.
 */
export function TotalOfCurrencies({ amounts, whole = false }: { amounts: readonly Money[]; whole?: boolean }) {
  const base = useCaller().workspace.currency;
  const day = useToday();
  const mayRead = useMay(EXCHANGE_RATES.read) && amounts.every(({ withheld }) => withheld !== true);
  const { data: rates } = useQuery({ ...api.current.queryOptions({ input: { day } }), enabled: mayRead });
  if (!mayRead || rates === undefined) return null;
  const { known, missing, oldest } = totalIn(base, amounts, rates, day);
  const amount = <MoneyText value={known} whole={whole} />;
  return (
    <>
      {missing.length === 0 ? (
        <Sentence
          text={TOTAL_WORDS.total}
          parts={{ amount, currency: base, day: <DateText day={addDays(day, -(oldest ?? 0))} /> }}
        />
      ) : (
        <Sentence text={TOTAL_WORDS.unknown(missing, LONGEST_AGE)} parts={{ amount }} />
      )}{' '}
      <TextLink to="/app/exchange-rates">{TOTAL_WORDS.exchangeRates}</TextLink>
    </>
  );
}
