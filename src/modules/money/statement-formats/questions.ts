import { decimalOf, isCurrency, money, type Currency } from '#kernel/money.ts';
import type {
  Decision,
  DecimalMark,
  FeeMeaning,
  SignConvention,
  StatusMeaning,
} from '#modules/money/csv-detection/model.ts';
import {
  decimalUnder,
  markSaidBy,
  plainDecimal,
  dayIn,
  type DayYears,
  type Movement,
  type OpenFee,
  type OpenSign,
  type YearAsked,
} from '#modules/money/csv-detection/rules.ts';
import type { Question } from './model.ts';

const SAMPLES = 3;

/**
 * Both orders fit every date. In dollars the month may come first; elsewhere the day is likelier.
 * @param years of dates that the file has without one
 */
export function dateQuestion(
  movements: readonly Movement[],
  currency: Currency | null,
  years: DayYears | null = null,
): Question {
  const open = movements
    .flatMap(({ line, day }) => (day?.kind === 'open' && day.first !== day.second ? [{ line, day }] : []))
    .slice(0, SAMPLES);
  const candidate = (answer: 'dmy' | 'mdy', meaning: string): Question['candidates'][number] => ({
    answer,
    meaning,
    samples: [
      ...(years?.samples?.[answer] ??
        open.map(({ line, day }) => ({
          line,
          text: `${day.first}/${day.second}/${day.year}`,
          reads: dayIn(day, answer) ?? '',
        }))),
    ],
  });
  return {
    about: 'dateOrder',
    sentence: 'Do the dates in this file have the day or the month first?',
    candidates: [candidate('dmy', 'Day first'), candidate('mdy', 'Month first')],
    word: null,
    suggested: currency === 'USD' ? null : 'dmy',
  };
}

/** Neither the dates nor the lines around the table say the year. */
export function yearQuestion({ isPartly, candidates, suggested }: YearAsked): Question {
  return {
    about: 'year',
    sentence: isPartly
      ? 'Some dates in this file have no year. In which year was the last transaction?'
      : 'The dates in this file have no year. In which year was the last transaction?',
    candidates: candidates.map(({ year, samples }) => ({ answer: year, meaning: year, samples: [...samples] })),
    word: null,
    suggested,
  };
}

export function decimalQuestion(movements: readonly Movement[]): Question {
  const bodies = movements.flatMap(({ line, figures }) => Object.values(figures).map(({ body }) => ({ line, body })));
  const open = bodies.filter(({ body }) => markSaidBy(body) !== null).slice(0, SAMPLES);
  const candidate = (answer: DecimalMark, meaning: string): Question['candidates'][number] => ({
    answer,
    meaning,
    samples: open.map(({ line, body }) => {
      const value = decimalUnder(body, answer);
      return { line, text: body, reads: value === null ? 'cannot be read' : plainDecimal(value, false) };
    }),
  });
  return {
    about: 'decimal',
    sentence: 'Do the amounts in this file use a decimal point or a decimal comma?',
    candidates: [candidate('.', 'Decimal point'), candidate(',', 'Decimal comma')],
    word: null,
    suggested: null,
  };
}

const SIGN_SENTENCES: Readonly<Record<OpenSign['open'], string>> = {
  'no-sign': 'The file does not show if the amounts are money in or money out. Which is it?',
  balance: 'The amounts in this file do not match its running balance. Which way did the money go?',
  mixed: 'Some amounts in one column have a minus. What does the minus mean?',
  words: 'The descriptions in this file contradict the signs of its amounts. Which way did the money go?',
  owed: 'The balance in this file may be what you have or what you owe. Which is it?',
  'few-minus': 'Only a few amounts have a minus. Is a minus money out, or money in?',
  'double-entry': 'Every amount appears twice, as in a ledger. Is a debit money in, or money out?',
  marks: 'A word next to each amount says which way the money went. Which word is money in?',
};
const SIGN_MEANINGS: Readonly<Record<OpenSign['open'], Readonly<Record<SignConvention, string>>>> = {
  'no-sign': {
    'as-written': 'Signs as written in the file',
    inverted: 'Reversed',
    'all-out': 'All amounts are money out',
    'all-in': 'All amounts are money in',
    'by-words': 'Amounts received or refunded are money in, the rest is money out',
    'refunds-out': 'Refunds and withdrawals are money out, the rest is money in',
  },
  balance: {
    'as-written': 'Signs as written in the file: the balance is what you owe',
    inverted: 'Signs reversed, as the balance shows',
    'all-out': 'All amounts are money out',
    'all-in': 'All amounts are money in',
    'by-words': 'Amounts received or refunded are money in, the rest is money out',
    'refunds-out': 'Refunds and withdrawals are money out, the rest is money in',
  },
  mixed: {
    'as-written': 'A minus sign means money out',
    inverted: 'A minus sign means a refund',
    'all-out': 'Ignore minus signs: each column follows its heading',
    'all-in': 'Ignore minus signs: each column follows its heading',
    'by-words': 'Ignore minus signs: each column follows its heading',
    'refunds-out': 'Ignore minus signs: each column follows its heading',
  },
  words: {
    'as-written': 'Signs as written in the file',
    inverted: 'Signs reversed, as the descriptions say',
    'all-out': 'All amounts are money out',
    'all-in': 'All amounts are money in',
    'by-words': 'Amounts received or refunded are money in, the rest is money out',
    'refunds-out': 'Refunds and withdrawals are money out, the rest is money in',
  },
  marks: {
    'as-written': 'The first word is money in',
    inverted: 'The second word is money in',
    'all-out': 'All amounts are money out',
    'all-in': 'All amounts are money in',
    'by-words': 'Amounts received or refunded are money in, the rest is money out',
    'refunds-out': 'Refunds and withdrawals are money out, the rest is money in',
  },
  'few-minus': {
    'as-written': 'A minus sign means money out',
    inverted: 'A minus sign means money in, such as payments and refunds on a card',
    'all-out': 'All amounts are money out',
    'all-in': 'All amounts are money in',
    'by-words': 'Amounts received or refunded are money in, the rest is money out',
    'refunds-out': 'Refunds and withdrawals are money out, the rest is money in',
  },
  'double-entry': {
    'as-written': 'A debit is money out, as on a bank statement',
    inverted: 'A debit is money in, as in a ledger',
    'all-out': 'All amounts are money out',
    'all-in': 'All amounts are money in',
    'by-words': 'Amounts received or refunded are money in, the rest is money out',
    'refunds-out': 'Refunds and withdrawals are money out, the rest is money in',
  },
  owed: {
    'as-written': 'What I have',
    inverted: 'What I owe',
    'all-out': 'All amounts are money out',
    'all-in': 'All amounts are money in',
    'by-words': 'Amounts received or refunded are money in, the rest is money out',
    'refunds-out': 'Refunds and withdrawals are money out, the rest is money in',
  },
};

/** Of two words the one that is money in. */
function meaningOf(open: OpenSign['open'], words: OpenSign['words'], answer: SignConvention): string {
  const word = answer === 'as-written' ? words?.[0] : answer === 'inverted' ? words?.[1] : undefined;
  return word === undefined ? SIGN_MEANINGS[open][answer] : `“${word}” is money in`;
}

/** Shows the rows on which the readings differ. */
export function signQuestion(
  movements: readonly Pick<Movement, 'line' | 'cells'>[],
  { open, readings, words, isLikely = true, currency }: OpenSign & { currency: Currency },
): Question {
  const differing = movements.flatMap((_, at) => {
    const values = new Set(readings.map(({ amounts }) => amounts[at] ?? null));
    return values.size > 1 ? [at] : [];
  });
  return {
    about: 'sign',
    sentence: SIGN_SENTENCES[open],
    candidates: readings.map(({ answer, amounts }) => ({
      answer,
      meaning: meaningOf(open, words, answer),
      samples: differing.slice(0, SAMPLES).map((at) => {
        const { line, cells } = movements[at] ?? { line: 0, cells: [] };
        const text = cells.filter((cell) => cell !== '').join(' ');
        return { line, text: text.slice(0, 120), reads: decimalOf(money(amounts[at] ?? 0n, currency)) };
      }),
    })),
    word: null,
    suggested: isLikely && (open === 'few-minus' || open === 'double-entry') ? (readings[0]?.answer ?? null) : null,
  };
}

/** A fee stands beside the amount, and no balance says whether it is part of it. */
export function feeQuestion(movements: readonly Movement[], { amounts, fees, currency }: OpenFee): Question {
  const charged = movements.flatMap(({ line, cells }, at) => {
    const [amount, fee] = [amounts[at] ?? null, fees[at] ?? null];
    if (amount === null || fee === null || fee === 0n) return [];
    return [{ line, text: cells.filter((cell) => cell !== '').join(' '), amount, fee: fee < 0n ? fee : -fee }];
  });
  const candidate = (answer: FeeMeaning, meaning: string): Question['candidates'][number] => ({
    answer,
    meaning,
    samples: charged.slice(0, SAMPLES).map(({ line, text, amount, fee }) => ({
      line,
      text: text.slice(0, 120),
      reads: decimalOf(money(answer === 'within' ? amount : amount + fee, currency)),
    })),
  });
  return {
    about: 'fee',
    sentence: 'Are the fees in this file part of the amounts, or charged on top of them?',
    candidates: [candidate('beside', 'Fees are charged on top'), candidate('within', 'Fees are part of the amounts')],
    word: null,
    suggested: null,
  };
}

const USUAL: readonly (readonly [Currency, string])[] = [
  ['ZAR', 'South African rand'],
  ['KES', 'Kenyan shilling'],
  ['NGN', 'Nigerian naira'],
  ['USD', 'US dollar'],
  ['EUR', 'Euro'],
  ['GBP', 'Pound sterling'],
  ['KWD', 'Kuwaiti dinar'],
  ['BHD', 'Bahraini dinar'],
  ['TND', 'Tunisian dinar'],
];

/** A format with a place for the currency, in a file that leaves it empty. */
export function currencyOfAccount(value: Currency): Decision {
  return {
    about: 'currency',
    value,
    because: 'The file does not name a currency, so we use the currency of the account.',
  };
}

/** @param likely what the file names or its sign may mean, and what the workspace is in, in this order */
export function currencyQuestion(likely: readonly Currency[] = []): Question {
  const codes = new Set([...likely.filter(isCurrency), ...USUAL.map(([code]) => code)]);
  const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'code' });
  const usual = new Map(USUAL);
  return {
    about: 'currency',
    sentence: 'Which currency is this file in?',
    candidates: [...codes].map((code) => ({
      answer: code,
      meaning: usual.get(code) ?? names.of(code) ?? code,
      samples: [],
    })),
    word: null,
    suggested: null,
  };
}

/** What a status word means that we do not know, asked once for the file. */
export function statusQuestion(key: string, word: string, lines: readonly { line: number; text: string }[]): Question {
  const candidate = (answer: StatusMeaning, meaning: string, reads: string): Question['candidates'][number] => ({
    answer,
    meaning,
    samples: lines.slice(0, SAMPLES).map(({ line, text }) => ({ line, text: text.slice(0, 120), reads })),
  });
  return {
    about: 'statuses',
    word: key,
    sentence: `What does the status “${word.slice(0, 60)}” mean in this file?`,
    candidates: [
      candidate('booked', 'The money moved', 'imported'),
      candidate('pending', 'The money has not moved yet', 'imported as pending'),
      candidate('void', 'No money moved', 'left out'),
    ],
    suggested: null,
  };
}
