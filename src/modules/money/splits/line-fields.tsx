import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Money } from '#kernel/money.ts';
import type { Account } from '#modules/money/accounts/model.ts';
import type { Category } from '#modules/money/categories/model.ts';
import { CategoryPicker } from '#modules/money/categories/picker.parts.tsx';
import { LinkedLine, OtherAccount } from '#modules/money/transfers/line.parts.tsx';
import { IconButton } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Select } from '#ui/select.tsx';
import { AffixedInput, TextInput } from '#ui/text-input.tsx';
import { LONGEST_DESCRIPTION, LONGEST_NOTE } from './bounds.ts';
import { type DraftLine, WAYS } from './draft.ts';
import type { Split } from './model.ts';
import { LINE_WORDS } from './words.ts';

const CHOICES = WAYS.map((value) => ({ value, label: LINE_WORDS.ways[value] }));

type LineFieldsProps = {
  line: DraftLine;
  /** Its place, from 1. */
  number: number;
  whole: Split;
  /** What it comes to. */
  amount: Money;
  categories: readonly Category[];
  /** All of them, and those that its other side can be added to. */
  accounts: readonly Account[];
  others: readonly Account[];
  /** The line was just added: its first field takes the focus. */
  isFocused: boolean;
  isRemovable: boolean;
  onChange: (change: Partial<Omit<DraftLine, 'key' | 'id'>>) => void;
  onRemove: () => void;
};

/** One line of a split: category, amount, and words of its own. */
export function LineFields(props: LineFieldsProps) {
  const { line, number, whole, amount, categories, accounts, others, isFocused, isRemovable, onChange, onRemove } =
    props;
  const { id, categoryId, accountId, isLinked } = line;
  const isOut = (amount.minor === 0n ? whole.amount : amount).minor < 0n;
  const isTransfer = accountId !== null || categories.some((one) => one.id === categoryId && one.kind === 'transfer');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) first.current?.focus();
  }, [isFocused]);
  return (
    <li
      aria-label={LINE_WORDS.line(number)}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 border-b border-line pb-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      {isLinked && id !== null ? (
        <div className="max-sm:col-span-2">
          <LinkedLine
            id={id}
            number={number}
            isOut={isOut}
            accountName={accounts.find((one) => one.id === accountId)?.name ?? null}
            onUnlinked={() => onChange({ isLinked: false, accountId: null })}
          />
        </div>
      ) : (
        <Field label={LINE_WORDS.category(number)} hideLabel className="max-sm:col-span-2">
          <CategoryPicker
            ref={(element: HTMLInputElement | null) => {
              first.current = element;
            }}
            categories={categories}
            value={categoryId}
            first={whole.amount.minor > 0n ? 'income' : 'expense'}
            none={LINE_WORDS.none}
            placeholder={LINE_WORDS.choose}
            onChange={(chosen) => onChange({ categoryId: chosen })}
          />
        </Field>
      )}
      <div className="grid grid-cols-2 gap-2 max-sm:col-start-1">
        <Field label={LINE_WORDS.way(number)} hideLabel>
          <Select choices={CHOICES} value={line.way} onChoose={(way) => onChange({ way })} />
        </Field>
        <AmountField line={line} number={number} amount={amount} onChange={onChange} />
      </div>
      <IconButton
        label={LINE_WORDS.remove(number)}
        icon={<X aria-hidden />}
        disabled={!isRemovable}
        onClick={onRemove}
        className="max-sm:col-start-2 max-sm:row-start-2"
      />
      <Field label={LINE_WORDS.description(number)} hideLabel className="max-sm:col-span-2">
        <TextInput
          autoComplete="off"
          maxLength={LONGEST_DESCRIPTION}
          placeholder={whole.description}
          value={line.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </Field>
      <Field label={LINE_WORDS.note(number)} hideLabel className="max-sm:col-span-2">
        <TextInput
          autoComplete="off"
          maxLength={LONGEST_NOTE}
          placeholder={LINE_WORDS.notePlaceholder}
          value={line.note}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </Field>
      {isTransfer && !isLinked && (
        <OtherAccount
          number={number}
          isOut={isOut}
          accountId={accountId}
          accounts={others}
          onChoose={(chosen) => onChange({ accountId: chosen })}
        />
      )}
    </li>
  );
}

type AmountFieldProps = Pick<LineFieldsProps, 'line' | 'number' | 'amount' | 'onChange'>;

function AmountField({ line, number, amount, onChange }: AmountFieldProps) {
  if (line.way === 'rest') return <MoneyText value={amount} className="self-center justify-self-end pr-3 text-sm" />;
  if (line.way === 'percent')
    return (
      <Field label={LINE_WORDS.percent(number)} hideLabel>
        <AffixedInput
          inputMode="decimal"
          autoComplete="off"
          after={<span className="pr-2 text-faint">%</span>}
          value={line.percent}
          onChange={(event) => onChange({ percent: event.target.value })}
        />
      </Field>
    );
  return (
    <Field label={LINE_WORDS.amount(number)} hideLabel>
      <MoneyInput
        currency={amount.currency}
        value={typeof line.size === 'string' ? null : line.size}
        onChange={(size, text) => onChange({ size: size ?? (text.trim() === '' ? null : text) })}
      />
    </Field>
  );
}
