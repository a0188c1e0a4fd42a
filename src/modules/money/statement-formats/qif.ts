import { minorDigits, type Currency, type Money } from '#kernel/money.ts';
import type { Answers, DateOrder, DecimalMark, Decision } from '#modules/money/csv-detection/model.ts';
import {
  LIMITS,
  chooseCurrency,
  isSharedSign,
  decideMark,
  decimalUnder,
  moneyOf,
  type Figure,
  dayIn,
  decideOrder,
  unread,
  type Movement,
  joined,
  oneLine,
} from '#modules/money/csv-detection/rules.ts';
import type { AccountSection, Question, Reading, StatementRow } from './model.ts';
import { checkBalance } from './balance.ts';
import { type CardRow, cardQuestion, isTurnedBy, mayBeSpent } from './card-signs.ts';
import { withoutLabels } from './labels.parts.ts';
import { withOther } from './other-side.ts';
import { currencyQuestion, dateQuestion, decimalQuestion } from './questions.ts';
import { accountsOf, type Account, type Entry } from './qif-accounts.ts';
import { placeIn } from './qif-fields.ts';
import { withFiling } from './qif-filing.ts';
import { currenciesBeside, isInOther, outByWords } from './qif-signs.ts';
import { refusal } from './refusals.ts';

/** Reads QIF: several accounts, splits, transfers in brackets, and its ways of writing a year (`1/ 5'26`). */
export function readQif(
  text: string,
  encoding: string,
  options: { currency: Currency | undefined; answers: Answers },
): Reading {
  const accounts = accountsOf(text).filter(({ entries }) => entries.length > 0);
  const entries = accounts.flatMap((account) => account.entries);
  if (entries.length === 0) return refusal('NO_ROWS');
  if (entries.length > LIMITS.rows) return refusal('TOO_MANY_ROWS');
  const { answers } = options;
  const questions: Question[] = [];
  const decisions: Decision[] = [];
  const named = currenciesBeside(entries);
  const currency =
    answers.currency ??
    (isSharedSign(named, options.currency)
      ? null
      : (chooseCurrency(named, options.currency) ?? options.currency ?? null));
  if (currency === null) questions.push(currencyQuestion(named));
  const bodies = entries.flatMap(({ figure, splits }) =>
    [figure, ...splits.map((split) => split.figure)].flatMap((each) => each?.body ?? []),
  );
  const mark =
    answers.decimal === undefined
      ? decideMark(bodies, currency === null ? 2 : minorDigits(currency))
      : { mark: answers.decimal, because: 'You chose this decimal mark.' };
  if (mark.mark === null) questions.push(decimalQuestion(entries.map(asMovement)));
  else decisions.push({ about: 'decimal', value: mark.mark, because: mark.because });
  const order =
    answers.dateOrder === undefined
      ? (orderStated(text) ??
        decideOrder(
          entries.flatMap(({ day }) => day ?? []),
          [],
          { hasDecimalComma: mark.mark === ',' },
        ))
      : { order: answers.dateOrder, because: 'You chose if the day or the month comes first.' };
  if (order.order === null) questions.push(dateQuestion(entries.map(asMovement), currency));
  else decisions.push({ about: 'date-order', value: order.order, because: order.because });
  if (currency === null || order.order === null || mark.mark === null)
    return { kind: 'questions', format: 'qif', encoding, decisions, questions };
  const out = outByWords(entries);
  const told = {
    currency,
    isCurrencyNamed: answers.currency !== undefined || named.length > 0,
    order: order.order,
    mark: mark.mark,
    out,
  };
  const spent = new Set(
    accounts.filter(
      (account) => account.type === 'card' && !hasOpening(account) && mayBeSpent(cardRows(account, told)),
    ),
  );
  if (spent.size > 0 && answers.sign === undefined) {
    const rows = [...spent].flatMap((account) => cardRows(account, told));
    return { kind: 'questions', format: 'qif', encoding, decisions, questions: [cardQuestion(rows, currency)] };
  }
  const isTurned = (account: Account): boolean => spent.has(account) && isTurnedBy(answers);
  return {
    kind: 'read',
    format: 'qif',
    encoding,
    layout: null,
    decisions,
    accounts: withFiling(accounts.map((account) => sectionOf(account, { ...told, isTurned: isTurned(account) }))),
  };
}

/** Some programs write the order of the dates into the file: `!Option:MDY`. */
function orderStated(text: string): { order: DateOrder; because: string } | null {
  const stated = /^!option:(mdy|dmy|ymd)\s*$/im.exec(text.slice(0, 20_000))?.[1]?.toLowerCase();
  const order = (['mdy', 'dmy', 'ymd'] as const).find((each) => each === stated);
  return order === undefined ? null : { order, because: 'The file states this date order.' };
}

function asMovement({ line, day, figure, text }: Entry): Movement {
  return {
    line,
    cells: [text],
    day,
    valueDay: null,
    clock: null,
    status: 'booked',
    figures: figure === null ? {} : { amount: figure },
    marker: null,
    account: null,
  };
}

type Told = {
  currency: Currency;
  isCurrencyNamed: boolean;
  order: DateOrder;
  mark: DecimalMark;
  out: ReadonlySet<Entry>;
  /** What has no minus was spent. */
  isTurned?: boolean;
};

/** A program that keeps the account wrote it, and its signs are those of the account; no shop and no bank writes one. */
const hasOpening = ({ entries }: Account): boolean => entries.some(({ fields }) => isOpening(fields.get('P') ?? ''));

/** What a card moved; money that another account sent came in. */
function cardRows({ entries }: Account, told: Told): CardRow[] {
  return entries.flatMap((entry) => {
    const amount = moneyFrom(entry.figure, told, told.out.has(entry))?.money;
    const { fields, line } = entry;
    if (amount === undefined || isOpening(fields.get('P') ?? '') || entry.isSecurity) return [];
    const text = [fields.get('P'), fields.get('M')].filter((word) => word !== undefined).join(' ');
    const said = placeIn(fields.get('L') ?? '').transfer === null ? null : 'in';
    return [{ line, text, amount, said }];
  });
}

const isOpening = (payee: string): boolean => /^opening balance$/i.test(payee);

function sectionOf({ name, type, entries }: Account, told: Told): AccountSection {
  const section: AccountSection = {
    account: name,
    currency: told.currency,
    isCurrencyNamed: told.isCurrencyNamed,
    type,
    opening: null,
    closing: null,
    rows: [],
    skipped: [],
    failed: [],
    check: { kind: 'unknown' },
  };
  for (const entry of entries) {
    const day = entry.day === null ? null : dayIn(entry.day, told.order);
    const amount = moneyFrom(entry.figure, told, told.out.has(entry));
    if (entry.isSecurity) section.skipped.push(unread(entry.line, 'security', entry.text));
    else if (!entry.isWhole) section.failed.push(unread(entry.line, 'cut-off', entry.text));
    else if (day === null) section.failed.push(unread(entry.line, 'bad-day', entry.text));
    else if (isInOther(entry, told.currency)) section.failed.push(unread(entry.line, 'bad-currency', entry.text));
    else if (amount === null && !entry.fields.has('T') && !entry.fields.has('U'))
      section.skipped.push(unread(entry.line, 'no-amount', entry.text));
    else if (amount === null) section.failed.push(unread(entry.line, 'bad-amount', entry.text));
    else {
      const row = rowOf(entry, day, amount, told);
      if (row.part === 'opening') {
        section.account ??= row.transferAccount;
        section.opening = { amount: row.amount, day };
      }
      section.rows.push(row);
    }
  }
  return { ...section, check: checkBalance(section) };
}

function moneyFrom(
  figure: Figure | null,
  { mark, currency, isTurned = false }: Told,
  isOut = false,
): { money: Money; roundedFrom: string | null } | null {
  const value = figure === null ? null : decimalUnder(figure.body, mark);
  return figure === null || value === null
    ? null
    : moneyOf(value, (isOut || figure.sign === '-') !== isTurned, currency);
}

function rowOf(
  { line, fields, splits }: Entry,
  day: string,
  { money, roundedFrom }: { money: Money; roundedFrom: string | null },
  told: Told,
): StatementRow {
  const payee = fields.get('P') ?? null;
  const label = fields.get('L') ?? '';
  const { category, transfer, tags } = placeIn(label);
  const memo = withoutLabels(fields.get('M') ?? '', payee !== null);
  const words = [payee ?? '', memo].filter((word) => word !== '');
  return {
    line,
    part: transfer !== null && isOpening(payee ?? '') ? 'opening' : 'entry',
    day,
    valueDay: null,
    amount: money,
    roundedFrom,
    description: joined(words.length > 0 ? words : [label]),
    bankText: withOther(payee ?? '', memo),
    counterparty: payee === null ? null : oneLine(payee),
    reference: fields.get('N') ?? null,
    sourceId: null,
    balance: null,
    status: 'booked',
    category: category === '--Split--' ? null : category,
    transferAccount: transfer,
    splits: splits.flatMap(({ label: of, memo, figure }) => {
      const part = moneyFrom(figure, told);
      const place = placeIn(of);
      const category = place.transfer === null ? place.category : `[${place.transfer}]`;
      const words = memo === null ? null : withoutLabels(memo, false);
      return part === null ? [] : [{ category, memo: words, amount: part.money, tags: place.tags }];
    }),
    tags,
  };
}
