import { decimalOf, minorDigits, money, type Money } from '#kernel/money.ts';
import type { ExportedTransaction, ExportView } from './model.ts';
import { tagNames, tagsOf } from './labels.ts';
import { ledgerAccounts, OPENING_BALANCES } from './ledger-accounts.ts';
import { entriesOf, type Leg, otherPosting, ownPosting, type Posted } from './entries.ts';
import { FILTERED_NOTE, firstDay, isFiltered, onOneLine } from './view.ts';

/** A ledger that `bean-check` accepts: https://beancount.github.io/docs/beancount_language_syntax.html. */
export function writeBeancount(view: ExportView): string {
  const names = ledgerAccounts(view, beancountName);
  const entered = entriesOf(view.rows);
  const named = tagNames(view, beancountTag);
  const otherSide = ({ row, other }: Leg) =>
    other === null ? names.otherSide(row) : (names.held.get(other.accountId) ?? '');
  const begins = firstDay(view);
  const opened = view.accounts.filter(({ openingMinor }) => (openingMinor ?? 0n) !== 0n);
  const held = new Set(names.held.values());
  const others = new Set([
    OPENING_BALANCES,
    ...entered
      .flatMap(({ legs }) => legs)
      .map(otherSide)
      .filter((name) => !held.has(name)),
  ]);
  const currencies = [...new Set(view.accounts.map(({ currency }) => currency))].toSorted();
  const head = [
    `; Exported from Ilifa on ${view.today}.`,
    ...(isFiltered(view) ? [`; ${FILTERED_NOTE}`] : []),
    ...currencies.map((currency) => `option "operating_currency" "${currency}"`),
    // Beancount divides a total price and multiplies it again, to 28 digits: whole amounts would have to come out exactly.
    ...currencies
      .filter((currency) => minorDigits(currency) === 0)
      .map((currency) => `option "inferred_tolerance_default" "${currency}:0.001"`),
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
    posting(names.held.get(id) ?? '', { amount: money(openingMinor ?? 0n, currency), price: null }),
    posting(OPENING_BALANCES, { amount: money(-(openingMinor ?? 0n), currency), price: null }),
  ]);
  const entries = entered.flatMap((entry) => {
    const { row, description, legs } = entry;
    const tags = tagsOf(legs).map((tag) => [named.get(tag) ?? '', tag] as const);
    const own = row.split === null ? legs : [];
    return [
      '',
      `${row.bookedOn} ${row.status === 'pending' ? '!' : '*'} ${quoted(description)}${tags.map(([name]) => ` #${name}`).join('')}`,
      ...labelled('reference', row.reference),
      ...labelled('bank', row.bankText),
      ...own.flatMap(({ other }) => labelled('other-side', otherWords(other))),
      // A tag that had to be written otherwise, as it is.
      ...tags.filter(([name, tag]) => name !== tag).flatMap(([name, tag]) => labelled(`tag-${name}`, tag)),
      ...own.flatMap((leg) => [...labelled('note', leg.row.note), ...labelled('other-note', leg.other?.note ?? null)]),
      posting(names.held.get(row.accountId) ?? '', ownPosting(entry)),
      ...legs.flatMap((leg) => [
        posting(otherSide(leg), otherPosting(leg)),
        // What stands below a posting, further in, is about it.
        ...(row.split === null ? [] : lineLabels(leg, description)),
      ]),
    ];
  });
  return `${[...head, ...opening, ...entries].join('\n')}\n`;
}

function posting(account: string, { amount, price }: Posted): string {
  const written = (value: Money) => `${decimalOf(value)} ${value.currency}`;
  return `  ${account}  ${written(amount)}${price === null ? '' : ` @@ ${written(price)}`}`;
}

/** Nothing where there is no value to be had. */
function labelled(name: string, value: string | null, indent = '  '): string[] {
  return value === null ? [] : [`${indent}${name}: ${quoted(value)}`];
}

const otherWords = (other: ExportedTransaction | null) =>
  other === null ? null : (other.bankText ?? other.description);

/** What a line of a split says beside its split. */
function lineLabels({ row, other }: Leg, description: string): string[] {
  return (
    [
      ['line', row.description === description ? null : row.description],
      ['other-side', otherWords(other)],
      ['note', row.note],
      ['other-note', other?.note ?? null],
    ] as const
  ).flatMap(([name, value]) => labelled(name, value, '    '));
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
