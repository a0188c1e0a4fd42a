import { decimalOf, type Currency, type Money } from '#kernel/money.ts';
import type { DecimalMark } from '#modules/money/csv-detection/model.ts';
import { decimalUnder, figureOf, moneyOf } from '#modules/money/csv-detection/rules.ts';
import type { Question } from './model.ts';

/** Types that say which way the money went; a payment may be one on the card or one from it. */
const SURELY_OUT = /^(?:DEBIT|FEE|SRVCHG|ATM|POS|CHECK|DIRECTDEBIT)$/;
const SURELY_IN = /^(?:CREDIT|DEP|DIRECTDEP)$/;

const SAMPLES = 3;

/** Where every type says the opposite of the sign beside it, both ways: which of them is true, only a person can say. */
export function typesQuestion(
  entries: readonly { line: number; fields: ReadonlyMap<string, string> }[],
  currency: Currency,
  mark: DecimalMark,
): Question | null {
  const told = entries.flatMap(({ line, fields }) => {
    const [type, text] = [fields.get('TRNTYPE') ?? '', fields.get('NAME') ?? fields.get('MEMO') ?? ''];
    const read = amountOf(fields.get('TRNAMT') ?? '', currency, mark);
    const isTold = read !== null && read.money.minor !== 0n && (SURELY_OUT.test(type) || SURELY_IN.test(type));
    return isTold ? [{ line, type, text, amount: read.money }] : [];
  });
  const isOpposite = told.every(({ type, amount }) => SURELY_OUT.test(type) === amount.minor > 0n);
  const isBothWays = told.some(({ amount }) => amount.minor > 0n) && told.some(({ amount }) => amount.minor < 0n);
  if (!isOpposite || !isBothWays) return null;
  const candidate = (answer: 'inverted' | 'as-written', meaning: string): Question['candidates'][number] => ({
    answer,
    meaning,
    samples: told.slice(0, SAMPLES).map(({ line, text, amount }) => ({
      line,
      text: text.slice(0, 120),
      reads: decimalOf(answer === 'inverted' ? { ...amount, minor: -amount.minor } : amount),
    })),
  });
  return {
    about: 'sign',
    sentence: 'The types in this file say the opposite of its signs. Which way did the money go?',
    candidates: [candidate('inverted', 'As the types say'), candidate('as-written', 'As the signs say')],
    word: null,
    suggested: 'inverted',
  };
}

/** An amount of the file: minus where it is written so or its type is one of money out, the opposite where the person said so. */
export function amountOf(
  text: string,
  currency: Currency,
  mark: DecimalMark,
  { isOut, isInverted } = { isOut: false, isInverted: false },
): { money: Money; roundedFrom: string | null } | null {
  const figure = figureOf(text);
  if (figure === null) return null;
  const value = decimalUnder(figure.body, figure.body.includes(',') ? mark : '.');
  const isMinus = figure.sign === '-' || isOut;
  return value === null ? null : moneyOf(value, isMinus !== isInverted, currency);
}
