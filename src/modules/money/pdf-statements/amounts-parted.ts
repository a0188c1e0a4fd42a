import { isAmount, isDay } from './cell-kinds.ts';
import type { Cell, Line } from './model.ts';

/** Numbers of a column end within so many points. */
const EDGE = 2.5;
/** So many amounts end at one place where a column of them does. */
const TELLING = 3;
const WITH_CENTS = /\d[.,]\d{2}(?!\d)/;
/** Words, and an amount behind them. */
const WORDS_AND_AMOUNT = /^(.*\p{L}.*?) (-?(?:\d{1,3}(?:[ ,.]\d{3})+|\d+)[.,]\d{2}(?: ?(?:cr|dr))?-?)$/iu;

/**
 * Lines with a day and no amount, whose words fill their column up to the amount behind them, so that both look like one: the
 * amount is a cell of its own where it ends as the amounts of other lines do, and where these end at one place.
 */
export function withAmountsParted(lines: readonly Line[]): readonly Line[] {
  const ends = lines.flatMap(({ cells }) => cells.filter(isWithCents).map(({ right }) => right));
  const isEnd = (right: number) => ends.filter((end) => Math.abs(end - right) <= EDGE).length >= TELLING;
  return lines.map((line) => {
    const last = line.cells.at(-1);
    if (last === undefined || line.cells.some(isWithCents) || !line.cells.some(({ text }) => isDay(text))) return line;
    const [, words, amount] = WORDS_AND_AMOUNT.exec(last.text) ?? [];
    if (words === undefined || amount === undefined || !isEnd(last.right)) return line;
    const letter = (last.right - last.x) / last.text.length;
    const parted: Cell[] = [
      { text: words, x: last.x, right: last.x + words.length * letter },
      { text: amount, x: last.right - amount.length * letter, right: last.right },
    ];
    return { ...line, cells: [...line.cells.slice(0, -1), ...parted] };
  });
}

const isWithCents = ({ text }: Cell): boolean => isAmount(text) && WITH_CENTS.test(text);
