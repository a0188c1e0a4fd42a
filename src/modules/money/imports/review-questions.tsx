import { isDay } from '#kernel/calendar.ts';
import type { Question } from '#modules/money/statement-formats/model.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { Select } from '#ui/select.tsx';
import { Field } from '#ui/field.tsx';
import { answerTo, isAnswer, readingsOf } from './answers.ts';
import type { Choosing } from './choosing.client.ts';
import type { ReviewLine } from './review.ts';
import { REVIEW_QUESTIONS_WORDS } from './review-words.ts';

/** What the file leaves open, in its line: the likely answer is chosen already, and one press chooses another. */
export function ReviewQuestions({ line: { preview }, choosing }: { line: ReviewLine; choosing: Choosing | null }) {
  const { finding, likely, choices } = preview;
  if (choosing === null) return null;
  if (finding?.kind === 'read' && choices.answers.dateOrder !== undefined)
    return <DatesAnswered order={choices.answers.dateOrder} choosing={choosing} />;
  if (finding?.kind !== 'questions') return null;
  return finding.questions.map((question) => (
    <Asked
      key={`${question.about} ${question.word ?? ''}`}
      question={question}
      likely={question.about === 'dateOrder' ? (likely?.answers.dateOrder ?? null) : null}
      choosing={choosing}
    />
  ));
}

const MOST_BUTTONS = 3;

function Asked({ question, likely, choosing }: { question: Question; likely: string | null; choosing: Choosing }) {
  const formats = useFormats();
  const readings = readingsOf(question);
  const take = (answer: string) => void choosing.choose({ answers: answerTo(question, answer) });
  const [sample] = readings[0]?.samples ?? [];
  const sentence =
    question.about === 'dateOrder' && sample !== undefined
      ? REVIEW_QUESTIONS_WORDS.whichDayIs(sample.text)
      : question.sentence;
  /** Of dates the day itself is the answer. */
  const wordOf = ({ meaning, samples: [first] }: Question['candidates'][number]) =>
    question.about === 'dateOrder' && first !== undefined && isDay(first.reads)
      ? writeDay(first.reads, formats, 'long')
      : meaning;
  return (
    <div role="group" aria-label={sentence} className="flex flex-wrap items-center gap-2">
      <p className={cx('min-w-0 wrap-anywhere', likely === null ? 'text-attention-ink' : 'text-soft')}>{sentence}</p>
      {readings.length > MOST_BUTTONS ? (
        <Field label={sentence} hideLabel className="w-full max-w-64">
          <Select
            value=""
            placeholder={REVIEW_QUESTIONS_WORDS.chooseAnswer}
            choices={readings.map(({ answer, meaning }) => ({ value: answer, label: meaning }))}
            onChoose={take}
          />
        </Field>
      ) : (
        readings.map((reading) => (
          <Button
            key={reading.answer}
            size="small"
            aria-pressed={reading.answer === likely}
            className={reading.answer === likely ? 'border-accent! bg-accent-tint! text-accent-ink!' : ''}
            pending={isAnswer(choosing.pending?.answers, question, reading.answer)}
            onClick={() => take(reading.answer)}
          >
            {wordOf(reading)}
          </Button>
        ))
      )}
    </div>
  );
}

const ORDERS = [
  { value: 'dmy', label: REVIEW_QUESTIONS_WORDS.dayFirst },
  { value: 'mdy', label: REVIEW_QUESTIONS_WORDS.monthFirst },
] as const;

function DatesAnswered({ order, choosing }: { order: string; choosing: Choosing }) {
  return (
    <div role="group" aria-label={REVIEW_QUESTIONS_WORDS.dates} className="flex flex-wrap items-center gap-2">
      <span className="text-soft">{REVIEW_QUESTIONS_WORDS.dates}</span>
      {ORDERS.map(({ value, label }) => (
        <Button
          key={value}
          size="small"
          aria-pressed={value === order}
          className={value === order ? 'border-accent! bg-accent-tint! text-accent-ink!' : ''}
          onClick={() => void choosing.choose({ answers: { dateOrder: value } })}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
