import { isDay } from '#kernel/calendar.ts';
import type { Question } from '#modules/money/statement-formats/model.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useFormats } from '#ui/formats.tsx';
import { Section } from '#ui/page-header.tsx';
import { writeDecimal } from '#ui/written-money.ts';
import { answerTo, isAnswer, readingsOf } from './answers.ts';
import type { Choosing } from './choosing.client.ts';
import { QUESTIONS_WORDS } from './file-words.ts';

type QuestionsProps = { questions: readonly Question[]; choosing: Choosing };

/** What the file leaves open: each reading beside what the file's own rows become under it. One press answers. */
export function Questions({ questions, choosing }: QuestionsProps) {
  return questions.map((question) => (
    <Section
      key={`${question.about} ${question.word ?? ''}`}
      title={question.sentence}
      note={QUESTIONS_WORDS.fileDoesNotSayNote}
    >
      <ul className="grid gap-3 sm:grid-cols-2">
        {readingsOf(question).map((reading) => (
          <li key={reading.answer} className="flex flex-col gap-3 rounded-card border border-line p-4">
            <p className="flex flex-wrap items-center gap-2 font-medium">
              {reading.meaning}
              {reading.answer === question.suggested && <Badge tone="accent">{QUESTIONS_WORDS.moreLikely}</Badge>}
            </p>
            <Samples reading={reading} />
            <Button
              className="mt-auto"
              pending={isAnswer(choosing.pending?.answers, question, reading.answer)}
              onClick={() => void choosing.choose({ answers: answerTo(question, reading.answer) })}
            >
              {reading.meaning}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  ));
}

function Samples({ reading: { samples } }: { reading: Question['candidates'][number] }) {
  const formats = useFormats();
  if (samples.length === 0) return null;
  return (
    <dl className="flex flex-col gap-1.5 text-sm">
      {samples.map(({ line, text, reads }) => (
        <div key={`${line} ${text}`} className="flex flex-wrap items-baseline gap-x-2">
          <dt className="min-w-0 text-soft wrap-anywhere">
            <span className="text-faint">{QUESTIONS_WORDS.line(line)}</span> {text}
          </dt>
          <dd className="figures font-medium">
            <span aria-hidden>→ </span>
            <span className="sr-only">{QUESTIONS_WORDS.is} </span>
            {isDay(reads) ? <DateText day={reads} look="long" /> : writeDecimal(reads, formats)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
