import { directionsOf, type MoneyColumns, type SignsTold } from '#modules/money/csv-detection/directions.ts';

export type Wish = Partial<Omit<MoneyColumns, 'texts'>> & Pick<MoneyColumns, 'minors'> & { texts?: string };

/** One account, a row a day; the words beside the amounts are parted by bars. */
export function columns({ texts = '', ...wish }: Wish): MoneyColumns {
  const rows = Object.values(wish.minors)[0] ?? [];
  return {
    moments: rows.map((_, at) => `2026-01-0${at + 1}`),
    accounts: rows.map(() => 'one'),
    isAside: rows.map(() => false),
    isVoid: rows.map(() => false),
    opening: null,
    pluses: rows.map(() => false),
    markers: rows.map(() => null),
    texts: texts.split('|'),
    isOfAccount: false,
    isOwed: false,
    isTrade: false,
    kinds: rows.map(() => ''),
    marks: null,
    ...wish,
  };
}
export const NOTHING: SignsTold = { answer: null, mapped: null };

/** What is read: the amounts, by what, why, and which rows are doubted; or that it is open, and what it may be. */
export function read(wish: Wish, told = NOTHING) {
  const found = directionsOf(columns(wish), told);
  if ('open' in found) return { open: found.open, answers: found.readings.map(({ answer }) => answer) };
  const { amounts, balances, convention, doubts, decisions } = found;
  return { amounts, balances, convention, doubts: [...doubts], because: decisions.at(-1)?.because };
}
