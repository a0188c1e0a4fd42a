import { decimalOf, money, negate, type Money } from '#kernel/money.ts';
import type { Original } from '#modules/money/ledger/model.ts';
import type { ExportView } from './model.ts';
import { tagNames, tagsOf } from './labels.ts';
import { ledgerAccounts, OPENING_BALANCES } from './ledger-accounts.ts';
import { entriesOf, type Entry, FILTERED_NOTE, firstDay, isFiltered, onOneLine } from './view.ts';

/** A ledger that `bean-check` accepts: https://beancount.github.io/docs/beancount_language_syntax.html. */
export function writeBeancount(view: ExportView): string {
  const names = ledgerAccounts(view, beancountName);
  const entered = entriesOf(view.rows);
  const named = tagNames(view, beancountTag);
  const otherSide = ({ row, other }: Entry) =>
    other === null ? names.otherSide(row) : (names.held.get(other.accountId) ?? '');
  const begins = firstDay(view);
  const opened = view.accounts.filter(({ openingMinor }) => (openingMinor ?? 0n) !== 0n);
  const held = new Set(names.held.values());
  const others = new Set([OPENING_BALANCES, ...entered.map(otherSide).filter((name) => !held.has(name))]);
  const currencies = [...new Set(view.accounts.map(({ currency }) => currency))].toSorted();
  const head = [
    `; Exported from Ilifa on ${view.today}.`,
    ...(isFiltered(view) ? [`; ${FILTERED_NOTE}`] : []),
    ...currencies.map((currency) => `option "operating_currency" "${currency}"`),
    '',
    ...view.accounts.map(({ id, currency }) => `${begins} open ${names.held.get(id) ?? ''} ${currency}`),
    ...[...others].flatMap((name) => [
      `${begins} open ${name}`,
      ...names.codesOf(name).map(([mark, value]) => `  ${mark}: ${quoted(value)}`),
    ]),
  ];
  const opening = opened.flatMap(({ id, openingMinor, currency }) => [
    '',
    `${begins} * "Opening balance"`,
    ...postings(names.held.get(id) ?? '', OPENING_BALANCES, money(openingMinor ?? 0n, currency)),
  ]);
  const entries = entered.flatMap((entry) => {
    const { row, other } = entry;
    const tags = tagsOf(entry).map((tag) => [named.get(tag) ?? '', tag] as const);
    return [
      '',
      `${row.bookedOn} ${row.status === 'pending' ? '!' : '*'} ${quoted(row.description)}${tags.map(([name]) => ` #${name}`).join('')}`,
      ...(row.reference === null ? [] : [`  reference: ${quoted(row.reference)}`]),
      ...(row.bankText === null ? [] : [`  bank: ${quoted(row.bankText)}`]),
      ...(other === null ? [] : [`  other-side: ${quoted(other.bankText ?? other.description)}`]),
      // A tag that had to be written otherwise, as it is.
      ...tags.filter(([name, tag]) => name !== tag).map(([name, tag]) => `  tag-${name}: ${quoted(tag)}`),
      ...(row.note === null ? [] : [`  note: ${quoted(row.note)}`]),
      ...(other === null || other.note === null ? [] : [`  other-note: ${quoted(other.note)}`]),
      ...postings(names.held.get(row.accountId) ?? '', otherSide(entry), row.amount, row.original ?? other?.original),
    ];
  });
  return `${[...head, ...opening, ...entries].join('\n')}\n`;
}

/** What was paid in another currency is the price of both sides, which balance in it as they do in the amount. */
function postings(account: string, other: string, amount: Money, original: Original | null = null): string[] {
  const written = (value: Money) => `${decimalOf(value)} ${value.currency}`;
  const price = original === null || amount.minor === 0n ? '' : ` @@ ${written(original.amount)}`;
  return [`  ${account}  ${written(amount)}${price}`, `  ${other}  ${written(negate(amount))}${price}`];
}

const quoted = (text: string) => `"${onOneLine(text).replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/**
 * Letters, digits and hyphens, of which a capital letter or a digit comes first. Letters beyond the basic plane are left
 * out: which of them Beancount knows depends on the age of its Unicode tables.
 */
export function beancountName(name: string): string {
  const kept = name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{Nd}]|[\u{10000}-\u{10FFFF}]/gu, '-')
    .replaceAll(/-+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (kept === '') return 'Unnamed';
  const capital = kept.charAt(0).toUpperCase() + kept.slice(1);
  return /^[\p{Lu}\p{Nd}]/u.test(capital) ? capital : `X${kept}`;
}

/** Tags have letters, digits and hyphens of ASCII; accents go. */
export function beancountTag(tag: string): string {
  const kept = tag
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^A-Za-z0-9_-]+/g, '-');
  return kept.replaceAll(/^-+|-+$/g, '') || 'tag';
}
