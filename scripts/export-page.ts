import type { ZodObject } from 'zod';
import type { Portable } from '#platform/portable.server.ts';

const HEADING = '## Tables and their fields\n';

/** docs/export.md with its last part, the tables and their fields, as these portables have them. */
export function exportPage(page: string, portables: readonly Portable[]): string {
  const at = page.indexOf(HEADING);
  if (at < 0) throw new Error('docs/export.md has lost the heading of its tables');
  const tables = portables.map(({ name, about, row }) => {
    const fields = Object.keys((row as unknown as ZodObject).shape).map((field) => `\`${field}\``);
    return `### ${name}\n${about}\n\n${fields.join(' ')}\n`;
  });
  return `${page.slice(0, at)}${HEADING}${tables.join('\n')}`;
}
