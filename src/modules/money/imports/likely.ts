import type { DateFormat } from '#kernel/preferences.ts';
import type { Answers } from '#modules/money/csv-detection/model.ts';
import type { Question } from '#modules/money/statement-formats/model.ts';

/** What speaks for one reading of a file; null where nothing is known. */
export type Hints = {
  /** The country of the bank that made it. */
  readonly bank: string | null;
  /** The currency that it names. */
  readonly currency: string | null;
  /** The country of the workspace. */
  readonly workspace: string;
  /** How the person chose to write days; null where they chose nothing. */
  readonly dateFormat: DateFormat | null;
};

const CURRENCIES: Readonly<Record<string, string>> = { ZA: 'ZAR', KE: 'KES', NG: 'NGN' };

/** The answers to take where the person says nothing else; null where one question has none. */
export function likelyAnswers(questions: readonly Question[], hints: Hints): Answers | null {
  const isDates = questions.every(({ about }) => about === 'dateOrder');
  const dateOrder = isDates ? likelyDateOrder(hints) : null;
  return dateOrder === null ? null : { dateOrder };
}

/** Day first where bank, currency and country agree on one in which days come first; else as the person writes days. */
function likelyDateOrder({ bank, currency, workspace, dateFormat }: Hints): 'dmy' | 'mdy' | null {
  const country = bank ?? workspace;
  const usual = CURRENCIES[country];
  const agrees = usual !== undefined && country === workspace && (currency === null || currency === usual);
  if (agrees) return 'dmy';
  if (dateFormat === 'dd/MM/yyyy') return 'dmy';
  return dateFormat === 'MM/dd/yyyy' ? 'mdy' : null;
}
