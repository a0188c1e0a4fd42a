import { decimalOf, type Currency, type Money } from '#kernel/money.ts';
import type { Answers, DecimalMark } from '#modules/money/csv-detection/model.ts';
import { decimalUnder, figureOf, moneyOf } from '#modules/money/csv-detection/rules.ts';
import { type CardRow, cardQuestion, isTurnedBy, mayBeSpent } from './card-signs.ts';
import type { AccountSection, Question } from './model.ts';

/** Types that say which way the money went; a payment may be one on the card or one from it. */
const SURELY_OUT = /^(?:DEBIT|FEE|SRVCHG|ATM|POS|CHECK|DIRECTDEBIT)$/;
const SURELY_IN = /^(?:CREDIT|DEP|DIRECTDEP)$/;

/** Types of money out, where no amount has a sign. */
export const MONEY_OUT = /^(?:DEBIT|FEE|SRVCHG|ATM|POS|CHECK|PAYMENT|CASH|DIRECTDEBIT|REPEATPMT)$/;

const SAMPLES = 3;

type Entry = { readonly line: number; readonly fields: ReadonlyMap<string, string> };
type Statement = { readonly type: AccountSection['type']; readonly entries: readonly Entry[] };

/** Whether no amount of a statement has a sign, and types say which way the money went. */
export function isTyped({ entries }: Statement): boolean {
  const isUnsigned = entries.every(({ fields }) => !/[-−+(]/.test(fields.get('TRNAMT') ?? ''));
  return isUnsigned && entries.some(({ fields }) => MONEY_OUT.test(fields.get('TRNTYPE') ?? ''));
}

/** What the signs of the statements leave open, and which of them the person's answer turns. */
export function signsIn(
  statements: readonly Statement[],
  currency: Currency,
  mark: DecimalMark,
): { asked: Question | null; isTurned: (statement: Statement, answers: Answers) => boolean } {
  const entries = statements.flatMap((statement) => statement.entries);
  const types = typesQuestion(entries, currency, mark);
  const spent = new Map(statements.map((statement) => [statement, spentIn(statement, currency, mark)]));
  const rows = [...spent.values()].flat();
  return {
    asked: types ?? (rows.length > 0 ? cardQuestion(rows, currency) : null),
    isTurned: (statement, answers) =>
      (types !== null || (spent.get(statement) ?? []).length > 0) && isTurnedBy(answers),
  };
}

/** The rows of a card whose amounts may be what was spent; none where its signs or its types are plain. */
function spentIn(statement: Statement, currency: Currency, mark: DecimalMark): CardRow[] {
  if (statement.type !== 'card' || isTyped(statement)) return [];
  const rows = statement.entries.flatMap(({ line, fields }) => {
    const read = amountOf(fields.get('TRNAMT') ?? '', currency, mark);
    const type = fields.get('TRNTYPE') ?? '';
    const said = SURELY_IN.test(type) ? 'in' : SURELY_OUT.test(type) ? 'out' : null;
    const text = [fields.get('NAME'), fields.get('MEMO')].filter((word) => word !== undefined).join(' ');
    return read === null ? [] : [{ line, text, amount: read.money, said } as const];
  });
  return mayBeSpent(rows) ? rows : [];
}

/** Where every type says the opposite of the sign beside it, both ways: which of them is true, only a person can say. */
function typesQuestion(entries: readonly Entry[], currency: Currency, mark: DecimalMark): Question | null {
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
    sentence: 'The transaction types in this file contradict the signs of its amounts. Which are right?',
    candidates: [
      candidate('inverted', 'The transaction types are right'),
      candidate('as-written', 'The signs are right'),
    ],
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
