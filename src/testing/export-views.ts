import fc from 'fast-check';
import { ACCOUNT_TYPES } from '#modules/money/accounts/kinds.parts.ts';
import type { ExportedTransaction, ExportView } from '#modules/money/export-formats/model.ts';

const CURRENCIES = ['ZAR', 'USD', 'KES', 'JPY'] as const;
const days = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));

/** Names that formats might trip over: signs of every syntax, other scripts, twins once what is not allowed is gone. */
const NAMES = [
  'Cheque',
  'cheque',
  'Cheque:',
  'Cheque  account',
  '(Virtual)',
  '*',
  '; comment',
  'Épargne',
  'Ünïcode',
  '储蓄',
  'ادخار',
  'e\u0301cole',
  '2nd account',
  'ﬁne',
  '"Quoted" \\ slash',
  '[Brackets] <b>&amp;',
  'Uncategorised',
  'Line\nbreak',
  '🙂',
  '\u{1E900} letters',
];
const TEXTS = [
  '(ref) paid',
  '= formula',
  '! not pending',
  'a; date:1999-01-01',
  'x | y',
  '"',
  '\\',
  '<&>',
  ']]>',
  '@x',
];

const name = fc
  .oneof(fc.constantFrom(...NAMES), fc.string({ minLength: 1, maxLength: 20 }))
  // The product takes no name of blanks.
  .filter((words) => words.trim() !== '');
const text = fc
  .oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), fc.lorem())
  // As the product stores them.
  .map((words) => words.replaceAll(/\p{Cc}/gu, ' ').trim() || 'Paid');

/** Ledgers with linked transfers, in the currencies given: every account has its opening balance. */
export const views = (currencies: readonly string[] = CURRENCIES): fc.Arbitrary<ExportView> =>
  fc
    .record({
      accounts: fc.uniqueArray(
        fc.record({
          id: fc.uuid(),
          name,
          accountType: fc.constantFrom(...ACCOUNT_TYPES),
          currency: fc.constantFrom(...currencies),
          openingMinor: fc.oneof(fc.constant(0n), fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n })),
        }),
        { minLength: 1, maxLength: 6, selector: ({ id }) => id.slice(-6) },
      ),
      hasCodes: fc.boolean(),
      tops: fc.uniqueArray(
        fc.record({
          id: fc.uuid(),
          name,
          kind: fc.constantFrom('income', 'expense', 'transfer'),
          children: fc.array(name, { maxLength: 3 }),
        }),
        { maxLength: 5, selector: ({ id }) => id },
      ),
      wishes: fc.uniqueArray(
        fc.record({
          id: fc.uuid(),
          account: fc.nat(),
          other: fc.nat(),
          category: fc.nat(),
          bookedOn: fc.constantFrom(...days),
          description: text,
          bankText: fc.option(text),
          reference: fc.option(text.map((words) => words.slice(0, 50))),
          note: fc.option(text),
          tags: fc.uniqueArray(name, { maxLength: 2 }),
          minor: fc.bigInt({ min: -(10n ** 11n), max: 10n ** 11n }),
          isPending: fc.boolean(),
          isTransfer: fc.boolean(),
          /** What another line of the same split comes to. */
          cut: fc.option(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n })),
          paid: fc.option(
            fc.record({
              currency: fc.constantFrom('USD', 'JPY', 'KWD', 'ZAR'),
              minor: fc.bigInt({ min: 1n, max: 10n ** 11n }),
            }),
          ),
        }),
        { minLength: 1, maxLength: 40, selector: ({ id }) => id },
      ),
    })
    .map(({ hasCodes, accounts, tops, wishes }) => {
      const categories = tops.flatMap(({ children, ...top }) => [
        { ...top, parentId: null },
        ...children.map((child, place) => ({
          id: `${top.id}/${place}`,
          parentId: top.id,
          name: child,
          kind: top.kind,
        })),
      ]);
      const rows = wishes.flatMap(
        ({ account, other, category, minor, isPending, isTransfer, cut, paid, ...row }): ExportedTransaction[] => {
          const one = accounts[account % accounts.length];
          if (one === undefined) return [];
          const categoryId = categories[category % (categories.length + 1)]?.id ?? null;
          const status = isPending ? ('pending' as const) : ('booked' as const);
          const side = {
            ...row,
            accountId: one.id,
            categoryId,
            amount: { minor, currency: one.currency },
            status,
            transferId: null,
            split: null,
            original: paid === null || paid.currency === one.currency ? null : { amount: paid, rate: null, fee: null },
          };
          const second = accounts[other % accounts.length] ?? one;
          const isExchange = second.currency !== one.currency;
          const isPair = isTransfer && !(isExchange && minor === 0n);
          const split = cut === null ? null : { id: `${row.id}/whole`, description: row.reference ?? row.description };
          const id = split === null ? row.id : `${row.id}/1`;
          const cutOff = cut === null ? [] : [{ ...side, split, id: row.id, amount: { ...side.amount, minor: cut } }];
          if (!isPair) return [...cutOff, { ...side, split, id }];
          return [
            ...cutOff,
            { ...side, split, id, transferId: row.id },
            {
              ...side,
              transferId: row.id,
              id: `${row.id}/2`,
              accountId: second.id,
              // Into another currency at any rate.
              amount: { minor: isExchange ? -minor * 3n : -minor, currency: second.currency },
              original: isExchange ? null : side.original,
            },
          ];
        },
      );
      const codes = { account: '5000', vat: 'Standard 15%' };
      const codesOf = hasCodes ? () => codes : null;
      const lines = Map.groupBy(rows, ({ split }) => split?.id ?? null);
      const wholes = [...lines].flatMap(([id, parts]) => (id === null ? [] : wholeOf(id, parts)));
      return {
        today: '2026-12-31',
        from: null,
        includeTransfers: false,
        rows,
        wholes,
        accounts,
        categories,
        codesOf,
      };
    });

/** What lines are parts of. */
function wholeOf(id: string, [first, ...others]: readonly ExportedTransaction[]): ExportedTransaction[] {
  if (first === undefined) return [];
  const minor = others.reduce((sum, { amount }) => sum + amount.minor, first.amount.minor);
  const { description = first.description } = first.split ?? {};
  const amount = { ...first.amount, minor };
  return [{ ...first, id, description, amount, categoryId: null, transferId: null, split: null, original: null }];
}
