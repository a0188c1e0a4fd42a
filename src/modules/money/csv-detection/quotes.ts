/** Lines that stand in quotes as a whole, as some programs save a table a second time, without them. */
export function unwrapped(text: string): string {
  const lines = text.split('\n', 40).filter((line) => line.trim() !== '');
  const isWrapped = (line: string): boolean => {
    const inside = line.trimEnd().slice(1, -1).replaceAll('""', '');
    return /^".*"\s*$/.test(line) && !inside.includes('"') && /[,;\t|]/.test(inside);
  };
  if (lines.length < 2 || !lines.every(isWrapped)) return text;
  return text
    .split('\n')
    .map((line) => (isWrapped(line) ? line.trimEnd().slice(1, -1).replaceAll('""', '"') : line))
    .join('\n');
}

/** A cell has no other beginning of one within: an apostrophe alone, `'0123,'45'`, marks a text in a spreadsheet. */
const SINGLE = /(^|[,;\t])'((?:(?![,;\t]')[^\n])*?)'(?=[,;\t\r]|$)/gm;
/** The same, and whole cells in double quotes, which are passed over. */
const EITHER = /(?<=^|[,;\t])"(?:[^"\n]|"")*"(?=[,;\t\r]|$)|(^|[,;\t])'([^'"\n]*)'(?=[,;\t\r]|$)/gm;

/** Cells in single quotes, `'26 Feb','Shop, Main Road'`, in double ones, where most lines have them. Some may have double ones. */
export function withDoubleQuotes(text: string): string {
  if (!/[,;\t]'/.test(text)) return text;
  const lines = text.split('\n', 200).filter((line) => line.trim() !== '');
  const quoted = lines.filter((line) => line.search(SINGLE) >= 0).length;
  if (quoted * 2 <= lines.length) return text;
  return text.includes('"')
    ? text.replaceAll(EITHER, (whole: string, before?: string, inside?: string) =>
        inside === undefined ? whole : `${before ?? ''}"${inside}"`,
      )
    : text.replaceAll(SINGLE, '$1"$2"');
}
