import type { ComponentProps } from 'react';
import { textLinkClasses } from './button.tsx';
import { cx } from './class-names.ts';

/**
 * A link inside text that loads its page anew: between the pages of signing in, which do without React Router, and
 * from one of our apps to another.
 */
export function PageLink({ className, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} className={cx(textLinkClasses, className)}>
      {children}
    </a>
  );
}
