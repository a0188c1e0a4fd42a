import { accountChoices } from '#modules/money/accounts/choices.parts.ts';
import { useAccounts } from '#modules/money/accounts/parts.tsx';
import { useCategories } from '#modules/money/categories/parts.tsx';
import { CategoryPicker } from '#modules/money/categories/picker.parts.tsx';
import { ControlledField, FormField } from '#ui/form.tsx';
import { useFormRows } from '#ui/form-rows.client.ts';
import { FormRows, RemoveRow } from '#ui/form-rows.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { FORM_WORDS } from './form-words.ts';
import { DIRECTIONS } from './kinds.ts';
import { LONGEST_NAME, MOST_LINES } from './limits.ts';
import type { OwnForm } from './own-form.client.ts';
import { REPORT_WORDS } from './report-words.ts';

const DIRECTION_CHOICES = DIRECTIONS.map((value) => ({ value, label: REPORT_WORDS.direction[value] }));

/** What is planned, line by line. */
export function LineFields({ form }: { form: OwnForm }) {
  const { fields, append, remove } = useFormRows(form, 'lines');
  const { data: accounts = [] } = useAccounts();
  const { data: categories = [] } = useCategories();
  const currency = form.watch('currency');
  return (
    <FormRows
      // The section's title says it to who sees it.
      legend={<span className="sr-only">{FORM_WORDS.linesLegend}</span>}
      add={FORM_WORDS.addLine}
      isEmpty={fields.length === 0}
      isFull={fields.length >= MOST_LINES}
      onAdd={() =>
        append({
          id: crypto.randomUUID(),
          name: '',
          direction: 'cost',
          amount: null,
          categoryId: '',
          accountId: '',
        })
      }
    >
      {fields.map(({ id }, place) => (
        <div key={id} className="relative flex items-start gap-3 border-b border-line pb-4 last:border-b-0">
          <div className="grid min-w-0 flex-1 grid-cols-2 gap-3 sm:grid-cols-[2fr_6.5rem_9rem]">
            <FormField form={form} name={`lines.${place}.name`} label={FORM_WORDS.line} className="max-sm:col-span-2">
              {(control) => <TextInput autoComplete="off" maxLength={LONGEST_NAME} {...control} />}
            </FormField>
            <FormField form={form} name={`lines.${place}.direction`} label={FORM_WORDS.direction}>
              {(control) => <Select choices={DIRECTION_CHOICES} {...control} />}
            </FormField>
            <MoneyField form={form} name={`lines.${place}.amount`} label={FORM_WORDS.amount} currency={currency} />
            <div className="col-span-full grid gap-3 sm:grid-cols-2">
              <ControlledField form={form} name={`lines.${place}.categoryId`} label={FORM_WORDS.category}>
                {({ value, onChange }) => (
                  <CategoryPicker
                    categories={categories}
                    value={typeof value === 'string' && value !== '' ? value : null}
                    onChange={(chosen) => onChange(chosen ?? '')}
                    none={FORM_WORDS.anyCategory}
                    placeholder={FORM_WORDS.anyCategory}
                  />
                )}
              </ControlledField>
              <FormField form={form} name={`lines.${place}.accountId`} label={FORM_WORDS.account}>
                {(control) => (
                  <Select
                    choices={[{ value: '', label: FORM_WORDS.anyAccount }, ...accountChoices(accounts)]}
                    {...control}
                  />
                )}
              </FormField>
            </div>
          </div>
          <RemoveRow isCornered label={FORM_WORDS.removeLine(place + 1)} onRemove={() => remove(place)} />
        </div>
      ))}
    </FormRows>
  );
}
