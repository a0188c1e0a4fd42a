import { strToU8, zipSync } from 'fflate';

const KIND = 'application/vnd.oasis.opendocument.spreadsheet';

/** An OpenDocument spreadsheet of a content written by hand. */
export function odsOf(content: string, others: Readonly<Record<string, string>> = {}): Uint8Array {
  const parts = { 'content.xml': content, 'META-INF/manifest.xml': '<manifest:manifest/>', ...others };
  return zipSync({
    mimetype: [strToU8(KIND), { level: 0 }],
    ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  });
}

/** The content of a document of sheets, by their names; their style is `ta_NAME`. */
export function odsContent(sheets: Readonly<Record<string, string>>, styles = ''): string {
  const tables = Object.entries(sheets).map(
    ([name, rows]) => `<table:table table:name="${name}" table:style-name="ta_${name}">${rows}</table:table>`,
  );
  return `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables.join('')}</office:spreadsheet></office:body></office:document-content>`;
}
