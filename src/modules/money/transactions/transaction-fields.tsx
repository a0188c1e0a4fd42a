import { accountChoices } from '#modules/money/accounts/choices.parts.ts';
import { sameFiguresIn } from '#modules/money/accounts/figures.parts.ts';
import type { Account } from '#modules/money/accounts/model.ts';
import type { Category } from '#modules/money/categories/model.ts';
import { CategoryPicker } from '#modules/money/categories/picker.parts.tsx';
import { cx } from '#ui/class-names.ts';
import { DateInput, dayControl } from '#ui/date-input.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { ControlledField, FormField, type ZodForm } from '#ui/form.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea, TextInput } from '#ui/text-input.tsx';
import type { TransactionForm, TransactionWish } from './form.ts';
import { TRANSACTION_FIELDS_WORDS } from './dialog-words.ts';

type TransactionFieldsProps = {
  form: ZodForm<TransactionForm, TransactionWish>;
  accounts: readonly Account[];
  categories: readonly Category[];
  /** A row from a statement may stay without a category; one written by hand may not. */
  mayLackCategory: boolean;
};

const DIRECTIONS = [
  { value: 'out', label: TRANSACTION_FIELDS_WORDS.moneyOut },
  { value: 'in', label: TRANSACTION_FIELDS_WORDS.moneyIn },
] as const;

/** Wallets charge for each payment, and seldom say so in a statement. */
const isWallet = ({ accountType }: Account): boolean => accountType === 'mobile-money';

/** The fields of a transaction, for writing one and for changing one. */
export function TransactionFields({ form, accounts, categories, mayLackCategory }: TransactionFieldsProps) {
  const accountId = form.watch('accountId');
  const direction = form.watch('direction');
  const account = accounts.find(({ id }) => id === accountId);
  const currency = account?.currency ?? 'ZAR';
  const offered = accounts.filter(({ id, isActive }) => isActive || id === accountId);

  /** A category tells which way money went, until the person says so. */
  function chooseCategory(id: string | null): void {
    const kind = categories.find((category) => category.id === id)?.kind;
    const isSaid = form.getFieldState('direction').isDirty;
    if (mayLackCategory || isSaid || kind === undefined || kind === 'transfer') return;
    form.setValue('direction', kind === 'income' ? 'in' : 'out');
  }

  function chooseAccount(id: string): void {
    const chosen = accounts.find((account) => account.id === id);
    if (chosen === undefined) return;
    form.setValue('size', sameFiguresIn(form.getValues('size'), chosen.currency));
    form.setValue('fee', isWallet(chosen) ? sameFiguresIn(form.getValues('fee'), chosen.currency) : null);
  }

  return (
    <>
      <FormField form={form} name="description" label={TRANSACTION_FIELDS_WORDS.description}>
        {(control) => <TextInput autoComplete="off" {...control} />}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FieldGroup legend="Direction">
          <div className="flex rounded-control border border-edge/70 p-0.5">
            {DIRECTIONS.map(({ value, label }) => (
              <label
                key={value}
                className={cx(
                  'flex min-h-8.5 flex-1 cursor-pointer items-center justify-center rounded-[0.4rem] px-3 text-sm whitespace-nowrap has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:min-h-10',
                  direction === value ? 'bg-accent-tint font-semibold text-accent-ink' : 'text-soft hover:bg-hover',
                )}
              >
                <input type="radio" value={value} className="sr-only" {...form.register('direction')} />
                {label}
              </label>
            ))}
          </div>
        </FieldGroup>
        <ControlledField form={form} name="size" label={TRANSACTION_FIELDS_WORDS.amount}>
          {({ value, onChange, onBlur, ref }) => (
            <MoneyInput
              ref={ref}
              currency={currency}
              value={typeof value === 'string' ? null : value}
              onBlur={onBlur}
              onChange={(size, text) => {
                onChange(size ?? (text.trim() === '' ? null : text));
                if (size !== null && size.minor < 0n) form.setValue('direction', 'out', { shouldDirty: true });
              }}
            />
          )}
        </ControlledField>
        <FormField form={form} name="accountId" label={TRANSACTION_FIELDS_WORDS.account}>
          {(control) => (
            <Select
              choices={accountChoices(offered)}
              placeholder={TRANSACTION_FIELDS_WORDS.chooseAccount}
              {...control}
              onChoose={chooseAccount}
            />
          )}
        </FormField>
        {!mayLackCategory && account !== undefined && isWallet(account) && (
          <ControlledField form={form} name="fee" label={TRANSACTION_FIELDS_WORDS.fee} optional>
            {({ value, onChange, ...control }) => (
              <MoneyInput
                {...control}
                currency={currency}
                value={typeof value === 'string' ? null : value}
                onChange={(fee, text) => onChange(fee ?? (text.trim() === '' ? null : text))}
              />
            )}
          </ControlledField>
        )}
        <ControlledField form={form} name="bookedOn" label={TRANSACTION_FIELDS_WORDS.date}>
          {(control) => <DateInput {...dayControl(control)} />}
        </ControlledField>
        <ControlledField
          form={form}
          name="categoryId"
          label={TRANSACTION_FIELDS_WORDS.category}
          optional={mayLackCategory}
        >
          {({ value, onChange, onBlur, ref }) => (
            <CategoryPicker
              ref={ref}
              categories={categories}
              value={value}
              first={direction === 'in' ? 'income' : 'expense'}
              {...(mayLackCategory && { none: TRANSACTION_FIELDS_WORDS.noCategory })}
              placeholder={TRANSACTION_FIELDS_WORDS.chooseCategory}
              onClosed={onBlur}
              onChange={(id) => {
                onChange(id);
                chooseCategory(id);
              }}
            />
          )}
        </ControlledField>
        <FormField form={form} name="reference" label={TRANSACTION_FIELDS_WORDS.reference} optional>
          {(control) => <TextInput autoComplete="off" {...control} />}
        </FormField>
      </div>
      <FormField form={form} name="note" label={TRANSACTION_FIELDS_WORDS.note} optional>
        {(control) => <TextArea rows={2} {...control} />}
      </FormField>
    </>
  );
}
