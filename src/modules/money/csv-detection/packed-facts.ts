import type { Currency } from '#kernel/money.ts';
import type { TextRecord } from './cells.ts';
import { currenciesMeant, isNamedCurrency } from './currencies.ts';
import { normalHeading } from './headings.ts';

type Labels = { readonly isAccount: (name: string) => boolean; readonly isCurrency: (name: string) => boolean };

/**
 * The currency that stands with something else in one cell of the lines around a table: behind a label after another one,
 * `Limit : 0.00    Currency : INR`, or behind the number of the account, `0123456789 - EUR - Current account`.
 */
export function packedCurrency(around: readonly TextRecord[], { isAccount, isCurrency }: Labels): readonly Currency[] {
  for (const { cells } of around.slice(0, 200))
    for (const [at, cell] of cells.entries()) {
      if (cell === '' || cell.length > 200) continue;
      for (const [label, value] of labelledIn(cell)) {
        const name = normalHeading(label);
        const next = value === '' ? (cells.slice(at + 1).find((other) => other !== '') ?? '') : value;
        const code = isCurrency(name)
          ? CODE.exec(value)?.[0]
          : isAccount(name)
            ? BEHIND_NUMBER.exec(next)?.[1]
            : undefined;
        if (code !== undefined && isNamedCurrency(code)) return currenciesMeant(code);
      }
    }
  return [];
}

const CODE = /^[A-Z]{3}$/;
/** Parted from the number by a dash or a stroke, and from what follows it too. */
const BEHIND_NUMBER = /^[\dX*][\dX* ./-]{3,}[\dX*] ?[-–|/] ?([A-Z]{3})(?: ?[-–|/] ?\D.*)?$/;

/** Labels and values of one cell, which wide spaces part. */
function labelledIn(cell: string): [label: string, value: string][] {
  return cell.split(/ {2,}|\t/).map((part) => {
    const [label = '', ...value] = part.split(/[:：]/);
    return [label, value.join(':').trim()];
  });
}
