import { figureOf, isBlank } from './amounts.ts';
import type { TextRecord } from './cells.ts';
import { normalHeading } from './headings.ts';
import type { ColumnRole } from './model.ts';

const FUND =
  /^(?:(?:unit trust )?(?:fund|scheme|portfolio)|unit trust)(?: name)?$|^(?:fonds|fondo|fundo|fundusz|rahasto|fond|alap)$/;

/**
 * A statement of units in several funds: each is an account, where what was paid has the sign of the units that it bought or
 * sold. Of an account that pays for units it has the other one.
 */
export function settleFunds(heading: readonly string[], roles: ColumnRole[], rows: readonly TextRecord[]): void {
  const fund = heading.findIndex((name) => FUND.test(normalHeading(name)));
  const amount = roles.indexOf('amount');
  if (fund < 0 || amount < 0 || roles.includes('account')) return;
  const own = rows.filter(({ cells }) => figureOf(cells[amount] ?? '') !== null);
  const funds = new Set(own.map(({ cells }) => cells[fund] ?? ''));
  if (funds.size < 2 || funds.size * 2 > own.length || [...funds].some(isBlank)) return;
  const minusIn = (column: number): string =>
    own.map(({ cells }) => figureOf(cells[column] ?? '')?.sign ?? '+').join('');
  const signs = minusIn(amount);
  const isOfUnits = (column: number): boolean =>
    roles[column] === 'quantity' && signs.includes('-') && minusIn(column) === signs;
  if (roles.some((_, column) => isOfUnits(column))) roles[fund] = 'account';
}
