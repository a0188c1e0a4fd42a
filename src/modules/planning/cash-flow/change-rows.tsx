import { DayField } from '#ui/day-field.tsx';
import { FormField, type ZodForm } from '#ui/form.tsx';
import { useFormRows } from '#ui/form-rows.client.ts';
import { FormRows, RemoveRow } from '#ui/form-rows.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { SCENARIO_DIALOG_WORDS } from './dialog-words.ts';
import { currencyOf, DIRECTIONS } from './form-parts.ts';
import { RHYTHMS } from './layers.ts';
import { LONGEST_NAME, MOST_CHANGES } from './limits.ts';
import type { NewScenario, Overview } from './model.ts';
import { CHANGE_KINDS, emptyRow, type ScenarioForm } from './scenario-form.ts';

type OwnForm = ZodForm<ScenarioForm, NewScenario>;
type RowsProps = {
  form: OwnForm;
  overview: Pick<Overview, 'accounts' | 'items'>;
  usual: Parameters<typeof emptyRow>[0];
};

const DIRECTION_CHOICES = DIRECTIONS.map((value) => ({ value, label: SCENARIO_DIALOG_WORDS[value] }));
const RHYTHM_CHOICES = RHYTHMS.map((value) => ({ value, label: SCENARIO_DIALOG_WORDS.rhythms[value] }));

/** What a scenario changes, one after the other. */
export function ChangeRows({ form, overview, usual }: RowsProps) {
  const { fields, append, remove } = useFormRows(form, 'changes');
  return (
    <FormRows
      legend={SCENARIO_DIALOG_WORDS.changes}
      add={SCENARIO_DIALOG_WORDS.addChange}
      isEmpty={fields.length === 0}
      isFull={fields.length >= MOST_CHANGES}
      onAdd={() => append(emptyRow(usual))}
    >
      {fields.map(({ id }, place) => (
        <div
          key={id}
          className="grid grid-cols-[1fr_auto] items-start gap-3 border-b border-line pb-4 last:border-b-0 last:pb-0"
        >
          <div className="grid min-w-0 gap-3 sm:grid-cols-2">
            <ChangeFields form={form} place={place} overview={overview} />
          </div>
          <RemoveRow label={SCENARIO_DIALOG_WORDS.remove(place + 1)} onRemove={() => remove(place)} />
        </div>
      ))}
    </FormRows>
  );
}

type FieldsProps = { form: OwnForm; place: number; overview: RowsProps['overview'] };

function ChangeFields({ form, place, overview: { accounts, items } }: FieldsProps) {
  const at = `changes.${place}` as const;
  const kind = form.watch(`${at}.kind`);
  const isPayment = kind === 'once' || kind === 'repeat';
  // Known payments change only where there are some.
  const kinds = CHANGE_KINDS.filter((one) => items.length > 0 || one === 'once' || one === 'repeat');
  return (
    <>
      <FormField form={form} name={`${at}.kind`} label={SCENARIO_DIALOG_WORDS.kind}>
        {(control) => (
          <Select choices={kinds.map((value) => ({ value, label: SCENARIO_DIALOG_WORDS.kinds[value] }))} {...control} />
        )}
      </FormField>
      {isPayment ? (
        <>
          <FormField form={form} name={`${at}.name`} label={SCENARIO_DIALOG_WORDS.what}>
            {(control) => <TextInput autoComplete="off" maxLength={LONGEST_NAME} {...control} />}
          </FormField>
          <FormField form={form} name={`${at}.direction`} label={SCENARIO_DIALOG_WORDS.direction}>
            {(control) => <Select choices={DIRECTION_CHOICES} {...control} />}
          </FormField>
          <MoneyField
            form={form}
            name={`${at}.amount`}
            label={SCENARIO_DIALOG_WORDS.amount}
            currency={currencyOf(accounts, form.watch(`${at}.accountId`))}
          />
          {accounts.length > 1 && (
            <FormField form={form} name={`${at}.accountId`} label={SCENARIO_DIALOG_WORDS.account}>
              {(control) => (
                <Select choices={accounts.map(({ id, name }) => ({ value: id, label: name }))} {...control} />
              )}
            </FormField>
          )}
        </>
      ) : (
        <FormField form={form} name={`${at}.itemId`} label={SCENARIO_DIALOG_WORDS.item}>
          {(control) => <Select choices={items.map(({ id, name }) => ({ value: id, label: name }))} {...control} />}
        </FormField>
      )}
      {kind === 'repeat' && (
        <FormField form={form} name={`${at}.every`} label={SCENARIO_DIALOG_WORDS.every}>
          {(control) => <Select choices={RHYTHM_CHOICES} {...control} />}
        </FormField>
      )}
      {kind === 'adjust' && (
        <FormField
          form={form}
          name={`${at}.percent`}
          label={SCENARIO_DIALOG_WORDS.percent}
          hint={SCENARIO_DIALOG_WORDS.percentNote}
        >
          {(control) => <TextInput inputMode="numeric" autoComplete="off" {...control} />}
        </FormField>
      )}
      {kind === 'delay' && (
        <FormField form={form} name={`${at}.days`} label={SCENARIO_DIALOG_WORDS.days}>
          {(control) => <TextInput inputMode="numeric" autoComplete="off" {...control} />}
        </FormField>
      )}
      <DayField
        form={form}
        name={`${at}.from`}
        label={kind === 'once' ? SCENARIO_DIALOG_WORDS.day : SCENARIO_DIALOG_WORDS.from}
      />
      {kind === 'repeat' && <DayField form={form} name={`${at}.to`} label={SCENARIO_DIALOG_WORDS.to} optional />}
    </>
  );
}
