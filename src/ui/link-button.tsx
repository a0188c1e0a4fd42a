import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, type ButtonSize, buttonClasses, textLinkClasses } from './button.tsx';
import { cx } from './class-names.ts';

type LinkButtonProps = Omit<LinkProps, 'className'> & {
  look?: ButtonLook;
  size?: ButtonSize;
  icon?: ReactNode;
  className?: string;
};

/** Goes somewhere, so it is a link; looks like a button. */
export function LinkButton({ look, size, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClasses(look, size, className)}>
      {icon}
      {children}
    </Link>
  );
}

/** A link inside text. */
export function TextLink({ className, ...rest }: Omit<LinkProps, 'className'> & { className?: string }) {
  return <Link {...rest} className={cx(textLinkClasses, className)} />;
}
