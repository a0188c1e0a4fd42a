import { type Currency, decimalOf, minorDigits, money, type Money } from '#kernel/money.ts';
import type { ExportView } from './model.ts';
import { tagNames, tagsOf } from './labels.ts';
import { ledgerAccounts, OPENING_BALANCES, type LedgerAccounts } from './ledger-accounts.ts';
import { entriesOf, type Leg, otherPosting, ownPosting, type Posted } from './entries.ts';
import { FILTERED_NOTE, firstDay, isFiltered, onOneLine } from './view.ts';

/** A journal that `hledger check --strict` accepts: https://hledger.org/hledger.html#journal. */
export function writeHledger(view: ExportView): string {
  const names = ledgerAccounts(view, hledgerName);
  const entered = entriesOf(view.rows);
  const named = tagNames(view, hledgerTag, MEANT);
  const otherSide = ({ row, other }: Leg) =>
    other === null ? names.otherSide(row) : (names.held.get(other.accountId) ?? '');
  const opened = view.accounts.filter(({ openingMinor }) => (openingMinor ?? 0n) !== 0n);
  const paid = view.rows.flatMap(({ original }) => original?.amount.currency ?? []);
  const currencies = [...new Set([...view.accounts.map(({ currency }) => currency), ...paid])].toSorted();
  const used = new Set([
    ...names.held.values(),
    OPENING_BALANCES,
    ...entered.flatMap(({ legs }) => legs).map(otherSide),
  ]);
  const head = [
    `; Exported from Ilifa on ${view.today}.`,
    ...(isFiltered(view) ? [`; ${FILTERED_NOTE}`] : []),
    '',
    ...currencies.map((currency) => `commodity ${sampleIn(currency)}`),
    '',
    ...[...used].map((name) => `account ${name}${codesWith(names.codesOf(name))}`),
  ];
  const opening = opened.flatMap(({ id, openingMinor, currency }) => [
    '',
    `${firstDay(view)} * Opening balance`,
    posting(names.held.get(id) ?? '', { amount: money(openingMinor ?? 0n, currency), price: null }),
    posting(OPENING_BALANCES, { amount: money(-(openingMinor ?? 0n), currency), price: null }),
  ]);
  const labelsOf = (leg: Leg) => [
    ...(leg.other === null ? [] : labelled('other-side', leg.other.bankText ?? leg.other.description)),
    ...tagsOf([leg]).flatMap((tag) => labelled(named.get(tag) ?? '', named.get(tag) === tag ? '' : tag)),
    ...labelled('note', leg.row.note),
    ...(leg.other === null ? [] : labelled('other-note', leg.other.note)),
  ];
  const entries = entered.flatMap((entry) => {
    const { row, description, legs } = entry;
    return [
      '',
      `${row.bookedOn} ${row.status === 'pending' ? '!' : '*'} ${codeOf(row.reference, description)}${plain(description)}`,
      ...labelled('bank', row.bankText),
      ...(row.split === null ? labelsOf({ row, other: legs[0]?.other ?? null }) : []),
      posting(names.held.get(row.accountId) ?? '', ownPosting(entry)),
      ...legs.flatMap((leg) => [
        posting(otherSide(leg), otherPosting(leg)),
        // What stands below a posting is about it.
        ...(row.split === null ? [] : [...labelled('line', lineOf(leg, description)), ...labelsOf(leg)]),
      ]),
    ];
  });
  return `${[...head, ...opening, ...entries].join('\n')}\n`;
}

function posting(account: string, { amount, price }: Posted): string {
  const written = (value: Money) => `${decimalOf(value)} ${value.currency}`;
  return `    ${account}  ${written(amount)}${price === null ? '' : ` @@ ${written(price)}`}`;
}

/** Words of a line that are not those of its split. */
const lineOf = ({ row }: Leg, description: string) => (row.description === description ? null : row.description);

/** Tags of an account: https://hledger.org/hledger.html#tags. A comma ends the value of one. */
function codesWith(codes: ReturnType<LedgerAccounts['codesOf']>): string {
  const tags = codes.map(([mark, value]) => `${mark}: ${plain(value).replaceAll(',', ' ')}`);
  return tags.length === 0 ? '' : `  ; ${tags.join(', ')}`;
}

/** Names of tags that say something else here, or to hledger. */
export const MEANT = ['bank', 'line', 'other-side', 'note', 'other-note', 'code', 'vat', 'date', 'date2', 'type'];

/** A tag of an entry with its value, which a comma would end; nothing where there is no value to be had. */
function labelled(name: string, value: string | null): string[] {
  return value === null ? [] : [`    ; ${name}: ${undated(onOneLine(value)).replaceAll(',', ';')}`.trimEnd()];
}

/** What stands in square brackets beside a posting is its own date, where it has the characters of one. */
const undated = (text: string) => text.replaceAll(/\[([\d\s./=-]*)\]/g, '($1)');

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

/** A colon ends the name of a tag, blanks part it from other words, and a line before it hides it. */
export function hledgerTag(tag: string): string {
  const kept = tag.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}_-]+/gu, '-');
  return kept.replaceAll(/^[_-]+|-+$/g, '') || 'tag';
}
