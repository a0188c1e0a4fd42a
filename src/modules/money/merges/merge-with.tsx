import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { RowSkeletons, Waiting } from '#ui/skeleton.tsx';
import { api } from './api.client.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { MERGE_WITH_WORDS } from './words.ts';

type MergeWithProps = {
  transaction: { readonly id: string; readonly description: string };
  onClose: () => void;
  onDone: () => void;
};

/** Asks which transaction is the same payment, then shows both side by side. */
export function MergeWith({ transaction: { id, description }, onClose, onDone }: MergeWithProps) {
  const candidates = useQuery(api.candidates.queryOptions({ input: { id } }));
  const [chosen, setChosen] = useState<string | null>(null);
  const [isComparing, setComparing] = useState(false);
  if (isComparing && chosen !== null) return <MergeDialog ids={[id, chosen]} onClose={onClose} onDone={onDone} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={MERGE_WITH_WORDS.title}
      description={MERGE_WITH_WORDS.samePaymentNote(description)}
      footer={
        <>
          <Button onClick={onClose}>{MERGE_WITH_WORDS.cancel}</Button>
          <Button look="primary" disabled={chosen === null} onClick={() => setComparing(true)}>
            {MERGE_WITH_WORDS.next}
          </Button>
        </>
      }
    >
      <Loaded
        query={candidates}
        skeleton={
          <Waiting label={MERGE_WITH_WORDS.loading}>
            <RowSkeletons rows={4} rowClassName="h-12" />
          </Waiting>
        }
      >
        {(found) =>
          found.length === 0 ? (
            <p className="text-sm text-soft">{MERGE_WITH_WORDS.none}</p>
          ) : (
            <fieldset>
              <legend className="sr-only">{MERGE_WITH_WORDS.which}</legend>
              <ul className="divide-y divide-line text-sm">
                {found.map((one) => (
                  <li key={one.id}>
                    <label className="flex cursor-pointer items-start gap-3 py-2 pointer-coarse:py-3">
                      <input
                        type="radio"
                        name="other"
                        className="mt-1 accent-accent"
                        checked={chosen === one.id}
                        onChange={() => setChosen(one.id)}
                      />
                      <span className="min-w-0 flex-1">
                        <span className="block wrap-anywhere">{one.description}</span>
                        <span className="block text-faint">
                          <DateText day={one.bookedOn} />
                        </span>
                      </span>
                      <MoneyText value={one.amount} />
                    </label>
                  </li>
                ))}
              </ul>
            </fieldset>
          )
        }
      </Loaded>
    </Dialog>
  );
}
