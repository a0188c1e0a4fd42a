/** How long something took, several times over; milliseconds unless `unit` says otherwise. */
export type Sample = {
  readonly median: number;
  readonly p95: number;
  readonly least: number;
  readonly most: number;
  readonly count: number;
};

export function sampleOf(values: readonly number[]): Sample {
  const at = (share: number) => percentile(values, share);
  return { median: at(0.5), p95: at(0.95), least: at(0), most: at(1), count: values.length };
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Runs the work, first without counting, then `count` times. */
export async function repeated(work: () => Promise<unknown>, { warmUp = 5, count = 41 } = {}): Promise<Sample> {
  for (let at = 0; at < warmUp; at += 1) await work();
  const values: number[] = [];
  for (let at = 0; at < count; at += 1) values.push(await timed(work));
  return sampleOf(values);
}

/** One line of the result. */
export type Line = {
  readonly what: string;
  readonly unit: 'ms' | 'KB' | '/s';
  readonly found: Sample;
  /** The reference beside it, measured in the same run. */
  readonly beside?: { readonly what: string; readonly found: Sample };
  /** What we aim at, and whether it was reached; nothing is asserted. */
  readonly aim?: { readonly text: string; readonly reached: boolean };
};

const HEADINGS = ['measured', 'median', 'p95', 'min–max', 'n', 'beside', 'median', 'ratio', 'aim', ''];

/** The lines as one table of text, for reading and for putting into a document. */
export function tableOf(lines: readonly Line[]): string {
  const cells = lines.map(({ what, unit, found, beside, aim }) => [
    what,
    `${figure(found.median)} ${unit}`,
    `${figure(found.p95)} ${unit}`,
    `${figure(found.least)}–${figure(found.most)}`,
    String(found.count),
    beside?.what ?? '',
    beside === undefined ? '' : `${figure(beside.found.median)} ${unit}`,
    beside === undefined ? '' : `${(found.median / beside.found.median).toFixed(2)}×`,
    aim?.text ?? '',
    aim === undefined ? '' : aim.reached ? 'reached' : 'MISSED',
  ]);
  const rows = [HEADINGS, ...cells];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const numeric = new Set([1, 2, 3, 4, 6, 7]);
  const text = (row: readonly string[]) =>
    `| ${widths.map((width, at) => (numeric.has(at) ? (row[at] ?? '').padStart(width) : (row[at] ?? '').padEnd(width))).join(' | ')} |`;
  const rule = `|${widths.map((width, at) => (numeric.has(at) ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`;
  return [text(HEADINGS), rule, ...cells.map(text)].join('\n');
}

function figure(value: number): string {
  if (value >= 100) return value.toFixed(0);
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
