import * as z from 'zod';
import { type Currency, decimalOf, parseMoney } from '#kernel/money.ts';
import { hundredthsOf, MOST_LINES, percentText } from '#modules/money/splits/rules.ts';
import { type RuleLine, RuleLinesSchema } from './model.ts';

/** How a line says what it takes. */
export const WAYS = ['percent', 'amount', 'rest'] as const;

/** A line of a rule as it is being written. Amounts are text, so that a draft of the form can be stored. */
export type LineForm = {
  /** Tells lines apart on the screen. */
  readonly key: number;
  readonly way: (typeof WAYS)[number];
  readonly percent: string;
  readonly amount: string;
  /** Empty: none. */
  readonly categoryId: string;
  readonly description: string;
  readonly note: string;
  readonly tagIds: readonly string[];
};

const BLANK = {
  way: 'rest',
  percent: '',
  amount: '',
  categoryId: '',
  description: '',
  note: '',
  tagIds: [],
} as const;

/** The first two: one by per cent, and the rest. */
export function newLines(): LineForm[] {
  return [
    { ...BLANK, key: 1, way: 'percent' },
    { ...BLANK, key: 2 },
  ];
}

/** One line more, above the rest where that is last. */
export function withLine(lines: readonly LineForm[]): LineForm[] {
  if (lines.length >= MOST_LINES) return [...lines];
  const at = lines.at(-1)?.way === 'rest' ? lines.length - 1 : lines.length;
  const key = Math.max(0, ...lines.map((line) => line.key)) + 1;
  return lines.toSpliced(at, 0, { ...BLANK, key, way: 'percent' });
}

/** @param at its place, from 0 */
export function lineFormOf(line: RuleLine, at: number): LineForm {
  const { hundredths, amount, categoryId, description, note, tagIds } = line;
  return {
    key: at + 1,
    way: amount !== null ? 'amount' : hundredths !== null ? 'percent' : 'rest',
    percent: hundredths === null ? '' : percentText(hundredths),
    amount: amount === null ? '' : decimalOf(amount),
    categoryId: categoryId ?? '',
    description: description ?? '',
    note: note ?? '',
    tagIds,
  };
}

export function ruleLineOf(line: LineForm, currency: Currency): RuleLine {
  const orNull = (text: string) => (text.trim() === '' ? null : text.trim());
  return {
    hundredths: line.way === 'percent' ? hundredthsOf(line.percent) : null,
    amount: line.way === 'amount' ? parseMoney(line.amount, currency) : null,
    categoryId: orNull(line.categoryId),
    description: orNull(line.description),
    note: orNull(line.note),
    tagIds: [...line.tagIds],
  };
}

/** Whether lines can be saved; says what is wrong with the first that cannot. */
export const LinesFormSchema = z
  .object({ lines: z.array(z.custom<LineForm>()), currency: z.string() })
  .superRefine(({ lines, currency }, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    const read = lines.map((line) => ruleLineOf(line, currency));
    for (const [at, { way }] of lines.entries()) {
      const line = at + 1;
      if (way === 'percent' && read[at]?.hundredths === null) refuse(`Line ${line}: enter a percentage above 0`);
      if (way === 'amount' && (read[at]?.amount?.minor ?? 0n) <= 0n) refuse(`Line ${line}: enter an amount above zero`);
    }
    const whole = RuleLinesSchema.safeParse(read);
    if (!whole.success) refuse(whole.error.issues[0]?.message ?? '');
  });
