import { money, type Currency } from '#kernel/money.ts';
import { balanceOf, type TableRows } from '#modules/money/csv-detection/rules.ts';
import { checkBalance } from './balance.ts';
import type { AccountSection } from './model.ts';

type Stated = TableRows['facts']['stated'];
type Ends = Pick<AccountSection, 'opening' | 'closing'>;

/**
 * Opening and closing balances from the lines around and between the rows; rows' own balances where none is stated. Where those of
 * all lines do not follow from the rows, those of some do where they follow: above a part of an account stand those of all its
 * parts, above all parts stand those of all, and a bank may call the first and the last one by the same name.
 */
export function takeStated(section: AccountSection, parts: TableRows): void {
  const { sorted, facts } = parts;
  const isOwed = areOwed(parts, section.currency);
  const endsOf = (stated: Stated, isTurned = isOwed) => statedIn(stated, isTurned, section, parts);
  const all = [...facts.stated, ...sorted.stated];
  const around = endsOf(all);
  const doFollow = (ends: Ends) =>
    ends.opening !== null && ends.closing !== null && checkBalance({ ...section, ...ends }).kind === 'matches';
  const isOpen = around.opening === null && checkBalance({ ...section, ...around }).kind === 'unknown';
  const isGap = checkBalance({ ...section, ...around }).kind === 'gap';
  const others = isGap
    ? [endsOf(sorted.stated), ...(mayBeOwed(parts) ? [all, facts.stated].map((stated) => endsOf(stated, true)) : [])]
    : isOpen
      ? [firstAndLast(all), firstAndLast(all.toReversed())].map((stated) => endsOf(stated))
      : [];
  Object.assign(section, others.find(doFollow) ?? around);
}

/** The first of several closing balances as the opening one, and the last one. */
function firstAndLast(stated: Stated): Stated {
  const [first, last] = [stated[0], stated.at(-1)];
  return first === undefined || last === undefined || first === last ? [] : [{ ...first, which: 'opening' }, last];
}

/** Whether balances without a sign may be owed though amounts are marked: the marks of a card or a loan say which way they went. */
const mayBeOwed = ({ movements, facts }: TableRows): boolean =>
  (facts.type === 'card' || facts.type === 'loan') &&
  movements.some(({ figures }) => Object.values(figures).some((figure) => figure?.marker === 'in'));

function statedIn(
  stated: TableRows['facts']['stated'],
  isOwed: boolean,
  { currency }: AccountSection,
  { balanceMark, dayOf }: TableRows,
): Pick<AccountSection, 'opening' | 'closing'> {
  const found: Pick<AccountSection, 'opening' | 'closing'> = { opening: null, closing: null };
  for (const { which, figure, day } of withoutPageEnds(stated)) {
    const printed = balanceOf(figure, balanceMark, currency);
    if (printed === null || (which === 'opening' && found.opening !== null)) continue;
    const amount = isOwed ? money(-printed.minor, printed.currency) : printed;
    found[which] = { amount, day: day === null ? null : dayOf(day) };
  }
  return found;
}

/** A page ends with the balance that the next one begins with: neither is that of the statement, which has begun before. */
function withoutPageEnds(stated: Stated): Stated {
  const isTurn = (at: number): boolean =>
    stated[at]?.which === 'closing' &&
    stated[at + 1]?.which === 'opening' &&
    stated[at].figure.body === stated[at + 1]?.figure.body &&
    stated.slice(0, at).some(({ which }) => which === 'opening');
  return stated.filter((_, at) => !isTurn(at) && !isTurn(at - 1));
}

/** Whether balances are what is owed, without a sign: those of the rows were turned, or amounts of a card or a loan were. */
function areOwed({ movements, signed, balanceMark, facts, layout }: TableRows, currency: Currency): boolean {
  const turned = movements.map(({ figures }, at) => {
    const printed = figures.balance === undefined ? null : balanceOf(figures.balance, balanceMark, currency);
    const read = signed.balances[at] ?? null;
    return printed === null || read === null || read === 0n ? null : read === -printed.minor;
  });
  if (turned.some((one) => one !== null)) return turned.every((one) => one !== false);
  return layout.sign === 'inverted' && (facts.type === 'card' || facts.type === 'loan');
}
