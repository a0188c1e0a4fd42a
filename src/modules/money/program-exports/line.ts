import type { ProgramLine } from './model.ts';

const PLAIN = {
  accountType: null,
  currency: null,
  isOut: false,
  original: null,
  bankText: '',
  memo: '',
  category: [],
  isIncome: null,
  tags: [],
  transferAccount: null,
  pair: null,
  split: null,
  isOpening: false,
} as const;

type Needed = Pick<ProgramLine, 'line' | 'text' | 'account' | 'day' | 'amount' | 'payee'>;

/** A line with what a program says of it; the rest is not said. */
export function lineOf(line: Needed & Partial<ProgramLine>): ProgramLine {
  return { ...PLAIN, ...line };
}
