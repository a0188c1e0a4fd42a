import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { sentenceOf } from '#browser/failure.client.ts';
import type { Account } from '#modules/money/accounts/model.ts';
import type { Category } from '#modules/money/categories/model.ts';
import { Completions } from '#modules/money/tags/completions.parts.tsx';
import { TagPicker } from '#modules/money/tags/picker.parts.tsx';
import { useCaller } from '#ui/caller.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { DateText } from '#ui/date-text.tsx';
import { ControlledField, FormField, useZodForm, type ZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { refreshAll, useDone } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { FilingFields } from './filing-fields.tsx';
import { type Beginning, formOf, newForm, type RuleForm, RuleFormSchema, ruleOf } from './form.ts';
import { type ListedRule, STAGES } from './model.ts';
import { contentOf } from './order.ts';
import { DIALOG_WORDS } from './words.ts';

type RuleDialogProps = {
  /** The one that is changed; null for a new one. */
  rule: ListedRule | null;
  beginning: Beginning;
  accounts: readonly Account[];
  categories: readonly Category[];
  onClose: () => void;
};
type OwnForm = ZodForm<RuleForm, RuleForm>;

const STAGE_CHOICES = STAGES.map((value) => ({ value, label: DIALOG_WORDS.stages[value] }));

/** What a rule finds and what it does, with its matches while one types. */
export function RuleDialog({ rule, beginning, accounts, categories, onClose }: RuleDialogProps) {
  const create = useMutation(api.create.mutationOptions({ onSuccess: refreshAll }));
  const update = useMutation(api.update.mutationOptions({ onSuccess: refreshAll }));
  const tellDone = useDone();
  const { currency } = useCaller().workspace;
  const form: OwnForm = useZodForm<RuleForm, RuleForm>({
    schema: RuleFormSchema,
    defaultValues: rule === null ? newForm(beginning, currency) : formOf(rule, currency),
    draft: { name: `rule ${rule?.id ?? [beginning.query, beginning.description].join(' ').trim()}` },
  });
  const save = async (wish: RuleForm) => {
    const next = ruleOf(wish, rule);
    if (rule === null) {
      const { id } = await create.mutateAsync(next);
      tellDone(DIALOG_WORDS.added(next.name), () => api.remove.call({ ids: [id] }), DIALOG_WORDS.addedDescription);
    } else {
      await update.mutateAsync({ ...next, id: rule.id });
      tellDone(DIALOG_WORDS.saved(next.name), () => api.update.call({ ...contentOf(rule), id: rule.id }));
    }
    onClose();
  };
  return (
    <FormDialog
      form={form}
      size="large"
      title={rule === null ? DIALOG_WORDS.add : DIALOG_WORDS.edit(rule.name)}
      action={rule === null ? DIALOG_WORDS.saveNew : DIALOG_WORDS.save}
      onClose={onClose}
      onSave={save}
      className="grid gap-6 lg:grid-cols-2"
    >
      <div className="flex min-w-0 flex-col gap-4">
        <FormField form={form} name="name" label={DIALOG_WORDS.name}>
          {(control) => <TextInput autoComplete="off" maxLength={100} {...control} />}
        </FormField>
        <QueryField form={form} accounts={accounts} categories={categories} />
        <ActionFields form={form} accounts={accounts} categories={categories} />
      </div>
      <Matches query={form.watch('query').trim()} />
    </FormDialog>
  );
}

type QueryFieldProps = { form: OwnForm } & Pick<RuleDialogProps, 'accounts' | 'categories'>;

function QueryField({ form, accounts, categories }: QueryFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <ControlledField form={form} name="query" label={DIALOG_WORDS.query} hint={DIALOG_WORDS.queryNote}>
      {({ value, onChange }) => (
        <div className="relative">
          <SearchInput ref={input} label={DIALOG_WORDS.query} value={value} onSearch={onChange} />
          <Completions
            input={input}
            categories={categories.filter(({ isArchived }) => !isArchived)}
            accounts={accounts.map(({ name }) => name)}
            currencies={[...new Set(accounts.map(({ currency }) => currency))]}
          />
        </div>
      )}
    </ControlledField>
  );
}

function ActionFields({ form, accounts, categories }: QueryFieldProps) {
  return (
    <>
      <FilingFields form={form} accounts={accounts} categories={categories} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name="description" label={DIALOG_WORDS.description} optional>
          {(control) => <TextInput autoComplete="off" {...control} />}
        </FormField>
        <FormField form={form} name="note" label={DIALOG_WORDS.note} optional>
          {(control) => <TextInput autoComplete="off" {...control} />}
        </FormField>
      </div>
      <ControlledField form={form} name="tagIds" label={DIALOG_WORDS.tags} optional>
        {({ value, onChange }) => <TagPicker value={value} onChange={onChange} />}
      </ControlledField>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Checkbox label={DIALOG_WORDS.reviewed} {...form.register('isReviewed')} />
        <Checkbox label={DIALOG_WORDS.skipped} {...form.register('isSkipped')} />
      </div>
      <FormField form={form} name="stage" label={DIALOG_WORDS.stage} hint={DIALOG_WORDS.stageNote}>
        {(control) => <Select choices={STAGE_CHOICES} {...control} />}
      </FormField>
    </>
  );
}

/** How many transactions the search finds now, and the newest of them. */
function Matches({ query }: { query: string }) {
  const preview = useQuery(
    api.preview.queryOptions({
      input: { query },
      enabled: query !== '',
      retry: false,
      placeholderData: keepPreviousData,
    }),
  );
  const { data, error } = preview;
  return (
    <section aria-label={DIALOG_WORDS.sample} aria-busy={preview.isFetching || undefined} className="min-w-0 text-sm">
      <p role="status" className={error === null ? 'font-medium' : 'text-danger-ink'}>
        {textOf(query, data, error)}
      </p>
      {query !== '' && error === null && data !== undefined && (
        <ul aria-label={DIALOG_WORDS.sample} className="mt-2 divide-y divide-line">
          {data.sample.slice(0, 10).map(({ id, bookedOn, description, amount }) => (
            <li key={id} className="flex items-baseline gap-3 py-1.5">
              <DateText day={bookedOn} className="shrink-0 text-faint" />
              <span className="min-w-0 flex-1 truncate">{description}</span>
              <MoneyText value={amount} toned />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function textOf(query: string, data: { count: number; isLeast: boolean } | undefined, error: unknown): string {
  if (query === '') return DIALOG_WORDS.typeFirst;
  if (error !== null) return sentenceOf(error);
  if (data === undefined) return DIALOG_WORDS.looking;
  if (data.count === 0) return DIALOG_WORDS.nothing;
  return data.isLeast ? DIALOG_WORDS.foundAtLeast(data.count) : DIALOG_WORDS.found(data.count);
}
