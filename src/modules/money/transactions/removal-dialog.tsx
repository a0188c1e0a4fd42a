import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '#browser/failure.client.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { api } from './api.client.ts';
import type { AskedFilter, RemovalPreview } from './bulk.parts.ts';
import { REMOVAL_DIALOG_WORDS } from './dialog-words.ts';

type RemovalDialogProps = {
  filter: AskedFilter;
  onClose: () => void;
  onRemove: (seen: RemovalPreview) => void;
};

/** Says how many transactions a filter finds before all of them are deleted. */
export function RemovalDialog({ filter, onClose, onRemove }: RemovalDialogProps) {
  const formats = useFormats();
  const { data: preview, error } = useQuery(
    api.removePreview.queryOptions({ input: { filter }, retry: false, staleTime: 0, gcTime: 0 }),
  );
  const number = (count: number) => writeNumber(count, formats);
  const deleting = preview === undefined ? 0 : preview.count - preview.locked;
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={REMOVAL_DIALOG_WORDS.title}
      footer={
        <>
          <Button onClick={onClose}>{REMOVAL_DIALOG_WORDS.cancel}</Button>
          <Button
            look="danger"
            disabled={deleting === 0}
            onClick={() => {
              if (preview !== undefined) onRemove(preview);
            }}
          >
            {deleting === 0 ? REMOVAL_DIALOG_WORDS.delete : REMOVAL_DIALOG_WORDS.deleteMany(deleting, number)}
          </Button>
        </>
      }
    >
      <p role="status" className="min-h-10 text-sm">
        {error !== null && sentenceOf(error)}
        {preview !== undefined && REMOVAL_DIALOG_WORDS.preview(preview, number)}
      </p>
    </Dialog>
  );
}
