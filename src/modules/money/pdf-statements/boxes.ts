import { currenciesMeant, figureOf, statementOf } from '#modules/money/csv-detection/rules.ts';
import type { Cell, Line } from './model.ts';

/**
 * A balance in a box, its name above it and its currency apart from it, as a line of its own: "Alter Saldo" above
 * "EUR      + 2.210,40" is "Alter Saldo", "EUR + 2.210,40". What else stands in a row of boxes stays where it is.
 */
export function withBoxesRead(lines: readonly Line[]): readonly Line[] {
  return lines.flatMap((line, at) => {
    const [above, below] = [lines[at - 1], lines[at + 1]];
    const own = below === undefined ? null : boxIn(line, below);
    if (own !== null) return rest(line, [own.name]);
    const box = above === undefined ? null : boxIn(above, line);
    if (box === null) return [line];
    return [...rest(line, [box.currency, box.amount]), { ...line, cells: [box.name, joined(box)] }];
  });
}

type Box = { readonly name: Cell; readonly currency: Cell; readonly amount: Cell };

function boxIn(names: Line, values: Line): Box | null {
  if (names.page !== values.page || names.cells.some(({ text }) => figureOf(text) !== null)) return null;
  for (const name of names.cells) {
    const kind = statementOf(name.text);
    if (kind !== 'opening' && kind !== 'closing') continue;
    const at = values.cells.findIndex((cell) => isCode(cell.text) && cell.x < name.right && cell.right > name.x);
    const [currency, amount] = [values.cells[at], values.cells[at + 1]];
    if (currency === undefined || amount === undefined || !/\d[.,]\d{2}/.test(amount.text)) continue;
    const next = names.cells[names.cells.indexOf(name) + 1];
    if (figureOf(amount.text) !== null && (next === undefined || amount.right <= next.x))
      return { name, currency, amount };
  }
  return null;
}

const isCode = (text: string): boolean => /^[A-Z]{3}$/.test(text) && currenciesMeant(text).length === 1;

const joined = ({ currency, amount }: Box): Cell => ({ ...amount, text: `${currency.text} ${amount.text}` });

function rest(line: Line, taken: readonly Cell[]): Line[] {
  const cells = line.cells.filter((cell) => !taken.includes(cell));
  return cells.length === 0 ? [] : [{ ...line, cells }];
}
