import type { ColumnRole } from './model.ts';
import { minorsOf } from './running-columns.ts';

type Cells = { readonly cells: readonly string[] };

/** More columns of figures than this are not added up. */
const MOST_PARTS = 6;
/** In fewer rows a sum may be the amount by chance. */
const FEWEST_ROWS = 3;

/** The columns that come to the amount on every row: principal, interest and fee of what was paid on a loan. */
export function partsOfAmount(roles: readonly ColumnRole[], rows: readonly Cells[]): number[] {
  const amount = roles.indexOf('amount');
  if (amount < 0 || rows.length < FEWEST_ROWS) return [];
  const whole = minorsOf(rows, amount);
  const figures = roles.flatMap((role, column) => {
    if (role !== 'ignore' && role !== 'fee') return [];
    const values = minorsOf(rows, column);
    const isUsed = values.every((value) => value !== null) && values.some((value) => value !== 0n);
    return isUsed ? [{ column, values }] : [];
  });
  if (figures.length < 2 || figures.length > MOST_PARTS || whole.includes(null)) return [];
  for (let chosen = 2 ** figures.length - 1; chosen > 0; chosen -= 1) {
    const parts = figures.filter((_, at) => Math.floor(chosen / 2 ** at) % 2 === 1);
    const isWhole = whole.every(
      (value, at) => value === parts.reduce((sum, { values }) => sum + (values[at] ?? 0n), 0n),
    );
    if (parts.length > 1 && isWhole) return parts.map(({ column }) => column);
  }
  return [];
}
