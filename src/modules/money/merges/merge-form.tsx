import { useMutation } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { undoChange } from '#modules/money/history/undoing.parts.tsx';
import { Notice } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { refreshAll, toastError, useDone } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { choicesOf, type Picked } from './picking.ts';
import { MergeHeads } from './merge-heads.tsx';
import { MergeFields } from './merge-fields.tsx';
import type { PairSide } from './model.ts';
import { inMergeOrder, mergedOf, refusalOf, takenFields } from './rules.ts';
import { MERGE_WORDS, REFUSALS } from './words.ts';

type MergeFormProps = { sides: readonly [PairSide, PairSide]; onClose: () => void; onDone: () => void };

/** Which of the two stays, whose values it takes, and what comes of it. */
export function MergeForm({ sides, onClose, onDone }: MergeFormProps) {
  const [keptId, setKept] = useState(() => inMergeOrder(...sides)[0].id);
  const [picked, setPicked] = useState<Picked>({});
  const make = useMutation(api.merge.mutationOptions({ onSuccess: () => void refreshAll() }));
  const tellDone = useDone({ isRecorded: true });
  const [kept, other] = sides[0].id === keptId ? sides : ([sides[1], sides[0]] as const);
  const choices = choicesOf(picked, kept, other);
  const refusal = refusalOf(kept, other, choices);
  const becomes = mergedOf(kept, other, choices);
  const merge = async () => {
    try {
      const { changeId } = await make.mutateAsync({ keepId: kept.id, otherId: other.id, choices });
      tellDone(MERGE_WORDS.done(becomes.description), () => undoChange(changeId));
      onDone();
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={MERGE_WORDS.title}
      description={MERGE_WORDS.mergeNote}
      footer={
        <>
          <Button onClick={onClose}>{MERGE_WORDS.cancel}</Button>
          <Button look="primary" disabled={refusal !== null} pending={make.isPending} onClick={() => void merge()}>
            {MERGE_WORDS.merge}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 text-sm">
        <MergeHeads sides={sides} keptId={keptId} onKeep={setKept} />
        {refusal === null ? (
          <>
            <MergeFields
              sides={sides}
              kept={kept}
              other={other}
              taken={takenFields(kept, other, choices)}
              onPick={(field, of) => setPicked((before) => ({ ...before, [field]: of }))}
            />
            <p className="rounded-card bg-sunken px-4 py-3" role="status">
              <Sentence
                text={MERGE_WORDS.result}
                parts={{ amount: <MoneyText value={becomes.amount} className="font-semibold" /> }}
              />
            </p>
          </>
        ) : (
          <Notice tone="attention" icon={<TriangleAlert aria-hidden />}>
            {REFUSALS[refusal]}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
