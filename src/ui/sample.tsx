import { minorDigits, money } from '#kernel/money.ts';
import { AMOUNTS } from '#kernel/permissions.ts';
import { useCaller, useMay } from './caller.tsx';
import { MoneyText } from './money-text.tsx';
import { NameMark } from './name-mark.tsx';

/** A made-up row: a name, a few words about it, whole units of the workspace's currency where it has an amount, whether that came in, and a share of a hundred. */
export type SampleRow = {
  readonly name: string;
  readonly note: string;
  readonly amount?: number;
  readonly isIncome?: boolean;
  readonly share?: number;
};

/** Pale and out of reach. */
export const SAMPLE_CLASSES = 'pointer-events-none overflow-hidden border-t border-line opacity-60 select-none';

/** What a list will look like: made-up rows, pale and out of reach. Nothing where amounts are not shared. */
export function SampleRows({ rows }: { rows: readonly SampleRow[] }) {
  const { workspace } = useCaller();
  const mayAmounts = useMay(AMOUNTS.read);
  if (!mayAmounts) return null;
  const { currency } = workspace;
  const unit = 10n ** BigInt(minorDigits(currency));
  return (
    <ul
      inert
      aria-hidden
      className={`${SAMPLE_CLASSES} divide-y divide-line [mask-image:linear-gradient(black,transparent)]`}
    >
      {rows.map(({ name, note, amount, isIncome = false, share }) => (
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
          {amount !== undefined && <MoneyText value={money(BigInt(amount) * unit, currency)} whole toned={isIncome} />}
        </li>
      ))}
    </ul>
  );
}
