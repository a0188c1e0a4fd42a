import type { Money } from '#kernel/money.ts';
import { cx } from './class-names.ts';
import { useFormats } from './formats.tsx';
import { writeMoney } from './written-money.ts';

/** Smaller on a phone the longer it is, so that the widest still ends within its card. */
const sizeOf = (letters: number) =>
  letters > 18 ? 'max-sm:text-2xl/11' : letters > 12 ? 'max-sm:text-[1.75rem]/11' : '';

/** The one figure that a page leads with: exact, its cents smaller; `whole`: without them, where it is one of a plan. */
export function KeyFigure({ value, whole = false }: { value: Money; whole?: boolean }) {
  const written = writeMoney(value, useFormats(), { whole });
  const cents = /[.,]\d+$/.exec(written)?.[0] ?? '';
  return (
    <span
      className={cx(
        'figures font-serif text-[2.5rem]/11 font-semibold tracking-tight whitespace-nowrap',
        sizeOf(written.length - cents.length),
      )}
    >
      {written.slice(0, written.length - cents.length)}
      {cents !== '' && <span className="text-[0.6em] text-soft">{cents}</span>}
    </span>
  );
}
