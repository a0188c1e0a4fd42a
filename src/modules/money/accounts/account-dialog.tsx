import { useMutation } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useCaller } from '#ui/caller.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ComboboxField } from '#ui/combobox-field.tsx';
import { ControlledField, FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useFormats } from '#ui/formats.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { countryChoices, currencyChoices, currencyIn } from '#ui/place-choices.ts';
import { useCountry } from './creation.parts.tsx';
import { CreditFields } from './credit-fields.tsx';
import { sameFiguresIn } from './figures.parts.ts';
import { AccountFormSchema, changeOf, formFrom, formOf, newAccountOf } from './form.ts';
import { type Account, type AccountBeginning, AccountTypeSchema } from './model.ts';
import { ACCOUNT_TYPE_LABELS } from './kinds.parts.ts';
import { ACCOUNT_DIALOG_WORDS } from './words.ts';

const TYPES = AccountTypeSchema.options.map((value) => ({ value, label: ACCOUNT_TYPE_LABELS[value] }));

type AccountDialogProps = {
  account: Account | null;
  /** What is known of a new account before a person says anything. */
  beginning?: AccountBeginning;
  onAdded?: (id: string) => Promise<unknown>;
  onClose: () => void;
};

/** Adds an account, or changes the one given. */
export function AccountDialog({ account, beginning, onAdded, onClose }: AccountDialogProps) {
  const { workspace } = useCaller();
  const { locale, currency: preferred } = useFormats();
  const countries = useMemo(() => countryChoices(locale), [locale]);
  const currencies = useMemo(() => currencyChoices(locale), [locale]);
  const create = useMutation(api.create.mutationOptions({ onSuccess: refreshAll }));
  const update = useMutation(api.update.mutationOptions({ onSuccess: refreshAll }));
  const country = useCountry();
  const form = useZodForm({
    schema: AccountFormSchema,
    defaultValues: {
      ...formOf(account, { country, currency: workspace.kind === 'personal' ? preferred : workspace.currency }),
      ...(beginning === undefined ? {} : formFrom(beginning)),
    },
    draft: {
      name: ['account', account?.id ?? beginning?.name ?? ''].join(' ').trim(),
      except: ['accountNumber'],
    },
  });
  const currency = form.watch('currency');
  const withoutNumber = form.watch('withoutNumber');
  // A currency that the person chose, the account has or a statement names stays whatever the country.
  const isChosen = useRef(account !== null || beginning !== undefined);
  const take = (next: string) => {
    form.setValue('opening', sameFiguresIn(form.getValues('opening'), next));
    form.setValue('limit', sameFiguresIn(form.getValues('limit'), next));
  };
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={account === null ? ACCOUNT_DIALOG_WORDS.addAccount : ACCOUNT_DIALOG_WORDS.edit(account.name)}
      action={account === null ? ACCOUNT_DIALOG_WORDS.addAccount : ACCOUNT_DIALOG_WORDS.save}
      className="grid gap-4 sm:grid-cols-2 [&>[role=alert]]:sm:col-span-2"
      onSave={async (wish) => {
        if (account === null) {
          const { id } = await create.mutateAsync(newAccountOf(wish));
          await onAdded?.(id);
        } else await update.mutateAsync(changeOf(account, wish));
        toast.success(account === null ? `${wish.name} was added` : `${wish.name} was saved`);
        onClose();
      }}
    >
      <FormField
        form={form}
        name="name"
        label={ACCOUNT_DIALOG_WORDS.name}
        hint={ACCOUNT_DIALOG_WORDS.suchAsChequeOrNote}
      >
        {(control) => <TextInput autoComplete="off" {...control} />}
      </FormField>
      <FormField form={form} name="accountType" label={ACCOUNT_DIALOG_WORDS.type}>
        {(control) => <Select choices={TYPES} {...control} />}
      </FormField>
      <FormField form={form} name="bankName" label={ACCOUNT_DIALOG_WORDS.bank} optional>
        {(control) => <TextInput autoComplete="off" {...control} />}
      </FormField>
      <div className="flex flex-col gap-2">
        <FormField
          form={form}
          name="accountNumber"
          label={ACCOUNT_DIALOG_WORDS.accountNumber}
          optional
          hint={
            account?.maskedNumber == null
              ? ACCOUNT_DIALOG_WORDS.encryptedWeShowOnlyNote
              : ACCOUNT_DIALOG_WORDS.isSavedTypeNewNote(account.maskedNumber)
          }
        >
          {(control) => <TextInput autoComplete="off" inputMode="numeric" disabled={withoutNumber} {...control} />}
        </FormField>
        {account?.maskedNumber != null && (
          <Checkbox label={ACCOUNT_DIALOG_WORDS.deleteNumber} {...form.register('withoutNumber')} />
        )}
      </div>
      <ComboboxField
        form={form}
        name="country"
        label={ACCOUNT_DIALOG_WORDS.country}
        options={countries}
        onChoose={(next) => {
          const usual = currencyIn(next);
          if (isChosen.current || usual === null) return;
          form.setValue('currency', usual);
          take(usual);
        }}
      />
      <ComboboxField
        form={form}
        name="currency"
        label={ACCOUNT_DIALOG_WORDS.currency}
        options={currencies}
        onChoose={(next) => {
          isChosen.current = true;
          take(next);
        }}
      />
      <ControlledField
        form={form}
        name="opening"
        label={ACCOUNT_DIALOG_WORDS.openingBalance}
        optional
        className="sm:col-span-2"
        hint={ACCOUNT_DIALOG_WORDS.balanceBeforeFirstTransactionNote}
      >
        {({ value, onChange, onBlur, ref }) => (
          <MoneyInput
            currency={currency === '' ? workspace.currency : currency}
            value={typeof value === 'string' ? null : value}
            onChange={(next, text) => onChange(next ?? (text.trim() === '' ? null : text))}
            onBlur={onBlur}
            ref={ref}
          />
        )}
      </ControlledField>
      <CreditFields form={form} currency={currency === '' ? workspace.currency : currency} />
    </FormDialog>
  );
}
