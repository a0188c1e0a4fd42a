import { figureOf } from '#modules/money/csv-detection/rules.ts';

const LINES = 100;

/** Whether a text begins with an entry as QIF has them, `D2/19'26`, `T-12.50`, `^`, without a line that names its kind. */
export function isBareQif(text: string): boolean {
  const lines = text
    .slice(0, 4000)
    .split('\n', LINES)
    .flatMap((line) => line.trimEnd() || []);
  const entry = lines.slice(0, Math.max(0, lines.indexOf('^')));
  const isAmount = (line: string): boolean => /^[TU]/.test(line) && figureOf(line.slice(1)) !== null;
  return (
    /^D ?\d{1,4}[-/.' ]{1,2}\d/.test(entry[0] ?? '') &&
    entry.some(isAmount) &&
    entry.every((line) => /^[A-Z$%]/.test(line))
  );
}
