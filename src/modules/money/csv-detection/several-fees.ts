import { decideMark, figureOf } from './amounts.ts';
import type { TextRecord } from './cells.ts';
import { meaningOf, normalHeading } from './headings.ts';
import type { ColumnRole } from './model.ts';
import { movedIn, minorsOf, sizeOf } from './running-columns.ts';

/** What a state takes of a payment, by the name of its column: never a part of the fee, nor is a tax beside it. */
const DUTY = /\b(?:e ?levy|levy|excise|stamp|duty|nhil|getfund)\b|^(?:vat|tax|gst) on (?:fees?|charges?|commission)$/;
/** What may be a part of the fee or come on top of it. */
const TAX = /^(?:vat|tax|gst|wht|withholding tax)(?: amount)?$/;
/** A column about a fee that is no amount of money. */
const ABOUT = /\b(?:rate|type|currency|id|code|description|details|total|before|after|%)\b|%/;

const MOST_COLUMNS = 4;

/** Columns that name what a row was charged, of which there are several: the fee itself first. */
function chargesIn(heading: readonly string[], body: readonly TextRecord[]): number[] {
  const named = heading.flatMap((word, column) => {
    const name = normalHeading(word);
    const isFee = meaningOf(word)?.role === 'fee';
    return (isFee || DUTY.test(name) || TAX.test(name)) && !ABOUT.test(name) ? [{ column, isFee }] : [];
  });
  const filled = named.filter(({ column }) => {
    const cells = body.map(({ cells: all }) => all[column] ?? '').filter((cell) => cell !== '');
    return cells.length > 0 && cells.every((cell) => figureOf(cell) !== null);
  });
  const isSeveral = filled.length > 1 && filled.length <= MOST_COLUMNS && filled.some(({ isFee }) => isFee);
  return isSeveral ? filled.toSorted((a, b) => Number(b.isFee) - Number(a.isFee)).map(({ column }) => column) : [];
}

/**
 * What a row was charged in several columns, as a fee and a levy on it, made one: where the balances or what is left of the
 * amounts follow from all of them, or where the name is that of a duty and nothing follows from the fee alone.
 */
export function withFeesJoined(
  body: readonly TextRecord[],
  heading: readonly string[],
  rolesOf: (body: readonly TextRecord[]) => readonly ColumnRole[],
): readonly TextRecord[] {
  const [fee, ...others] = chargesIn(heading, body);
  if (fee === undefined) return body;
  const plain = explained(body, rolesOf(body));
  const tried = [others, others.filter((column) => DUTY.test(normalHeading(heading[column] ?? '')))].filter(
    (columns, at, all) => columns.length > 0 && (at === 0 || columns.length < (all[0]?.length ?? 0)),
  );
  for (const columns of tried) {
    const joined = sumInto(body, fee, columns);
    const [now, before] = [explained(joined, rolesOf(joined)), plain];
    const areDuties = columns.some((column) => DUTY.test(normalHeading(heading[column] ?? '')));
    const isProved = now.held > before.held && now.missed * 2 <= now.held;
    if (isProved || (areDuties && now.held === before.held && now.missed <= before.missed)) return joined;
  }
  return body;
}

type Explained = { held: number; missed: number };

/** How many rows the amounts and fees explain, and how many not: by what is left of the amount, and by the step of the balance. */
function explained(body: readonly TextRecord[], roles: readonly ColumnRole[]): Explained {
  const fee = roles.indexOf('fee');
  if (fee < 0) return { held: 0, missed: 0 };
  const rows = body.filter(({ cells }) => figureOf(cells[fee] ?? '') !== null);
  const [moved, fees] = [movedIn(roles, rows), minorsOf(rows, fee).map(sizeOf)];
  const fits = (at: number, target: bigint): boolean =>
    target === (moved[at] ?? 0n) + (fees[at] ?? 0n) || target === sizeOf((moved[at] ?? 0n) - (fees[at] ?? 0n));
  const count = (targets: readonly (bigint | null)[]): Explained => {
    const held = targets.filter((target, at) => target !== null && fits(at, target)).length;
    return { held, missed: targets.filter((target) => target !== null).length - held };
  };
  const [net, balance] = [roles.indexOf('net'), roles.indexOf('balance')];
  // A payment that failed leaves nothing.
  const left =
    net < 0 ? [] : minorsOf(rows, net).map((value) => (value === null || value === 0n ? null : sizeOf(value)));
  const balances = balance < 0 ? [] : minorsOf(rows, balance);
  const steps = (to: 1 | -1) =>
    balances.map((value, at) => {
      const before = balances[at - to] ?? null;
      return value === null || before === null ? null : sizeOf(value - before);
    });
  const byNet = count(left);
  const [byStep] = [count(steps(1)), count(steps(-1))].toSorted((a, b) => b.held - a.held);
  return { held: byNet.held + (byStep?.held ?? 0), missed: byNet.missed + (byStep?.missed ?? 0) };
}

/** The figures of all columns in that of the fee, the others empty. */
function sumInto(body: readonly TextRecord[], fee: number, others: readonly number[]): readonly TextRecord[] {
  const bodies = body.flatMap(({ cells }) => figureOf(cells[fee] ?? '')?.body ?? []);
  const mark = decideMark(bodies, 2).mark ?? '.';
  const sums = [fee, ...others]
    .map((column) => minorsOf(body, column))
    .reduce((total, values) =>
      total.map((value, at) => {
        const other = values[at] ?? null;
        return value === null ? other : other === null ? value : value + other;
      }),
    );
  return body.map((record, at) => {
    const sum = sums[at] ?? null;
    if (sum === null) return record;
    return {
      ...record,
      cells: record.cells.map((cell, column) =>
        column === fee ? written(sum, mark) : others.includes(column) ? '' : cell,
      ),
    };
  });
}

/** Figures are compared at six decimals; two are written at least. */
function written(value: bigint, mark: string): string {
  const digits = sizeOf(value).toString().padStart(7, '0');
  const decimals = digits.slice(-6).replace(/0{1,4}$/, '');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -6)}${mark}${decimals}`;
}
