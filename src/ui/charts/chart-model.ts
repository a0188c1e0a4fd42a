import type { Currency, Money } from '#kernel/money.ts';

/** Hues of the theme, tuned for both lights. */
export const CHART_HUES = ['green', 'ochre', 'teal', 'clay', 'indigo', 'moss', 'plum', 'sky', 'rose', 'cocoa'] as const;
export type ChartHue = (typeof CHART_HUES)[number] | 'slate' | 'gold';

/** One line, or one colour of bars. */
export type Series = { readonly key: string; readonly name: string; readonly hue: ChartHue };

/** One place on the axis, with an amount for each series; null or absent is not known and is not drawn. */
export type Point = {
  readonly key: string;
  /** As it stands on the axis and in the table. */
  readonly label: string;
  readonly values: Readonly<Record<string, Money | null>>;
};

export type ChartKind = 'line' | 'bar' | 'stacked';

export type ChartData = {
  readonly kind: ChartKind;
  readonly currency: Currency;
  readonly series: readonly Series[];
  readonly points: readonly Point[];
};

/** Whether there is anything to draw: one known amount that is not nothing. */
export function isEmpty({ points }: Pick<ChartData, 'points'>): boolean {
  return points.every(({ values }) => Object.values(values).every((value) => value === null || value.minor === 0n));
}
