import { useMutation } from '@tanstack/react-query';
import { useRecordedDone } from '#modules/money/history/recorded.parts.tsx';
import { useCategories } from '#modules/money/categories/parts.tsx';
import { minorDigits, money } from '#kernel/money.ts';
import { useCaller } from '#ui/caller.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { DayField } from '#ui/day-field.tsx';
import { ControlledField, FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useFormats } from '#ui/formats.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Select } from '#ui/select.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useToday } from '#ui/today.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { writeMoney } from '#ui/written-money.ts';
import { api } from './api.client.ts';
import { FEED_FORM_WORDS, FORM_WORDS } from './dialog-words.ts';
import { roundUp } from './feeds.ts';
import { type FeedForm, feedFormSchema, type FeedWish } from './form.ts';
import { FEED_KINDS } from './kinds.ts';
import type { Goal, Overview } from './model.ts';

const KINDS = FEED_KINDS.map((value) => ({ value, label: FEED_FORM_WORDS.kinds[value] }));
/** Whole units that purchases can be rounded up to. */
const STEPS = ['5', '10', '20', '50', '100'] as const;

type FeedDialogProps = { goal: Goal; overview: Overview; onClose: () => void };

/** Adds a rule that fills a goal from transactions. */
export function FeedDialog({ goal, overview, onClose }: FeedDialogProps) {
  const { workspace } = useCaller();
  const formats = useFormats();
  const today = useToday();
  const { data: categories = [] } = useCategories();
  const add = useMutation(api.addFeed.mutationOptions({ onSuccess: refreshAll }));
  const tellDone = useRecordedDone();
  const { currency } = workspace;
  const unit = 10n ** BigInt(minorDigits(currency));
  const stepOf = (whole: string) => money(BigInt(whole) * unit, currency);
  const accounts = overview.accounts.filter(({ isActive, balance }) => isActive && balance.currency === currency);
  const income = categories.filter(({ kind, isArchived }) => kind === 'income' && !isArchived);
  const form = useZodForm<FeedForm, FeedWish>({
    schema: feedFormSchema(stepOf),
    defaultValues: {
      kind: 'income-share',
      categoryId: '',
      percent: '10',
      amount: null,
      containing: '',
      step: '10',
      accountIds: accounts.map(({ id }) => id),
      since: today,
    },
  });
  const [kind, step] = [form.watch('kind'), form.watch('step')];
  const spent = money(43n * unit + unit / 5n, currency);
  const save = async (wish: FeedWish) => {
    tellDone(FEED_FORM_WORDS.added, [await add.mutateAsync({ goalId: goal.id, ...wish })]);
    onClose();
  };
  return (
    <FormDialog
      form={form}
      size="small"
      title={FEED_FORM_WORDS.title}
      action={FEED_FORM_WORDS.action}
      onClose={onClose}
      onSave={save}
    >
      <FormField form={form} name="kind" label={FEED_FORM_WORDS.kind}>
        {(control) => <Select choices={KINDS} {...control} />}
      </FormField>
      {kind === 'round-up' ? (
        <>
          <FormField form={form} name="step" label={FEED_FORM_WORDS.step}>
            {(control) => (
              <Select
                choices={STEPS.map((value) => ({
                  value,
                  label: writeMoney(stepOf(value), formats, { whole: true }),
                }))}
                {...control}
              />
            )}
          </FormField>
          <p className="text-sm text-soft">
            <Sentence
              text={FEED_FORM_WORDS.example}
              parts={{
                spent: <MoneyText value={spent} />,
                amount: <MoneyText value={money(roundUp(spent.minor, stepOf(step).minor), currency)} />,
              }}
            />
          </p>
          <ControlledField form={form} name="accountIds" label={FEED_FORM_WORDS.accounts}>
            {({ value, onChange }) => (
              <span className="flex flex-col gap-1">
                {accounts.map(({ id, name }) => (
                  <Checkbox
                    key={id}
                    label={name}
                    checked={value.includes(id)}
                    onChange={({ target }) =>
                      onChange(target.checked ? [...value, id] : value.filter((one) => one !== id))
                    }
                  />
                ))}
              </span>
            )}
          </ControlledField>
        </>
      ) : (
        <>
          <FormField form={form} name="categoryId" label={FEED_FORM_WORDS.category}>
            {(control) => (
              <Select
                choices={income.map(({ id, name }) => ({ value: id, label: name }))}
                placeholder={FORM_WORDS.chooseCategory}
                {...control}
              />
            )}
          </FormField>
          {kind === 'income-share' ? (
            <FormField form={form} name="percent" label={FEED_FORM_WORDS.share}>
              {(control) => <TextInput inputMode="decimal" autoComplete="off" {...control} />}
            </FormField>
          ) : (
            <MoneyField form={form} name="amount" label={FORM_WORDS.amount} currency={currency} />
          )}
          <FormField
            form={form}
            name="containing"
            label={FEED_FORM_WORDS.containing}
            hint={FEED_FORM_WORDS.containingNote}
            optional
          >
            {(control) => <TextInput autoComplete="off" maxLength={80} {...control} />}
          </FormField>
        </>
      )}
      <DayField form={form} name="since" label={FEED_FORM_WORDS.since} />
    </FormDialog>
  );
}
