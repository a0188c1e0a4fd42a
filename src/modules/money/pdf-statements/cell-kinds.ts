import { figureOf, writtenDay } from '#modules/money/csv-detection/rules.ts';

/** A day, with or without its year, or the beginning of one that goes on below. */
export function isDay(text: string): boolean {
  return (
    writtenDay(text) !== null ||
    /^(?:\d{1,2}[ -]?\p{L}{3,9}[.-]?|\d{1,2}[-/]\d{1,2}[-/]|\p{L}{3,9}\.?[ -]\d{1,2}|\d{1,2}\/\d{1,2}|\d{2} \d{2})$/u.test(
      text,
    )
  );
}

/** An amount of money: no day, and no number of a receipt or an account, which has many digits and nothing between them. */
export function isAmount(text: string): boolean {
  return figureOf(text) !== null && !isDay(text) && !/^(?:0[\d ]+|\d{8,})$/.test(text);
}
