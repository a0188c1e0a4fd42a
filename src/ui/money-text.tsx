import type { Money } from '#kernel/money.ts';
import { cx } from './class-names.ts';
import { useFormats } from './formats.tsx';
import { type MoneyStyle, NOT_SHARED, writeMoney } from './written-money.ts';

type MoneyTextProps = MoneyStyle & {
  /** Null is an amount we do not know, such as a total with a missing rate: it is said, never shown as 0. */
  value: Money | null;
  /** Colours what came in. The sign stays: colour alone says nothing. */
  toned?: boolean;
  className?: string;
};

/** An amount, exact, in the person's own notation. */
export function MoneyText({ value, toned = false, className, ...style }: MoneyTextProps) {
  const formats = useFormats();
  if (value === null) return <span className={cx('text-faint', className)}>not known</span>;
  if (value.withheld === true) return <span className={cx('text-faint', className)}>{NOT_SHARED}</span>;
  const sign = style.sign ?? (toned ? 'always' : 'auto');
  return (
    <span className={cx('figures whitespace-nowrap', toned && value.minor > 0n && 'text-positive', className)}>
      {writeMoney(value, formats, { ...style, sign })}
    </span>
  );
}
