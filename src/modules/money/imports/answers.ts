import { type Answers, AnswersSchema } from '#modules/money/csv-detection/model.ts';
import type { Question } from '#modules/money/statement-formats/model.ts';

/** The readings of a question, the likelier first. */
export function readingsOf({ candidates, suggested }: Question): Question['candidates'] {
  return candidates.toSorted((a, b) => Number(b.answer === suggested) - Number(a.answer === suggested));
}

/** A reading that was chosen, as the server keeps it. */
export function answerTo(
  { about, word }: { about: Question['about']; word?: Question['word'] },
  answer: string,
): Answers {
  return AnswersSchema.parse({ [about]: about === 'statuses' ? { [word ?? '']: answer } : answer });
}

/** Whether this is the answer being saved. */
export function isAnswer(answers: Answers | undefined, { about, word }: Question, answer: string): boolean {
  return about === 'statuses' ? answers?.statuses?.[word ?? ''] === answer : answers?.[about] === answer;
}
