import { keepPreviousData, skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sentenceOf } from '#browser/failure.client.ts';
import type { Category } from '#modules/money/categories/model.ts';
import { CategoryPicker } from '#modules/money/categories/picker.parts.tsx';
import { undoChange } from '#modules/money/history/undoing.parts.tsx';
import { TagPicker } from '#modules/money/tags/picker.parts.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ControlledField, FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea, TextInput } from '#ui/text-input.tsx';
import { refreshAll, useDone } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { BulkPreviewRows } from './bulk-preview.tsx';
import { type BulkForm, bulkChangeOf, BulkFormSchema, EMPTY_BULK_FORM } from './bulk-form.ts';
import type { AskedWhich } from './bulk.parts.ts';
import { BULK_DIALOG_WORDS } from './dialog-words.ts';

type BulkDialogProps = {
  /** Selected rows, or all that the filter finds. */
  which: AskedWhich;
  categories: readonly Category[];
  onClose: () => void;
  onDone: () => void;
};

const REVIEW_CHOICES = (['leave', 'reviewed', 'unreviewed'] as const).map((value) => {
  return { value, label: BULK_DIALOG_WORDS.review[value] };
});

/** Milliseconds without a change after which one is looked at. */
const PAUSE = 300;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A value once it has stayed the same for a moment, so that not every letter is asked about. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (isSame(settled, value)) return undefined;
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [settled, value]);
  return settled;
}

/** Changes many transactions alike; says how many before it does, and offers one undo afterwards. */
export function BulkDialog({ which, categories, onClose, onDone }: BulkDialogProps) {
  const formats = useFormats();
  const tellDone = useDone({ isRecorded: true });
  const make = useMutation(api.bulkChange.mutationOptions({ onSuccess: refreshAll }));
  const form = useZodForm<BulkForm, BulkForm>({ schema: BulkFormSchema, defaultValues: EMPTY_BULK_FORM });
  const wish = form.watch();
  const wished = bulkChangeOf(wish);
  const change = useSettled(wished);
  const preview = useQuery(
    api.bulkPreview.queryOptions({
      input: change === null ? skipToken : { which, change },
      retry: false,
      placeholderData: keepPreviousData,
    }),
  );
  const number = (count: number) => writeNumber(count, formats);
  const isCurrent = isSame(change, wished) && !preview.isPlaceholderData && preview.error === null;
  const known = wished !== null && isCurrent ? preview.data : undefined;
  return (
    <FormDialog
      form={form}
      title={BULK_DIALOG_WORDS.title}
      action={
        known === undefined || known.changing === 0
          ? BULK_DIALOG_WORDS.change
          : BULK_DIALOG_WORDS.changeMany(known.changing, number)
      }
      onClose={onClose}
      onSave={async (saved) => {
        const asked = bulkChangeOf(saved);
        if (asked === null) throw new Error(BULK_DIALOG_WORDS.nothing);
        const { count, changeId } = await make.mutateAsync({ which, change: asked, expected: known?.changing });
        tellDone(BULK_DIALOG_WORDS.done(count, number), () => undoChange(changeId));
        onDone();
      }}
    >
      <div className="flex flex-col gap-2">
        {!wish.noCategory && (
          <ControlledField form={form} name="category" label={BULK_DIALOG_WORDS.category}>
            {({ value, onChange, onBlur, ref }) => (
              <CategoryPicker
                categories={categories}
                value={value === '' ? null : value}
                none={BULK_DIALOG_WORDS.leaveCategory}
                placeholder={BULK_DIALOG_WORDS.leaveCategory}
                onChange={(id) => onChange(id ?? '')}
                onClosed={onBlur}
                ref={ref}
              />
            )}
          </ControlledField>
        )}
        <Checkbox label={BULK_DIALOG_WORDS.noCategory} {...form.register('noCategory')} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <ControlledField form={form} name="addTags" label={BULK_DIALOG_WORDS.addTags}>
          {({ value, onChange }) => <TagPicker value={value} onChange={onChange} />}
        </ControlledField>
        <ControlledField form={form} name="removeTags" label={BULK_DIALOG_WORDS.removeTags}>
          {({ value, onChange }) => <TagPicker value={value} onChange={onChange} />}
        </ControlledField>
      </div>
      <FormField form={form} name="review" label={BULK_DIALOG_WORDS.reviewed}>
        {(control) => <Select choices={REVIEW_CHOICES} {...control} />}
      </FormField>
      <FormField form={form} name="description" label={BULK_DIALOG_WORDS.description} optional>
        {(control) => <TextInput autoComplete="off" {...control} />}
      </FormField>
      <div className="flex flex-col gap-2">
        {!wish.noNote && (
          <FormField form={form} name="note" label={BULK_DIALOG_WORDS.note} optional>
            {(control) => <TextArea rows={2} {...control} />}
          </FormField>
        )}
        <Checkbox label={BULK_DIALOG_WORDS.noNote} {...form.register('noNote')} />
      </div>
      <p role="status" aria-busy={preview.isFetching || undefined} className="min-h-10 text-sm text-soft">
        {wished === null && BULK_DIALOG_WORDS.nothing}
        {wished !== null && preview.error !== null && sentenceOf(preview.error)}
        {known !== undefined && BULK_DIALOG_WORDS.preview(known, number)}
      </p>
      {known !== undefined && known.changing > 0 && <BulkPreviewRows preview={known} categories={categories} />}
    </FormDialog>
  );
}
