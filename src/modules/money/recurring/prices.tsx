import type { Money } from '#kernel/money.ts';
import { AMOUNTS } from '#kernel/permissions.ts';
import { useMay } from '#ui/caller.tsx';
import { Chart } from '#ui/charts/chart.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { Section } from '#ui/page-header.tsx';
import { writeMoney } from '#ui/written-money.ts';
import { priceChanges } from './matching.ts';
import type { Item } from './model.ts';
import { rowOf } from './occurrence-table.tsx';
import { PAYMENT_WORDS } from './payment-words.ts';

/** A line of fewer points says less than the figures. */
const LEAST_POINTS = 4;
const SERIES = [{ key: 'paid', name: PAYMENT_WORDS.paid, hue: 'green' }] as const;

/** What was paid each time, and when the price changed. Nothing for those who may not see amounts. */
export function Prices({ item }: { item: Item }) {
  const formats = useFormats();
  const mayAmounts = useMay(AMOUNTS.read);
  if (!mayAmounts) return null;
  const paid = item.occurrences.flatMap((one) => one.paid ?? []);
  const changed = priceChanges(item.amount, item.occurrences);
  const [first, last] = [changed[0]?.from ?? paid[0]?.amount, paid.at(-1)?.amount];
  const write = (amount: Money) => writeMoney(amount, formats);
  const hasChart = paid.length >= LEAST_POINTS;
  const said = changed.map(({ from, to, day }) => PAYMENT_WORDS.change(write(from), write(to), writeDay(day, formats)));
  const finding =
    first === undefined || last === undefined || changed.length === 0
      ? PAYMENT_WORDS.samePrice
      : first.minor === last.minor
        ? PAYMENT_WORDS.priceMoved(write(last))
        : (changed.length === 1 && said[0]) || PAYMENT_WORDS.priceChanged(write(first), write(last));
  return (
    <Section {...(!hasChart && { title: PAYMENT_WORDS.price })}>
      {paid.length === 0 && <p className="text-sm text-soft">{PAYMENT_WORDS.noPrices}</p>}
      {hasChart && (
        <Chart
          kind="line"
          height="small"
          currency={item.source.currency}
          series={SERIES}
          title={finding}
          empty={PAYMENT_WORDS.noPrices}
          points={paid.map(({ id, day, amount }) => ({
            key: id,
            label: writeDay(day, formats),
            values: { paid: amount },
          }))}
          linkOf={({ key }) => {
            const payment = paid.find(({ id }) => id === key);
            return payment === undefined ? null : rowOf(item, payment);
          }}
        />
      )}
      {/* The title of the chart says the only one. */}
      {changed.length > (hasChart ? 1 : 0) && (
        <ul aria-label={PAYMENT_WORDS.changes} className="mt-3 grid gap-1 text-sm text-soft first:mt-0">
          {changed.map(({ on }, place) => <li key={on}>{said[place]}</li>).toReversed()}
        </ul>
      )}
      {paid.length > 0 && !hasChart && changed.length === 0 && (
        <p className="text-sm text-soft">{PAYMENT_WORDS.samePrice}</p>
      )}
    </Section>
  );
}
