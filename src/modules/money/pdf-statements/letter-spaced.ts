import type { Run } from './model.ts';

/** So many runs at least, and so large a part of them, say that letters are set apart. */
const LEAST = 8;
const PART = 0.6;
const APART = /^\S(?: \S){2,}$/u;

/**
 * The runs of a page whose letters are set apart, "D a t e", with their words together. Where one word ends and another begins
 * is lost in such a print; it is where letters and digits meet, and before a capital.
 */
export function withLettersTogether(runs: readonly Run[]): readonly Run[] {
  const telling = runs.filter(({ text }) => text.trim().length >= 5);
  const spaced = telling.filter(({ text }) => APART.test(text.trim()));
  if (spaced.length < LEAST || spaced.length < telling.length * PART) return runs;
  return runs.map((run) => (APART.test(run.text.trim()) ? { ...run, text: together(run.text) } : run));
}

function together(text: string): string {
  return text
    .replaceAll(' ', '')
    .replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})|(?<=[,:;])(?=\p{L})/gu, ' ')
    .replace(/(?<=\p{L})(?=(?:balance|forward)(?!\p{L}))/giu, ' ');
}
