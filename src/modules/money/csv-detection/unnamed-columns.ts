import { meaningOf, sideNamed } from './headings.ts';
import type { ColumnRole } from './model.ts';
import { askedWhichWay, type Judged, type OpenSign } from './sign-readings.ts';
import { outvotes, votesOf, type Minors } from './signs.ts';

/** Whether a table has no heading, or one in which no name says which of two columns is money in. */
export function areUnnamed(heading: readonly string[], roles: readonly ColumnRole[]): boolean {
  if (heading.length === 0) return true;
  const sides = roles.flatMap((role, column) => (role === 'money-in' || role === 'money-out' ? [column] : []));
  const isNamed = (name: string): boolean =>
    /^money-(?:in|out)$/.test(meaningOf(name)?.role ?? '') || sideNamed(name) !== null;
  return sides.length > 0 && !sides.some((column) => isNamed(heading[column] ?? ''));
}

/** Whether two columns without names are told apart by their signs alone: one has a minus throughout, the other none. */
export function areToldBySigns({ columns: { isUnnamed, isMapped, minors }, judgement }: Judged): boolean {
  const [ins, outs] = [minors['money-in'] ?? [], minors['money-out'] ?? []];
  const isNone = judgement.strength === 'none' || judgement.isContested;
  const isOneWay = ins.every((value) => (value ?? 0n) >= 0n) && outs.every((value) => (value ?? 0n) <= 0n);
  return isUnnamed === true && isMapped !== true && isNone && isOneWay && outs.some((value) => (value ?? 0n) < 0n);
}

/**
 * Without names the balance may be what is owed, which grows with every purchase. Where two in three rows raise it and few
 * words say that money came in, a person says which it is.
 */
export function askedWhetherOwed({ columns, judgement }: Judged, flows: Minors): OpenSign | null {
  const { isUnnamed, isMapped, isOfAccount, isOwed, texts, kinds } = columns;
  if (isUnnamed !== true || isMapped === true || isOfAccount || isOwed) return null;
  if (judgement.strength === 'none' || judgement.isContested) return null;
  const moved = flows.filter((flow) => flow !== null && flow !== 0n);
  const raising = moved.filter((flow) => flow !== null && flow > 0n);
  if (moved.length === 0 || raising.length * 3 < moved.length * 2) return null;
  const { normal, inverted, rows } = votesOf(
    flows,
    texts.map((text, at) => `${text} ${kinds[at] ?? ''}`),
  );
  if (outvotes(normal, inverted, 1) && normal * ROWS_TO_A_WORD >= rows) return null;
  return askedWhichWay('owed', flows, inverted > normal ? 'inverted' : 'as-written');
}

/** One row in so many has to say that money came in or went out as its sign says. */
const ROWS_TO_A_WORD = 10;
