import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, Landmark, Store, Tag } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAccounts } from '#modules/money/accounts/parts.tsx';
import { useCategories } from '#modules/money/categories/parts.tsx';
import type { Offer } from '#ui/actions.client.ts';
import { useCaller } from '#ui/caller.tsx';
import { useFormats, writeDay, writeNumber } from '#ui/formats.tsx';
import { useToday } from '#ui/today.client.ts';
import { writeMoney } from '#ui/written-money.ts';
import { rowsWith } from './address.client.ts';
import { api } from './api.client.ts';
import { periodsAt, withoutPeriod } from './periods.ts';
import { currencyOf, NO_FILTERS } from './filters.ts';
import { NEWEST_FIRST } from './sorting.ts';
import { WORDS } from './words.ts';

const SHORTEST = 2;
const MOST_OF_EACH = 5;
/** Milliseconds after the last key. */
const PAUSE = 120;

/** What a palette finds in the data: categories, accounts, merchants and transactions, each leading to its transactions. */
export function useFoundInData(typed: string): { found: readonly Offer[]; isWaiting: boolean } {
  const navigate = useNavigate();
  const formats = useFormats();
  const { months } = formats;
  const { workspace } = useCaller();
  const settled = useSettled(typed.trim());
  const today = useToday();
  const { search, span, named } = useMemo(() => {
    const spoken = withoutPeriod(settled, periodsAt(today, months));
    if (spoken === null) return { search: settled, span: {}, named: (name: string) => name };
    const { label, from, to } = spoken.period;
    return { search: spoken.rest, span: { from, to }, named: (name: string) => WORDS.palette.inSpan(name, label) };
  }, [settled, today, months]);
  const { data: categories = [] } = useCategories();
  const { data: accounts } = useAccounts();
  const currency = currencyOf(NO_FILTERS, accounts, workspace.currency, formats.currency);
  const isAsked = search.length >= SHORTEST && currency !== null;
  const options = { placeholderData: keepPreviousData, retry: false } as const;
  const rows = useQuery(
    api.list.queryOptions({
      input: isAsked ? { currency, search, ...span, pageSize: MOST_OF_EACH, sort: NEWEST_FIRST } : skipToken,
      ...options,
    }),
  );
  const merchants = useQuery(
    api.merchants.queryOptions({ input: isAsked ? { currency, search } : skipToken, ...options }),
  );
  const found = useMemo(() => {
    if (search.length < SHORTEST) return [];
    const has = (name: string) => name.toLowerCase().includes(search.toLowerCase());
    const go = (to: string) => () => void navigate(to);
    return [
      ...categories
        .filter(({ name }) => has(name))
        .slice(0, MOST_OF_EACH)
        .map(({ id, name }): Offer => {
          return {
            id: `category ${id}`,
            name: named(name),
            group: WORDS.palette.categories,
            icon: Tag,
            perform: go(rowsWith({ category: id, ...span })),
          };
        }),
      ...(accounts ?? [])
        .filter(({ name, bankName }) => has(name) || has(bankName))
        .slice(0, MOST_OF_EACH)
        .map(({ id, name, currency: held }): Offer => {
          const to = rowsWith({ account: id, currency: held, ...span });
          return {
            id: `account ${id}`,
            name: named(name),
            group: WORDS.palette.accounts,
            icon: Landmark,
            perform: go(to),
          };
        }),
      ...(isAsked ? (merchants.data ?? []) : []).map(({ name, count }): Offer => {
        const to = rowsWith({ q: name, currency: currency ?? '', ...span });
        const words = WORDS.palette.merchant(name, count, (number) => writeNumber(number, formats));
        return { id: `merchant ${name}`, name: words, group: WORDS.palette.merchants, icon: Store, perform: go(to) };
      }),
      ...(isAsked ? (rows.data?.rows ?? []) : []).map(({ id, description, bookedOn, amount }): Offer => {
        const figures = amount.withheld === true ? '' : ` · ${writeMoney(amount, formats)}`;
        return {
          id: `transaction ${id}`,
          name: `${description} · ${writeDay(bookedOn, formats)}${figures}`,
          group: WORDS.title,
          icon: ArrowLeftRight,
          perform: go(`${rowsWith({ q: search, currency: currency ?? '', ...span })}&open=${id}`),
        };
      }),
    ];
  }, [search, span, named, categories, accounts, merchants.data, rows.data, isAsked, currency, formats, navigate]);
  const isWaiting = settled !== typed.trim() || rows.isFetching || merchants.isFetching;
  return { found, isWaiting };
}

/** What is typed, once typing pauses. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return typed === '' ? '' : settled;
}
