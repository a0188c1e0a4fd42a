import { accountWithoutName } from './account-columns.ts';
import { OF_MANY } from './amount-columns.ts';
import { figureOf, isBlank } from './amounts.ts';
import type { TextRecord } from './cells.ts';
import type { Profile } from './column-profiles.ts';
import { normalHeading } from './headings.ts';
import { namedMeaningOf } from './near-headings.ts';
import { feeBeside, isOtherSide, isSideCalledFee } from './fee-columns.ts';
import type { ColumnRole } from './model.ts';
import { figuresIn, isSideOf, isSideOfBalance, moneyRoles, MOST_FIGURES, otherSide } from './money-guesses.ts';
import { movedIn, runningBalance } from './running-columns.ts';
import { asksWhetherBooked } from './status-flags.ts';
import { isStatusLike, statusOf } from './statuses.ts';
import { markerOf } from './words.ts';

/**
 * Roles by what the columns hold, for tables without heading or with words we don't know. `given` are the roles already
 * known; only what is missing is filled in. `sampled` rows made the profiles; `rows` follow one upon the other, so that
 * balances can be tried on them.
 */
export function rolesByContent(
  given: readonly ColumnRole[],
  profiles: readonly Profile[],
  sampled: number,
  rows: readonly TextRecord[],
  heading: readonly string[] | null,
): ColumnRole[] {
  const isHeaded = heading !== null;
  /** Money by what it holds, and no number that its heading calls one. */
  const mayBeMoney = (column: number): boolean =>
    (profiles[column]?.money ?? 0) > 0 || !NUMBERING.test(normalHeading(heading?.[column] ?? ''));
  const roles = [...given];
  const has = (role: ColumnRole): boolean => roles.includes(role);
  /** The columns that look as asked and have no role yet, or one that may be replaced. */
  const free = (isFitting: (profile: Profile) => boolean, replaced: ColumnRole = 'ignore'): number[] =>
    profiles.flatMap((profile, column) =>
      (roles[column] === 'ignore' || roles[column] === replaced) && isFitting(profile) ? [column] : [],
    );
  if (!has('day')) {
    const columns = free((profile) => isDays(profile, sampled), 'value-day');
    const [first, second] = isHeaded ? columns.filter((column) => !isLongNumber(column, rows)) : columns;
    if (first !== undefined) roles[first] = 'day';
    if (second !== undefined && !has('value-day')) roles[second] = 'value-day';
  }
  const fee = roles.indexOf('fee');
  const named = (['amount', 'money-in', 'money-out'] as const).flatMap((role) =>
    has(role) ? roles.indexOf(role) : [],
  );
  if (fee >= 0 && isSideCalledFee(named, fee, figuresIn(rows)))
    for (const column of [...named, fee]) roles[column] = 'ignore';
  if (!has('amount') && !has('money-in') && !has('money-out')) {
    const real = free((profile) => isMoney(profile) && profile.money > 0);
    const balance = has('balance') ? roles.indexOf('balance') : null;
    const figures = figuresIn(rows);
    const any = free((profile) => isMoney(profile) || isLoneFigure(profile)).filter(mayBeMoney);
    // One whole number is an amount where it stands in the only rows that have none, which may hold one as well.
    const candidates = any.filter(
      (column) =>
        !isLoneFigure(profiles[column]) ||
        isSideOf(
          any.filter((other) => other !== column),
          column,
          figures,
        ),
    );
    for (const [column, role] of moneyRoles(candidates, real, balance, rows, heading)) roles[column] = role;
  }
  if (!has('amount') && has('money-in') !== has('money-out')) {
    const known = has('money-in') ? 'money-in' : 'money-out';
    const [side, balance] = [roles.indexOf(known), roles.indexOf('balance')];
    const candidates = [
      ...free(isMoney),
      ...free(isLoneFigure).filter((column) => mayBeMoney(column) && isSideOfBalance(column, side, balance, rows)),
    ];
    const other = otherSide(side, candidates, rows);
    if (other !== null) roles[other] = known === 'money-in' ? 'money-out' : 'money-in';
  }
  if (!has('balance')) {
    const columns = free(isMoney).filter((column) => !OF_MANY.test(normalHeading(heading?.[column] ?? '')));
    const running = runningBalance(columns.slice(0, MOST_FIGURES), movedIn(roles, rows), rows);
    if (running !== null) roles[running] = 'balance';
  }
  if (!isHeaded && !has('fee') && has('balance')) {
    const money = (['amount', 'money-in', 'money-out'] as const).flatMap((role) =>
      has(role) ? roles.indexOf(role) : [],
    );
    const others = free((profile) => isMoney(profile) && profile.money > 0).slice(0, MOST_FIGURES);
    const figures = figuresIn(rows);
    const fee = money.length === 0 ? null : feeBeside(money, roles.indexOf('balance'), others, figures);
    // What is filled just where no amount is may be the other side, in too few rows to tell: a person does.
    if (fee !== null && isOtherSide(money, fee, figures)) for (const column of money) roles[column] = 'ignore';
    else if (fee !== null) roles[fee] = 'fee';
  }
  if (!isHeaded && !has('account')) {
    const account = accountWithoutName(roles, rows);
    if (account !== null) roles[account] = 'account';
  }
  if (!has('currency')) {
    const codes = free(({ codes: named, filled }) => named === filled && filled > 0);
    const [currency] = isHeaded ? besideMoney(codes, roles, profiles, heading) : codes;
    if (currency !== undefined) roles[currency] = 'currency';
  }
  if (!has('marker')) {
    const ofWay = (columns: readonly number[]): number[] =>
      columns.filter((column) => !OF_MEANS.test(normalHeading(heading?.[column] ?? '')));
    const [all] = ofWay(free(({ markers, filled }) => markers === filled && filled > 0));
    const marker = all ?? wayBeside(ofWay(free(isMostlyMarks)), roles.indexOf('amount'), rows);
    if (marker !== undefined) roles[marker] = 'marker';
  }
  if (!has('status')) {
    const isDescribed = has('description') || has('payee');
    const texts = free((profile) => profile.texts > 0);
    // One word in all rows may be all that a bank says of them; of several, one may say that no money moved.
    const isSure = (column: number) =>
      (profiles[column]?.distinct ?? 0) > 1 && profiles[column]?.statuses === profiles[column]?.filled;
    const status = free(isStatus).find(
      (column) =>
        !isOfKinds(heading?.[column] ?? '', column, rows) &&
        !isFlag(heading?.[column] ?? '', column, rows) &&
        !OF_PAYOUT.test(normalHeading(heading?.[column] ?? '')) &&
        (isDescribed || isSure(column) || texts.some((other) => other !== column)),
    );
    if (status !== undefined) roles[status] = 'status';
  }
  if (!has('description') && !has('payee')) {
    const varied = free((profile) => isText(profile) && profile.distinct > 1);
    const texts = varied.length > 0 ? varied : free(isText);
    const telling = texts.filter((column) => !UNTELLING.test(normalHeading(heading?.[column] ?? '')));
    const named = roles.indexOf('reference');
    if (isHeaded && telling.length === 0 && named >= 0 && isWords(profiles[named])) roles[named] = 'description';
    else
      for (const column of isHeaded ? wordiest(telling.length > 0 ? telling : texts, profiles) : texts)
        roles[column] = 'description';
  }
  return roles;
}

/** Headings of what was paid with or from: a card is one of debit or credit, and neither says which way money went. */
const OF_MEANS =
  /^(?:(?:type of )?(?:card|account)|(?:card|account|product|payment) (?:type|kind|product|method|means|instrument|class)|method of payment|karten?(?:typ|art)?|kontoart|zahlungs(?:mittel|methode)|(?:type de )?(?:carte|compte)|moyen de paiement|(?:tipo de )?(?:tarjeta|cuenta|cartao|conta)|(?:medio|forma|metodo|meio) de (?:pago|pagamento)|(?:tipo (?:di )?)?(?:carta|conto)|(?:metodo|mezzo) di pagamento|(?:kaart|rekening)(?:soort|type)?|betaal(?:wyse|wijze|metode|methode)|kort(?:typ|type)?|(?:kort|konto)(?:typ|type))$/;

/** Two words for the way and a few others beside them, as for a transfer. */
const isMostlyMarks = ({ markers, filled, distinct }: Profile): boolean =>
  filled > 1 && markers * 5 >= filled * 4 && distinct <= MOST_MARKS;

const MOST_MARKS = 5;

/** Of columns that mostly have words for in and out the one with both of them, where the amounts have no sign. */
function wayBeside(columns: readonly number[], amount: number, rows: readonly TextRecord[]): number | undefined {
  const isSigned = rows.some(({ cells }) => {
    const figure = figureOf(cells[amount] ?? '');
    return figure !== null && (figure.sign !== null || figure.marker !== null);
  });
  if (amount < 0 || isSigned) return undefined;
  return columns.find((column) => {
    const ways = new Set(rows.map(({ cells }) => markerOf(cells[column] ?? '')));
    return ways.has('in') && ways.has('out') && rows.every(({ cells }) => !isBlank(cells[column] ?? ''));
  });
}

/** A column that says yes or no to something else than that money moved: "income" and "recurring", but not "paid". */
const isFlag = (heading: string, column: number, rows: readonly TextRecord[]): boolean =>
  !asksWhetherBooked(heading) && rows.every(({ cells }) => /^(?:true|false|yes|no)?$/i.test(cells[column] ?? ''));

/** A column named for the kind of each row, in which no word says that money has not moved: "Interest paid" is a kind. */
function isOfKinds(heading: string, column: number, rows: readonly TextRecord[]): boolean {
  const meaning = namedMeaningOf(heading);
  const isBooked = (cell: string): boolean => statusOf(cell) === 'booked' || !isStatusLike(cell);
  return meaning?.role === 'marker' && meaning.weight < 2 && rows.every(({ cells }) => isBooked(cells[column] ?? ''));
}

/** Headings of what counts or names things in digits. */
export const NUMBERING =
  /\b(?:numbers?|no|nr|num|nummer|numero|numer|nro|id|code|ref|reference|invoice|order|phone|msisdn|year|zip|postcode)\b/;
/** Texts that say how a row is filed, or with whose account, and not what it is. */
const UNTELLING = /\b(?:categor\w*|kategori\w*|iban|isin|bic|swift|tags?)\b/;

const isWords = (profile: Profile | undefined): boolean =>
  profile !== undefined && profile.texts === profile.filled && profile.texts > 0;

/** Codes right before or after a column of money, under its heading or none: those of its currency. */
function besideMoney(
  codes: readonly number[],
  roles: readonly ColumnRole[],
  profiles: readonly Profile[],
  heading: readonly string[],
): number[] {
  const isMovement = (column: number): boolean => /^(?:amount|money-in|money-out)$/.test(roles[column] ?? '');
  return codes.filter(
    (column) =>
      [column - 1, column + 1].some(
        (other) => isMovement(other) && profiles[other]?.filled === profiles[column]?.filled,
      ) &&
      (heading[column] === '' ||
        [column - 1, column + 1].some((other) => isMovement(other) && (heading[other] ?? '') === '')),
  );
}

function isDays({ days, filled }: Profile, rows: number): boolean {
  return days * 10 >= filled * 8 && days * 2 >= rows;
}

/** Numbers of twelve digits and more may only happen to begin with a day: those of orders and receipts often do. */
function isLongNumber(column: number, rows: readonly TextRecord[]): boolean {
  const cells = rows.map(({ cells: all }) => all[column] ?? '').filter((cell) => !isBlank(cell));
  return cells.length > 0 && cells.every((cell) => /^\d{12,}$/.test(cell));
}

function isMoney({ figures, filled, money, distinct }: Profile): boolean {
  return figures * 10 >= filled * 9 && (money > 0 || distinct > 1);
}

/** A column of one whole number, which says nothing by itself. */
function isLoneFigure(profile: Profile | undefined): boolean {
  return profile !== undefined && profile.distinct === 1 && profile.figures === profile.filled && !isMoney(profile);
}

/** Whether a shop has been paid says nothing of what its customer paid. */
const OF_PAYOUT = /\b(?:payout|dispute|delivery|shipping)\b/;

/** More different words than this are no statuses. */
const MOST_STATUSES = 8;

/** A column of words that say whether money moved, under whatever name; among a few of them may be one that we don't know. */
function isStatus({ filled, statuses, distinct }: Profile): boolean {
  if (filled === 0) return false;
  return statuses === filled || (statuses * 2 > filled && distinct <= MOST_STATUSES && distinct * 2 <= filled);
}

function isText({ texts, filled }: Profile): boolean {
  return texts * 2 > filled;
}

/** The column with the longest cells, none of no columns. */
function wordiest(columns: readonly number[], profiles: readonly Profile[]): number[] {
  const wordiness = profiles.map(({ length, filled }) => length / filled);
  return columns.toSorted((a, b) => (wordiness[b] ?? 0) - (wordiness[a] ?? 0)).slice(0, 1);
}
