import { Trash2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { DIALOG_WORDS } from './form-words.ts';

/** At the foot of a dialog: deletes what it is about. */
export function RemoveItem({ onRemove }: { onRemove: () => void }) {
  return (
    <div className="sm:col-span-2">
      <Button icon={<Trash2 aria-hidden />} onClick={onRemove}>
        {DIALOG_WORDS.remove}
      </Button>
    </div>
  );
}
