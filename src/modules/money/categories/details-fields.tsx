import { useCaller } from '#ui/caller.tsx';
import { FormField, type ZodForm } from '#ui/form.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useDetailChoices } from './detail-choices.client.ts';
import type { CategoryForm, CategoryWish } from './form.ts';
import { LONGEST_ACCOUNT_CODE, LONGEST_TAX_LINE } from './model.ts';
import { DETAIL_WORDS } from './words.ts';

/** What a category is for and where accounts and returns have it. Codes are for businesses. */
export function DetailsFields({ form }: { form: ZodForm<CategoryForm, CategoryWish> }) {
  const isBusiness = useCaller().workspace.kind === 'business';
  const choices = useDetailChoices();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField form={form} name="group" label={DETAIL_WORDS.group} hint={DETAIL_WORDS.groupNote}>
        {(control) => <Select choices={choices.group} placeholder={DETAIL_WORDS.none} {...control} />}
      </FormField>
      <FormField form={form} name="variability" label={DETAIL_WORDS.variability} hint={DETAIL_WORDS.variabilityNote}>
        {(control) => <Select choices={choices.variability} placeholder={DETAIL_WORDS.none} {...control} />}
      </FormField>
      <FormField form={form} name="taxLine" label={DETAIL_WORDS.taxLine} hint={DETAIL_WORDS.taxLineNote}>
        {(control) => <TextInput autoComplete="off" maxLength={LONGEST_TAX_LINE} {...control} />}
      </FormField>
      {isBusiness && (
        <>
          <FormField
            form={form}
            name="accountCode"
            label={DETAIL_WORDS.accountCode}
            hint={DETAIL_WORDS.accountCodeNote}
          >
            {(control) => <TextInput autoComplete="off" maxLength={LONGEST_ACCOUNT_CODE} {...control} />}
          </FormField>
          <FormField form={form} name="vatCode" label={DETAIL_WORDS.vatCode}>
            {(control) => <Select choices={choices.vatCode} placeholder={DETAIL_WORDS.none} {...control} />}
          </FormField>
        </>
      )}
    </div>
  );
}
