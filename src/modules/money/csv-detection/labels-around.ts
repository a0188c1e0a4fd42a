import { normalHeading } from './headings.ts';

/** A label and its value in one cell: `币种: 人民币` and `# 币种: [人民币]`. */
export function splitLabel(cell: string): [label: string, value: string] {
  const at = cell.search(/[:：]/);
  if (at < 0) return [cell, ''];
  const value = cell.slice(at + 1).trim();
  // "Currency :-" has its value in the next cell.
  return [cell.slice(0, at), /^[-–]+$/.test(value) ? '' : value];
}

/** What a label says, in each of the languages that it is written in: "Sarafu / Currency". */
export const namesIn = (label: string): string[] => [label, ...label.split(' / ')].map(normalHeading);
