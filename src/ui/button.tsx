import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'small' | 'large';

const LOOKS: Record<ButtonLook, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-edge/60 bg-surface text-ink hover:border-edge hover:bg-hover',
  quiet: 'text-soft hover:bg-hover hover:text-ink',
  danger: 'bg-danger text-on-danger hover:bg-danger-strong',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-8 rounded-control px-2.5 text-sm pointer-coarse:min-h-11',
  medium: 'control px-3.5 text-sm',
  large: 'min-h-12 rounded-control px-6 text-base',
};

/** The classes of a button, for a link that looks like one. */
export function buttonClasses(look: ButtonLook = 'secondary', size: ButtonSize = 'medium', extra?: string): string {
  return cx(
    'inline-flex shrink-0 items-center justify-center gap-2 font-medium whitespace-nowrap no-underline transition-colors select-none print:hidden',
    'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    '[&_svg]:size-4 [&_svg]:shrink-0',
    LOOKS[look],
    SIZES[size],
    extra,
  );
}

type ButtonProps = ComponentProps<'button'> & {
  look?: ButtonLook;
  size?: ButtonSize;
  /** Work under way: the button keeps its width and its focus, and takes no second press. */
  pending?: boolean;
  icon?: ReactNode;
};

export function Button({ look, size, pending = false, icon, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      className={buttonClasses(look, size, className)}
    >
      {pending ? <LoaderCircle className="animate-spin" aria-hidden /> : icon}
      {children}
    </button>
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** What the button does, in words: it has no others. */
  label: string;
  icon: ReactNode;
  look?: ButtonLook;
};

export function IconButton({ label, icon, look = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={buttonClasses(look, 'medium', cx('aspect-square px-0!', className))}
    >
      {icon}
    </button>
  );
}

/** The classes of a link inside text. */
export const textLinkClasses =
  'font-medium text-accent-ink underline decoration-accent-ink/40 underline-offset-[3px] hover:decoration-accent-ink';
