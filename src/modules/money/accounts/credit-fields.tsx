import type { Currency } from '#kernel/money.ts';
import { ControlledField, FormField, type ZodForm } from '#ui/form.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { CREDIT_OF } from './credit.ts';
import { type AccountForm, type AccountWish, asksForDue, DUE_RULES } from './form.ts';
import { CREDIT_FIELDS_WORDS } from './words.ts';

const DAYS = Array.from({ length: 31 }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }));
const RULES = DUE_RULES.map((value) => ({ value, label: CREDIT_FIELDS_WORDS.dueRules[value] }));

/** What the bank lends on the account and when it wants to be paid, as far as the type of account has it. */
export function CreditFields({ form, currency }: { form: ZodForm<AccountForm, AccountWish>; currency: Currency }) {
  const [accountType, statementDay, dueRule] = form.watch(['accountType', 'statementDay', 'dueRule']);
  const credit = CREDIT_OF[accountType];
  if (credit === null) return null;
  return (
    <>
      <ControlledField
        form={form}
        name="limit"
        label={credit === 'card' ? CREDIT_FIELDS_WORDS.creditLimit : CREDIT_FIELDS_WORDS.overdraftLimit}
        optional
      >
        {({ value, onChange, onBlur, ref }) => (
          <MoneyInput
            currency={currency}
            value={typeof value === 'string' ? null : value}
            onChange={(next, text) => onChange(next ?? (text.trim() === '' ? null : text))}
            onBlur={onBlur}
            ref={ref}
          />
        )}
      </ControlledField>
      {credit === 'card' && (
        <>
          <FormField
            form={form}
            name="statementDay"
            label={CREDIT_FIELDS_WORDS.statementDay}
            optional
            hint={CREDIT_FIELDS_WORDS.shorterMonthsNote}
          >
            {(control) => <Select choices={DAYS} placeholder={CREDIT_FIELDS_WORDS.notSet} {...control} />}
          </FormField>
          {statementDay !== '' && (
            <FormField form={form} name="dueRule" label={CREDIT_FIELDS_WORDS.paymentDue}>
              {(control) => <Select choices={RULES} {...control} />}
            </FormField>
          )}
          {asksForDue({ accountType, statementDay, dueRule }) && (
            <FormField
              form={form}
              name="dueNumber"
              label={dueRule === 'days-after' ? CREDIT_FIELDS_WORDS.daysAfter : CREDIT_FIELDS_WORDS.dayOfMonth}
            >
              {(control) => <TextInput autoComplete="off" inputMode="numeric" {...control} />}
            </FormField>
          )}
        </>
      )}
    </>
  );
}
