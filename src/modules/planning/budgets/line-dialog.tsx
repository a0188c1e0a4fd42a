import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useRecordedChange, useRecordedDone } from '#modules/money/history/recorded.parts.tsx';
import { Button } from '#ui/button.tsx';
import { FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Select } from '#ui/select.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { useToday } from '#ui/today.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { transactionsOf } from './address.client.ts';
import { MoneyField } from '#ui/money-field.tsx';
import { api } from './api.client.ts';
import { lineForm, type LineForm, LineFormSchema, type LineWish } from './form.ts';
import { RolloverFields, TargetFields } from './line-fields.tsx';
import type { Line, Overview } from './model.ts';
import { FORM_WORDS } from './dialog-words.ts';

type LineDialogProps = { line: Line; overview: Overview; onClose: () => void };

/** A line of the budget: its limit in the period that is shown, and how it works in all of them. */
export function LineDialog({ line, overview, onClose }: LineDialogProps) {
  const { id, name, limit } = line;
  const { period, method, groups, closedAt } = overview;
  const isEnvelope = method === 'envelope' && line.memberId === null;
  const today = useToday();
  const setLimit = useMutation(api.setLimit.mutationOptions());
  const changeLine = useMutation(api.changeLine.mutationOptions({ onSuccess: refreshAll }));
  const tellDone = useRecordedDone();
  const change = useRecordedChange();
  const form = useZodForm<LineForm, LineWish>({ schema: LineFormSchema, defaultValues: lineForm(line) });
  const save = async (wish: LineWish) => {
    const isOther = wish.limit.minor !== limit.minor && closedAt === null;
    const changes = isOther
      ? [await setLimit.mutateAsync({ today, key: period.key, lineId: id, limit: wish.limit, only: wish.only })]
      : [];
    changes.push(await changeLine.mutateAsync({ id, ...wish.fields }));
    tellDone(FORM_WORDS.saved(name), changes);
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={name}
      description={<Before line={line} overview={overview} />}
      action={FORM_WORDS.save}
      onClose={onClose}
      onSave={save}
      className="grid gap-4 sm:grid-cols-2 [&>[role=alert]]:sm:col-span-2"
    >
      {closedAt === null && (
        <>
          <MoneyField
            form={form}
            name="limit"
            label={isEnvelope ? FORM_WORDS.assigned : FORM_WORDS.limit}
            currency={limit.currency}
          />
          {!isEnvelope && <Checkbox label={FORM_WORDS.only} className="self-end pb-2" {...form.register('only')} />}
        </>
      )}
      <RolloverFields form={form} currency={limit.currency} />
      <TargetFields form={form} currency={limit.currency} />
      {groups.length > 0 && (
        <FormField form={form} name="groupId" label={FORM_WORDS.group}>
          {(control) => (
            <Select
              choices={[
                { value: '', label: FORM_WORDS.noGroup },
                ...groups.map((group) => ({ value: group.id, label: group.name })),
              ]}
              {...control}
            />
          )}
        </FormField>
      )}
      {closedAt === null && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:col-span-2">
          <Button
            icon={<Trash2 aria-hidden />}
            onClick={() => {
              change(() => api.removeLine.call({ today, key: period.key, id }), FORM_WORDS.removed(name));
              onClose();
            }}
          >
            {FORM_WORDS.remove}
          </Button>
          <span className="text-sm text-soft">{FORM_WORDS.removeNote}</span>
        </div>
      )}
    </FormDialog>
  );
}

/** What was spent before, and the way to the transactions. */
function Before({
  line: { categoryId, lastPeriod, lastYear },
  overview: { period },
}: Omit<LineDialogProps, 'onClose'>) {
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      <span>
        <Sentence text={FORM_WORDS.lastPeriod} parts={{ amount: <MoneyText value={lastPeriod} whole /> }} />
      </span>
      {lastYear.minor !== 0n && (
        <span>
          <Sentence text={FORM_WORDS.lastYear} parts={{ amount: <MoneyText value={lastYear} whole /> }} />
        </span>
      )}
      <TextLink to={transactionsOf(categoryId, { ...period, currency: lastPeriod.currency })}>
        {FORM_WORDS.transactions}
      </TextLink>
    </span>
  );
}
