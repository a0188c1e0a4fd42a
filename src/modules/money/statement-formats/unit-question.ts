import type { UnitMeaning } from '#modules/money/csv-detection/model.ts';
import type { Movement } from '#modules/money/csv-detection/rules.ts';
import type { Question } from './model.ts';

const SAMPLES = 3;

/** Amounts of a service that all are whole numbers may be in cents. */
export function unitQuestion(movements: readonly Movement[]): Question {
  const amounts = movements.flatMap(({ line, figures: { amount } }) =>
    amount === undefined ? [] : [{ line, amount }],
  );
  const candidate = (answer: UnitMeaning, meaning: string): Question['candidates'][number] => ({
    answer,
    meaning,
    samples: amounts.slice(0, SAMPLES).map(({ line, amount: { body } }) => ({
      line,
      text: body,
      reads: answer === 'whole' ? body : body.padStart(3, '0').replace(/(\d\d)$/, '.$1'),
    })),
  });
  return {
    about: 'units',
    sentence: 'All amounts in this file are whole numbers. Are they in cents, kobo or pence?',
    candidates: [candidate('minor', 'Yes, in cents, kobo or pence'), candidate('whole', 'No, whole amounts')],
    word: null,
    suggested: amounts.every(({ amount: { body } }) => body.endsWith('00')) ? null : 'minor',
  };
}
