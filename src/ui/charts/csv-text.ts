import { decimalOf } from '#kernel/money.ts';
import type { ChartData } from './chart-model.ts';

/** The table behind a chart: a row for each place, a column for each series, exact decimals. */
export function chartRows({ series, points, currency }: ChartData): string[][] {
  const head = ['', ...series.map(({ name }) => (currency === null ? name : `${name} (${currency})`))];
  return [
    head,
    ...points.map(({ label, values }) => [
      label,
      ...series.map(({ key }) => {
        const value = values[key] ?? null;
        return value === null ? '' : typeof value === 'number' ? String(value) : decimalOf(value);
      }),
    ]),
  ];
}
