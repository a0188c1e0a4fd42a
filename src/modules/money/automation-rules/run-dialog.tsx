import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '#modules/money/accounts/model.ts';
import type { Category } from '#modules/money/categories/model.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { DateInput } from '#ui/date-input.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { refreshAll, toastError, useDone } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { DiffTables } from './diff-tables.tsx';
import type { ListedRule } from './model.ts';
import { RUN_WORDS } from './words.ts';

type RunDialogProps = {
  /** The one that runs; null for all that are on. */
  rule: ListedRule | null;
  rules: readonly ListedRule[];
  categories: readonly Category[];
  accounts: readonly Account[];
  onClose: () => void;
};

/** A day, and what was typed for it. */
type Typed = { readonly day: string | null; readonly text: string };
const ANY_DAY: Typed = { day: null, text: '' };
const isMistyped = ({ day, text }: Typed) => day === null && text !== '';

/** Shows what rules would change among the transactions there are, and changes it. */
export function RunDialog({ rule, rules, categories, accounts, onClose }: RunDialogProps) {
  const [from, setFrom] = useState(ANY_DAY);
  const [to, setTo] = useState(ANY_DAY);
  const [includesPersons, setIncludesPersons] = useState(false);
  const input = {
    ...(rule === null ? {} : { ruleIds: [rule.id] }),
    ...(from.day === null ? {} : { from: from.day }),
    ...(to.day === null ? {} : { to: to.day }),
    includesPersons,
  };
  const diff = useQuery(api.dryRun.queryOptions({ input, retry: false, placeholderData: keepPreviousData }));
  const tellDone = useDone();
  const run = useMutation(
    api.run.mutationOptions({
      onSuccess: async ({ id, changed, left }) => {
        const alone = left.reduce((sum, { count }) => sum + count, 0);
        const more = alone === 0 ? [] : [RUN_WORDS.allLeft(alone)];
        tellDone(RUN_WORDS.done(changed), () => api.revertRun.call({ id }), ...more);
        onClose();
        await refreshAll();
      },
      onError: toastError,
    }),
  );
  const isUnsure = diff.isPlaceholderData || diff.isError || isMistyped(from) || isMistyped(to);
  const changed = isUnsure ? 0 : (diff.data?.changed ?? 0);
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={rule === null ? RUN_WORDS.title : RUN_WORDS.titleOne(rule.name)}
      description={RUN_WORDS.nothingChangesNote}
      footer={
        <>
          <Button onClick={onClose}>{RUN_WORDS.cancel}</Button>
          <Button look="primary" disabled={changed === 0} pending={run.isPending} onClick={() => run.mutate(input)}>
            {RUN_WORDS.apply(changed)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <DayField label={RUN_WORDS.from} value={from} onChange={setFrom} />
          <DayField label={RUN_WORDS.to} value={to} onChange={setTo} />
          <Checkbox
            label={RUN_WORDS.persons}
            className="sm:col-span-2"
            checked={includesPersons}
            onChange={(event) => setIncludesPersons(event.target.checked)}
          />
        </div>
        <Loaded query={diff} skeleton={<TableSkeleton rows={4} />}>
          {(found) => (
            <DiffTables
              diff={found}
              rules={rules}
              categories={categories}
              accounts={accounts}
              stale={diff.isPlaceholderData}
            />
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}

type DayFieldProps = { label: string; value: Typed; onChange: (typed: Typed) => void };

function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <Field label={label} optional error={isMistyped(value) ? RUN_WORDS.noDate : undefined}>
      <DateInput value={value.day ?? value.text} onChoose={(day, text) => onChange({ day, text })} />
    </Field>
  );
}
