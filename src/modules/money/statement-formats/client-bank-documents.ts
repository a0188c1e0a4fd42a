import { type Currency, negate } from '#kernel/money.ts';
import { joined, oneLine } from '#modules/money/csv-detection/rules.ts';
import { amountIn, currencyOfWord, dayOfField } from './client-bank-figures.ts';
import { type Part, valueOf } from './client-bank-parts.ts';
import type { StatementRow } from './model.ts';
import { withOther } from './other-side.ts';

/** Of a document: the account that money leaves, or the one that it comes to. */
export type Side = 'out' | 'in';
export type Fault = 'bad-record' | 'bad-day' | 'bad-amount' | 'bad-sign' | 'bad-currency';

/** What a document is in one account of the file. */
export type Entry = {
  readonly document: Part;
  readonly account: string;
  readonly side: Side;
  /** The same document stands in the file before. */
  readonly isRepeated: boolean;
};

const PREFIXES: Readonly<Record<Side, string>> = { out: 'плательщик', in: 'получатель' };
const DAYS: Readonly<Record<Side, string>> = { out: 'датасписано', in: 'датапоступило' };
/** Banks of Kazakhstan write the amount under the side, and one day for both. */
const SIDED: Readonly<Record<Side, string>> = { out: 'суммарасход', in: 'суммаприход' };
const DAY_OF_BOTH = 'датаоперации';
const ACCOUNTS = ['счет', 'расчсчет', 'иик'] as const;
const OTHER: Readonly<Record<Side, Side>> = { out: 'in', in: 'out' };
const SIDES: readonly Side[] = ['out', 'in'];

/** Fields of which two that differ leave open what happened. */
const DECISIVE: readonly string[] = [
  'сумма',
  'дата',
  DAY_OF_BOTH,
  ...SIDES.flatMap((side) => [SIDED[side], DAYS[side], ...ACCOUNTS.map((key) => PREFIXES[side] + key)]),
];

/** An account number as it is compared. */
export const plainNumber = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();

const accountsOf = (document: Part, side: Side): string[] =>
  ACCOUNTS.map((key) => plainNumber(valueOf(document, PREFIXES[side] + key))).filter((number) => number !== '');

/** The entries that a document is in the accounts of the file: one, or two where both sides are. */
export function entriesOf(
  documents: readonly Part[],
  owned: ReadonlySet<string>,
): { readonly entries: Entry[]; readonly failed: { readonly document: Part; readonly reason: Fault }[] } {
  const entries: Entry[] = [];
  const failed: { document: Part; reason: Fault }[] = [];
  const between: { document: Part; sides: Record<Side, string> }[] = [];
  for (const document of documents) {
    const found = DECISIVE.some((key) => document.doubled.has(key)) ? 'bad-record' : ownSides(document, owned);
    if (typeof found === 'string') failed.push({ document, reason: found });
    else if (found.out !== undefined && found.in !== undefined)
      between.push({ document, sides: { out: found.out, in: found.in } });
    else
      for (const side of SIDES)
        if (found[side] !== undefined) entries.push({ document, account: found[side], side, isRepeated: false });
  }
  const order = new Map(documents.map((document, at) => [document, at]));
  const all = [...entries, ...betweenOwn(between)];
  return { entries: all.toSorted((a, b) => (order.get(a.document) ?? 0) - (order.get(b.document) ?? 0)), failed };
}

function ownSides(document: Part, owned: ReadonlySet<string>): Partial<Record<Side, string>> | Fault {
  const own: Partial<Record<Side, string>> = {};
  for (const side of SIDES) {
    const [first, ...others] = new Set(accountsOf(document, side).filter((number) => owned.has(number)));
    if (others.length > 0) return 'bad-record';
    if (first !== undefined) own[side] = first;
  }
  const stated = SIDES.filter((side) => !/^[0.,]*$/.test(valueOf(document, SIDED[side])));
  if (stated.length > 1) return 'bad-sign';
  const [said = own.out !== undefined && own.out === own.in ? sideOfDay(document) : undefined] = stated;
  if (said !== undefined) {
    const [only, ...others] = owned;
    const isSilent = own.out === undefined && own.in === undefined && others.length === 0;
    const account = own[said] ?? (isSilent ? only : undefined);
    return account === undefined ? 'bad-sign' : { [said]: account };
  }
  return own.out === own.in ? 'bad-sign' : own;
}

/** Where both sides are one account, the day that is there says which of them is meant. */
function sideOfDay(document: Part): Side | undefined {
  const [side, ...others] = SIDES.filter((one) => dayOfField(valueOf(document, DAYS[one])) !== null);
  return others.length === 0 ? side : undefined;
}

/**
 * Transfers between accounts of the file move both. Some banks give such a document twice, once with each account: with
 * the day of that side alone, or word for word.
 */
function betweenOwn(documents: readonly { document: Part; sides: Record<Side, string> }[]): Entry[] {
  const alike = new Map<string, (typeof documents)[number][]>();
  for (const one of documents) {
    const { document, sides } = one;
    const key = [
      numberOf(document),
      valueOf(document, 'дата', 'датадокумента'),
      valueOf(document, 'сумма'),
      sides.out,
      sides.in,
    ];
    alike.set(key.join('\n'), [...(alike.get(key.join('\n')) ?? []), one]);
  }
  return [...alike.values()].flatMap((group) => {
    const days = group.map(({ document }) => sideOfDay(document));
    const isOfEachSide =
      days.every((day) => day !== undefined) &&
      days.filter((day) => day === 'out').length === days.filter((day) => day === 'in').length;
    return group.flatMap(({ document, sides }, at) => {
      const day = days[at];
      if (isOfEachSide && day !== undefined) return [{ document, account: sides[day], side: day, isRepeated: false }];
      const isRepeated = at > 0 && numberOf(document) !== '';
      return SIDES.map((side) => ({ document, account: sides[side], side, isRepeated }));
    });
  });
}

const numberOf = (document: Part): string => valueOf(document, 'номер', 'номердокумента');

/** A movement, and whether the document says when it happened: else the day is that of the document. */
export type Moved = { readonly row: StatementRow; readonly hasMoved: boolean };

/** An entry as a row, or why it is none. */
export function movementOf({ document, side }: Entry, currency: Currency): Moved | Fault {
  const named = currencyOfWord(valueOf(document, 'валюта', 'кодвалюты'));
  if (named !== null && named !== currency) return 'bad-currency';
  const amount = amountOf(document, side, currency);
  if (typeof amount === 'string') return amount;
  const moved = firstDay(document, DAYS[side], DAY_OF_BOTH, DAYS[OTHER[side]]);
  const { day = null } = moved ?? firstDay(document, 'дата', 'датадокумента') ?? {};
  if (day === null) return 'bad-day';
  const { money } = amount;
  const row: StatementRow = {
    line: document.line,
    part: 'entry',
    day,
    valueDay: firstDay(document, 'датавалютирования')?.day ?? null,
    amount: side === 'out' ? negate(money) : money,
    roundedFrom: amount.roundedFrom === null ? null : `${side === 'out' ? '-' : ''}${amount.roundedFrom}`,
    ...wordsOf(document, OTHER[side]),
    reference: oneLine(numberOf(document)) || null,
    sourceId: null,
    balance: null,
    status: 'booked',
    category: null,
    transferAccount: null,
    splits: [],
  };
  return { row, hasMoved: moved !== null };
}

function firstDay(document: Part, ...keys: readonly string[]): ReturnType<typeof dayOfField> {
  for (const key of keys) {
    const found = dayOfField(valueOf(document, key));
    if (found !== null) return found;
  }
  return null;
}

function amountOf(
  document: Part,
  side: Side,
  currency: Currency,
): NonNullable<ReturnType<typeof amountIn>> | 'bad-amount' | 'bad-sign' {
  const stated = [valueOf(document, SIDED[side]), valueOf(document, 'сумма')].filter((text) => text !== '');
  const [first, ...others] = stated.map((text) => amountIn(text, currency));
  if (first === undefined || first === null) return 'bad-amount';
  if (others.some((other) => other?.money.minor !== first.money.minor)) return 'bad-amount';
  return first.money.minor < 0n ? 'bad-sign' : first;
}

/** A number of a taxpayer before a name, and one of nine digits that may follow it. */
const TAXPAYER = /^(?:ИНН[\s:]*)?\d{10,12}(?:[\s/\\,]+(?:КПП[\s:]*)?\d{9})?[\s/\\,]+(?=.*\p{L})/iu;

/** Who it was with, and what for: the bank's words name the number of the other account, too. */
function wordsOf(document: Part, other: Side): Pick<StatementRow, 'description' | 'bankText' | 'counterparty'> {
  const prefix = PREFIXES[other];
  const name = oneLine(valueOf(document, `${prefix}1`, `${prefix}наименование`, prefix)).replace(TAXPAYER, '');
  const purpose = purposeOf(document) || document.title;
  const [number = ''] = accountsOf(document, other);
  return {
    description: joined([name, purpose]),
    bankText: withOther(name, [purpose, number].filter((text) => text !== '').join('\n')),
    counterparty: name === '' ? null : name,
  };
}

/** The whole purpose, or its parts where they say what it does not. */
function purposeOf(document: Part): string {
  const whole = valueOf(document, 'назначениеплатежа');
  const parts = [1, 2, 3, 4, 5, 6].map((part) => valueOf(document, `назначениеплатежа${part}`));
  const flat = oneLine(whole);
  return [whole, ...parts.filter((part) => part !== '' && !flat.includes(oneLine(part)))]
    .filter((part) => part !== '')
    .join('\n');
}
