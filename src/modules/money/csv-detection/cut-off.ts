import { figureOf } from './amounts.ts';
import { isEmpty, type TextRecord } from './cells.ts';
import { writtenDay } from './dates.ts';
import type { ColumnRole } from './model.ts';

/** So many lines above the last one show how lines end. */
const LINES_ABOVE = 50;

/**
 * Whether the last line, which has no line end, is the beginning of one: it begins with a date and is shorter than every line
 * before it, a quote opens in it that never closes, or its last amount is shorter than others are.
 */
export function isCutOff(body: readonly TextRecord[], roles: readonly ColumnRole[]): boolean {
  const last = body.at(-1);
  const others = body.slice(Math.max(0, body.length - LINES_ABOVE), -1).filter((record) => !isEmpty(record));
  if (last === undefined || others.length === 0) return false;
  return isShort(last, others, roles) || hasOpenQuote(last, others) || hasShortAmount(last, others, roles);
}

function isShort({ cells }: TextRecord, others: readonly TextRecord[], roles: readonly ColumnRole[]): boolean {
  const width = writtenDay(cells[roles.indexOf('day')] ?? '') === null ? 0 : cells.length;
  return others.every((other) => other.cells.length > width) && width > 1;
}

const opensQuote = ({ text }: TextRecord): boolean => (text.match(/"/g)?.length ?? 0) % 2 === 1;

const hasOpenQuote = (last: TextRecord, others: readonly TextRecord[]): boolean =>
  opensQuote(last) && !others.some(opensQuote);

/** Its last cell is an amount with fewer decimals than all others have, or without what all others end with. */
function hasShortAmount({ cells }: TextRecord, others: readonly TextRecord[], roles: readonly ColumnRole[]): boolean {
  const column = cells.length - 1;
  const isMoney = (at: number): boolean => /^(?:amount|money-in|money-out|fee|net|balance)$/.test(roles[at] ?? '');
  if (!isMoney(column)) return false;
  const cell = cells[column] ?? '';
  const above = others.flatMap((other) => other.cells.filter((text, at) => isMoney(at) && figureOf(text) !== null));
  const [decimals = 0, another] = new Set(above.map(decimalsOf));
  if (above.length < 2 || another !== undefined || figureOf(cell) === null) return false;
  return decimalsOf(cell) < decimals || (/\d$/.test(cell) && above.every((other) => /[\p{L}\p{Sc}]$/u.test(other)));
}

const decimalsOf = (cell: string): number => /[.,](\d+)$/.exec(figureOf(cell)?.body ?? '')?.[1]?.length ?? 0;
