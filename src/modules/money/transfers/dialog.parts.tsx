import { Dialog } from '#ui/dialog.tsx';
import { type TransferSectionProps, TransferSide } from './section.parts.tsx';
import { SECTION_WORDS } from './words.ts';

/** The other side of a transaction, or what may be it, over the list. */
export function TransferDialog({ onClose, ...side }: TransferSectionProps & { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={SECTION_WORDS.link}
      description={SECTION_WORDS.linkNote(side.row.description)}
    >
      <div className="flex flex-col gap-3 text-sm">
        <TransferSide {...side} onChanged={onClose} />
      </div>
    </Dialog>
  );
}
