import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { api } from './api.client.ts';
import { BlobImage } from './blob-image.tsx';
import type { AttachedFile } from './model.ts';
import { PREVIEW_WORDS } from './words.ts';

type PreviewDialogProps = { file: AttachedFile; onDownload: () => void; onClose: () => void };

const PdfPages = lazy(() => import('./pdf-pages.tsx').then((pages) => ({ default: pages.PdfPages })));

/** A file as it looks. */
export function PreviewDialog({ file, onDownload, onClose }: PreviewDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={file.name}
      size="large"
      footer={
        <Button icon={<Download aria-hidden />} onClick={onDownload}>
          {PREVIEW_WORDS.download}
        </Button>
      }
    >
      {file.type === 'application/pdf' ? <Pdf file={file} /> : <Picture file={file} />}
    </Dialog>
  );
}

/** Whole, and after a press as large as it is. */
function Picture({ file: { id, name } }: Pick<PreviewDialogProps, 'file'>) {
  const preview = useQuery(api.preview.queryOptions({ input: { id }, staleTime: 'static' }));
  const [isLarge, setLarge] = useState(false);
  return (
    <Loaded query={preview} skeleton={<TableSkeleton />}>
      {(bytes) => (
        <button
          type="button"
          aria-pressed={isLarge}
          onClick={() => setLarge(!isLarge)}
          className={cx('mx-auto block rounded-sm', isLarge ? 'cursor-zoom-out' : 'cursor-zoom-in')}
        >
          <BlobImage
            bytes={bytes}
            alt={PREVIEW_WORDS.enlarge(name)}
            className={isLarge ? 'max-w-none' : 'max-h-[calc(min(44rem,100dvh-3rem)-13rem)] max-w-full'}
          />
        </button>
      )}
    </Loaded>
  );
}

function Pdf({ file: { id, name } }: Pick<PreviewDialogProps, 'file'>) {
  const content = useQuery(api.download.queryOptions({ input: { id }, staleTime: 'static' }));
  return (
    <Loaded query={content} skeleton={<TableSkeleton />}>
      {(bytes) => (
        <Suspense fallback={<TableSkeleton />}>
          <PdfPages bytes={bytes} name={name} />
        </Suspense>
      )}
    </Loaded>
  );
}
