import { factsOf, figureOf, meaningOf, statementOf } from '#modules/money/csv-detection/rules.ts';
import { isAmount, isDay } from './cell-kinds.ts';
import { isMovement } from './furniture.ts';
import type { Heading } from './headings.ts';
import { labelled } from './labels.ts';
import { isSameNumber, numbersIn } from './account-numbers.ts';
import type { Cell, Line } from './model.ts';

/** A table of a document: its heading, the lines above it that are no rows of another one, and those below it. */
export type Part = { readonly heading: Heading; readonly head: readonly Line[]; readonly lines: readonly Line[] };

/** The tables of one account in their order, and what it is called above them. */
export type AccountParts = { readonly title: string | null; readonly parts: readonly Part[] };

/** So many lines above a heading may say whose it is. */
const HEAD = 12;

/**
 * Tables of one account after the other. Another account begins where the lines above a heading have another number, or where
 * its opening balance is not what the table before it ended with.
 */
export function accountsIn(parts: readonly Part[]): AccountParts[] {
  const accounts: {
    title: string | null;
    parts: Part[];
    number: string | null;
    opening: string | null;
    numbers: readonly string[];
  }[] = [];
  for (const part of parts) {
    const said = saidIn(part);
    const current = accounts.at(-1);
    if (current === undefined || isOther(said, current, current.parts.at(-1)))
      accounts.push({ ...said, parts: [part] });
    else current.parts.push(part);
  }
  return accounts;
}

type Said = {
  readonly hasBalance?: boolean;
  readonly title: string | null;
  readonly number: string | null;
  /** All numbers of the lines above it. */
  readonly numbers: readonly string[];
  readonly opening: string | null;
};

function saidIn({ heading, head, lines }: Part): Said {
  const { account, stated } = factsOf(head.map((line) => recordOf(labelled(line))));
  const above =
    stated.find(({ which }) => which === 'opening')?.figure.body ?? openingUnder(head) ?? openingIn(heading, lines);
  const first = lines.slice(0, 2).find((line) => stateOf(line) === 'opening');
  return {
    hasBalance: heading.cells.some(({ text }) => meaningOf(text)?.role === 'balance'),
    title: head.findLast(isTitle)?.cells[0]?.text ?? null,
    number: account === null || !/\d/.test(account) ? null : account.replace(/\D/g, ''),
    numbers: numbersIn(head),
    opening: first === undefined ? (above === null ? null : digitsOf(above)) : lastFigure(first),
  };
}

function isOther(said: Said, current: Said, before: Part | undefined): boolean {
  // Cards of one account have numbers of their own, and no balance.
  if (said.opening === null && !said.hasBalance) return false;
  if (!isSameNumber(said, current)) return true;
  if (said.opening === null || said.opening === current.opening || (said.title ?? said.number) === null) return false;
  const last = before?.lines.filter((line) => isMovement(line) || stateOf(line) === 'closing').slice(-3) ?? [];
  return last.length > 0 && !last.some(({ cells }) => cells.some(({ text }) => digitsOf(text) === said.opening));
}

/** A few words on a line of their own: "Savings account", "NORMAL LOAN LN004417 (approved 300,000.00)". */
export function isTitle({ cells }: Line): boolean {
  const [first, ...others] = cells;
  const text = first?.text ?? '';
  return (
    others.length === 0 &&
    /\p{L}{3}/u.test(text) &&
    text.length <= 80 &&
    !/[:;]|\d{4}|\d[.,]\d{2}$/.test(withoutNumber(text.replace(/\(.*/, '')).replace(/\p{L}+\d+/gu, ''))
  );
}

/** The number of an account behind its name, "FOSA SAVINGS 018842-07", is no day or period. */
function withoutNumber(text: string): string {
  const [number] = /(?<=\p{L} )\d[\d-]{4,}$/u.exec(text) ?? [];
  return number === undefined || isDay(number) ? text : text.slice(0, -number.length);
}

/** Tables in which another account begins without names of its own: the line with its number, then its opening balance. */
export function partedByAccount(part: Part): Part[] {
  const { heading, head, lines } = part;
  const begins = lines.flatMap((line, at) => (isOpening(lines[at + 1]) && isNumbered(line) ? [at] : []));
  const [first] = begins;
  if (first === undefined) return [part];
  const before: Part[] = first === 0 ? [] : [{ heading, head, lines: lines.slice(0, first) }];
  const own = begins.map((from, at): Part => {
    // What stands above the names is said of all accounts below them, but for numbers and balances.
    const above = from === 0 ? head : head.filter((line) => !isNamed(line) && stateOf(line) === null);
    return { heading, head: [...above, ...lines.slice(from, from + 1)], lines: lines.slice(from + 1, begins[at + 1]) };
  });
  return [...before, ...own];
}

const isOpening = (line: Line | undefined): boolean => line !== undefined && stateOf(line) === 'opening';
/** A line that names an account, and no day or amount. */
const isNumbered = (line: Line): boolean =>
  !line.cells.some(({ text }) => isDay(text) || isAmount(text)) && isNamed(line);

const recordOf = (cells: readonly string[]) => ({ line: 0, cells: [...cells], text: cells.join('\t') });
const digitsOf = (text: string): string => text.replace(/\D/g, '');
const stateOf = ({ cells }: Line) => cells.map(({ text }) => statementOf(text)).find((kind) => kind !== null) ?? null;
const lastFigure = ({ cells }: Line): string | null =>
  cells.flatMap(({ text }) => (isAmount(text) ? [digitsOf(text)] : [])).at(-1) ?? null;

const isNamed = (line: Line): boolean => factsOf([recordOf(labelled(line))]).account !== null;

/** An opening balance in a row of boxes: its name, and the figure below it. */
function openingUnder(head: readonly Line[]): string | null {
  for (const [at, { cells }] of head.entries())
    for (const { text, x, right } of cells) {
      if (statementOf(text) !== 'opening') continue;
      const below = figureUnder({ x, right }, head[at + 1]);
      if (below !== null) return below;
    }
  return null;
}

/** A summary with a column for the opening balance. */
function openingIn({ cells }: Heading, [first]: readonly Line[]): string | null {
  const name = cells.find(({ text }) => statementOf(text) === 'opening');
  return name === undefined ? null : figureUnder(name, first);
}

const figureUnder = ({ x, right }: Pick<Cell, 'x' | 'right'>, line: Line | undefined): string | null =>
  line?.cells.find((cell) => cell.x < right && cell.right > x && figureOf(cell.text) !== null)?.text ?? null;

/**
 * Of the lines before a heading, those that belong to it: behind the last row of the table above, and behind the widest space
 * there, as the words of that row may go on below it.
 */
export function headOf(lines: readonly Line[]): readonly Line[] {
  const last = lines.findLastIndex((line) => isMovement(line) || stateOf(line) === 'closing');
  const behind = lines.slice(last + 1).slice(-HEAD);
  if (last < 0) return behind;
  const spaces = behind.map((line, at) => line.y - (behind[at - 1] ?? lines[last] ?? line).y);
  const widest = Math.max(...spaces);
  return behind.slice(behind.findIndex((line, at) => (spaces[at] ?? 0) >= widest * 0.9 || isNamed(line)));
}
