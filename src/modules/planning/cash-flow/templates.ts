import { addDays, addMonths, type Day, monthOf } from '#kernel/calendar.ts';
import { type Money, money } from '#kernel/money.ts';
import { TEMPLATE_WORDS } from './dialog-words.ts';
import type { Template } from './layers.ts';
import type { Change, ItemChoice } from './model.ts';

/** What is known of a person's own money, for amounts that are sensible to begin with. */
type Own = {
  readonly today: Day;
  readonly accountId: string;
  readonly currency: string;
  /** In the currency, all of them. */
  readonly items: readonly ItemChoice[];
  /** What goes out in a usual month, above zero; in minor units. */
  readonly spending: bigint;
};

/** The first digits alone, so that an estimate looks like one. */
export function roundly(minor: bigint): bigint {
  let unit = 1n;
  while (minor >= unit * 100n) unit *= 10n;
  return (minor / unit) * unit;
}

const WORDS_OF_RENT = /rent|bond|home loan|mortgage/i;

/** What a scenario begins with, from the person's own figures; all of it can be changed. */
export function changesOf(template: Template, own: Own): Change[] {
  const { today, accountId, currency, items, spending } = own;
  const from: Day = `${addMonths(monthOf(today), 1)}-01`;
  const amount = (minor: bigint): Money =>
    money(roundly(minor < 0n ? -minor : minor) * (minor < 0n ? -1n : 1n), currency);
  const share = (percent: bigint) => (spending * percent) / 100n || 10_000n;
  const repeat = (name: string, minor: bigint, later: Day = from, on = accountId): Change => {
    return { kind: 'repeat', name, accountId: on, from: later, to: null, every: 'month', amount: amount(minor) };
  };
  const once = (name: string, minor: bigint, day: Day): Change => ({
    kind: 'once',
    name,
    accountId,
    day,
    amount: amount(minor),
  });
  const income = mostOf(items, 1n);
  const rent = items.find(({ name, amount: { minor } }) => minor < 0n && WORDS_OF_RENT.test(name)) ?? null;
  switch (template) {
    case 'blank':
      return [];
    case 'job':
      return income === null
        ? [repeat(TEMPLATE_WORDS.pay, share(20n))]
        : [
            { kind: 'end', itemId: income.id, from },
            repeat(TEMPLATE_WORDS.pay, (income.amount.minor * 120n) / 100n, income.next ?? from, income.accountId),
          ];
    case 'rent':
      return rent === null
        ? [repeat(TEMPLATE_WORDS.rent, -share(3n))]
        : [{ kind: 'adjust', itemId: rent.id, from, percent: 10 }];
    case 'car':
      return [
        once(TEMPLATE_WORDS.deposit, -share(100n), addDays(today, 30)),
        repeat(TEMPLATE_WORDS.instalment, -share(15n)),
        repeat(TEMPLATE_WORDS.fuel, -share(7n)),
      ];
    case 'baby': {
      const born = addDays(today, 120);
      return [
        once(TEMPLATE_WORDS.things, -share(60n), addDays(today, 90)),
        repeat(TEMPLATE_WORDS.baby, -share(10n), born),
      ];
    }
    case 'harvest':
      return [
        once(TEMPLATE_WORDS.workers, -share(40n), addDays(today, 75)),
        once(TEMPLATE_WORDS.harvest, share(300n), addDays(today, 90)),
      ];
  }
}

/** The largest that comes in (or, with -1, goes out). */
function mostOf(items: readonly ItemChoice[], sign: 1n | -1n): ItemChoice | null {
  return items
    .filter(({ amount }) => amount.minor * sign > 0n)
    .reduce<ItemChoice | null>(
      (most, one) => (most === null || one.amount.minor * sign > most.amount.minor * sign ? one : most),
      null,
    );
}
