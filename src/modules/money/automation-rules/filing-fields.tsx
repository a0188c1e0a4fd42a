import type { Account } from '#modules/money/accounts/model.ts';
import type { Category } from '#modules/money/categories/model.ts';
import { CategoryPicker } from '#modules/money/categories/picker.parts.tsx';
import { useSplitTemplates } from '#modules/money/splits/templates.parts.tsx';
import { ControlledField, FormField, type ZodForm } from '#ui/form.tsx';
import { Select } from '#ui/select.tsx';
import { FILINGS, type RuleForm } from './form.ts';
import { LineEditor } from './line-editor.tsx';
import { DIALOG_WORDS } from './words.ts';

type FilingFieldsProps = {
  form: ZodForm<RuleForm, RuleForm>;
  accounts: readonly Account[];
  categories: readonly Category[];
};

const CHOICES = FILINGS.map((value) => ({ value, label: DIALOG_WORDS.filings[value] }));

/** Where a rule sends transactions: to a category, into lines, or to another account. */
export function FilingFields(props: FilingFieldsProps) {
  const { form, accounts, categories } = props;
  const filing = form.watch('filing');
  return (
    <>
      <ControlledField form={form} name="filing" label={DIALOG_WORDS.filing}>
        {({ value, onChange }) => <Select choices={CHOICES} value={value} onChoose={onChange} />}
      </ControlledField>
      {filing === 'category' && (
        <ControlledField form={form} name="categoryId" label={DIALOG_WORDS.categorise}>
          {({ value, onChange, onBlur, ref }) => (
            <CategoryPicker
              categories={categories}
              value={value === '' ? null : value}
              onChange={(id) => onChange(id ?? '')}
              none={DIALOG_WORDS.leaveCategory}
              placeholder={DIALOG_WORDS.leaveCategory}
              ref={ref}
              onClosed={onBlur}
            />
          )}
        </ControlledField>
      )}
      {filing === 'split' && <SplitFields {...props} />}
      {filing === 'transfer' && (
        <FormField form={form} name="transferAccountId" label={DIALOG_WORDS.account} hint={DIALOG_WORDS.accountNote}>
          {(control) => (
            <Select
              choices={accounts.map(({ id, name }) => ({ value: id, label: name }))}
              placeholder={DIALOG_WORDS.chooseAccount}
              {...control}
            />
          )}
        </FormField>
      )}
    </>
  );
}

function SplitFields({ form, accounts, categories }: FilingFieldsProps) {
  const templates = useSplitTemplates();
  const currency = form.watch('currency');
  const lines = form.watch('lines');
  const currencies = [...new Set([currency, ...accounts.map((account) => account.currency)])];
  const hasAmounts = lines.some(({ way }) => way === 'amount');
  return (
    <>
      <FormField form={form} name="splitTemplateId" label={DIALOG_WORDS.splitBy}>
        {(control) => (
          <Select
            choices={[
              { value: '', label: DIALOG_WORDS.ownLines },
              ...templates.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            {...control}
          />
        )}
      </FormField>
      {form.watch('splitTemplateId') === '' && (
        <>
          {hasAmounts && currencies.length > 1 && (
            <FormField form={form} name="currency" label={DIALOG_WORDS.currency}>
              {(control) => <Select choices={currencies.map((code) => ({ value: code, label: code }))} {...control} />}
            </FormField>
          )}
          <ControlledField form={form} name="lines" label={DIALOG_WORDS.lines}>
            {({ onChange }) => (
              <LineEditor lines={lines} currency={currency} categories={categories} onChange={onChange} />
            )}
          </ControlledField>
        </>
      )}
    </>
  );
}
