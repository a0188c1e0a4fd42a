import { addDays, type Day } from '#kernel/calendar.ts';
import { type Currency, money } from '#kernel/money.ts';
import type { ExchangeRate } from '#modules/money/exchange-rates/model.ts';
import { LONGEST_AGE, rateOn, roundedRate } from '#modules/money/exchange-rates/rules.ts';
import { averageOf, majorRate, minorRate, nearest, positionOf, unrealisedAt } from './gains.ts';
import { ALL_OF_IT, type CurrencyGain, type Gains } from './model.ts';

/** What moved in the accounts of a currency on a day, in minor units by `ALL_OF_IT` parts of them. */
type Moved = { readonly day: Day; readonly units: bigint };

/** The accounts of a currency, with what moved in them, the earliest day first. */
export type Held = {
  readonly currency: Currency;
  readonly accounts: CurrencyGain['accounts'];
  readonly moved: readonly Moved[];
};

const SCALE = BigInt(ALL_OF_IT);

/** What currencies gained or lost against that of the workspace, each by average cost, at the rates of the days. */
export function gainsOf(held: readonly Held[], to: Currency, rates: readonly ExchangeRate[], today: Day): Gains {
  const on = ratesByDay(rates);
  const currencies = held.map((one) => gainIn(one, to, on, today));
  const sum = (amounts: readonly (bigint | null)[]) =>
    money(
      amounts.reduce<bigint>((all, minor) => all + (minor ?? 0n), 0n),
      to,
    );
  return {
    currencies,
    unrealised: sum(currencies.map(({ unrealised }) => unrealised?.minor ?? null)),
    realised: sum(currencies.map(({ realised }) => realised.minor)),
    missing: currencies.flatMap(({ currency, unpriced, unclear }) =>
      unpriced.minor === 0n && unclear.minor === 0n ? [] : [currency],
    ),
  };
}

function gainIn(
  { currency, accounts, moved }: Held,
  to: Currency,
  on: (day: Day) => readonly ExchangeRate[],
  today: Day,
): CurrencyGain {
  const rateAt = (day: Day) => rateOn(on(day), currency, to, day);
  const inMinor = (day: Day) => {
    const found = rateAt(day);
    return found === null ? null : minorRate(found.ratio, currency, to, SCALE);
  };
  const position = positionOf(moved.map(({ day, units }) => ({ units, rate: inMinor(day) })));
  const { units, per, known, realised, unclear } = position;
  const now = rateAt(today);
  const worth = now === null ? null : minorRate(now.ratio, currency, to, SCALE);
  const gained = worth === null ? null : unrealisedAt(position, worth);
  const average = averageOf(position);
  const own = (of: bigint, below: bigint) => money(nearest(of, below * SCALE), currency);
  return {
    currency,
    accounts,
    balance: own(units, 1n),
    average: average === null ? null : roundedRate(majorRate(average, currency, to, SCALE)),
    today:
      now === null ? null : { rate: roundedRate(now.ratio), day: addDays(today, -now.age), sources: [...now.sources] },
    value: worth === null ? null : money(nearest(units * worth.units, worth.per), to),
    unrealised:
      units === 0n ? money(0, to) : gained === null || known === 0n ? null : money(nearest(gained.of, gained.per), to),
    // Without a rate today nothing of the balance is known.
    unpriced: gained === null ? own(units, 1n) : own(units * per - known, per),
    realised: money(nearest(realised, per), to),
    unclear: own(unclear, per),
  };
}

/** The rates that are good for a day: of few of them, the one for it is found at once. */
function ratesByDay(rates: readonly ExchangeRate[]): (day: Day) => readonly ExchangeRate[] {
  const byDay = Map.groupBy(rates, ({ day }) => day);
  return (day) => Array.from({ length: LONGEST_AGE + 1 }, (_, age) => byDay.get(addDays(day, -age)) ?? []).flat();
}
