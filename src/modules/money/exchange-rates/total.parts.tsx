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
import { type ConvertedTotal, LONGEST_AGE, totalIn } from './rules.ts';
import { TOTAL_WORDS } from './total-words.ts';

/**
 * Sums of amounts, each as one total in the currency of the workspace; null where the member may not see amounts or rates,
 * and until the rates are there.
 */
export function useTotals(sums: readonly (readonly Money[])[]): ConvertedTotal[] | null {
  const base = useCaller().workspace.currency;
  const day = useToday();
  const mayRead = useMay(EXCHANGE_RATES.read);
  const amounts = sums.flat();
  const needsRates = amounts.some(({ currency }) => currency !== base);
  const { data } = useQuery({ ...api.current.queryOptions({ input: { day } }), enabled: needsRates && mayRead });
  const rates = needsRates ? data : [];
  if (rates === undefined || amounts.some(({ withheld }) => withheld === true)) return null;
  return sums.map((sum) => totalIn(base, sum, rates, day));
}

/**
 * Amounts of several currencies as one total in the currency of the workspace, or which rates are missing for it and what
 * is known without. Nothing where the member may not see amounts or rates, and until the rates are there.
 */
export function TotalOfCurrencies({ amounts, whole = false }: { amounts: readonly Money[]; whole?: boolean }) {
  const base = useCaller().workspace.currency;
  const day = useToday();
  const [total] = useTotals([amounts]) ?? [];
  if (total === undefined) return null;
  const { known, missing, oldest } = total;
  const amount = <MoneyText value={known} whole={whole} />;
  if (missing.length === 0) {
    const rates = <TextLink to="/app/exchange-rates">{TOTAL_WORDS.rates}</TextLink>;
    const written = <DateText day={addDays(day, -(oldest ?? 0))} />;
    return <Sentence text={TOTAL_WORDS.total} parts={{ amount, currency: base, rates, day: written }} />;
  }
  return (
    <>
      <Sentence text={TOTAL_WORDS.unknown(missing, LONGEST_AGE)} parts={{ amount }} />{' '}
      <TextLink to="/app/exchange-rates">{TOTAL_WORDS.exchangeRates}</TextLink>
    </>
  );
}
