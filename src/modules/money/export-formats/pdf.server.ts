import { BRAND } from '#kernel/brand.ts';
import { decimalOf, type Money } from '#kernel/money.ts';
import type { CategoryKind } from '#modules/money/categories/model.ts';
import { moneyFlow } from '#modules/money/ledger/rules.ts';
import { type Content, type PdfDocument, pdfOf, type TableCell } from '#platform/pdf.server.ts';
import type { ExportView } from './model.ts';

const FAINT = '#666666';

/** Pages of a table, in the order of the list, with the totals that stand above it and the number of each page. */
export async function writePdf(view: ExportView): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await pdfOf(documentOf(view)));
}

export function documentOf(view: ExportView): PdfDocument {
  const { rows, today, accounts, categories } = view;
  const names = new Map([...accounts, ...categories].map(({ id, name }) => [id, name]));
  const nameOf = (id: string | null) => (id === null ? '' : (names.get(id) ?? ''));
  const days = rows.map(({ bookedOn }) => bookedOn).toSorted();
  const span = days.length === 0 ? 'No transactions' : `${days[0]} to ${days.at(-1)}`;
  const head = ['Date', 'Description', 'Category', 'Account', { text: 'Amount', alignment: 'right' } as const];
  const body = rows.map(({ bookedOn, description, categoryId, accountId, amount }): TableCell[] => [
    bookedOn,
    description,
    nameOf(categoryId),
    nameOf(accountId),
    figure(amount),
  ]);
  return {
    info: { title: `Transactions, ${span}`, author: BRAND.name },
    footer: (page, pages) => ({
      columns: [
        { text: `${BRAND.name}, ${today}`, color: FAINT, fontSize: 8 },
        { text: `Page ${page} of ${pages}`, alignment: 'right', color: FAINT, fontSize: 8 },
      ],
      margin: [48, 20, 48, 0],
    }),
    content: [
      { text: 'Transactions', fontSize: 20, bold: true },
      { text: span, color: FAINT, margin: [0, 2, 0, 10] },
      ...totalsOf(view),
      {
        table: { headerRows: 1, widths: [54, '*', 90, 80, 80], body: [head.map(bold), ...body], dontBreakRows: true },
        layout: 'lightHorizontalLines',
        fontSize: 8,
      },
    ],
  };
}

const bold = (cell: string | { readonly text: string; readonly alignment: 'right' }): TableCell =>
  typeof cell === 'string' ? { text: cell, bold: true } : { ...cell, bold: true };
const figure = (amount: Money): TableCell => ({ text: decimalOf(amount), alignment: 'right' });

/** What the list says above its rows, for each currency. */
function totalsOf({ rows, categories, includeTransfers }: ExportView): Content[] {
  const kinds = new Map<string, CategoryKind>(categories.map(({ id, kind }) => [id, kind]));
  return [...Map.groupBy(rows, ({ amount }) => amount.currency)].map(([currency, held]) => {
    const sums = held.map(({ categoryId, amount: { minor } }) => ({
      kind: categoryId === null ? null : (kinds.get(categoryId) ?? null),
      in: minor > 0n ? minor : 0n,
      out: minor < 0n ? minor : 0n,
      count: 1,
    }));
    const flow = moneyFlow(sums, currency, { includeTransfers });
    const totals = [
      ['Transactions', String(held.length)],
      [`Money in, ${currency}`, decimalOf(flow.in)],
      [`Money out, ${currency}`, decimalOf({ ...flow.out, minor: -flow.out.minor })],
      [`Net amount, ${currency}`, decimalOf(flow.left)],
      [`Transfers, ${currency}`, decimalOf(flow.transferred)],
    ];
    return {
      columns: totals.map(([name = '', value = '']) => ({
        stack: [
          { text: name, color: FAINT },
          { text: value, bold: true },
        ],
      })),
      fontSize: 9,
      margin: [0, 0, 0, 12],
    };
  });
}
