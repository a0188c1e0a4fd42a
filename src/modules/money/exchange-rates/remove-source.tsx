import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TypedConfirmation } from '#ui/dialog.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, toastError } from '#ui/undoable.client.ts';
import { WORDS } from './words.ts';

type RemoveSourceProps<Source extends string> = {
  sources: readonly Source[];
  labels: Readonly<Record<Source, string>>;
  remove: (source: Source) => Promise<{ removed: number }>;
};

/** Deletes everything that came from one source, for each source that there is. */
export function RemoveSource<Source extends string>({ sources, labels, remove }: RemoveSourceProps<Source>) {
  const formats = useFormats();
  const [asked, setAsked] = useState<Source | null>(null);
  const removing = useMutation({
    mutationFn: remove,
    onSuccess: async ({ removed }) => {
      toast.success(WORDS.removedSource(removed, writeNumber(removed, formats)));
      await refreshAll();
    },
    onError: toastError,
    onSettled: () => setAsked(null),
  });
  if (sources.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 px-5 py-3">
      {sources.map((source) => (
        <Button key={source} size="small" onClick={() => setAsked(source)}>
          {labels[source]}
        </Button>
      ))}
      {asked !== null && (
        <TypedConfirmation
          open
          onClose={() => setAsked(null)}
          title={labels[asked]}
          word={WORDS.removeSourceWord}
          confirmLabel={WORDS.removeAll}
          keepLabel={WORDS.keep}
          pending={removing.isPending}
          onConfirm={() => removing.mutate(asked)}
        >
          <p>{WORDS.removeSourceNote}</p>
        </TypedConfirmation>
      )}
    </div>
  );
}
