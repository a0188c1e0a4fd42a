import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installGnumeric } from '../../scripts/check-gnumeric.ts';

/** What the name of a test begins with where the program cannot be had; else empty. */
export const noGnumeric = await installGnumeric().then(
  () => '',
  () => 'left out: there is no Gnumeric here: ',
);

/** What Gnumeric makes of a sheet whose cells are formulas (`=PMT(0.01,12,-100)`) or figures, row by row. */
export async function calculated(rows: readonly (readonly string[])[]): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'ilifa-sheet-'));
  try {
    const [sheet, values] = [join(folder, 'sheet.csv'), join(folder, 'values.txt')];
    await writeFile(sheet, rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n'));
    const words = ['-O', 'separator=, format=raw', '-T', 'Gnumeric_stf:stf_assistant', sheet, values];
    await promisify(execFile)('ssconvert', words, { env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', HOME: folder } });
    const lines = (await readFile(values, 'utf8')).trimEnd().split('\n');
    return lines.map((line) => line.split(',').map((cell) => cell.replaceAll('"', '')));
  } finally {
    await rm(folder, { recursive: true });
  }
}
