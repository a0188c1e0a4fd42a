/** 1 000 % a year, in hundredths of a percent. */
export const HIGHEST_RATE = 100_000;

/** A yearly rate as people type it, `21.75`, `21,75 %`, in hundredths of a percent; null where it is none. */
export function readRate(text: string): number | null {
  const match = /^(\d{1,4})(?:[.,](\d{0,2}))?$/.exec(text.trim().replace(/\s*%$/, ''));
  if (match === null) return null;
  const rate = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return rate <= HIGHEST_RATE ? rate : null;
}

/** The rate as a person writes figures: `21,75` in South Africa. */
export function rateText(rate: number, locale: string): string {
  const exact = writeRate(rate) as Intl.StringNumericLiteral;
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false }).format(exact);
}

/** `21.75`, without digits that say nothing: for files. */
export function writeRate(rate: number): string {
  const [whole, rest] = [
    Math.floor(rate / 100),
    String(rate % 100)
      .padStart(2, '0')
      .replace(/0+$/, ''),
  ];
  return rest === '' ? String(whole) : `${whole}.${rest}`;
}
