import { useQuery } from '@tanstack/react-query';
import { dayAt } from '#kernel/calendar.ts';
import { AttachedFiles } from '#modules/money/attachments/files.parts.tsx';
import { useRecordedChange, useRecordedDone } from '#modules/money/history/recorded.parts.tsx';
import { DateText } from '#ui/date-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFormats } from '#ui/formats.tsx';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { api } from './api.client.ts';
import { MOST_FILES } from './limits.ts';
import type { PartProps } from './part-props.ts';
import type { ProjectFile } from './reading.model.ts';
import { isFull } from './rules.ts';
import { FILES_WORDS, PAGE_WORDS, PROJECT_WORDS } from './words.ts';

/** Quotes, contracts, drawings and photos. Receipts stand with their transactions. */
export function FilesTab({ detail, mayWrite }: PartProps) {
  const projectId = detail.project.id;
  const found = useQuery(api.files.queryOptions({ input: { id: projectId } }));
  const tellDone = useRecordedDone();
  const change = useRecordedChange();
  const add = async (file: File, done: string) => {
    const added = await api.addFile.call({ projectId, file });
    tellDone(done, [added]);
  };
  const removeOf = ({ id }: ProjectFile) => {
    return (done: string) => change(() => api.removeFile.call({ id }), done);
  };
  return (
    <Loaded query={found} skeleton={<TableSkeleton rows={3} label={PAGE_WORDS.loading} />}>
      {(files) => (
        <Section title={PROJECT_WORDS.tabs.files} {...(mayWrite && { note: FILES_WORDS.note })}>
          {files.length === 0 && !mayWrite ? (
            <EmptyState title={FILES_WORDS.none}>{FILES_WORDS.noneNote}</EmptyState>
          ) : (
            <AttachedFiles
              files={files}
              words={FILES_WORDS}
              isFull={isFull(files.length, MOST_FILES)}
              onAdd={mayWrite ? add : null}
              removeOf={(file) => (mayWrite ? removeOf(file) : null)}
              aboutOf={(file) => <Added file={file} />}
            />
          )}
        </Section>
      )}
    </Loaded>
  );
}

/** Who added a file, and when. */
function Added({ file: { addedBy, createdAt } }: { file: ProjectFile }) {
  const { timeZone } = useFormats();
  return (
    <>
      {addedBy !== null && <span className="wrap-anywhere">{addedBy}</span>}
      <DateText day={dayAt(createdAt, timeZone)} />
    </>
  );
}
