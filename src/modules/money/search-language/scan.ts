import type { Leaf, Problem } from './model.ts';

export type Token = { readonly at: number; readonly end: number } & (
  | { readonly kind: 'open' | 'close' | 'and' | 'or' | 'not' }
  /** Letters that stand for themselves. */
  | { readonly kind: 'word'; readonly text: string }
  /** `isSure`: nobody writes so who does not mean a condition. */
  | { readonly kind: 'leaf'; readonly leaf: Leaf; readonly isSure: boolean }
  | { readonly kind: 'problem'; readonly problem: Problem }
);

/** Where a value ends, as the source of a pattern. */
export const ENDS = String.raw`(?=[\s)]|$)`;

/** What a pattern finds exactly here. */
export function foundAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

export const COMPARISON_OF = { '>=': '>=', '≥': '>=', '<=': '<=', '≤': '<=', '>': '>', '<': '<', '=': '=' } as const;

const QUOTED = /"((?:[^"\\]|\\.)*)"/suy;

/** What stands between quotes here, and where it ends; null where they are not closed. */
export function quotedAt(text: string, at: number): { value: string; end: number } | null {
  const found = foundAt(QUOTED, text, at);
  if (found === null) return null;
  const value = (found[1] ?? '').replace(/\\(.)/gsu, '$1').replace(/\s+/gu, ' ').trim();
  return { value, end: at + found[0].length };
}

/** A token that says why what stands here is not understood. */
export function problemAt(at: number, end: number, message: string): Token {
  return { kind: 'problem', problem: { at, message }, at, end };
}
