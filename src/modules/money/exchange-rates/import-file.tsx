import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '#browser/failure.client.ts';
import { Notice } from '#ui/badge.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { Section } from '#ui/page-header.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { LARGEST_FILE, TOO_LARGE } from './limits.ts';
import type { ImportResult } from './model.ts';
import { importedSentence, WORDS } from './words.ts';

type ImportFileProps = { title: string; note: string; send: (file: File) => Promise<ImportResult> };

/** Takes a file of rates, and says what was added or on which line it is wrong. */
export function ImportFile({ title, note, send }: ImportFileProps) {
  const formats = useFormats();
  const take = useMutation({
    mutationFn: (file: File) => {
      if (file.size > LARGEST_FILE) throw new RangeError(TOO_LARGE);
      return send(file);
    },
    onSuccess: async (result) => {
      toast.success(importedSentence(result, (count) => writeNumber(count, formats)));
      await refreshAll();
    },
  });
  return (
    <Section title={title} note={note}>
      <div className="flex flex-col gap-4">
        <div role="alert">
          {take.error !== null && (
            <Notice tone="danger" title={WORDS.refused}>
              {take.error instanceof RangeError ? take.error.message : sentenceOf(take.error)}
            </Notice>
          )}
        </div>
        <FileDrop
          label={WORDS.dropLabel}
          title={take.isPending ? WORDS.importing : WORDS.drop}
          hint={WORDS.dropHint}
          accept=".csv,.txt,.zip"
          multiple={false}
          disabled={take.isPending}
          onFiles={([file]) => file !== undefined && take.mutate(file)}
        />
      </div>
    </Section>
  );
}
