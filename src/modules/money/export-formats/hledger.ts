import { type Currency, decimalOf, minorDigits, money, negate, type Money } from '#kernel/money.ts';
import type { ExportView } from './model.ts';
import { ledgerAccounts, OPENING_BALANCES } from './ledger-accounts.ts';
import { byDay, FILTERED_NOTE, firstDay, isFiltered, onOneLine } from './view.ts';

/** A journal that `hledger check --strict` accepts: https://hledger.org/hledger.html#journal. */
export function writeHledger(view: ExportView): string {
  const names = ledgerAccounts(view, hledgerName);
  const rows = byDay(view.rows);
  const opened = view.accounts.filter(({ openingMinor }) => (openingMinor ?? 0n) !== 0n);
  const currencies = [...new Set(view.accounts.map(({ currency }) => currency))].toSorted();
  const used = new Set([...names.held.values(), OPENING_BALANCES, ...rows.map(names.otherSide)]);
  const head = [
    `; Exported from Ilifa on ${view.today}.`,
    ...(isFiltered(view) ? [`; ${FILTERED_NOTE}`] : []),
    '',
    ...currencies.map((currency) => `commodity ${sampleIn(currency)}`),
    '',
    ...[...used].map((name) => `account ${name}`),
  ];
  const opening = opened.flatMap(({ id, openingMinor, currency }) => [
    '',
    `${firstDay(view)} * Opening balance`,
    ...postings(names.held.get(id) ?? '', OPENING_BALANCES, money(openingMinor ?? 0n, currency)),
  ]);
  const entries = rows.flatMap((row) => [
    '',
    `${row.bookedOn} ${row.status === 'pending' ? '!' : '*'} ${codeOf(row.reference, row.description)}${plain(row.description)}`,
    ...(row.bankText === null ? [] : [`    ; ${plain(row.bankText)}`]),
    ...postings(names.held.get(row.accountId) ?? '', names.otherSide(row), row.amount),
  ]);
  return `${[...head, ...opening, ...entries].join('\n')}\n`;
}

function postings(account: string, other: string, amount: Money): string[] {
  const written = (value: Money) => `${decimalOf(value)} ${value.currency}`;
  return [`    ${account}  ${written(amount)}`, `    ${other}  ${written(negate(amount))}`];
}

/** A directive needs a decimal mark, also where the currency has no decimals. */
function sampleIn(currency: Currency): string {
  return `1000.${'0'.repeat(minorDigits(currency))} ${currency}`;
}

/** A semicolon begins a comment, and a bar parts payee and note. */
const plain = (text: string) => onOneLine(text).replaceAll(';', ',').replaceAll('|', '/');

/** What stands in brackets before the description is a code; an empty one keeps a description with brackets whole. */
function codeOf(reference: string | null, description: string): string {
  const code = plain(reference ?? '').replaceAll(/[()]/g, '');
  return code === '' && !plain(description).startsWith('(') ? '' : `(${code}) `;
}

/** Two blanks end an account name, and a colon parts its levels. */
export function hledgerName(name: string): string {
  const kept = onOneLine(name.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N} _.&'/+-]/gu, ' '));
  return kept.replace(/^[^\p{L}\p{N}]+/u, '') || 'Unnamed';
}
