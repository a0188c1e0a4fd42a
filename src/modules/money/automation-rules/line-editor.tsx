import { Plus, X } from 'lucide-react';
import { type Currency, decimalOf, parseMoney } from '#kernel/money.ts';
import type { Category } from '#modules/money/categories/model.ts';
import { CategoryPicker } from '#modules/money/categories/picker.parts.tsx';
import { MOST_LINES } from '#modules/money/splits/rules.ts';
import { TagPicker } from '#modules/money/tags/picker.parts.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { Select } from '#ui/select.tsx';
import { AffixedInput, TextInput } from '#ui/text-input.tsx';
import { type LineForm, WAYS, withLine } from './line-form.ts';
import { LINE_WORDS } from './words.ts';

const CHOICES = WAYS.map((value) => ({ value, label: LINE_WORDS.ways[value] }));

type LineEditorProps = {
  lines: readonly LineForm[];
  currency: Currency;
  categories: readonly Category[];
  onChange: (lines: LineForm[]) => void;
};

/** The lines that a rule splits transactions into. */
export function LineEditor({ lines, currency, categories, onChange }: LineEditorProps) {
  return (
    <div className="flex flex-col gap-3">
      <ol className="flex flex-col gap-3">
        {lines.map((line, at) => (
          <Line
            key={line.key}
            line={line}
            number={at + 1}
            currency={currency}
            categories={categories}
            onChange={(change) => onChange(lines.with(at, { ...line, ...change }))}
            onRemove={lines.length > 2 ? () => onChange(lines.toSpliced(at, 1)) : null}
          />
        ))}
      </ol>
      <Button
        size="small"
        className="self-start"
        icon={<Plus aria-hidden />}
        disabled={lines.length >= MOST_LINES}
        onClick={() => onChange(withLine(lines))}
      >
        {LINE_WORDS.add}
      </Button>
    </div>
  );
}

type LineProps = Pick<LineEditorProps, 'currency' | 'categories'> & {
  line: LineForm;
  /** Its place, from 1. */
  number: number;
  onChange: (change: Partial<LineForm>) => void;
  /** Null where a split needs it. */
  onRemove: (() => void) | null;
};

function Line({ line, number, currency, categories, onChange, onRemove }: LineProps) {
  return (
    <li aria-label={LINE_WORDS.line(number)} className="grid grid-cols-2 gap-2 border-b border-line pb-3">
      <div className="col-span-2 flex items-center gap-2">
        <Field label={LINE_WORDS.category(number)} hideLabel className="min-w-0 flex-1">
          <CategoryPicker
            categories={categories}
            value={line.categoryId === '' ? null : line.categoryId}
            none={LINE_WORDS.none}
            placeholder={LINE_WORDS.none}
            onChange={(id) => onChange({ categoryId: id ?? '' })}
          />
        </Field>
        <IconButton
          label={LINE_WORDS.remove(number)}
          icon={<X aria-hidden />}
          disabled={onRemove === null}
          onClick={() => onRemove?.()}
        />
      </div>
      <Field label={LINE_WORDS.way(number)} hideLabel>
        <Select choices={CHOICES} value={line.way} onChoose={(way) => onChange({ way })} />
      </Field>
      <Size line={line} number={number} currency={currency} onChange={onChange} />
      <Field label={LINE_WORDS.description(number)} hideLabel>
        <TextInput
          autoComplete="off"
          maxLength={500}
          placeholder={LINE_WORDS.descriptionPlaceholder}
          value={line.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </Field>
      <Field label={LINE_WORDS.note(number)} hideLabel>
        <TextInput
          autoComplete="off"
          maxLength={2000}
          placeholder={LINE_WORDS.notePlaceholder}
          value={line.note}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </Field>
      <div className="col-span-2">
        <TagPicker label={LINE_WORDS.tags(number)} value={line.tagIds} onChange={(tagIds) => onChange({ tagIds })} />
      </div>
    </li>
  );
}

type SizeProps = Pick<LineProps, 'line' | 'number' | 'currency' | 'onChange'>;

function Size({ line, number, currency, onChange }: SizeProps) {
  if (line.way === 'rest') return <span className="self-center text-sm text-faint">{LINE_WORDS.restNote}</span>;
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
        currency={currency}
        value={parseMoney(line.amount, currency)}
        onChange={(amount, text) => onChange({ amount: amount === null ? text : decimalOf(amount) })}
      />
    </Field>
  );
}
