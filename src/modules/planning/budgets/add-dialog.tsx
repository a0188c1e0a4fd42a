import { useMutation } from '@tanstack/react-query';
import { useRecordedDone } from '#modules/money/history/recorded.parts.tsx';
import { useAccounts } from '#modules/money/accounts/parts.tsx';
import { useCategories } from '#modules/money/categories/parts.tsx';
import { CategoryPicker } from '#modules/money/categories/picker.parts.tsx';
import { useCaller } from '#ui/caller.tsx';
import { ControlledField, FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { useToday } from '#ui/today.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { MoneyField } from '#ui/money-field.tsx';
import { api } from './api.client.ts';
import { type AddForm, AddFormSchema, type AddWish, amountAs } from './form.ts';
import type { Overview } from './model.ts';
import { FORM_WORDS } from './dialog-words.ts';

type AddDialogProps = { overview: Overview; categoryId: string; onClose: () => void };

/** Adds a category to the budget, from the period that is shown on. */
export function AddDialog({ overview: { period, members, method }, categoryId, onClose }: AddDialogProps) {
  const { workspace } = useCaller();
  const today = useToday();
  const { data: categories = [] } = useCategories();
  const { data: accounts = [] } = useAccounts();
  const currencies = [...new Set([workspace.currency, ...accounts.map(({ currency }) => currency)])];
  const add = useMutation(api.addLine.mutationOptions({ onSuccess: refreshAll }));
  const tellDone = useRecordedDone();
  const form = useZodForm<AddForm, AddWish>({
    schema: AddFormSchema,
    defaultValues: { categoryId, currency: workspace.currency, limit: null, memberId: '' },
  });
  const save = async ({ limit, currency, ...wish }: AddWish) => {
    const changed = await add.mutateAsync({ today, key: period.key, ...wish, limit: amountAs(limit, currency) });
    tellDone(FORM_WORDS.added(categories.find(({ id }) => id === wish.categoryId)?.name ?? ''), [changed]);
    onClose();
  };
  return (
    <FormDialog form={form} size="small" title={FORM_WORDS.add} action={FORM_WORDS.add} onClose={onClose} onSave={save}>
      <ControlledField form={form} name="categoryId" label={FORM_WORDS.category}>
        {({ value, onChange, onBlur, ref }) => (
          <CategoryPicker
            ref={ref}
            categories={categories.filter(({ kind }) => kind === 'expense')}
            value={value === '' ? null : value}
            onClosed={onBlur}
            onChange={(id) => onChange(id ?? '')}
          />
        )}
      </ControlledField>
      {currencies.length > 1 && (
        <FormField form={form} name="currency" label={FORM_WORDS.currency}>
          {(control) => <Select choices={currencies.map((value) => ({ value, label: value }))} {...control} />}
        </FormField>
      )}
      <MoneyField
        form={form}
        name="limit"
        label={method === 'envelope' ? FORM_WORDS.assigned : FORM_WORDS.limit}
        currency={form.watch('currency')}
      />
      {members.length > 1 && (
        <FormField form={form} name="memberId" label={FORM_WORDS.for} hint={FORM_WORDS.forNote}>
          {(control) => (
            <Select
              choices={[
                { value: '', label: FORM_WORDS.everyone },
                ...members.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              {...control}
            />
          )}
        </FormField>
      )}
    </FormDialog>
  );
}
