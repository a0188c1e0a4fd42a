import type { ReactNode } from 'react';
import { useMay } from '#ui/caller.tsx';
import { cx } from '#ui/class-names.ts';
import { type Formats, useFormats, writeNumber } from '#ui/formats.tsx';
import { useMedia } from '#ui/media.client.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FigureLink } from '#ui/stat.tsx';
import type { Money } from '#kernel/money.ts';
import { AMOUNTS } from '#kernel/permissions.ts';
import { writeMoney } from '#ui/written-money.ts';
import { rowsWith } from './address.client.ts';
import type { Filters } from './filters.ts';
import type { Totals } from './model.ts';
import { WORDS, TOTALS_STRIP_WORDS } from './words.ts';

type TotalsStripProps = { filters: Filters; totals: Totals | undefined; isStale: boolean };

/** What the filtered rows come to; stays in sight while they scroll. Each figure leads to its rows. */
export function TotalsStrip({ filters, totals, isStale }: TotalsStripProps) {
  const formats = useFormats();
  const mayAmounts = useMay(AMOUNTS.read);
  const areTransfersApart = !filters.includeTransfers && !filters.withoutTransfers;
  const waiting = <Skeleton className="w-20" />;
  const isNarrow = useMedia(NARROW);
  const isTooLong = (whole: boolean) =>
    isNarrow && totals !== undefined && lettersIn(totals, formats, whole) > MOST_LETTERS;
  const whole = isTooLong(false);
  return (
    <dl
      aria-label={TOTALS_STRIP_WORDS.allThatIsShown}
      aria-busy={isStale || undefined}
      className={cx(
        'z-11 grid grid-cols-[auto_auto] justify-between gap-x-2 rounded-t-card border-b border-line bg-surface px-3 text-xs @xl:sticky @xl:gap-x-3 @xl:top-14 @xl:flex @xl:h-14 @xl:items-center @xl:px-4 @xl:text-sm @4xl:h-10 @4xl:justify-end @4xl:gap-x-6 @4xl:px-3',
        isTooLong(true) && '@max-sm:gap-y-1 @max-sm:py-1 @max-sm:[&>div+div]:block @max-sm:[&>div+div]:leading-5',
        isStale && 'text-soft',
      )}
    >
      <Figure label={WORDS.total.count} className="@max-xl:hidden @4xl:mr-auto">
        {totals === undefined ? waiting : <span className="figures">{writeNumber(totals.count, formats)}</span>}
      </Figure>
      {mayAmounts && (
        <>
          <Figure label={WORDS.total.in}>
            {totals === undefined ? (
              waiting
            ) : (
              <FigureLink to={rowsWith({ ...filters, direction: 'in' })}>
                <MoneyText value={totals.moneyIn} toned whole={whole} />
              </FigureLink>
            )}
          </Figure>
          <Figure label={WORDS.total.out}>
            {totals === undefined ? (
              waiting
            ) : (
              <FigureLink to={rowsWith({ ...filters, direction: 'out' })}>
                <MoneyText value={totals.moneyOut} whole={whole} />
              </FigureLink>
            )}
          </Figure>
          <Figure label={WORDS.total.net}>
            {totals === undefined ? (
              waiting
            ) : (
              <FigureLink to={rowsWith({ ...filters, direction: '', withoutTransfers: !filters.includeTransfers })}>
                <MoneyText value={totals.net} sign="always" whole={whole} />
              </FigureLink>
            )}
          </Figure>
          {areTransfersApart && (
            <Figure label={WORDS.total.transfers}>
              {totals === undefined ? (
                waiting
              ) : (
                <FigureLink to={rowsWith({ ...filters, direction: 'transfer' })}>
                  <MoneyText value={totals.transfers} sign="always" whole={whole} />
                </FigureLink>
              )}
            </Figure>
          )}
        </>
      )}
    </dl>
  );
}

/** A phone, where longer amounts leave out their cents, and still longer ones stand under their labels. */
const NARROW = '(max-width: 415px)';
/** Letters of two amounts that a phone shows beside each other, each after its label. */
const MOST_LETTERS = 24;

/** Of the longest amounts of both columns. */
function lettersIn({ moneyIn, moneyOut, net, transfers }: Totals, formats: Formats, whole: boolean): number {
  const lengthOf = (amount: Money) => writeMoney(amount, formats, { whole }).length;
  const longest = (...amounts: Money[]) => Math.max(...amounts.map(lengthOf));
  return longest(moneyIn, net) + longest(moneyOut, transfers);
}

function Figure({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div
      className={cx(
        'flex flex-wrap items-baseline gap-x-1 @4xl:gap-x-2 @max-xl:leading-6 @xl:@max-4xl:block',
        className,
      )}
    >
      <dt className="text-faint @max-4xl:text-xs">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
