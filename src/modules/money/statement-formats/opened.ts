/** Begins the line that begins a further sheet, and names it. */
const SHEET = '\f';

export type NamedText = { readonly name: string; readonly text: string };

/** @param sheets each with a line break at its end */
export function withSheets(sheets: readonly NamedText[]): string {
  return sheets
    .map(({ name, text }, place) => (place === 0 ? text : `${SHEET}${name.replace(/\s+/g, ' ')}\n${text}`))
    .join('');
}

/** The sheets of an opened file, each with as many empty lines before it as it takes for its lines to keep their numbers. */
export const sheetsIn = (text: string): string[] => namedSheetsIn(text).map((sheet) => sheet.text);

/** The same with their names. */
export function namedSheetsIn(text: string): NamedText[] {
  const sheets: NamedText[] = [];
  let [from, line, name] = [0, 0, ''];
  for (const { index } of text.matchAll(/^\f/gm)) {
    const before = text.slice(from, index);
    sheets.push({ name, text: '\n'.repeat(line) + before });
    line += before.split('\n').length - 1;
    const end = text.indexOf('\n', index);
    if (end < 0) return sheets;
    name = text.slice(index + 1, end);
    from = end + 1;
    line += 1;
  }
  sheets.push({ name, text: '\n'.repeat(line) + text.slice(from) });
  return sheets;
}
