import { Check, CircleAlert, FileText } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { useFormats, writeNumber, writePeriod } from '#ui/formats.tsx';
import { LinkButton, TextLink } from '#ui/link-button.tsx';
import { useListKeys } from '#ui/list-keys.client.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { IconMark } from '#ui/icon-mark.tsx';
import { NameMark } from '#ui/name-mark.tsx';
import { fileNameText } from './file-name.tsx';
import type { ImportChanges } from './import-changes.client.ts';
import { ImportMenu } from './import-menu.tsx';
import type { Importing } from './importing.client.ts';
import type { Review, ReviewLine } from './review.ts';
import { ReviewAccounts } from './review-accounts.tsx';
import { bankAndFormat, reviewCounts } from './review-words.ts';
import { Sentence } from '#ui/sentence.tsx';
import { REVIEW_TABLE_WORDS } from './review-words.ts';

type ReviewTableProps = {
  review: Review;
  running: Importing | null;
  mayWrite: boolean;
  changes: ImportChanges;
};

const HEADINGS = ['File', 'Account', 'Period', 'Transactions', REVIEW_TABLE_WORDS.balance, ''] as const;
/** Side by side where the card is wide enough, whatever the window is: the menu beside it may be open or not. */
const COLUMNS =
  '@4xl:grid @4xl:grid-cols-[minmax(12.5rem,4fr)_minmax(15rem,7fr)_9.5rem_5.5rem_8.5rem_7.5rem] @4xl:gap-x-4';

/** The files that wait, a line each: where each goes, what it brings, and a question where only a person can say. */
export function ReviewTable({ review, running, mayWrite, changes }: ReviewTableProps) {
  const navigate = useNavigate();
  const { activeKey } = useListKeys({
    keys: review.lines.map(({ preview }) => preview.id),
    onOpen: (id) => void navigate(`/app/imports/${id}`),
  });
  return (
    <div role="table" aria-label={REVIEW_TABLE_WORDS.filesToReview} className="@container text-sm">
      <div role="row" className={`hidden border-b border-line px-5 py-2.5 text-xs font-medium text-faint ${COLUMNS}`}>
        {HEADINGS.map((heading, place) => (
          <span key={heading} role="columnheader" className={place > 2 ? 'text-right' : undefined}>
            {heading}
          </span>
        ))}
      </div>
      <div role="rowgroup" className="divide-y divide-line">
        {review.lines.map((line) => (
          <Line
            key={line.preview.id}
            line={line}
            review={review}
            running={running}
            mayWrite={mayWrite}
            changes={changes}
            isActive={line.preview.id === activeKey}
          />
        ))}
      </div>
    </div>
  );
}

type LineProps = ReviewTableProps & { line: ReviewLine; isActive: boolean };

function Line({ line, review, running, mayWrite, changes, isActive }: LineProps) {
  const isOpen = line.kind === 'asks' || line.kind === 'unreadable';
  return (
    <div
      role="row"
      data-row={line.preview.id}
      data-active={isActive || undefined}
      className={cx(
        'flex scroll-my-24 flex-wrap items-start gap-x-4 gap-y-2 px-5 py-3 first:rounded-t-card last:rounded-b-card @4xl:first:rounded-t-none',
        'data-active:shadow-[inset_3px_0_0_var(--color-accent)]',
        COLUMNS,
        isOpen ? 'bg-attention-tint/50' : 'hover:bg-hover',
      )}
    >
      <div role="cell" className="min-w-0 flex-1 basis-32">
        <FileCell line={line} />
      </div>
      <div role="cell" className="order-3 min-w-0 basis-full @4xl:order-none">
        <ReviewAccounts line={line} review={review} mayWrite={mayWrite} running={running} />
      </div>
      <div role="cell" className="order-4 @4xl:order-none @4xl:py-1">
        <Period line={line} />
      </div>
      <div role="cell" className="order-4 @4xl:order-none @4xl:py-1 @4xl:text-right">
        <Transactions line={line} />
      </div>
      <div role="cell" className="order-4 @4xl:order-none @4xl:py-1 @4xl:text-right">
        <Balance line={line} />
      </div>
      <div role="cell" className="order-2 @4xl:order-none">
        <Action line={line} mayWrite={mayWrite} changes={changes} />
      </div>
    </div>
  );
}

function FileCell({ line: { preview } }: { line: ReviewLine }) {
  const { id, fileName, bank } = preview;
  return (
    <div className="flex items-center gap-3">
      {bank === null ? <IconMark icon={FileText} /> : <NameMark name={bank} />}
      <div className="min-w-0">
        <p className="line-clamp-2 font-medium wrap-anywhere">
          <TextLink to={`/app/imports/${id}`} className="text-inherit!">
            {fileNameText(fileName)}
          </TextLink>
        </p>
        <p className="text-xs font-normal text-faint">{bankAndFormat(preview)}</p>
      </div>
    </div>
  );
}

function Period({ line: { first, last } }: { line: ReviewLine }) {
  const formats = useFormats();
  if (first === null || last === null) return <span className="hidden text-faint @4xl:inline">–</span>;
  return <span className="text-soft">{writePeriod(first, last, formats)}</span>;
}

function Transactions({ line }: { line: ReviewLine }) {
  const formats = useFormats();
  const counts = reviewCounts(line, (count) => writeNumber(count, formats));
  if (counts === null) return <span className="hidden text-faint @4xl:inline">–</span>;
  const [main, ...others] = counts;
  return (
    <div className="figures">
      <p className="font-medium">{main}</p>
      {others.map((other) => (
        <p key={other} className="text-xs text-faint">
          {other}
        </p>
      ))}
    </div>
  );
}

/** What the bank says at the end, and whether it adds up; of a file of several accounts each says it on the file’s page. */
function Balance({ line: { parts } }: { line: ReviewLine }) {
  const [part, ...others] = parts;
  if (part === undefined || others.length > 0 || (part.section.end ?? part.section.openingMoved) === null)
    return <span className="hidden text-faint @4xl:inline">–</span>;
  const { end, check, balance, openingMoved } = part.section;
  const isOff = check.kind === 'gap' || balance?.verdict === 'differs';
  const isRight = !isOff && (check.kind === 'matches' || balance?.verdict === 'agrees');
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 @4xl:block">
      {end !== null && (
        <p>
          <span aria-hidden className="mr-2 text-faint @4xl:hidden">
            {REVIEW_TABLE_WORDS.balance}
          </span>
          <MoneyText value={end} />
        </p>
      )}
      {isOff && (
        <p className="flex items-center gap-1 text-xs text-attention-ink @4xl:justify-end">
          <CircleAlert className="size-3.5 shrink-0" aria-hidden />
          {check.kind === 'gap' ? REVIEW_TABLE_WORDS.doesNotAddUp : REVIEW_TABLE_WORDS.doesNotMatch}
        </p>
      )}
      {isRight && (
        <p className="flex items-center gap-1 text-xs text-accent-ink @4xl:justify-end">
          <Check className="size-3.5 shrink-0" aria-hidden />
          {balance?.verdict === 'agrees' ? REVIEW_TABLE_WORDS.matches : REVIEW_TABLE_WORDS.addsUp}
        </p>
      )}
      {openingMoved !== null && <p className="text-xs text-soft">{REVIEW_TABLE_WORDS.openingMoves}</p>}
    </div>
  );
}

function Action({ line, mayWrite, changes }: { line: ReviewLine; mayWrite: boolean; changes: ImportChanges }) {
  const { preview, kind } = line;
  const isUseless = preview.finding?.kind === 'refused' || (kind === 'nothing' && preview.copyOf !== null);
  if (isUseless && mayWrite)
    return (
      <Button size="small" onClick={() => changes.throwAway(preview)}>
        <Sentence
          text={REVIEW_TABLE_WORDS.remove}
          parts={{ fileName: <span className="sr-only"> {preview.fileName}</span> }}
        />
      </Button>
    );
  return (
    <div className="flex items-center justify-end gap-1">
      <LinkButton to={`/app/imports/${preview.id}`} size="small">
        <Sentence
          text={REVIEW_TABLE_WORDS.review}
          parts={{ fileName: <span className="sr-only"> {preview.fileName}</span> }}
        />
      </LinkButton>
      {mayWrite && <ImportMenu one={preview} changes={changes} />}
    </div>
  );
}
