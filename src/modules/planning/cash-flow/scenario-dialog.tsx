import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { addMonths, type Day, monthOf } from '#kernel/calendar.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { FormField, useZodForm, type ZodForm } from '#ui/form.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useToday } from '#ui/today.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { useUrlState } from '#ui/url-state.tsx';
import { ADDRESS, shownAs, shownFrom } from './address.client.ts';
import { api } from './api.client.ts';
import { ChangeRows } from './change-rows.tsx';
import { useCashFlowDone } from './changes.client.ts';
import { SCENARIO_DIALOG_WORDS } from './dialog-words.ts';
import { TEMPLATES, type Template } from './layers.ts';
import { usualAccountId } from './form-parts.ts';
import { LONGEST_NAME, MOST_SHOWN } from './limits.ts';
import { monthlySpending } from './looks.ts';
import type { NewScenario, Overview, Scenario } from './model.ts';
import { formFrom, rowFrom, type ScenarioForm, scenarioSchema } from './scenario-form.ts';
import { changesOf } from './templates.ts';
import { SCENARIO_WORDS } from './words.ts';

const CHOICES = TEMPLATES.map((value) => ({ value, label: SCENARIO_DIALOG_WORDS.templates[value] }));

type DialogProps = { overview: Overview; scenario: Scenario | null; onClose: () => void };

/** Adds a scenario, which a template fills, or changes one. */
export function ScenarioDialog({ overview, scenario, onClose }: DialogProps) {
  const { accounts, items, currency } = overview;
  const today = useToday();
  const [{ shown }, setAddress] = useUrlState(ADDRESS);
  const tellDone = useCashFlowDone();
  const add = useMutation(api.addScenario.mutationOptions({ onSuccess: refreshAll }));
  const update = useMutation(api.updateScenario.mutationOptions({ onSuccess: refreshAll }));
  const accountId = usualAccountId(accounts, currency);
  const from: Day = `${addMonths(monthOf(today), 1)}-01`;
  const usual = { accountId, itemId: items[0]?.id ?? '', from };
  const schema = useMemo(() => scenarioSchema(accounts), [accounts]);
  const form: ZodForm<ScenarioForm, NewScenario> = useZodForm<ScenarioForm, NewScenario>({
    schema,
    defaultValues: formFrom(scenario, usual),
  });
  // Rows are made anew where a template fills them.
  const [filled, setFilled] = useState(0);
  const fill = (template: Template) => {
    const own = items.filter(({ amount }) => amount.currency === currency);
    const spending = monthlySpending(overview);
    const changes = changesOf(template, { today, accountId, currency, items: own, spending });
    form.setValue('template', template);
    form.setValue('name', template === 'blank' ? '' : SCENARIO_DIALOG_WORDS.templates[template], { shouldDirty: true });
    form.setValue(
      'changes',
      changes.map((change) => rowFrom(change, usual)),
      { shouldDirty: true },
    );
    form.clearErrors();
    setFilled(filled + 1);
  };
  const save = async (wish: NewScenario) => {
    const changed =
      scenario === null ? await add.mutateAsync(wish) : await update.mutateAsync({ ...wish, id: scenario.id });
    tellDone((scenario === null ? SCENARIO_WORDS.added : SCENARIO_WORDS.saved)(wish.name), changed);
    const ids = shownFrom(shown);
    onClose();
    if (!ids.includes(changed.id))
      setAddress({ scenario: '', shown: shownAs([changed.id, ...ids].slice(0, MOST_SHOWN)) }, { replace: true });
  };
  return (
    <FormDialog
      form={form}
      size="large"
      onClose={onClose}
      title={scenario === null ? SCENARIO_DIALOG_WORDS.add : SCENARIO_DIALOG_WORDS.edit(scenario.name)}
      action={scenario === null ? SCENARIO_DIALOG_WORDS.add : SCENARIO_DIALOG_WORDS.save}
      className="grid gap-4 sm:grid-cols-2 [&>[role=alert]]:sm:col-span-2"
      onSave={save}
    >
      {scenario === null && (
        <Field label={SCENARIO_DIALOG_WORDS.template}>
          <Select choices={CHOICES} value={form.watch('template')} onChoose={fill} />
        </Field>
      )}
      <FormField form={form} name="name" label={SCENARIO_DIALOG_WORDS.name}>
        {(control) => <TextInput autoComplete="off" maxLength={LONGEST_NAME} {...control} />}
      </FormField>
      <ChangeRows key={filled} form={form} overview={overview} usual={usual} />
    </FormDialog>
  );
}
