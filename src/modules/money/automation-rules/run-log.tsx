import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { useFormats, writeMoment } from '#ui/formats.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { Section } from '#ui/page-header.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, toastError } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { Run } from './model.ts';
import { LEFT_WORDS, LOG_WORDS } from './words.ts';

/** When rules ran, who ran them and what changed; each run over history can be undone. */
export function RunLog({ mayWrite }: { mayWrite: boolean }) {
  const formats = useFormats();
  const runs = useQuery(api.runs.queryOptions());
  const revert = useMutation(
    api.revertRun.mutationOptions({
      onSuccess: async ({ count, left }) => {
        toast.info(LOG_WORDS.reverted(count), left === 0 ? {} : { description: LOG_WORDS.left(left) });
        await refreshAll();
      },
      onError: toastError,
    }),
  );
  const all = runs.data ?? [];
  if (all.length === 0) return null;
  const columns: Column<Run>[] = [
    { key: 'when', header: LOG_WORDS.when, onCard: 'title', cell: ({ at }) => writeMoment(at, formats) },
    { key: 'how', header: LOG_WORDS.how, onCard: 'plain', cell: howOf },
    { key: 'result', header: LOG_WORDS.result, onCard: 'plain', cell: resultOf },
    {
      key: 'actions',
      header: LOG_WORDS.actions,
      align: 'end',
      onCard: 'figure',
      cell: ({ id, kind, importId, revertedAt, at }) => {
        if (kind === 'import' && importId !== null)
          return <TextLink to={`/app/imports/${importId}`}>{LOG_WORDS.openImport}</TextLink>;
        if (revertedAt !== null) return <span className="text-faint">{LOG_WORDS.undone}</span>;
        if (!mayWrite) return null;
        return (
          <Button
            size="small"
            aria-label={LOG_WORDS.undoOne(writeMoment(at, formats))}
            pending={revert.isPending && revert.variables.id === id}
            onClick={() => revert.mutate({ id })}
          >
            {LOG_WORDS.undo}
          </Button>
        );
      },
    },
  ];
  return (
    <Section title={LOG_WORDS.runs} flush>
      <Table caption={LOG_WORDS.runs} rows={all} keyOf={({ id }) => id} columns={columns} />
    </Section>
  );
}

function howOf({ kind, by }: Run): string {
  const who = by ?? LOG_WORDS.someone;
  return kind === 'import' ? LOG_WORDS.byImport(who) : who;
}

function resultOf({ changed, skipped, left }: Run): string {
  return [
    LOG_WORDS.changed(changed),
    ...(skipped === 0 ? [] : [LOG_WORDS.skipped(skipped)]),
    ...left.map(({ because, count }) => LOG_WORDS.leftAlone(count, LEFT_WORDS[because])),
  ].join(', ');
}
