import { Checkbox } from '#ui/checkbox.tsx';
import { DayField } from '#ui/day-field.tsx';
import { FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { api } from './api.client.ts';
import { DIALOG_WORDS } from './form-words.ts';
import { useItemActions } from './item-actions.client.ts';
import { type CostForm, costForm, costFormSchema, type CostWish } from './item-forms.ts';
import type { Cost } from './items.model.ts';
import { LONGEST_NAME } from './limits.ts';
import type { Detail } from './reading.model.ts';
import { RemoveItem } from './remove-item.tsx';

const WORDS = DIALOG_WORDS;

type CostDialogProps = { detail: Detail; cost: Cost | null; onClose: () => void };

/** Adds a quote or an order, or changes one. */
export function CostDialog({ detail: { project }, cost, onClose }: CostDialogProps) {
  const { currency, lines, id: projectId } = project;
  const { save, remove } = useItemActions(onClose);
  const form = useZodForm<CostForm, CostWish>({ schema: costFormSchema(currency), defaultValues: costForm(cost) });
  const lineChoices = [
    { value: '', label: WORDS.noLine },
    ...lines.filter(({ direction }) => direction === 'cost').map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <FormDialog
      form={form}
      title={cost === null ? WORDS.addCost : WORDS.editCost}
      action={cost === null ? WORDS.addCost : WORDS.save}
      onClose={onClose}
      onSave={(wish) =>
        cost === null
          ? save(() => api.addCost.call({ projectId, ...wish }), WORDS.done.costAdded)
          : save(() => api.changeCost.call({ id: cost.id, ...wish }), WORDS.done.costSaved)
      }
      className="grid gap-4 sm:grid-cols-2 [&>[role=alert]]:sm:col-span-2"
    >
      <FormField form={form} name="name" label={WORDS.cost} className="sm:col-span-2">
        {(control) => <TextInput autoComplete="off" maxLength={LONGEST_NAME} {...control} />}
      </FormField>
      <MoneyField form={form} name="amount" label={WORDS.amount} currency={currency} />
      <DayField form={form} name="dueOn" label={WORDS.dueOn} optional />
      {lineChoices.length > 1 && (
        <FormField form={form} name="lineId" label={WORDS.line}>
          {(control) => <Select choices={lineChoices} {...control} />}
        </FormField>
      )}
      <Checkbox label={WORDS.isPaid} className="self-end pb-2" {...form.register('isPaid')} />
      {cost !== null && (
        <RemoveItem onRemove={() => remove(() => api.removeCost.call({ id: cost.id }), WORDS.done.costRemoved)} />
      )}
    </FormDialog>
  );
}
