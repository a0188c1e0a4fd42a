import { figureOf, writtenDay } from '#modules/money/csv-detection/rules.ts';

/** A day, with or without its year, or the beginning of one that goes on below. */
export const isDay = (text: string): boolean => kindOf(text) === 'day';

/** An amount of money: no day, and no number of a receipt or an account, which has many digits and nothing between them. */
export const isAmount = (text: string): boolean => kindOf(text) === 'amount';

type Kind = 'day' | 'amount' | 'words';

/** What texts are that were looked at before: each is looked at many times until the columns of a document are found. */
const known = new Map<string, Kind>();
const MOST_KNOWN = 20_000;

function kindOf(text: string): Kind {
  const before = known.get(text);
  if (before !== undefined) return before;
  const kind = looksLikeDay(text) ? 'day' : looksLikeAmount(text) ? 'amount' : 'words';
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, kind);
  return kind;
}

function looksLikeDay(text: string): boolean {
  return (
    writtenDay(text) !== null ||
    /^(?:\d{1,2}[ -]?\p{L}{3,9}[.-]?|\d{1,2}[-/]\d{1,2}[-/]|\d{4}[-/]\d{1,2}[-/]|\d{1,2}\.\d{1,2}\.|\p{L}{3,9}\.?[ -]\d{1,2}|\d{1,2}\/\d{1,2}|\d{2} \d{2})$/u.test(
      text,
    )
  );
}

const looksLikeAmount = (text: string): boolean => figureOf(text) !== null && !/^(?:0[\d ]+|\d{8,})$/.test(text);
