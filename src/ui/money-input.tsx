import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Currency, Money } from '#kernel/money.ts';
import { readAmount } from '#kernel/amount-text.ts';
import { useFormats } from './formats.tsx';
import { currencySymbol, writeAmount } from './written-money.ts';
import { AffixedInput } from './text-input.tsx';

type MoneyInputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  currency: Currency;
  value: Money | null;
  /** The amount, or null while the text is empty or is no amount (then `text` is not empty). */
  onChange: (value: Money | null, text: string) => void;
  after?: ReactNode;
};

/** Takes an amount as people write it and keeps it exact; tidies the text when left. */
export function MoneyInput({ currency, value, onChange, onBlur, after, ...rest }: MoneyInputProps) {
  const formats = useFormats();
  const [typed, setTyped] = useState<string | null>(null);
  const written = value === null ? '' : writeAmount(value, formats);
  const understood = typed === null || (value !== null && sameMoney(readAmount(typed, currency), value));
  const text = typed !== null && (understood || value === null) ? typed : written;
  return (
    <AffixedInput
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      before={<span className="figures">{currencySymbol(currency, formats)}</span>}
      after={after}
      value={text}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(readAmount(event.target.value, currency), event.target.value);
      }}
      onBlur={(event) => {
        if (typed !== null && readAmount(typed, currency) !== null) setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}

function sameMoney(a: Money | null, b: Money): boolean {
  return a !== null && a.minor === b.minor && a.currency === b.currency;
}
