import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import type { ImportChanges } from './import-changes.client.ts';
import { EDITED_DIALOG_WORDS } from './file-words.ts';

/** Taking an import back removes what the person has put into its rows since: they say so first. */
export function EditedDialog({ changes }: { changes: ImportChanges }) {
  const { edited, keep, isTakingBack } = changes;
  if (edited === null) return null;
  const { found, undo } = edited;
  return (
    <Dialog
      open
      onClose={keep}
      title={EDITED_DIALOG_WORDS.youHaveSinceChanged(found.count)}
      description={EDITED_DIALOG_WORDS.undoingImportRemovesItNote(found.count)}
      footer={
        <>
          <Button onClick={keep}>{EDITED_DIALOG_WORDS.keepImport}</Button>
          <Button look="danger" pending={isTakingBack} onClick={undo}>
            {EDITED_DIALOG_WORDS.undoImportAnyway}
          </Button>
        </>
      }
    >
      <ul aria-label={EDITED_DIALOG_WORDS.changedSince} className="-my-2 divide-y divide-line text-sm">
        {found.rows.map(({ id, day, description, amount }) => (
          <li key={id} className="flex items-baseline gap-3 py-2">
            <DateText day={day} className="shrink-0 text-faint" />
            <span className="min-w-0 flex-1 wrap-anywhere">{description}</span>
            <MoneyText value={amount} />
          </li>
        ))}
        {found.count > found.rows.length && (
          <li className="py-2 text-faint">{EDITED_DIALOG_WORDS.andMore(found.count - found.rows.length)}</li>
        )}
      </ul>
    </Dialog>
  );
}
