import { useMemo } from 'react';
import { sameFiguresIn } from '#modules/money/accounts/figures.parts.ts';
import type { OriginalChange } from '#modules/money/ledger/model.ts';
import { ComboboxField } from '#ui/combobox-field.tsx';
import { ControlledField, FormField, useZodForm, type ZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useFormats } from '#ui/formats.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { currencyChoices } from '#ui/place-choices.ts';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { Transaction } from './model.ts';
import { type OriginalForm, originalForm, originalFormSchema } from './original-form.ts';
import { ORIGINAL_WORDS } from './original-words.ts';

type OriginalDialogProps = {
  row: Transaction;
  onSave: (original: OriginalChange) => Promise<void>;
  onClose: () => void;
};

/** Enters or corrects what was paid in another currency. */
export function OriginalDialog({ row, onSave, onClose }: OriginalDialogProps) {
  const account = row.amount.currency;
  const { locale } = useFormats();
  const currencies = useMemo(() => currencyChoices(locale).filter(({ value }) => value !== account), [locale, account]);
  const schema = useMemo(() => originalFormSchema(account), [account]);
  const form = useZodForm({ schema, defaultValues: originalForm(row.original, account) });
  const currency = form.watch('currency');
  return (
    <FormDialog
      form={form}
      title={ORIGINAL_WORDS.title}
      action={ORIGINAL_WORDS.save}
      onClose={onClose}
      className="grid gap-4 sm:grid-cols-2 [&>[role=alert]]:sm:col-span-2"
      onSave={async (original) => {
        await onSave(original);
        onClose();
      }}
    >
      <ComboboxField
        form={form}
        name="currency"
        label={ORIGINAL_WORDS.currency}
        options={currencies}
        onChoose={(chosen) => form.setValue('size', sameFiguresIn(form.getValues('size'), chosen))}
      />
      <AmountField form={form} name="size" label={ORIGINAL_WORDS.amount} currency={currency} />
      <FormField form={form} name="rate" label={ORIGINAL_WORDS.rate} hint={ORIGINAL_WORDS.rateNote} optional>
        {(control) => <TextInput autoComplete="off" inputMode="decimal" {...control} />}
      </FormField>
      <FormField form={form} name="per" label={ORIGINAL_WORDS.per}>
        {(control) => (
          <Select
            choices={[
              { value: 'original', label: ORIGINAL_WORDS.perUnit(currency) },
              { value: 'account', label: ORIGINAL_WORDS.perUnit(account) },
            ]}
            {...control}
          />
        )}
      </FormField>
      <AmountField
        form={form}
        name="fee"
        label={ORIGINAL_WORDS.fee}
        hint={ORIGINAL_WORDS.feeNote}
        currency={account}
        optional
      />
    </FormDialog>
  );
}

type AmountFieldProps = {
  form: ZodForm<OriginalForm, OriginalChange>;
  name: 'size' | 'fee';
  label: string;
  hint?: string;
  currency: string;
  optional?: boolean;
};

function AmountField({ currency, ...field }: AmountFieldProps) {
  return (
    <ControlledField {...field}>
      {({ value, onChange, onBlur, ref }) => (
        <MoneyInput
          ref={ref}
          currency={currency}
          value={typeof value === 'string' ? null : value}
          onBlur={onBlur}
          onChange={(size, text) => onChange(size ?? (text.trim() === '' ? null : text))}
        />
      )}
    </ControlledField>
  );
}
