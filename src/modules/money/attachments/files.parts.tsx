import { useQuery } from '@tanstack/react-query';
import { Camera, FileText, Image, LoaderCircle, Trash2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { isLowData } from '#browser/low-data.client.ts';
import { buttonClasses, IconButton } from '#ui/button.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { sizeText } from '#ui/size-text.ts';
import { api } from './api.client.ts';
import { BlobImage } from './blob-image.tsx';
import type { AttachedFile } from './model.ts';
import { type AddFile, saveFile, useUploads } from './upload-files.client.ts';
import { FILES_WORDS } from './words.ts';

const PreviewDialog = lazy(() => import('./preview-dialog.tsx').then((dialog) => ({ default: dialog.PreviewDialog })));

/** What a file chooser offers; what a file is, the server finds out by its content. */
const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.webp,.heic,application/pdf,image/jpeg,image/png,image/webp,image/heic';

type AttachedFilesProps<One extends AttachedFile> = {
  files: readonly One[];
  words: {
    /** Names the list, and the field for files. */
    readonly list: string;
    readonly drop: string;
    readonly dropLabel: string;
    /** Said instead of the field once there are as many as there can be. */
    readonly full: string;
  };
  isFull: boolean;
  /** Null: this person adds none. */
  onAdd: AddFile | null;
  /** What deletes a file, says `done` and offers to undo it; null: this person does not delete it. */
  removeOf: (file: One) => ((done: string) => void) | null;
  /** Beside its size. */
  aboutOf?: (file: One) => ReactNode;
};

/** Files that are attached to something: to open, add and delete. */
export function AttachedFiles<One extends AttachedFile>(props: AttachedFilesProps<One>) {
  const { files, words, isFull, onAdd, removeOf, aboutOf } = props;
  const { adding, add } = useUploads(onAdd);
  const [opened, setOpened] = useState<AttachedFile | null>(null);
  const open = (file: AttachedFile) => (isShown(file) ? setOpened(file) : void saveFile(file));
  return (
    <div className="flex flex-col gap-3 text-sm">
      {files.length > 0 && (
        <ul aria-label={words.list} className="divide-y divide-line">
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              about={aboutOf?.(file)}
              onOpen={() => open(file)}
              onRemove={removeOf(file)}
            />
          ))}
        </ul>
      )}
      <div role="status">
        {adding.map((name, at) => (
          <p key={`${at} ${name}`} className="flex items-center gap-2 py-1 text-faint">
            <LoaderCircle className="size-4 shrink-0 animate-spin" aria-hidden />
            <span className="min-w-0 truncate">{FILES_WORDS.adding(name)}</span>
          </p>
        ))}
      </div>
      {onAdd !== null &&
        (isFull ? <p className="text-faint">{words.full}</p> : <AddFiles words={words} onFiles={add} />)}
      {opened !== null && (
        <Suspense>
          <PreviewDialog file={opened} onDownload={() => void saveFile(opened)} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  );
}

type AddFilesProps = Pick<AttachedFilesProps<AttachedFile>, 'words'> & { onFiles: (files: readonly File[]) => void };

function AddFiles({ words, onFiles }: AddFilesProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <FileDrop
        compact
        onFiles={onFiles}
        title={words.drop}
        label={words.dropLabel}
        hint={FILES_WORDS.dropNote}
        accept={ACCEPTED}
      />
      {/* Where there is a camera at hand. */}
      <span className="hidden pointer-coarse:block">
        <input
          id={id}
          type="file"
          accept="image/*"
          capture="environment"
          className="peer sr-only"
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <label
          htmlFor={id}
          className={buttonClasses('secondary', 'small', 'cursor-pointer peer-focus-visible:outline-2')}
        >
          <Camera aria-hidden /> {FILES_WORDS.photo}
        </label>
      </span>
    </div>
  );
}

/** Whether it can be seen here, or only downloaded. */
const isShown = ({ hasPreview, type }: AttachedFile) => hasPreview || type === 'application/pdf';

type FileRowProps = {
  file: AttachedFile;
  about: ReactNode;
  onOpen: () => void;
  onRemove: ((done: string) => void) | null;
};

function FileRow({ file, about, onOpen, onRemove }: FileRowProps) {
  const { name, byteCount } = file;
  return (
    <li className="flex items-center gap-3 py-2">
      <Thumbnail file={file} />
      <button type="button" onClick={onOpen} className="min-w-0 flex-1 rounded-sm py-1 text-left hover:underline">
        <span className="line-clamp-2 wrap-anywhere">
          <span className="sr-only">{isShown(file) ? FILES_WORDS.open : FILES_WORDS.download} </span>
          {name}
        </span>
        <span className="flex flex-wrap gap-x-3 text-faint">
          <span>{sizeText(byteCount)}</span>
          {about}
        </span>
      </button>
      {onRemove !== null && (
        <IconButton
          label={FILES_WORDS.delete(name)}
          icon={<Trash2 aria-hidden />}
          onClick={() => onRemove(FILES_WORDS.deleted(name))}
        />
      )}
    </li>
  );
}

function Thumbnail({ file: { id, type, hasPreview } }: { file: AttachedFile }) {
  const { data } = useQuery({
    ...api.preview.queryOptions({ input: { id }, staleTime: 'static' }),
    enabled: hasPreview && !isLowData(),
  });
  if (data !== undefined)
    return <BlobImage bytes={data} alt="" className="size-12 shrink-0 rounded-control object-cover" />;
  const Icon = type === 'application/pdf' ? FileText : Image;
  return (
    <span className="grid size-12 shrink-0 place-items-center rounded-control bg-sunken text-faint">
      <Icon className="size-5" aria-hidden />
    </span>
  );
}
