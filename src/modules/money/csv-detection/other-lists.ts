import { looksLikeMovement } from './cells.ts';
import type { Table } from './columns.ts';
import { meaningOf, normalHeading } from './headings.ts';
import { arePlans, unmovedTitle } from './unmoved-lists.ts';

/**
 * Lists of money that are no statement of an account: trades of one thing for another, entries between accounts, and what is
 * yet to be paid or may be.
 */
export type OtherList = 'trades' | 'entries' | 'plans';

/** `BTC/USD`, `EUR-USD`. */
const PAIR = /^[A-Z\d]{2,6}[-/_][A-Z]{3,5}$/;
/** `BTCUSDT`, under a name that says what it is. */
const JOINED_PAIR = /^[A-Z\d]{5,12}$/;
const PAIR_NAME = /^(?:(?:trading )?pair|market|symbol|instrument)$/;
const TRADE = /^(?:(?:limit|market|stop) )?(?:buy|sell)$/i;

const DEBITED = /^(?:(?:debit|dr) acc(?:oun)?t(?: name| number| no| code)?|account debited|debited account)$/;
const CREDITED = /^(?:(?:credit|cr) acc(?:oun)?t(?: name| number| no| code)?|account credited|credited account)$/;

/** So many lines above a heading may be the title of its table. */
const TITLE_LINES = 3;

/**
 * What a table is where it is none of an account; null where it may be one.
 * @param name of its sheet
 */
export function otherListOf({ preamble, heading, body }: Table, name = ''): OtherList | null {
  const alone = preamble.slice(-TITLE_LINES).flatMap(({ cells }) => {
    const filled = cells.filter((cell) => cell !== '');
    return filled.length === 1 ? filled : [];
  });
  if ([name, ...alone].some((title) => unmovedTitle(title) === 'plans')) return 'plans';
  const rows = body.filter(({ cells }) => looksLikeMovement(cells));
  if (heading === null || rows.length === 0) return null;
  if (
    arePlans(
      heading.cells,
      heading.cells.some((word) => meaningOf(word)?.role === 'balance'),
    )
  )
    return 'plans';
  const names = heading.cells.map(normalHeading);
  const filled = (column: number): string[] =>
    rows.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== '');
  const areAll = (column: number, is: RegExp): boolean =>
    filled(column).length > 0 && filled(column).every((cell) => is.test(cell));
  const isPaired = names.some((name, column) => areAll(column, PAIR_NAME.test(name) ? anyPair : PAIR));
  if (isPaired && names.some((_, column) => areAll(column, TRADE))) return 'trades';
  const [debited, credited] = [
    names.findIndex((name) => DEBITED.test(name)),
    names.findIndex((name) => CREDITED.test(name)),
  ];
  if (debited < 0 || credited < 0) return null;
  // An account on both sides: the list is of all of them, and not of what one of them paid.
  const credits = new Set(filled(credited));
  return filled(debited).some((account) => credits.has(account)) ? 'entries' : null;
}

const anyPair = new RegExp(`${PAIR.source}|${JOINED_PAIR.source}`);
