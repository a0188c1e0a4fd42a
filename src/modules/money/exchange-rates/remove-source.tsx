import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TypedConfirmation } from '#ui/dialog.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, toastError } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { type NewestRate, type RateSource, RateSourceSchema } from './model.ts';
import { REMOVE_SOURCE_LABELS, WORDS } from './words.ts';

/** Deletes everything that came from one source, for each source in the table. */
export function RemoveSource({ rates }: { rates: readonly NewestRate[] }) {
  const formats = useFormats();
  const [asked, setAsked] = useState<RateSource | null>(null);
  const remove = useMutation({
    mutationFn: (source: RateSource) => api.removeSource.call({ source }),
    onSuccess: async ({ removed }) => {
      toast.success(WORDS.removedSource(removed, writeNumber(removed, formats)));
      await refreshAll();
    },
    onError: toastError,
    onSettled: () => setAsked(null),
  });
  const sources = RateSourceSchema.options.filter((source) => rates.some((rate) => rate.source === source));
  return (
    <div className="flex flex-wrap gap-2 border-t border-line px-5 py-3">
      {sources.map((source) => (
        <Button key={source} size="small" look="quiet" onClick={() => setAsked(source)}>
          {REMOVE_SOURCE_LABELS[source]}
        </Button>
      ))}
      {asked !== null && (
        <TypedConfirmation
          open
          onClose={() => setAsked(null)}
          title={REMOVE_SOURCE_LABELS[asked]}
          word={WORDS.removeSourceWord}
          confirmLabel={WORDS.removeAll}
          keepLabel={WORDS.keep}
          pending={remove.isPending}
          onConfirm={() => remove.mutate(asked)}
        >
          <p>{WORDS.removeSourceNote}</p>
        </TypedConfirmation>
      )}
    </div>
  );
}
