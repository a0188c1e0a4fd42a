import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { Answers } from '#modules/money/csv-detection/model.ts';
import { answerTo } from './answers.ts';
import type { Choosing } from './choosing.client.ts';
import type { Finding, Preview } from './model.ts';
import { DATE_WORDS, DECIMAL_WORDS, decisionWords, DELIMITER_WORDS, ROLE_WORDS, SIGN_WORDS } from './reading-words.ts';
import { choicesOf, FORMAT_NAMES } from './words.ts';
import { RECOGNISED_WORDS } from './file-words.ts';

type Understood = Extract<Finding, { kind: 'read' | 'questions' }>;
type RecognisedProps = {
  preview: Preview;
  finding: Understood;
  choosing: Choosing;
  /** Opens the columns for the person to say; null for formats that name their fields. */
  onColumns: (() => void) | null;
};

/** What was made of the file, and by what: folded until somebody wonders. */
export function Recognised({ preview, finding, choosing, onColumns }: RecognisedProps) {
  const { choices, mappedBy } = preview;
  const { format, encoding, decisions } = finding;
  const layout = finding.kind === 'read' ? finding.layout : null;
  return (
    <details className="card group min-w-0">
      <summary className="flex cursor-pointer items-center gap-2 rounded-card px-5 py-3.5 text-sm pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-4 shrink-0 text-faint transition-transform group-open:rotate-90" aria-hidden />
        <span className="min-w-0">
          <span className="font-medium">{RECOGNISED_WORDS.howFileWasRead}</span>{' '}
          <span className="text-faint">
            {FORMAT_NAMES[format]}, {encoding.toUpperCase()}
            {mappedBy === 'memory' && RECOGNISED_WORDS.asYouSaidFor}
            {mappedBy === 'person' && RECOGNISED_WORDS.asYouSaid}
          </span>
        </span>
      </summary>
      <div className="flex flex-col gap-5 border-t border-line px-5 py-4">
        <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2 xl:grid-cols-3">
          <Fact name={RECOGNISED_WORDS.format}>{FORMAT_NAMES[format]}</Fact>
          <Fact name={RECOGNISED_WORDS.encoding}>{encoding.toUpperCase()}</Fact>
          {layout !== null && (
            <>
              <Fact name={RECOGNISED_WORDS.columnsPartedBy}>{capital(DELIMITER_WORDS[layout.delimiter])}</Fact>
              <Fact name={RECOGNISED_WORDS.linesBeforeTable}>{layout.preambleLines}</Fact>
            </>
          )}
          {decisions.map(decisionWords).map(({ about, value, because }) => (
            <Fact key={about} name={about} because={because}>
              {value}
            </Fact>
          ))}
        </dl>
        {layout !== null && <Columns heading={layout.heading} roles={layout.columns} />}
        <Answered answers={choices.answers} choosing={choosing} />
        {onColumns !== null && (
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={onColumns}>
              {RECOGNISED_WORDS.sayWhatColumnsAre}
            </Button>
            {mappedBy !== 'detection' && choices.mapping !== null && (
              <Button
                size="small"
                look="quiet"
                pending={choosing.pending?.mapping === null}
                onClick={() => void choosing.choose({ mapping: null })}
              >
                {RECOGNISED_WORDS.letIlifaFindColumns}
              </Button>
            )}
          </div>
        )}
      </div>
    </details>
  );
}

function Fact({ name, because, children }: { name: string; because?: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-faint">{name}</dt>
      <dd>
        <span className="font-medium">{children}</span>
        {because !== undefined && <span className="block text-soft">{because}</span>}
      </dd>
    </div>
  );
}

function Columns({
  heading,
  roles,
}: {
  heading: readonly string[] | null;
  roles: readonly (keyof typeof ROLE_WORDS)[];
}) {
  return (
    <div className="text-sm">
      <p className="mb-1.5 text-faint">{RECOGNISED_WORDS.columns}</p>
      <ul aria-label={RECOGNISED_WORDS.columns} className="flex flex-wrap gap-2">
        {roles.map((role, place) => (
          // A file may name two columns alike: their place tells them apart.
          <li key={place} className="rounded-control bg-sunken px-2.5 py-1">
            <span className="text-soft">{heading?.[place] ?? RECOGNISED_WORDS.column(place + 1)}</span>{' '}
            <span className="text-faint" aria-hidden>
              →
            </span>
            <span className="sr-only">{RECOGNISED_WORDS.is}</span>{' '}
            <span className="font-medium">{ROLE_WORDS[role]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the person answered, to be answered otherwise. */
function Answered({ answers, choosing }: { answers: Answers; choosing: Choosing }) {
  const asked = [
    { about: 'dateOrder', label: RECOGNISED_WORDS.datesAsYouSaid, words: DATE_WORDS },
    { about: 'decimal', label: RECOGNISED_WORDS.amountsAsYouSaid, words: DECIMAL_WORDS },
    { about: 'sign', label: RECOGNISED_WORDS.moneyInAndOut, words: SIGN_WORDS },
  ] as const;
  const { year } = answers;
  const given = asked.flatMap((one) => {
    const answer = answers[one.about];
    return answer === undefined ? [] : [{ ...one, answer }];
  });
  if (given.length === 0 && year === undefined) return null;
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      {year !== undefined && (
        <Field label={RECOGNISED_WORDS.yearAsYouSaid}>
          <Select
            choices={yearsAbout(year).map((value) => ({ value, label: value }))}
            value={year}
            onChoose={(value) => void choosing.choose({ answers: answerTo({ about: 'year' }, value) })}
          />
        </Field>
      )}
      {given.map(({ about, label, words, answer }) => (
        <Field key={about} label={label}>
          <Select
            choices={choicesOf<string>(words)}
            value={answer}
            onChoose={(value) => void choosing.choose({ answers: answerTo({ about }, value) })}
          />
        </Field>
      ))}
    </div>
  );
}

const yearsAbout = (year: string) => [1, 0, -1, -2].map((step) => String(Number(year) + step));

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
