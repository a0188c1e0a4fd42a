import type { Money } from '#kernel/money.ts';
import type { Content, TableCell } from '#platform/pdf.server.ts';
import { writtenAmount } from './report-text.ts';

export const FAINT = '#5f5a52';

export const heading = (text: string): Content => ({ text, style: 'h2', margin: [0, 16, 0, 6], headlineLevel: 1 });
export const right = (text: string): TableCell => ({ text, alignment: 'right' });
export const figure = (amount: Money): TableCell => right(writtenAmount(amount));

export type Column = { readonly name: string; readonly width: number | '*'; readonly isFigure?: true };

/** A table of a report, its headings again on each page. */
function table(columns: readonly Column[], body: readonly TableCell[][]): Content {
  const head = columns.map(({ name, isFigure }): TableCell => ({
    text: name,
    bold: true,
    color: FAINT,
    ...(isFigure && { alignment: 'right' }),
  }));
  return {
    table: { headerRows: 1, widths: columns.map(({ width }) => width), body: [head, ...body], dontBreakRows: true },
    layout: 'lightHorizontalLines',
    fontSize: 8,
  };
}

/** Rows that surely fit on one page with their heading. */
const ON_ONE_PAGE = 15;

/** A heading with its table; a short one is not torn from its heading by the end of a page. */
export function part(title: string, columns: readonly Column[], body: readonly TableCell[][]): Content {
  const stack = [heading(title), table(columns, body)];
  return body.length <= ON_ONE_PAGE ? { unbreakable: true, stack } : { stack };
}
