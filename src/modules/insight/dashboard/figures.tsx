import { Link } from 'react-router';
import type { Money } from '#kernel/money.ts';
import { useCaller } from '#ui/caller.tsx';
import { cx } from '#ui/class-names.ts';
import { useFormats } from '#ui/formats.tsx';
import { writeMoney } from '#ui/written-money.ts';
import { Round } from './difference.tsx';
import { useLead } from './lead.tsx';
import { rowsBehind } from './links.client.ts';
import type { InCurrency, Summary } from './model.ts';
import { FIGURES, FIGURES_WORDS } from './words.ts';

/** Letters of an amount beyond which two of them no longer fit beside each other on a phone. */
const LONG = 12;

/** In twos on a phone, of an odd number the first alone. */
const EVEN = 'grid-cols-2 [&>li:first-child:nth-last-child(odd)]:max-sm:col-span-2';

type Figure = { readonly name: string; readonly value: Money; readonly to: string };

/** What the leading figure is made of and stands beside, in whole units, each with the transactions behind it. */
export function Figures({ part, summary }: { part: InCurrency; summary: Summary }) {
  const { currency, soFar } = part;
  const isBusiness = useCaller().workspace.kind === 'business';
  const lead = useLead(part, summary);
  const formats = useFormats();
  const total = summary.totals.find((candidate) => candidate.currency === currency);
  const rows = (direction?: 'in' | 'out') =>
    rowsBehind({ currency, span: summary.soFar, ...(direction ? { direction } : { withoutTransfers: true }) });
  const figures: Figure[] = [
    { name: FIGURES.income, value: soFar.in, to: rows('in') },
    { name: isBusiness ? FIGURES.costs : FIGURES.spending, value: soFar.out, to: rows('out') },
    // Where the page leads with it, it is not said again.
    ...(lead.kind === 'accounts'
      ? [{ name: isBusiness ? FIGURES.profit : FIGURES.left, value: soFar.left, to: rows() }]
      : []),
    ...(total === undefined || lead.kind === 'accounts'
      ? []
      : [{ name: FIGURES.accounts, value: total.have, to: rowsBehind({ currency }) }]),
    ...(total === undefined || total.owe.minor === 0n
      ? []
      : [{ name: FIGURES.owed, value: total.owe, to: rowsBehind({ currency }) }]),
  ];
  const isLong = figures.some(({ value }) => writeMoney(value, formats, { whole: true }).length > LONG);
  return (
    <ul
      aria-label={FIGURES_WORDS.figures}
      className={cx(
        // The line before the first of each row falls outside of the strip.
        'mt-1 mb-5 gap-y-3 overflow-x-clip [&>li]:-ml-4 [&>li]:border-l [&>li]:border-line [&>li]:pl-4',
        isLong
          ? 'flex flex-wrap gap-x-8 lg:grid lg:auto-cols-auto lg:grid-flow-col lg:gap-x-0'
          : `grid ${EVEN} sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none`,
      )}
    >
      {figures.map(({ name, value, to }) => (
        <li key={name} className="min-w-0">
          <Link to={to} className="group block text-ink no-underline">
            <span className="block text-sm text-soft">{name}</span>
            <span className="figures text-xl font-semibold sm:max-xl:text-base decoration-edge decoration-dotted underline-offset-4 group-hover:underline">
              <Round value={value} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
