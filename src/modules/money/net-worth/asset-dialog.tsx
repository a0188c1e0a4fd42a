import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useAccounts } from '#modules/money/accounts/parts.tsx';
import { useCaller } from '#ui/caller.tsx';
import { ComboboxField } from '#ui/combobox-field.tsx';
import { DateInput, dayControl } from '#ui/date-input.tsx';
import { ControlledField, FormField, useZodForm, type ZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useFormats } from '#ui/formats.tsx';
import { currencyChoices } from '#ui/place-choices.ts';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useToday } from '#ui/today.client.ts';
import { refreshAll, useDone } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { type AssetForm, AssetFormSchema, type AssetWish } from './form.ts';
import { kindByName } from './kind-by-name.ts';
import { ALL_OF_IT, type Asset, ASSET_KINDS } from './model.ts';
import { writeOwnership } from './rules.ts';
import { MoneyField } from '#ui/money-field.tsx';
import { ASSET_WORDS, KIND_LABELS } from './words.ts';

const KINDS = ASSET_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }));

/** Adds an asset or a debt, or changes the one given. */
export function AssetDialog({ asset, onClose }: { asset: Asset | null; onClose: () => void }) {
  const { workspace } = useCaller();
  const { locale } = useFormats();
  const today = useToday();
  const currencies = useMemo(() => currencyChoices(locale), [locale]);
  const create = useMutation(api.create.mutationOptions({ onSuccess: refreshAll }));
  const update = useMutation(api.update.mutationOptions({ onSuccess: refreshAll }));
  const tellDone = useDone();
  const form: ZodForm<AssetForm, AssetWish> = useZodForm<AssetForm, AssetWish>({
    schema: AssetFormSchema,
    defaultValues: {
      name: asset?.name ?? '',
      kind: asset?.kind ?? 'home',
      currency: asset?.currency ?? workspace.currency,
      ownership: writeOwnership(asset?.ownership ?? ALL_OF_IT),
      value: null,
      debtAccountId: asset?.debtAccountId ?? '',
      endedOn: asset?.endedOn ?? '',
    },
  });
  const isChosen = useRef(asset !== null);
  const name = form.watch('name');
  useEffect(() => {
    const kind = kindByName(name);
    if (kind !== null && !isChosen.current) form.setValue('kind', kind);
  }, [name, form]);
  const save = async ({ value, currency, ...fields }: AssetWish) => {
    const { name } = fields;
    if (asset === null) {
      const amount = value === null ? null : { minor: value.minor, currency };
      const valuations = amount === null ? [] : [{ day: today, amount, source: 'estimate' as const }];
      const { id } = await create.mutateAsync({ ...fields, currency, valuations });
      tellDone(ASSET_WORDS.added(name), () => api.remove.call({ id }));
    } else {
      await update.mutateAsync({ ...fields, id: asset.id });
      tellDone(ASSET_WORDS.saved(name), () => api.update.call(asset));
    }
    onClose();
  };
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={asset === null ? ASSET_WORDS.add : ASSET_WORDS.edit(asset.name)}
      action={asset === null ? ASSET_WORDS.add : ASSET_WORDS.save}
      className="grid gap-4 sm:grid-cols-2 [&>[role=alert]]:sm:col-span-2"
      onSave={save}
    >
      <FormField form={form} name="name" label={ASSET_WORDS.name}>
        {(control) => <TextInput autoComplete="off" maxLength={100} {...control} />}
      </FormField>
      <FormField form={form} name="kind" label={ASSET_WORDS.type}>
        {(control) => <Select choices={KINDS} {...control} onChoose={() => (isChosen.current = true)} />}
      </FormField>
      {asset === null && (
        <>
          <ComboboxField form={form} name="currency" label={ASSET_WORDS.currency} options={currencies} />
          <MoneyField
            form={form}
            name="value"
            label={ASSET_WORDS.value}
            hint={ASSET_WORDS.owedNote}
            optional
            currency={form.watch('currency') || workspace.currency}
          />
        </>
      )}
      <FormField form={form} name="ownership" label={ASSET_WORDS.owned} hint={ASSET_WORDS.ownedNote}>
        {(control) => <TextInput inputMode="decimal" autoComplete="off" {...control} />}
      </FormField>
      <LoanField form={form} />
      {asset !== null && (
        <ControlledField form={form} name="endedOn" label={ASSET_WORDS.endedOn} optional hint={ASSET_WORDS.endedNote}>
          {(control) => <DateInput {...dayControl(control)} />}
        </ControlledField>
      )}
    </FormDialog>
  );
}

/** The account of the loan that pays for it. */
function LoanField({ form }: { form: ZodForm<AssetForm, AssetWish> }) {
  const { data: accounts = [] } = useAccounts();
  const choices = [
    { value: '', label: ASSET_WORDS.noLoan },
    ...accounts.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <FormField form={form} name="debtAccountId" label={ASSET_WORDS.loan}>
      {(control) => <Select key={choices.length} choices={choices} {...control} />}
    </FormField>
  );
}
