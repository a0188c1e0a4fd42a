/** Begins the line that begins a further sheet, and names it; behind one more, that of the second names the first. */
const SHEET = '\f';

export type NamedText = { readonly name: string; readonly text: string };

/** @param sheets each with a line break at its end */
export function withSheets(sheets: readonly NamedText[]): string {
  const named = sheets.map(({ name, text }) => ({ name: name.replace(/\s+/g, ' ').trim(), text }));
  const first = named[0]?.name ?? '';
  const markOf = (name: string, place: number) =>
    place === 0 ? '' : `${SHEET}${name}${place === 1 && first !== '' ? `${SHEET}${first}` : ''}\n`;
  return named.map(({ name, text }, place) => `${markOf(name, place)}${text}`).join('');
}

/** The sheets of an opened file, each with as many empty lines before it as it takes for its lines to keep their numbers. */
export function sheetsIn(text: string): NamedText[] {
  const sheets: NamedText[] = [];
  let [from, line, name, first] = [0, 0, '', ''];
  for (const { index } of text.matchAll(/^\f/gm)) {
    const before = text.slice(from, index);
    sheets.push({ name, text: '\n'.repeat(line) + before });
    line += before.split('\n').length - 1;
    const end = text.indexOf('\n', index);
    const [own = '', other = ''] = text.slice(index + 1, end < 0 ? undefined : end).split(SHEET);
    name = own;
    if (other !== '') first = other;
    if (end < 0) return withFirstName(sheets, first);
    from = end + 1;
    line += 1;
  }
  sheets.push({ name, text: '\n'.repeat(line) + text.slice(from) });
  return withFirstName(sheets, first);
}

function withFirstName(sheets: readonly NamedText[], name: string): NamedText[] {
  return sheets.map((sheet, place) => (place === 0 ? { ...sheet, name } : sheet));
}
