import { add, decimalOf, negate } from '#kernel/money.ts';
import type { Figure } from './chart-model.ts';

type Known = NonNullable<Figure>;

/** Whether a figure can be drawn and reckoned with: it is there, and shared with whoever looks. */
export function isKnown(value: Figure): value is Known {
  return value !== null && (typeof value === 'number' || value.withheld !== true);
}

/** How large a figure is drawn; the figure itself stays exact. */
export function sizeOf(value: Known): number {
  return typeof value === 'number' ? value : Number(decimalOf(value));
}

export function together(one: Known, other: Known): Known {
  if (typeof one === 'number' || typeof other === 'number') return sizeOf(one) + sizeOf(other);
  return add(one, other);
}

/** The same size with the other sign. */
export function opposite(value: Known): Known {
  return typeof value === 'number' ? 0 - value : negate(value);
}

/** Below nothing, nothing, or above it: -1, 0 or 1; exact where the size is not. */
export function signOf(value: Known): -1 | 0 | 1 {
  const figure = typeof value === 'number' ? value : value.minor;
  return figure < 0 ? -1 : figure > 0 ? 1 : 0;
}
