import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '#ui/badge.tsx';
import { useMay } from '#ui/caller.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { useUrlState } from '#ui/url-state.tsx';
import { flagParam } from '#ui/url-params.ts';
import { IMPORTS } from '#modules/money/transactions/access.ts';
import { fileNameText } from './file-name.tsx';
import { CarriedOver } from './carried-over.tsx';
import { type Choosing, useChoosing } from './choosing.client.ts';
import { CommitBar } from './commit-bar.tsx';
import { useCommitting } from './committing.client.ts';
import { dayHere } from './days.client.ts';
import { MappingForm } from './mapping-form.tsx';
import type { Finding, Preview } from './model.ts';
import { Questions } from './questions.tsx';
import { Recognised } from './recognised.tsx';
import { Rows } from './rows.tsx';
import { Sections } from './sections.tsx';
import { UnlockForm } from './unlock-form.tsx';
import { formatText } from './review-words.ts';
import { waitingWords } from './words.ts';
import { Sentence } from '#ui/sentence.tsx';
import { WAITING_FILE_WORDS } from './file-words.ts';

const FIELDS = { columns: flagParam };

/** A file that was read and is not in the books: what it is, what would become of it, and the step that makes it so. */
export function WaitingFile({ preview, menu }: { preview: Preview; menu: ReactNode }) {
  const formats = useFormats();
  const mayWrite = useMay(IMPORTS.write);
  const [{ columns }, setUrl] = useUrlState(FIELDS);
  const choosing = useChoosing(preview.id);
  const committing = useCommitting(preview);
  const { fileName, format, earlier, finding, choices } = preview;
  if (finding === null) return null;
  const canMap = finding.kind === 'unmapped' || (finding.kind === 'read' && finding.layout !== null);
  const isMapping = mayWrite && (finding.kind === 'unmapped' || (columns && (canMap || choices.mapping !== null)));
  return (
    <>
      <PageHeader
        title={fileNameText(fileName)}
        answer={waitingWords(finding, (count) => writeNumber(count, formats))}
        note={WAITING_FILE_WORDS.nothingIsAddedUntilNote(format === null ? '' : formatText(preview))}
        actions={menu}
      />
      <div className="flex flex-col gap-5">
        {earlier !== null && (
          <Notice tone="attention" icon={<CircleAlert aria-hidden />}>
            <Sentence
              text={WAITING_FILE_WORDS.youAlreadyImportedThis}
              parts={{
                day: <DateText day={dayHere(earlier.doneAt)} />,
                link: <TextLink to={`/app/imports/${earlier.id}`}>{WAITING_FILE_WORDS.viewImport}</TextLink>,
              }}
            />
          </Notice>
        )}
        {isMapping && (
          <MappingForm
            preview={preview}
            choosing={choosing}
            onBegin={() => setUrl({ columns: true }, { replace: true })}
            onDone={() => setUrl({ columns: false })}
          />
        )}
        <Found
          preview={preview}
          finding={finding}
          choosing={choosing}
          onColumns={canMap && mayWrite && !isMapping ? () => setUrl({ columns: true }) : null}
        />
      </div>
      {finding.kind === 'read' && <CommitBar preview={preview} finding={finding} committing={committing} />}
    </>
  );
}

type FoundProps = { preview: Preview; finding: Finding; choosing: Choosing; onColumns: (() => void) | null };

function Found({ preview, finding, choosing, onColumns }: FoundProps) {
  if (finding.kind === 'unmapped') return null;
  if (finding.kind === 'locked')
    return (
      <Section>
        <UnlockForm id={preview.id} />
      </Section>
    );
  if (finding.kind === 'refused')
    return (
      <Section>
        <Notice tone="danger" icon={<CircleAlert aria-hidden />}>
          {finding.sentence}
        </Notice>
      </Section>
    );
  const recognised = <Recognised preview={preview} finding={finding} choosing={choosing} onColumns={onColumns} />;
  if (finding.kind === 'questions')
    return (
      <>
        <Questions questions={finding.questions} choosing={choosing} />
        {recognised}
      </>
    );
  return (
    <>
      <Sections sections={finding.sections} choosing={choosing} />
      {finding.carried !== null && <CarriedOver carried={finding.carried} />}
      {recognised}
      <Rows id={preview.id} counts={finding.counts} sections={finding.sections} choosing={choosing} />
    </>
  );
}
