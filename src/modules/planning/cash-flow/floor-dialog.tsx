import { useMutation } from '@tanstack/react-query';
import * as z from 'zod';
import { type Money } from '#kernel/money.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useZodForm, type ZodForm } from '#ui/form.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { refreshAll } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { useCashFlowDone } from './changes.client.ts';
import { FLOOR_WORDS, FORM_ERRORS } from './dialog-words.ts';
import { TypedAmountSchema } from './form-parts.ts';
import type { Overview } from './model.ts';

const FloorSchema = z
  .object({ floor: TypedAmountSchema.refine((value) => typeof value !== 'string', FORM_ERRORS.amount) })
  .transform(({ floor }) => ({ floor: typeof floor === 'string' ? null : floor }));
type FloorForm = z.input<typeof FloorSchema>;
type Wish = { readonly floor: Money | null };

/** Below which balance a warning is sent. */
export function FloorDialog({ overview: { floor, currency }, onClose }: { overview: Overview; onClose: () => void }) {
  const set = useMutation(api.setFloor.mutationOptions({ onSuccess: refreshAll }));
  const tellDone = useCashFlowDone();
  const form: ZodForm<FloorForm, Wish> = useZodForm<FloorForm, Wish>({ schema: FloorSchema, defaultValues: { floor } });
  const save = async (wish: Wish) => {
    const changed = await set.mutateAsync({ floor: wish.floor, currency });
    tellDone(wish.floor === null ? FLOOR_WORDS.removed : FLOOR_WORDS.saved, changed);
    onClose();
  };
  return (
    <FormDialog
      form={form}
      size="small"
      onClose={onClose}
      title={FLOOR_WORDS.title(currency)}
      description={FLOOR_WORDS.aboutNote}
      action={FLOOR_WORDS.save}
      onSave={save}
    >
      <MoneyField
        form={form}
        name="floor"
        label={FLOOR_WORDS.floor}
        hint={FLOOR_WORDS.emptyNote}
        optional
        currency={currency}
      />
    </FormDialog>
  );
}
