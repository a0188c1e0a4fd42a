import { useFormats } from '#ui/formats.tsx';

/** Writes a rate in the person's notation with every digit: the text goes to `Intl` as it is, never through a float. */
export function useRateText(): (rate: string) => string {
  const format = new Intl.NumberFormat(useFormats().locale, { maximumFractionDigits: 12 });
  return (rate) => format.format(rate as Intl.StringNumericLiteral);
}
