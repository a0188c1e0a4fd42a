import { useCategories } from '#modules/money/categories/parts.tsx';
import { CategoryPicker } from '#modules/money/categories/picker.parts.tsx';
import { DateInput, dayControl } from '#ui/date-input.tsx';
import { ControlledField, FormField, type ZodForm } from '#ui/form.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { weekdayName } from './cadence-words.ts';
import { AMOUNT_KINDS, CADENCE_KINDS, type ItemForm, type ItemWish, NTHS } from './form.ts';
import { ShiftSchema } from './model.ts';
import { EDIT_WORDS } from './words.ts';

type OwnForm = ZodForm<ItemForm, ItemWish>;

const CADENCES = CADENCE_KINDS.map((value) => ({ value, label: EDIT_WORDS.cadences[value] }));
const AMOUNTS = AMOUNT_KINDS.map((value) => ({ value, label: EDIT_WORDS.amountKinds[value] }));
const SHIFTS = ShiftSchema.options.map((value) => ({ value, label: EDIT_WORDS.shifts[value] }));
const NTH_CHOICES = NTHS.map((value) => ({ value, label: EDIT_WORDS.nths[value] }));
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: weekdayName(day) }));

/** How often a payment comes. */
export function CadenceFields({ form }: { form: OwnForm }) {
  const cadence = form.watch('cadence');
  return (
    <>
      <FormField form={form} name="cadence" label={EDIT_WORDS.cadence}>
        {(control) => <Select choices={CADENCES} {...control} />}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField
          form={form}
          name="every"
          label={cadence === 'weeks' ? EDIT_WORDS.everyWeeks : EDIT_WORDS.everyMonths}
        >
          {(control) => <TextInput inputMode="numeric" autoComplete="off" {...control} />}
        </FormField>
        {cadence === 'day-of-month' && (
          <FormField form={form} name="day" label={EDIT_WORDS.day} hint={EDIT_WORDS.dayNote}>
            {(control) => <TextInput inputMode="numeric" autoComplete="off" {...control} />}
          </FormField>
        )}
        {cadence === 'weeks' && (
          <ControlledField form={form} name="anchor" label={EDIT_WORDS.anchor}>
            {(control) => <DateInput {...dayControl(control)} />}
          </ControlledField>
        )}
        {cadence === 'nth-weekday' && (
          <>
            <FormField form={form} name="nth" label={EDIT_WORDS.nth}>
              {(control) => <Select choices={NTH_CHOICES} {...control} />}
            </FormField>
            <FormField form={form} name="weekday" label={EDIT_WORDS.weekday}>
              {(control) => <Select choices={WEEKDAYS} {...control} />}
            </FormField>
          </>
        )}
      </div>
      {cadence !== 'last-working-day' && (
        <FormField form={form} name="shift" label={EDIT_WORDS.shift}>
          {(control) => <Select choices={SHIFTS} {...control} />}
        </FormField>
      )}
    </>
  );
}

/** What it is for; without a choice, what its transactions say. */
export function CategoryField({ form }: { form: OwnForm }) {
  const { data: categories = [] } = useCategories();
  const direction = form.watch('direction');
  return (
    <ControlledField form={form} name="categoryId" label={EDIT_WORDS.category} optional>
      {({ value, onChange, onBlur, ref }) => (
        <CategoryPicker
          ref={ref}
          categories={categories.filter(({ kind }) => kind !== 'transfer')}
          value={value}
          first={direction === 'in' ? 'income' : 'expense'}
          none={EDIT_WORDS.usualCategory}
          placeholder={EDIT_WORDS.usualCategory}
          onClosed={onBlur}
          onChange={onChange}
        />
      )}
    </ControlledField>
  );
}

/** What is expected of its amount. */
export function AmountFields({ form, currency }: { form: OwnForm; currency: string }) {
  const kind = form.watch('amountKind');
  return (
    <>
      <FormField form={form} name="amountKind" label={EDIT_WORDS.amountKind}>
        {(control) => <Select choices={AMOUNTS} {...control} />}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <SizeField
          form={form}
          name="amount"
          label={kind === 'range' ? EDIT_WORDS.from : EDIT_WORDS.amount}
          currency={currency}
        />
        {kind === 'range' && <SizeField form={form} name="to" label={EDIT_WORDS.to} currency={currency} />}
        {kind === 'about' && (
          <FormField form={form} name="percent" label={EDIT_WORDS.percent}>
            {(control) => <TextInput inputMode="numeric" autoComplete="off" {...control} />}
          </FormField>
        )}
      </div>
    </>
  );
}

type SizeFieldProps = { form: OwnForm; name: 'amount' | 'to'; label: string; currency: string };

function SizeField({ form, name, label, currency }: SizeFieldProps) {
  return (
    <ControlledField form={form} name={name} label={label}>
      {({ value, onChange, ...control }) => (
        <MoneyInput
          {...control}
          currency={currency}
          value={typeof value === 'string' ? null : value}
          onChange={(amount, text) => onChange(amount ?? text)}
        />
      )}
    </ControlledField>
  );
}
