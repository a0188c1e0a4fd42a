import { type Answers, AnswersSchema } from '#modules/notation/model.ts';
import type { Question } from '#modules/statements/model.ts';

/** The readings of a question, the likelier first. */
export function readingsOf({ candidates, suggested }: Question): Question['candidates'] {
  return candidates.toSorted((a, b) => Number(b.answer === suggested) - Number(a.answer === suggested));
}

/** A reading that was chosen, as the server keeps it. */
export function answerTo({ about }: Pick<Question, 'about'>, answer: string): Answers {
  return AnswersSchema.parse({ [about]: answer });
}
