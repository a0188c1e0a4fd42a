import { minorDigits, money } from '#kernel/money.ts';
import { AMOUNTS } from '#kernel/permissions.ts';
import { useCaller, useMay } from './caller.tsx';
import { MoneyText } from './money-text.tsx';
import { NameMark } from './name-mark.tsx';

/** A made-up row: a name, a few words about it, whole units of the workspace's currency, and a share of a hundred. */
export type SampleRow = {
  readonly name: string;
  readonly note: string;
  readonly amount: number;
  readonly share?: number;
};

const PALE = 'pointer-events-none overflow-hidden border-t border-line opacity-60 select-none';

/** What a list will look like: made-up rows, pale and out of reach. Nothing where amounts are not shared. */
export function SampleRows({ rows }: { rows: readonly SampleRow[] }) {
  const { workspace } = useCaller();
  const mayAmounts = useMay(AMOUNTS.read);
  if (!mayAmounts) return null;
  const { currency } = workspace;
  const unit = 10n ** BigInt(minorDigits(currency));
  return (
    <ul inert aria-hidden className={`${PALE} divide-y divide-line [mask-image:linear-gradient(black,transparent)]`}>
      {rows.map(({ name, note, amount, share }) => (
        <li key={name} className="flex items-center gap-3 px-5 py-3">
          <NameMark name={name} />
          <span className="min-w-0 flex-1">
            <span className="block truncate">{name}</span>
            {share === undefined ? (
              <span className="block truncate text-sm text-faint">{note}</span>
            ) : (
              <span className="mt-1.5 block h-1.5 max-w-md rounded-full bg-sunken">
                <span className="block h-full rounded-full bg-accent" style={{ width: `${share}%` }} />
              </span>
            )}
          </span>
          <MoneyText value={money(BigInt(amount) * unit, currency)} whole />
        </li>
      ))}
    </ul>
  );
}

/** What a chart will look like: a made-up line through these heights of a hundred, pale. */
export function SampleLine({ heights }: { heights: readonly number[] }) {
  const step = 100 / (heights.length - 1);
  const line = heights.map((height, at) => `${(at * step).toFixed(1)},${100 - height}`).join(' ');
  return (
    <div aria-hidden className={PALE}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="block h-40 w-full px-5 pt-4 text-accent">
        {[25, 50, 75].map((y) => (
          <line key={y} x1="0" x2="100" y1={y} y2={y} className="stroke-line" vectorEffect="non-scaling-stroke" />
        ))}
        <polygon points={`0,100 ${line} 100,100`} fill="currentColor" opacity="0.12" />
        <polyline points={line} fill="none" stroke="currentColor" strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}
