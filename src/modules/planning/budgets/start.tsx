import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CALENDAR_MONTH } from '#kernel/person-months.ts';
import { useRecordedDone } from '#modules/money/history/recorded.parts.tsx';
import { useCategories } from '#modules/money/categories/parts.tsx';
import { Button } from '#ui/button.tsx';
import { useCaller } from '#ui/caller.tsx';
import { Field } from '#ui/field.tsx';
import { useFormats } from '#ui/formats.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Select } from '#ui/select.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { useToday } from '#ui/today.client.ts';
import { refreshAll, toastError } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { type Choice, choicesOf, type Edits, keyOf, startingLines } from './first-choices.ts';
import { type Method, METHODS } from './methods.ts';
import { PeriodFields } from './period-fields.tsx';
import { formOfRule, ruleOfForm } from './rule-form.ts';
import { StartTable } from './start-table.tsx';
import { PAGE_WORDS, START_WORDS } from './words.ts';

const METHOD_CHOICES = METHODS.map((value) => ({ value, label: START_WORDS.methods[value] }));

/** The first budget in one press: what is usually spent, which can be edited before. */
export function Start() {
  const today = useToday();
  const { months } = useFormats();
  const { workspace } = useCaller();
  const [rule, setRule] = useState(() => formOfRule(months.rules.at(-1)?.rule ?? `month:${CALENDAR_MONTH}`, today));
  const [method, setMethod] = useState<Method>('plan');
  const [edits, setEdits] = useState<Edits>(new Map());
  const suggestion = useQuery(
    api.suggest.queryOptions({ input: { today, rule: ruleOfForm(rule) }, placeholderData: keepPreviousData }),
  );
  const { data: categories = [] } = useCategories();
  const { start, pending } = useStart();
  const choices =
    suggestion.data === undefined ? [] : choicesOf(suggestion.data, categories, workspace.currency, edits);
  const lines = startingLines(choices);
  const edit = (choice: Choice, change: Partial<Choice>) =>
    setEdits((before) => new Map(before).set(keyOf(choice), { ...before.get(keyOf(choice)), ...change }));
  const hasHistory = (suggestion.data?.lines.length ?? 0) > 0;
  return (
    <>
      <PageHeader
        title={PAGE_WORDS.budgetsHeading}
        answer={hasHistory || suggestion.data === undefined ? START_WORDS.answer : START_WORDS.answerAlone}
        {...(suggestion.data === undefined
          ? {}
          : {
              note: hasHistory
                ? START_WORDS.fromHistory(choices.length, suggestion.data.periods)
                : START_WORDS.fromNothing,
            })}
        actions={
          <>
            {suggestion.data !== undefined && !hasHistory && (
              <LinkButton to="/app/imports">{START_WORDS.import}</LinkButton>
            )}
            <Button
              look="primary"
              pending={pending}
              disabled={lines.length === 0}
              onClick={() => start({ today, rule: ruleOfForm(rule), method, lines })}
            >
              {START_WORDS.start}
            </Button>
          </>
        }
      />
      <div className="flex flex-col gap-5">
        <Section>
          <div className="flex flex-col gap-4">
            <PeriodFields rule={rule} onChange={setRule} />
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label={START_WORDS.method} hint={START_WORDS.methodNote[method]}>
                <Select choices={METHOD_CHOICES} value={method} onChoose={setMethod} />
              </Field>
            </div>
          </div>
        </Section>
        <Section title={START_WORDS.caption} flush>
          <Loaded query={suggestion} skeleton={<TableSkeleton rows={8} label={START_WORDS.loading} />}>
            {({ periods }) => <StartTable choices={choices} periods={periods} onEdit={edit} />}
          </Loaded>
        </Section>
      </div>
    </>
  );
}

function useStart() {
  const tellDone = useRecordedDone();
  const starting = useMutation(
    api.start.mutationOptions({
      // Said before the page is asked for anew, which takes this part of it away.
      onSuccess: (changed) => {
        tellDone(START_WORDS.started, [changed]);
        return refreshAll();
      },
      onError: toastError,
    }),
  );
  return { start: starting.mutate, pending: starting.isPending };
}
