import { useState } from 'react';
import { useRecordedChange } from '#modules/money/history/recorded.parts.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { Select } from '#ui/select.tsx';
import { useToday } from '#ui/today.client.ts';
import { api } from './api.client.ts';
import { Groups } from './groups.tsx';
import { METHODS } from './methods.ts';
import type { Overview } from './model.ts';
import { PeriodFields } from './period-fields.tsx';
import { formOfRule, ruleOfForm } from './rule-form.ts';
import { SETTINGS_WORDS, START_WORDS } from './words.ts';

const METHOD_CHOICES = METHODS.map((value) => ({ value, label: START_WORDS.methods[value] }));

type SettingsDialogProps = { overview: Overview; onClose: () => void };

/** How the budget works: periods, limits or envelopes, accounts and groups. Each holds at once. */
export function SettingsDialog({ overview, onClose }: SettingsDialogProps) {
  const { method, accounts } = overview;
  const today = useToday();
  const change = useRecordedChange();
  return (
    <Dialog
      open
      onClose={onClose}
      title={SETTINGS_WORDS.title}
      footer={<Button onClick={onClose}>{SETTINGS_WORDS.close}</Button>}
    >
      <div className="flex flex-col gap-6">
        <Periods overview={overview} />
        {method !== null && (
          <Field label={SETTINGS_WORDS.method} hint={START_WORDS.methodNote[method]}>
            <Select
              choices={METHOD_CHOICES}
              value={method}
              onChoose={(chosen) =>
                change(() => api.setMethod.call({ today, method: chosen }), SETTINGS_WORDS.methodSaved)
              }
            />
          </Field>
        )}
        {accounts.length > 0 && (
          <FieldGroup legend={SETTINGS_WORDS.accounts}>
            {accounts.map(({ id, name, isOn }) => (
              <Checkbox
                key={id}
                label={name}
                checked={isOn}
                onChange={() =>
                  change(
                    () => api.setAccount.call({ accountId: id, isOn: !isOn }),
                    isOn ? SETTINGS_WORDS.accountOff(name) : SETTINGS_WORDS.accountOn(name),
                  )
                }
              />
            ))}
          </FieldGroup>
        )}
        <Groups groups={overview.groups} />
      </div>
    </Dialog>
  );
}

/** Other periods begin with the next one. */
function Periods({ overview: { rule, nextRule, changesFrom } }: { overview: Overview }) {
  const today = useToday();
  const formats = useFormats();
  const change = useRecordedChange();
  const saved = nextRule ?? rule;
  const [form, setForm] = useState(() => formOfRule(saved, today));
  const wanted = ruleOfForm(form);
  return (
    <div className="flex flex-col gap-3">
      <PeriodFields rule={form} onChange={setForm} />
      {wanted !== saved && (
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={() => change(() => api.setRule.call({ today, rule: wanted }), SETTINGS_WORDS.ruleSaved)}>
            {SETTINGS_WORDS.saveRule}
          </Button>
          <p className="min-w-0 flex-1 basis-48 text-sm text-faint">
            {SETTINGS_WORDS.ruleNote(writeDay(changesFrom, formats))}
          </p>
        </div>
      )}
      {wanted === saved && nextRule !== null && (
        <p className="text-sm text-faint">{SETTINGS_WORDS.nextRule(writeDay(changesFrom, formats))}</p>
      )}
    </div>
  );
}
