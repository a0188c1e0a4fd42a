import { useMutation, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useRecordedChange, useRecordedDone } from '#modules/money/history/recorded.parts.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useToday } from '#ui/today.client.ts';
import { refreshAll, toastError } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { TEMPLATE_WORDS } from './dialog-words.ts';
import type { Overview, Template } from './model.ts';
import { usePeriodName } from './period-name.client.ts';

const LONGEST_NAME = 60;

type TemplatesDialogProps = { overview: Overview; onClose: () => void };

/** Limits under a name: saved from the period that is shown, and given to it. */
export function TemplatesDialog({ overview, onClose }: TemplatesDialogProps) {
  const templates = useQuery(api.templates.queryOptions());
  const [only, setOnly] = useState(true);
  const { period, closedAt } = overview;
  const name = usePeriodName(overview.rule)(period);
  const { use, pending } = useApplying({ key: period.key, only, onClose });
  return (
    <Dialog
      open
      onClose={onClose}
      title={TEMPLATE_WORDS.title}
      description={TEMPLATE_WORDS.dialogNote}
      footer={<Button onClick={onClose}>{TEMPLATE_WORDS.close}</Button>}
    >
      <div className="flex flex-col gap-6">
        <SaveForm overview={overview} />
        <Loaded query={templates} skeleton={<TableSkeleton rows={2} label={TEMPLATE_WORDS.loading} />}>
          {(found) =>
            found.length === 0 ? (
              <p className="text-sm text-soft">{TEMPLATE_WORDS.empty}</p>
            ) : (
              <div className="flex flex-col gap-3">
                {closedAt === null ? (
                  <Checkbox label={TEMPLATE_WORDS.only(name)} checked={only} onChange={() => setOnly(!only)} />
                ) : (
                  <p className="text-sm text-soft">{TEMPLATE_WORDS.isClosed}</p>
                )}
                <ul className="flex flex-col divide-y divide-line">
                  {found.map((template) => (
                    <Row key={template.id} template={template} mayUse={closedAt === null && !pending} onUse={use} />
                  ))}
                </ul>
              </div>
            )
          }
        </Loaded>
      </div>
    </Dialog>
  );
}

function SaveForm({ overview: { period, lines } }: { overview: Overview }) {
  const today = useToday();
  const [name, setName] = useState('');
  const change = useRecordedChange();
  const wanted = name.trim();
  if (lines.length === 0) return null;
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted === '') return;
        change(() => api.saveTemplate.call({ today, key: period.key, name: wanted }), TEMPLATE_WORDS.saved(wanted));
        setName('');
      }}
    >
      <Field label={TEMPLATE_WORDS.name} className="min-w-40 flex-1">
        <TextInput
          autoComplete="off"
          maxLength={LONGEST_NAME}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Button type="submit">{TEMPLATE_WORDS.save}</Button>
    </form>
  );
}

type RowProps = { template: Template; mayUse: boolean; onUse: (template: Template) => void };

function Row({ template, mayUse, onUse }: RowProps) {
  const { id, name, lines, totals } = template;
  const change = useRecordedChange();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <span className="min-w-0 flex-1 basis-40">
        <span className="block text-sm font-medium wrap-anywhere">{name}</span>
        <span className="flex flex-wrap gap-x-3 text-sm text-faint">
          {TEMPLATE_WORDS.lines(lines)}
          {totals.map((total) => (
            <MoneyText key={total.currency} value={total} whole />
          ))}
        </span>
      </span>
      <Button aria-label={TEMPLATE_WORDS.useNamed(name)} disabled={!mayUse} onClick={() => onUse(template)}>
        {TEMPLATE_WORDS.use}
      </Button>
      <IconButton
        label={TEMPLATE_WORDS.remove(name)}
        icon={<Trash2 aria-hidden />}
        onClick={() => change(() => api.removeTemplate.call({ id }), TEMPLATE_WORDS.removed(name))}
      />
    </li>
  );
}

function useApplying({ key, only, onClose }: { key: string; only: boolean; onClose: () => void }) {
  const today = useToday();
  const tellDone = useRecordedDone();
  const using = useMutation(api.applyTemplate.mutationOptions({ onSuccess: refreshAll, onError: toastError }));
  const use = ({ id, name }: Template) =>
    using.mutate(
      { today, key, only, id },
      {
        onSuccess: (changed) => {
          tellDone(TEMPLATE_WORDS.used(name, changed.left), [changed]);
          onClose();
        },
      },
    );
  return { use, pending: using.isPending };
}
