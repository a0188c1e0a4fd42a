import { pdfOf } from '#platform/pdf.server.ts';

export type Row = readonly string[];
export type PdfPart = string | readonly Row[];

/** A statement as lines of words and tables with names. */
export const pdfOfTables = (...parts: readonly PdfPart[]) =>
  pdfOf({
    content: parts.map((part) =>
      typeof part === 'string'
        ? { text: part, margin: [0, 6, 0, 6] as [number, number, number, number] }
        : {
            layout: 'noBorders',
            table: {
              widths: part[0]?.map((_, at) => (at === 1 ? 200 : 65)) ?? [],
              body: part.map((row) =>
                row.map((text, at) => ({ text, ...(at > 1 ? { alignment: 'right' as const } : {}) })),
              ),
            },
          },
    ),
  });
