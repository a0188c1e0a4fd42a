import { isAmount, isDay } from './cell-kinds.ts';
import type { Cell, Line } from './model.ts';

/** Numbers of a column end within so many points. */
const EDGE = 2.5;
/** So many amounts end at one place where a column of them does. */
const TELLING = 3;
const WITH_CENTS = /\d[.,]\d{2}(?!\d)/;
/** Words, and an amount behind them: "A long shop R1 166.80 Cr". */
const WORDS_AND_AMOUNT =
  /^(.*\p{L}.*?) ([-−+]?(?:\p{Sc} ?|\p{Lu}\p{L}{0,2}(?=\d))?(?:\d{1,3}(?:[ ,.]\d{3})+|\d+)[.,]\d{2}(?: ?(?:cr|dr|o\/?d|[cdhs]|[-−+]))?-?)$/iu;

/**
 * Lines with a day and no amount, whose words fill their column up to the amount behind them, so that both look like one: the
 * amount is a cell of its own where it ends as the amounts of other lines do, and where these end at one place.
 * @param isAnywhere whether that is so of lines with other amounts as well, which only balances prove
 */
export function withAmountsParted(lines: readonly Line[], isAnywhere = false): readonly Line[] {
  const ends = lines.flatMap(({ cells }) => cells.filter(isWithCents).map(({ right }) => right));
  const isEnd = (right: number) => ends.filter((end) => Math.abs(end - right) <= EDGE).length >= TELLING;
  return lines.map((line) => {
    if (!line.cells.some(({ text }) => isDay(text))) return line;
    const last = line.cells.at(-1);
    if (!isAnywhere && line.cells.some(isWithCents)) return line;
    const cells = line.cells.flatMap((cell) => (isAnywhere || cell === last ? partedIn(cell, isEnd) : [cell]));
    return cells.length === line.cells.length ? line : { ...line, cells };
  });
}

function partedIn(cell: Cell, isEnd: (right: number) => boolean): Cell[] {
  const { text, x, right } = cell;
  const [, words, amount] = WORDS_AND_AMOUNT.exec(text) ?? [];
  if (words === undefined || amount === undefined || !isEnd(right)) return [cell];
  const letter = (right - x) / text.length;
  return [
    { text: words, x, right: x + words.length * letter },
    { text: amount, x: right - amount.length * letter, right },
  ];
}

const isWithCents = ({ text }: Cell): boolean => isAmount(text) && WITH_CENTS.test(text);
