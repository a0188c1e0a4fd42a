import { useNavigate } from 'react-router';
import { Badge, type Tone } from '#ui/badge.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { useListKeys } from '#ui/list-keys.client.ts';
import { fileNameText } from './file-name.tsx';
import { dayHere } from './days.client.ts';
import { EditedDialog } from './edited-dialog.tsx';
import { useImportChanges } from './import-changes.client.ts';
import { ImportMenu } from './import-menu.tsx';
import type { Import } from './model.ts';
import { sizeOf } from './uploads.ts';
import { countsText, FORMAT_NAMES, STATUS_WORDS, IMPORT_LIST_WORDS } from './words.ts';

const TONES: Readonly<Record<Import['status'], Tone>> = { ready: 'attention', done: 'accent', reverted: 'neutral' };
/** A line ends after it and never begins with it. */
const DOT = '\u00a0· ';
const pathOf = ({ id }: Import) => `/app/imports/${id}`;

/** Every file that came in, newest first, with what became of it. */
export function ImportList({ imports }: { imports: readonly Import[] }) {
  const changes = useImportChanges();
  const navigate = useNavigate();
  const { activeKey } = useListKeys({
    keys: imports.map(({ id }) => id),
    onOpen: (id) => void navigate(`/app/imports/${id}`),
  });
  return (
    <>
      <ul aria-label={IMPORT_LIST_WORDS.imports} className="divide-y divide-line">
        {imports.map((one) => (
          <li
            key={one.id}
            data-row={one.id}
            data-active={one.id === activeKey || undefined}
            className="flex scroll-my-24 items-center gap-3 px-5 py-2.5 transition-colors hover:bg-hover data-active:bg-hover data-active:shadow-[inset_3px_0_0_var(--color-accent)]"
          >
            <Row one={one} />
            <ImportMenu one={one} changes={changes} inList />
          </li>
        ))}
      </ul>
      <EditedDialog changes={changes} />
    </>
  );
}

function Row({ one }: { one: Import }) {
  const { fileName, format, byteCount, status, accounts, counts, createdAt, doneAt } = one;
  const formats = useFormats();
  const about = [format === null ? null : FORMAT_NAMES[format], sizeOf(byteCount)].filter((part) => part !== null);
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-5 gap-y-1">
      <div className="min-w-0 flex-1 basis-64">
        <p className="wrap-anywhere">
          <TextLink to={pathOf(one)}>{fileNameText(fileName)}</TextLink>
        </p>
        <p className="text-sm text-faint wrap-anywhere">
          <DateText day={dayHere(doneAt ?? createdAt)} />
          {DOT}
          {about.join(DOT)}
          {accounts.length > 0 && `${DOT}${accounts.map(({ name }) => name).join(', ')}`}
        </p>
      </div>
      {status !== 'ready' && (
        <p className="figures text-sm text-soft">{countsText(counts, (count) => writeNumber(count, formats))}</p>
      )}
      <Badge tone={TONES[status]}>{STATUS_WORDS[status]}</Badge>
    </div>
  );
}
