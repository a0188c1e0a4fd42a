import type { Currency } from '#kernel/money.ts';
import type { Answers, Decision, UnreadLine } from '#modules/money/csv-detection/model.ts';
import { unread } from '#modules/money/csv-detection/rules.ts';
import { checkStated, inOrder, lineOfFigure, statedIn } from './client-bank-balances.ts';
import { type Entry, entriesOf, type Moved, movementOf, plainNumber } from './client-bank-documents.ts';
import { currencyOfCountry, currencyOfNumber, currencyOfWord } from './client-bank-figures.ts';
import { type ClientBankFile, clientBankParts, type Part, textOf, valueOf } from './client-bank-parts.ts';
import type { AccountSection, Reading, Refusal } from './model.ts';
import { currencyOfAccount, currencyQuestion } from './questions.ts';
import { refusal } from './refusals.ts';

type Options = { currency: Currency | undefined; answers: Answers };

/** Whether a text begins as the exchange of 1C does; without its first line, whether it has a section of it. */
export function isClientBank(beginning: string): boolean {
  return /^\s*.{0,4}ClientBankExchange\s*$|^\s*Секция(?:РасчСч[её]т\s*$|Документ=)/im.test(beginning);
}

/**
 * Reads 1CClientBankExchange, in which banks of Russia, Belarus, Kazakhstan and others give statements to accounting
 * programs. These send payment orders to banks in the same format: such a document has no day on which money moved.
 */
export function readClientBank(text: string, encoding: string, { currency, answers }: Options): Reading {
  const format = 'clientbank';
  const file = clientBankParts(text);
  if (file === 'too-many') return refusal('TOO_MANY_ROWS');
  const { books, faults } = booksOf(file);
  if (books.length === 0) return withoutAccount(file);
  const decisions: Decision[] = [];
  const told = books.map((one) => currencyTold(one, decisions));
  const fallback = answers.currency ?? currency ?? null;
  const silent = books.filter((_, at) => told[at] === null);
  const likely = silent.flatMap(({ number }) => currencyOfCountry(number) ?? []);
  const isOther = answers.currency === undefined && likely.some((one) => one !== fallback);
  if (silent.length > 0 && (fallback === null || isOther)) {
    const questions = [currencyQuestion([...likely, ...(fallback === null ? [] : [fallback])])];
    return { kind: 'questions', format, encoding, decisions: [], questions };
  }
  if (silent.length > 0 && fallback !== null) decisions.push(currencyOfAccount(fallback));
  const sections = books.flatMap((one, at) => {
    const own = told[at] ?? fallback;
    return own === null ? [] : [sectionOf(one, own, told[at] !== null || answers.currency !== undefined)];
  });
  // What belongs to no account is named with the first.
  sections[0]?.failed.push(...faults);
  const accounts = sections.filter(isUsed);
  if (accounts.some(saysMore)) {
    const isWhole = file.hasEnd || accounts.every(({ check }) => check.kind === 'matches');
    if (!isWhole && !file.faults.some(({ reason }) => reason === 'cut-off'))
      accounts[0]?.failed.push(unread(file.last.line, 'no-end', file.last.text));
    return { kind: 'read', format, encoding, layout: null, decisions, accounts };
  }
  const isOfOrders = accounts.some(({ skipped }) => skipped.some(({ reason }) => reason === 'not-moved'));
  return refusal(isOfOrders ? 'PAYMENT_ORDERS' : 'NO_ROWS');
}

function withoutAccount({ documents, faults }: ClientBankFile): Refusal {
  if (documents.length === 0 && faults.length === 0) return refusal('NO_ROWS');
  return refusal('BROKEN_FILE', 'no line begins with РасчСчет=');
}

/** Besides documents that moved nothing. */
const saysMore = ({ rows, failed, opening, closing }: AccountSection): boolean =>
  rows.length + failed.length > 0 || opening !== null || closing !== null;

const isUsed = (section: AccountSection): boolean => saysMore(section) || section.skipped.length > 0;

/** An account of the file: what is stated of it, and what the documents are in it. */
type Books = { readonly number: string; readonly parts: Part[]; readonly entries: Entry[] };

const OWN = 'расчсчет';

function booksOf({ named, balances, documents, faults }: ClientBankFile): { books: Books[]; faults: UnreadLine[] } {
  const numbers = [...named, ...balances.map((part) => valueOf(part, OWN))].map(plainNumber);
  const books = new Map<string, Books>();
  for (const number of numbers) if (number !== '') books.set(number, { number, parts: [], entries: [] });
  const found = entriesOf(documents, new Set(books.keys()));
  const [only, ...others] = books.values();
  const unknown: UnreadLine[] = [];
  for (const part of balances) {
    const number = plainNumber(valueOf(part, OWN));
    const owner = number === '' && others.length === 0 ? only : books.get(number);
    if (owner === undefined) unknown.push(unread(part.line, 'bad-record', textOf(part)));
    else owner.parts.push(part);
  }
  for (const entry of found.entries) books.get(entry.account)?.entries.push(entry);
  const unbooked = found.failed.map(({ document, reason }) => unread(document.line, reason, textOf(document)));
  // The head may name accounts in which nothing happened.
  const used = [...books.values()].filter(({ parts, entries }) => parts.length + entries.length > 0);
  return {
    books: used.length > 0 ? used : [...books.values()],
    faults: [...faults.map(({ line, reason, text }) => unread(line, reason, text)), ...unknown, ...unbooked],
  };
}

/** The currency by the account's number, or by what the file says of the account. */
function currencyTold({ number, parts, entries }: Books, decisions: Decision[]): Currency | null {
  const numbered = currencyOfNumber(number);
  if (numbered !== null) {
    const { currency: value, digits } = numbered;
    const because = `${digits} in the account number stands for this currency.`;
    if (!decisions.some((known) => known.value === value)) decisions.push({ about: 'currency', value, because });
    return value;
  }
  const holders = [...parts, ...entries.map(({ document }) => document)];
  const said = new Set(
    holders.flatMap((part) => currencyOfWord(valueOf(part, 'валютасчета', 'валюта', 'кодвалюты')) ?? []),
  );
  const [only = null, ...others] = said;
  return others.length === 0 ? only : null;
}

function sectionOf({ number, parts, entries }: Books, currency: Currency, isCurrencyNamed: boolean): AccountSection {
  const read = parts.map((part) => ({ part, ...statedIn(part, currency) }));
  const stated = inOrder(read.map((one) => one.stated));
  const [first, last] = [stated[0], stated.at(-1)];
  const section: AccountSection = {
    account: number,
    currency,
    isCurrencyNamed,
    type: 'bank',
    opening: first?.opening == null ? null : { amount: first.opening.amount, day: null },
    closing: last?.closing == null ? null : { amount: last.closing.amount, day: last.to },
    rows: [],
    skipped: [],
    failed: read.flatMap(({ part, damaged }) =>
      damaged.map((figure) => unread(lineOfFigure(part, figure), 'bad-record', textOf(part))),
    ),
    check: { kind: 'unknown' },
  };
  const movements: { document: Part; moved: Moved }[] = [];
  for (const entry of entries) {
    const { document } = entry;
    const moved = movementOf(entry, currency);
    const reason = typeof moved === 'string' ? moved : entry.isRepeated ? 'repeated' : 'no-movement';
    if (typeof moved === 'string') section.failed.push(unread(document.line, reason, textOf(document)));
    else if (entry.isRepeated || moved.row.amount.minor === 0n)
      section.skipped.push(unread(document.line, reason, textOf(document)));
    else movements.push({ document, moved });
  }
  const all = movements.map(({ moved }) => moved.row);
  const dated = movements.flatMap(({ moved }) => (moved.hasMoved ? moved.row : []));
  const withAll = checkStated(stated, all, currency);
  const withDated = checkStated(stated, dated, currency);
  // Where the balances hold with the documents that have no such day, and not without, they have moved.
  const haveAllMoved = withAll.kind === 'matches' && withDated.kind === 'gap';
  for (const { document, moved } of movements)
    if (moved.hasMoved || haveAllMoved) section.rows.push(moved.row);
    else section.skipped.push(unread(document.line, 'not-moved', textOf(document)));
  section.check = haveAllMoved ? withAll : withDated;
  return section;
}
