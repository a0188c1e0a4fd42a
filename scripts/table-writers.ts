import { dirname } from 'node:path';

type Source = { readonly file: string; readonly text: string };
type Table = { readonly name: string; readonly variable: string; readonly owner: string };

/** The tables that the sources declare, and the folder that owns each. */
export function tablesIn(sources: readonly Source[]): Table[] {
  return sources
    .filter(({ file }) => file.endsWith('table.server.ts'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/export const (\w+) = \w+\s*\.table\(\s*'(\w+)'/g)].map(([, variable = '', name = '']) => ({
        name,
        variable,
        owner: ownerOf(file),
      })),
    );
}

/** Files that write a table of another folder: what no border can see, since reading it is allowed. */
export function strangersWriting(sources: readonly Source[]): { table: string; file: string }[] {
  return tablesIn(sources).flatMap(({ name, variable, owner }) => {
    const writing = new RegExp(
      [
        String.raw`\.(insert|update|delete)\(\s*${variable}\s*[),]`,
        String.raw`\b(insert\s+into|update|delete\s+from|truncate(\s+table)?|copy|merge\s+into)\s+(only\s+)?"?${name}"?\b(?!["']?\s*to\b)`,
      ].join('|'),
      'i',
    );
    return sources
      .filter(({ file, text }) => ownerOf(file) !== owner && writing.test(withoutComments(text)))
      .map(({ file }) => ({ table: name, file }));
  });
}

/** A module, or the platform with its folders. */
function ownerOf(file: string): string {
  return file.startsWith('src/platform/') ? 'src/platform' : dirname(file);
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
