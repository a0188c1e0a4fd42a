import type { Currency } from '#kernel/money.ts';
import { useFormats } from '../formats.tsx';

/** How what stands on an axis is written. */
export const AXIS = { fill: 'var(--color-faint)', fontSize: 12 } as const;

/** Writes a size on an axis: short, in the person's notation. */
export function useTick(currency: Currency | null): (size: number) => string {
  const { locale } = useFormats();
  const tick = new Intl.NumberFormat(locale, {
    ...(currency === null ? {} : { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  return (size) => tick.format(size);
}
