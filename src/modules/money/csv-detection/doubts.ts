import { figureOf, isBlank } from './amounts.ts';
import { partsOfAmount } from './amount-parts.ts';
import { isNamedForAccount, MORE_AMOUNTS } from './amount-columns.ts';
import { isNamedCurrency } from './currencies.ts';
import { NUMBERING } from './guesses.ts';
import type { Table } from './columns.ts';
import { writtenDay } from './dates.ts';
import { dayInDoubt } from './day-doubts.ts';
import { normalHeading, OTHER_SIDE } from './headings.ts';
import { namedMeaningOf } from './near-headings.ts';
import type { ColumnRole } from './model.ts';
import { MONEY_ROLES, type Movement, type Sorted } from './movements.ts';
import { minorsOf, movedIn, sizeOf } from './running-columns.ts';
import type { Minors } from './signs.ts';
import { areEndsOpen } from './two-ends.ts';
import { isOfTrade } from './trade-columns.ts';

type Read = { readonly table: Table; readonly roles: readonly ColumnRole[] };

/**
 * What a person has to confirm before a table is read as it was understood: a column of amounts, or of dates, that has no
 * role and whose name does not say why, or accounts that may be those of others. Null where there is none.
 * @param isProved the running balance follows from the amounts, so no other column can be one of them
 */
export function doubtIn(read: Read, sorted: Pick<Sorted, 'movements' | 'skipped' | 'failed'>, isProved: boolean) {
  const { movements } = sorted;
  return (
    mostlyElsewhere(read, sorted) ??
    dayInDoubt(read, movements) ??
    (isProved ? null : (endsInDoubt(read) ?? amountInDoubt(read, movements) ?? accountInDoubt(read, movements)))
  );
}

/** More lines have an amount where we look for none than have one where we look. */
function mostlyElsewhere(
  { table: { body }, roles }: Read,
  { movements, skipped, failed }: Pick<Sorted, 'movements' | 'skipped' | 'failed'>,
): string | null {
  const without = new Set(
    [...skipped, ...failed].flatMap(({ line, reason }) =>
      reason === 'no-amount' || reason === 'bad-amount' ? [line] : [],
    ),
  );
  if (without.size === 0) return null;
  const elsewhere = body.filter(
    ({ line, cells }) =>
      without.has(line) &&
      cells.some((cell, at) => roles[at] === 'ignore' && /\d[.,]\d{2}$/.test(cell) && figureOf(cell) !== null),
  );
  return elsewhere.length > movements.length
    ? 'Most lines have an amount in another column. Check which column has the right ones.'
    : null;
}

const endsInDoubt = ({ table: { heading, body } }: Read): string | null =>
  areEndsOpen(heading, body) ? 'Each transaction names two accounts. Check which column has yours.' : null;

const columnsWithout = (roles: readonly ColumnRole[]): number[] =>
  roles.flatMap((role, column) => (role === 'ignore' ? [column] : []));

/** Names of what numbers or counts something, and is whole where no amount has decimals. */
const COUNTED = new RegExp(
  [
    NUMBERING.source,
    /(?:number|nummer|numero|cislo|kod|kode|codigo)\b/.source,
    /\b(?:dcto|seq\w*|line|row|index|count|mcc|sic|branch|terminal|code|batch|card|account|time|hour|points?|rank|version|week|month|day)\b/
      .source,
    /\b(?:pocet|liczba|broj|stevilo|sayisi|lukumaara|antall)\b/.source,
    ...['回数', '回數', '次数', '次數', '件数', '件數', '番号', '番號', '号码', '號碼', 'ポイント', '积分', '積分'].map(
      normalHeading,
    ),
    ...['횟수', '건수', '번호', '포인트', '개월'].map(normalHeading),
  ].join('|'),
);

/** In how many parts something is paid, or what each of them comes to. */
const PARTS = /\b(?:instal+ments?|cuotas?|parcelas?|raten|taksit)\b/;
const MOST_PARTS = 99;

/** Whether a name says that it counts or numbers something; parts are counted by numbers that are small. */
function isCount(column: number, heading: string, movements: readonly Movement[]): boolean {
  const words = normalHeading(heading);
  const isFew = ({ cells }: Movement): boolean => Number(cells[column] ?? '') <= MOST_PARTS;
  return COUNTED.test(words) || (PARTS.test(words) && movements.every(isFew));
}

/** Whether a name says that it numbers something, and every cell is a whole number, with a sign or without: "Account #". */
function isNumbering(column: number, heading: string, movements: readonly Movement[]): boolean {
  const isNumber = ({ cells }: Movement): boolean => /^[-+]?\d*$/.test(cells[column] ?? '');
  return NUMBERED.test(normalHeading(heading)) && movements.every(isNumber);
}

const NUMBERED = /#|\b(?:account|card|number|no|nr|nummer|numero|iban|terminal)\b/;

/** Amounts beside those of the rows, which nothing explains. */
function amountInDoubt({ table: { heading }, roles }: Read, movements: readonly Movement[]): string | null {
  const areWhole = movements.every(({ figures }) => Object.values(figures).every(({ body }) => /^\d+$/.test(body)));
  const name = heading?.cells[roles.indexOf('amount')] ?? '';
  const isClear = isNamedForAccount(normalHeading(name));
  const sure: Sure = {
    isClear,
    isUnknown: name !== '' && !isClear && namedMeaningOf(name) === null,
    isNamed: name !== '' && namedMeaningOf(name)?.weight === 3,
    isTrade: roles.includes('quantity'),
  };
  const parts = partsOfAmount(roles, movements);
  // A name that is a currency and nothing else says that whole numbers are amounts, too.
  const isWholeMoney = (one: number): boolean => {
    const word = heading?.cells[one] ?? '';
    return isNamedCurrency(word.trim()) || (areWhole && !isCount(one, word, movements));
  };
  const column = columnsWithout(roles).find(
    (one) =>
      !parts.includes(one) &&
      isUnexplained(heading === null ? null : (heading.cells[one] ?? ''), sure) &&
      !isNumbering(one, heading?.cells[one] ?? '', movements) &&
      holdsAmounts(one, movements, isWholeMoney(one)) &&
      !isRepeated(one, roles, movements) &&
      !isWithoutTax(one, { heading: heading?.cells ?? [], roles }, movements) &&
      !isBalanceBeside(one, roles, movements) &&
      !(sure.isNamed && isOfTrade(one, roles, movements)),
  );
  if (column === undefined) return null;
  const other = (heading?.cells[column] ?? '').slice(0, 60);
  const number = column + 1;
  return other === ''
    ? `Column ${number} has amounts too. Check which column has the right ones.`
    : `The column “${other}” has amounts too. Check which column has the right ones.`;
}

/** How sure the amounts of the rows are. */
type Sure = {
  /** They have a name that leaves no doubt beside another. */
  readonly isClear: boolean;
  /** They have a name that says outright that they are amounts. */
  readonly isNamed: boolean;
  /** They have a name that we do not know. */
  readonly isUnknown: boolean;
  /** The rows are trades, whose taxes are paid from the same account. */
  readonly isTrade: boolean;
};

const TAX = /^(?:tax|taxes|withholding|steuern?|impots?)$/;

/** Whether a heading gives no reason why the amounts below it are not those of the rows. Null for a table without one. */
function isUnexplained(heading: string | null, { isClear, isUnknown, isTrade }: Sure): boolean {
  if (heading === null) return true;
  const words = normalHeading(heading);
  const meaning = namedMeaningOf(heading);
  if ((isUnknown && meaning?.role === 'amount') || (isTrade && TAX.test(words))) return true;
  if (OTHER_SIDE.test(words) || MORE_AMOUNTS.test(words)) return false;
  return (
    meaning === null || (meaning.role === 'amount' ? !isClear : /^(?:money-in|money-out|fee|net)$/.test(meaning.role))
  );
}

/** Whether it and one other column are what there was before and after each row, as far apart as the row moved. */
function isBalanceBeside(column: number, roles: readonly ColumnRole[], movements: readonly Movement[]): boolean {
  if (roles.length > MOST_COLUMNS) return false;
  const [own, moved] = [minorsOf(movements, column), movedIn(roles, movements)];
  return roles.some((role, other) => {
    if (other === column || (role !== 'ignore' && role !== 'balance')) return false;
    const beside = minorsOf(movements, other);
    return (
      areLinked(own, beside) &&
      own.every((value, at) => {
        const after = beside[at] ?? null;
        return value !== null && after !== null && sizeOf(after - value) === moved[at];
      })
    );
  });
}

/** Whether what is there after a row is what is there before the next or the last one, of most rows; a fee and its rest are not. */
function areLinked(one: Minors, other: Minors): boolean {
  const links = one.filter((value, at) => value !== null && [at - 1, at + 1].some((beside) => other[beside] === value));
  return one.length < 2 || links.length * 2 >= one.length;
}

/** More columns than this are not compared with one another. */
const MOST_COLUMNS = 40;

/** Whether on each row it has nothing, or what a column with a role has there, with its sign or without. */
function isRepeated(column: number, roles: readonly ColumnRole[], movements: readonly Movement[]): boolean {
  const others = roles.flatMap((role, other) =>
    MONEY_ROLES.some((one) => one === role) ? [minorsOf(movements, other)] : [],
  );
  return minorsOf(movements, column).every(
    (value, at) => sizeOf(value) === 0n || others.some((values) => sizeOf(values[at] ?? null) === sizeOf(value)),
  );
}

const SALES_TAX = /\b(?:tax|vat|gst|mwst|moms|btw|tva|iva)\b|ндс|пдв/;

/** Whether on each row it and a column of taxes come to the amount, of which it is the part without them. */
function isWithoutTax(
  column: number,
  { heading, roles }: { heading: readonly string[]; roles: readonly ColumnRole[] },
  movements: readonly Movement[],
): boolean {
  const [own, moved] = [minorsOf(movements, column), movedIn(roles, movements)];
  return heading.some((word, other) => {
    if (other === column || roles[other] !== 'ignore' || !SALES_TAX.test(normalHeading(word))) return false;
    const tax = minorsOf(movements, other);
    const isUsed = tax.some((value) => sizeOf(value) > 0n);
    return isUsed && own.every((value, at) => value !== null && sizeOf(value + (tax[at] ?? 0n)) === moved[at]);
  });
}

/** Whether a column has amounts, and not numbers of things, codes or dates. */
function holdsAmounts(column: number, movements: readonly Movement[], isWhole: boolean): boolean {
  let [filled, figures, printed] = [0, 0, 0];
  const lengths = new Set<number>();
  for (const { cells } of movements) {
    const cell = cells[column] ?? '';
    if (isBlank(cell)) continue;
    filled += 1;
    const figure = writtenDay(cell) === null && !CODE.test(cell) ? figureOf(cell) : null;
    if (figure === null || !AMOUNT.test(figure.body)) continue;
    figures += 1;
    lengths.add(figure.body.length);
    if (figure.sign !== null || figure.currency !== null || /[.,]/.test(figure.body)) printed += 1;
  }
  // Bare digits of one length, five or more, are numbers of something.
  if (printed === 0 && lengths.size === 1 && Math.max(...lengths) >= 5) return false;
  return figures > 0 && figures * 10 >= filled * 9 && (isWhole || printed * 2 >= figures);
}

/** Digits with at most one decimal part, as amounts have and numbers of accounts do not. */
const AMOUNT = /^(?:\d{1,3}(?:[.,' ’]\d{2,3})+|\d+)?(?:[.,]\d+)?$/;

/** `M-001`, `INV-12` and `RF1168` are codes; `R500` is an amount. */
const CODE = /^\p{L}+-\d+$|^\p{L}{2,}\d+$/u;

const PLAIN_NUMBER = /^(?:iban|iban bban|bban|account no|account number)$/;

/**
 * Several accounts under a name that does not say whose they are: beside names of others those of who paid or was paid, as a
 * rule; under a weaker name, in a column that every row fills, one's own where each of them comes back.
 */
function accountInDoubt({ table: { heading }, roles }: Read, movements: readonly Movement[]): string | null {
  const names = heading?.cells ?? [];
  const own = roles.indexOf('account');
  const column = own < 0 ? names.findIndex((_, at) => comesBack(at, { names, roles }, movements)) : own;
  const name = names[column] ?? '';
  const asked = `“${name.slice(0, 60)}” names several accounts. Check if they are yours.`;
  if (own < 0) return column < 0 ? null : asked;
  // Beside the accounts of others, these are one's own.
  const filled = (at: number): number => movements.filter(({ cells }) => !isBlank(cells[at] ?? '')).length;
  const hasOthers = names.some(
    (word, at) => at !== column && namedMeaningOf(word)?.role === 'account' && filled(at) * 2 > movements.length,
  );
  if (!roles.includes('payee') || hasOthers || !PLAIN_NUMBER.test(normalHeading(name))) return null;
  return new Set(movements.map(({ cells }) => cells[column] ?? '')).size < 2 ? null : asked;
}

/** Whether a column without a role is named for an account, and has several of them, each on two rows or more on average. */
function comesBack(
  column: number,
  { names, roles }: { names: readonly string[]; roles: readonly ColumnRole[] },
  movements: readonly Movement[],
): boolean {
  if (roles[column] !== 'ignore' || namedMeaningOf(names[column] ?? '')?.role !== 'account') return false;
  // What is yet to be booked may stand under the number of a card until it is.
  const booked = movements.filter(({ status }) => status !== 'pending');
  const accounts = (booked.length > 0 ? booked : movements).map(({ cells }) => cells[column] ?? '');
  const several = new Set(accounts).size;
  return !accounts.some(isBlank) && several > 1 && several * 2 <= accounts.length;
}
