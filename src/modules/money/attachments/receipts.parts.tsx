import { useQuery } from '@tanstack/react-query';
import { Camera, FileText, Image, LoaderCircle, Trash2 } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { isLowData } from '#browser/low-data.client.ts';
import { buttonClasses, IconButton } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { sizeText } from '#ui/size-text.ts';
import { ATTACHMENTS } from './access.ts';
import { api } from './api.client.ts';
import { useAttachmentChanges } from './attachment-changes.client.ts';
import { BlobImage } from './blob-image.tsx';
import type { Attachment } from './model.ts';
import { isFull } from './rules.ts';
import { RECEIPTS_WORDS } from './words.ts';

const PreviewDialog = lazy(() => import('./preview-dialog.tsx').then((dialog) => ({ default: dialog.PreviewDialog })));

/** What a file chooser offers; what a file is, the server finds out by its content. */
const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.webp,.heic,application/pdf,image/jpeg,image/png,image/webp,image/heic';

/** The receipts of a transaction; nothing for those who may not see them, and where there are none and none may be added. */
export function ReceiptsSection({ transactionId, mayWrite }: { transactionId: string; mayWrite: boolean }) {
  const mayRead = useMay(ATTACHMENTS.read);
  const mayAdd = useMay(ATTACHMENTS.write) && mayWrite;
  const { data } = useQuery({ ...api.list.queryOptions({ input: { transactionId } }), enabled: mayRead });
  const { adding, add, remove, save } = useAttachmentChanges(transactionId);
  const [opened, setOpened] = useState<Attachment | null>(null);
  const headingId = useId();
  if (data === undefined || (data.length === 0 && !mayAdd)) return null;
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3 border-t border-line pt-5 text-sm">
      <h3 id={headingId} className="text-base">
        {RECEIPTS_WORDS.heading}
      </h3>
      {data.length > 0 && (
        <ul aria-label={RECEIPTS_WORDS.list} className="divide-y divide-line">
          {data.map((one) => (
            <ReceiptRow
              key={one.id}
              receipt={one}
              onOpen={() => (isShown(one) ? setOpened(one) : save(one))}
              onRemove={mayAdd && one.isTheirs ? () => remove(one) : null}
            />
          ))}
        </ul>
      )}
      <div role="status">
        {adding.map((name, at) => (
          <p key={`${at} ${name}`} className="flex items-center gap-2 py-1 text-faint">
            <LoaderCircle className="size-4 shrink-0 animate-spin" aria-hidden />
            <span className="min-w-0 truncate">{RECEIPTS_WORDS.adding(name)}</span>
          </p>
        ))}
      </div>
      {mayAdd &&
        (isFull(data.length) ? <p className="text-faint">{RECEIPTS_WORDS.full}</p> : <AddReceipts onFiles={add} />)}
      {opened !== null && (
        <Suspense>
          <PreviewDialog receipt={opened} onDownload={() => save(opened)} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  );
}

function AddReceipts({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <FileDrop
        compact
        onFiles={onFiles}
        title={RECEIPTS_WORDS.drop}
        label={RECEIPTS_WORDS.dropLabel}
        hint={RECEIPTS_WORDS.dropNote}
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
          <Camera aria-hidden /> {RECEIPTS_WORDS.photo}
        </label>
      </span>
    </div>
  );
}

/** Whether it can be seen here, or only downloaded. */
const isShown = ({ hasPreview, type }: Attachment) => hasPreview || type === 'application/pdf';

type ReceiptRowProps = { receipt: Attachment; onOpen: () => void; onRemove: (() => void) | null };

function ReceiptRow({ receipt, onOpen, onRemove }: ReceiptRowProps) {
  const { name, byteCount } = receipt;
  return (
    <li className="flex items-center gap-3 py-2">
      <Thumbnail receipt={receipt} />
      <button type="button" onClick={onOpen} className="min-w-0 flex-1 rounded-sm py-1 text-left hover:underline">
        <span className="block truncate">
          <span className="sr-only">{isShown(receipt) ? RECEIPTS_WORDS.open : RECEIPTS_WORDS.download} </span>
          {name}
        </span>
        <span className="block text-faint">{sizeText(byteCount)}</span>
      </button>
      {onRemove !== null && (
        <IconButton label={RECEIPTS_WORDS.delete(name)} icon={<Trash2 aria-hidden />} onClick={onRemove} />
      )}
    </li>
  );
}

function Thumbnail({ receipt: { id, type, hasPreview } }: { receipt: Attachment }) {
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
