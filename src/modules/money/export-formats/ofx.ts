import { decimalOf, money } from '#kernel/money.ts';
import { impliedRate, originalAt, plainRate, ratioOf, roundedRate } from '#modules/money/exchange-rates/rules.ts';
import type { AccountType } from '#modules/money/accounts/kinds.parts.ts';
import { LABELS_APART } from '#modules/money/statement-formats/labels.parts.ts';
import { memoLines } from './labels.ts';
import type { ExportedAccount, ExportedTransaction, ExportView } from './model.ts';
import { byAccount, FILTERED_NOTE, isFiltered, onOneLine } from './view.ts';

/** What OFX allows of a name, a memo and the number of an account, in characters. */
const [NAME, MEMO, NUMBER, CHECK] = [32, 255, 22, 12];

/**
 * OFX 2.2: a statement for each account, with its balance where the view has all its rows. It knows no splits: the whole
 * is written, as the bank booked it. A FITID is the id of the
 * transaction, so that another export names it the same.
 */
export function writeOfx(view: ExportView): string {
  const statements = byAccount(view);
  const isCard = ({ account }: { account: ExportedAccount }) => account.accountType === 'credit-card';
  const banks = statements.filter((statement) => !isCard(statement));
  const cards = statements.filter(isCard);
  const at = timeOf(view.today);
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
    '<?OFX OFXHEADER="200" VERSION="220" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>',
    ...(isFiltered(view) ? [`<!-- ${FILTERED_NOTE} -->`] : []),
    '<OFX>',
    `<SIGNONMSGSRSV1><SONRS>${STATUS}<DTSERVER>${at}</DTSERVER><LANGUAGE>ENG</LANGUAGE></SONRS></SIGNONMSGSRSV1>`,
    ...within(
      'BANKMSGSRSV1',
      banks.flatMap(({ account, rows }) => bankStatement(view, account, rows)),
    ),
    ...within(
      'CREDITCARDMSGSRSV1',
      cards.flatMap(({ account, rows }) => cardStatement(view, account, rows)),
    ),
    '</OFX>',
    '',
  ].join('\n');
}

const STATUS = '<STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS>';
const within = (tag: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`<${tag}>`, ...lines, `</${tag}>`];

const BANK_TYPES: Readonly<Partial<Record<AccountType, string>>> = { savings: 'SAVINGS', loan: 'CREDITLINE' };

function bankStatement(view: ExportView, account: ExportedAccount, rows: readonly ExportedTransaction[]): string[] {
  const type = BANK_TYPES[account.accountType] ?? 'CHECKING';
  return [
    `<STMTTRNRS><TRNUID>${account.id}</TRNUID>${STATUS}<STMTRS><CURDEF>${account.currency}</CURDEF>`,
    `<BANKACCTFROM><BANKID>ILIFA</BANKID><ACCTID>${numberOf(account)}</ACCTID><ACCTTYPE>${type}</ACCTTYPE></BANKACCTFROM>`,
    ...listOf(view, account, rows),
    '</STMTRS></STMTTRNRS>',
  ];
}

function cardStatement(view: ExportView, account: ExportedAccount, rows: readonly ExportedTransaction[]): string[] {
  return [
    `<CCSTMTTRNRS><TRNUID>${account.id}</TRNUID>${STATUS}<CCSTMTRS><CURDEF>${account.currency}</CURDEF>`,
    `<CCACCTFROM><ACCTID>${numberOf(account)}</ACCTID></CCACCTFROM>`,
    ...listOf(view, account, rows),
    '</CCSTMTRS></CCSTMTTRNRS>',
  ];
}

function listOf(view: ExportView, account: ExportedAccount, rows: readonly ExportedTransaction[]): string[] {
  const pending = rows.filter(({ status }) => status === 'pending');
  const booked = rows.filter(({ status }) => status === 'booked');
  const first = view.from ?? rows[0]?.bookedOn ?? view.today;
  const last = rows.at(-1)?.bookedOn ?? view.today;
  const as = timeOf(last);
  const closing =
    account.openingMinor === null ? null : booked.reduce((sum, { amount }) => sum + amount.minor, account.openingMinor);
  return [
    `<BANKTRANLIST><DTSTART>${timeOf(first)}</DTSTART><DTEND>${as}</DTEND>`,
    ...booked.map(bookedRow),
    '</BANKTRANLIST>',
    ...within('BANKTRANLISTP', pending.length === 0 ? [] : [`<DTASOF>${as}</DTASOF>`, ...pending.map(pendingRow)]),
    ...(closing === null
      ? []
      : [
          `<LEDGERBAL><BALAMT>${decimalOf(money(closing, account.currency))}</BALAMT><DTASOF>${as}</DTASOF></LEDGERBAL>`,
        ]),
  ];
}

const typeOf = ({ amount }: ExportedTransaction) => (amount.minor < 0n ? 'DEBIT' : 'CREDIT');

function bookedRow(row: ExportedTransaction): string {
  const { id, bookedOn, amount } = row;
  const reference = field('CHECKNUM', onOneLine(row.reference ?? ''), CHECK);
  return `<STMTTRN><TRNTYPE>${typeOf(row)}</TRNTYPE><DTPOSTED>${timeOf(bookedOn)}</DTPOSTED><TRNAMT>${decimalOf(amount)}</TRNAMT><FITID>${id}</FITID>${reference}${wordsOf(row)}${originalOf(row)}</STMTTRN>`;
}

function pendingRow(row: ExportedTransaction): string {
  return `<STMTTRNP><TRNTYPE>${typeOf(row)}</TRNTYPE><DTTRAN>${timeOf(row.bookedOn)}</DTTRAN><TRNAMT>${decimalOf(row.amount)}</TRNAMT>${wordsOf(row)}${originalOf(row)}</STMTTRNP>`;
}

/** Digits of a rate beyond those of any amount, so that the original amount is found by it to the cent. */
const RATE_DIGITS = 20;

/**
 * The currency that was paid, with what one unit of it came to; the bank's own rate where it leads back to the original
 * amount. Nothing where no rate of OFX does.
 */
function originalOf({ amount, original }: ExportedTransaction): string {
  const implied = original === null ? null : impliedRate(amount, original.amount);
  if (original === null || implied === null) return '';
  const stated = original.rate?.per === 'original' ? [original.rate.value] : [];
  const { minor, currency } = original.amount;
  const rates = [...stated, ...[6, 12, RATE_DIGITS].map((digits) => roundedRate(implied, digits))];
  const rate = rates.find(
    (one) => plainRate(one) !== null && originalAt(amount, ratioOf(one), currency)?.minor === minor,
  );
  return rate === undefined
    ? ''
    : `<ORIGCURRENCY><CURRATE>${rate}</CURRATE><CURSYM>${currency}</CURSYM></ORIGCURRENCY>`;
}

/** What is too long for a name begins the memo; tags and note stand behind it, as far as there is room. */
function wordsOf(row: ExportedTransaction): string {
  const text = onOneLine(row.description);
  const isName = Array.from(text).length <= NAME;
  const labels = memoLines(row).join(LABELS_APART);
  if (isName) return field('NAME', text, NAME) + field('MEMO', labels, MEMO);
  const hasRoom = Array.from(text).length + LEAST_LABEL <= MEMO;
  return field('MEMO', hasRoom && labels !== '' ? text + LABELS_APART + labels : text, MEMO);
}

/** Characters in which a label can be known for one. */
const LEAST_LABEL = 30;

/** Nothing where there is nothing to say: OFX knows no empty elements. */
function field(tag: string, text: string, most: number): string {
  const cut = Array.from(text).slice(0, most).join('').trim();
  return cut === '' ? '' : `<${tag}>${escaped(cut)}</${tag}>`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** What XML 1.0 does not allow at all is left out. */
function escaped(text: string): string {
  return text.replaceAll(/[\uFFFE\uFFFF]/g, '').replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? '');
}

/** The name, and the end of the id, by which accounts of one name differ. */
function numberOf({ id, name }: ExportedAccount): string {
  const end = id.slice(-6);
  const kept = onOneLine(name.replaceAll(/[^\p{L}\p{N} -]/gu, ' '));
  return `${Array.from(kept)
    .slice(0, NUMBER - end.length - 1)
    .join('')} ${end}`.trim();
}

/** Noon, so that no time zone makes it another day. */
const timeOf = (day: string) => `${day.replaceAll('-', '')}120000`;
