import type { ReactNode } from 'react';
import { buttonClasses } from '#ui/button.tsx';

/** A link that loads a page of another app of ours: sign-in, the public site. */
export function LinkOut({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={buttonClasses('secondary')}>
      {children}
    </a>
  );
}
