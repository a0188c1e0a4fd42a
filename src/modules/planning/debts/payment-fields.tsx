import { DayField } from '#ui/day-field.tsx';
import { FormField, type ZodForm } from '#ui/form.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type DebtForm, type DebtWish, MINIMUM_KINDS } from './form.ts';
import { MoneyField } from '#ui/money-field.tsx';
import { DIALOG_WORDS } from './dialog-words.ts';

const KINDS = MINIMUM_KINDS.map((value) => ({ value, label: DIALOG_WORDS.minimumKinds[value] }));

/** What a lender asks for each month. */
export function PaymentFields({ form }: { form: ZodForm<DebtForm, DebtWish> }) {
  const kind = form.watch('minimumKind');
  const currency = form.watch('currency');
  const isShare = kind === 'percent' || kind === 'percent-and-interest';
  return (
    <>
      <FormField form={form} name="minimumKind" label={DIALOG_WORDS.minimumKind}>
        {(control) => <Select choices={KINDS} {...control} />}
      </FormField>
      {isShare && (
        <FormField form={form} name="percent" label={DIALOG_WORDS.percent}>
          {(control) => <TextInput inputMode="decimal" autoComplete="off" {...control} />}
        </FormField>
      )}
      {kind === 'term' ? (
        <DayField form={form} name="until" label={DIALOG_WORDS.until} />
      ) : (
        <MoneyField
          form={form}
          name="amount"
          label={isShare ? DIALOG_WORDS.floor : DIALOG_WORDS.amount}
          optional={isShare}
          currency={currency}
        />
      )}
      <FormField
        form={form}
        name="paymentDay"
        label={DIALOG_WORDS.paymentDay}
        optional
        hint={DIALOG_WORDS.paymentDayNote}
      >
        {(control) => <TextInput inputMode="numeric" autoComplete="off" maxLength={2} {...control} />}
      </FormField>
      <MoneyField form={form} name="monthlyFee" label={DIALOG_WORDS.monthlyFee} optional currency={currency} />
      <MoneyField form={form} name="insurance" label={DIALOG_WORDS.insurance} optional currency={currency} />
    </>
  );
}
