import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DOT } from '#kernel/dot.ts';
import { type Money, money } from '#kernel/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { ControlledField, Form, FormField, SubmitButton, useZodForm, type ZodForm } from '#ui/form.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { Select } from '#ui/select.tsx';
import { refreshAll, useDone } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { type LinkForm as Fields, LinkFormSchema, linkOf, type LinkWish } from './form.ts';
import { type Candidate, type Linkable, LinkKindSchema, paysBack } from './model.ts';
import { offeredAmount } from './rules.ts';
import { FORM_WORDS } from './words.ts';

const KINDS = LinkKindSchema.options.map((value) => ({ value, label: FORM_WORDS.kinds[value] }));
const NONE: readonly Candidate[] = [];

type LinkFormProps = {
  transaction: Linkable;
  /** What of it is not linked yet. */
  rest: Money;
  onDone: () => void;
};

/** Links a transaction to another: one that is suggested, or one that is searched for. */
export function LinkForm({ transaction, rest, onDone }: LinkFormProps) {
  const { id, amount } = transaction;
  const isIn = amount.minor > 0n;
  const create = useMutation(api.create.mutationOptions({ onSuccess: refreshAll }));
  const tellDone = useDone({ isRecorded: true });
  const form = useZodForm<Fields, LinkWish>({
    schema: LinkFormSchema,
    defaultValues: { kind: 'refund', otherId: '', amount: null },
  });
  const [search, setSearch] = useState('');
  const kind = form.watch('kind');
  const suggested = useQuery(api.candidates.queryOptions({ input: { id } }));
  const found = useQuery({
    ...api.find.queryOptions({ input: { id, kind, search } }),
    enabled: search !== '',
    placeholderData: (before) => before,
  });
  const hasNoAmount = !paysBack(kind);
  const isSearched = search !== '';
  const offered = isSearched ? (found.data ?? NONE) : hasNoAmount ? NONE : (suggested.data ?? NONE);

  function choose(candidate: Candidate): void {
    form.setValue('otherId', candidate.id, { shouldValidate: true });
    form.setValue('amount', money(offeredAmount(rest.minor, candidate.rest.minor), rest.currency));
  }

  return (
    <Form
      form={form}
      className="flex flex-col gap-4 rounded-control bg-sunken p-4"
      onSave={async (wish) => {
        const name = offered.find((candidate) => candidate.id === wish.otherId)?.description ?? '';
        const made = await create.mutateAsync(linkOf({ id, isIn }, wish));
        const takeBack = () => api.remove.call({ id: made.id });
        tellDone(FORM_WORDS.linked(name), takeBack, made.isRecategorised ? FORM_WORDS.recategorised : undefined);
        onDone();
      }}
    >
      <FormField form={form} name="kind" label={FORM_WORDS.kind}>
        {(control) => <Select choices={KINDS} {...control} onChoose={() => form.setValue('otherId', '')} />}
      </FormField>
      <SearchInput
        value={search}
        onSearch={(text) => {
          setSearch(text.trim());
          form.setValue('otherId', '');
        }}
        label={FORM_WORDS.search}
        placeholder={FORM_WORDS.searchHint}
      />
      <Choices
        form={form}
        legend={
          kind === 'fee'
            ? FORM_WORDS.fee
            : hasNoAmount
              ? FORM_WORDS.related
              : isIn
                ? FORM_WORDS.purchases
                : FORM_WORDS.refunds
        }
        candidates={offered}
        onChoose={choose}
        nothing={isSearched ? FORM_WORDS.nothingFound(search) : FORM_WORDS.noSuggestions}
        isPending={isSearched ? found.isPending : suggested.isPending && !hasNoAmount}
      />
      {!hasNoAmount && (
        <ControlledField form={form} name="amount" label={FORM_WORDS.amount}>
          {({ value, onChange, ...control }) => (
            <MoneyInput
              {...control}
              currency={amount.currency}
              value={typeof value === 'string' ? null : value}
              onChange={(size, text) => onChange(size ?? (text.trim() === '' ? null : text))}
            />
          )}
        </ControlledField>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>{FORM_WORDS.cancel}</Button>
        <SubmitButton form={form}>{FORM_WORDS.link}</SubmitButton>
      </div>
    </Form>
  );
}

type ChoicesProps = {
  form: ZodForm<Fields, LinkWish>;
  legend: string;
  candidates: readonly Candidate[];
  onChoose: (candidate: Candidate) => void;
  nothing: string;
  isPending: boolean;
};

function Choices({ form, legend, candidates, onChoose, nothing, isPending }: ChoicesProps) {
  const problem = form.formState.errors.otherId?.message;
  const chosen = form.watch('otherId');
  return (
    <FieldGroup legend={legend}>
      {problem !== undefined && (
        <p role="alert" className="text-danger-ink">
          {problem}
        </p>
      )}
      {candidates.length === 0 && !isPending && <p className="text-faint">{nothing}</p>}
      <ul className="max-h-64 divide-y divide-line overflow-y-auto">
        {candidates.map((candidate) => (
          <li key={candidate.id}>
            <label className="flex cursor-pointer items-start gap-3 py-2">
              <input
                type="radio"
                name="otherId"
                className="mt-1 accent-accent"
                checked={chosen === candidate.id}
                onChange={() => onChoose(candidate)}
              />
              <span className="min-w-0 flex-1">
                <span className="block wrap-anywhere">{candidate.description}</span>
                <span className="block text-faint">
                  <DateText day={candidate.bookedOn} />
                  {DOT}
                  {candidate.accountName}
                </span>
                {candidate.reasons.length > 0 && (
                  <span className="mt-1 flex flex-wrap gap-1">
                    {candidate.reasons.map((reason) => (
                      <Badge key={reason} tone="accent">
                        {FORM_WORDS.reasons[reason]}
                      </Badge>
                    ))}
                  </span>
                )}
              </span>
              <MoneyText value={candidate.amount} />
            </label>
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
}
