import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { AuthHeading } from '#modules/access/identity/auth.parts.tsx';
import { Notice } from '#ui/badge.tsx';
import { buttonClasses } from '#ui/button.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { NO_SECRET_WORDS } from './words.ts';

/** In the place of a page that only the link of an e-mail opens, where it was opened without, or loaded again. */
export function NoSecret({
  title,
  next,
  children,
}: {
  title: string;
  /** Where the link comes from. */
  next: { label: string; href: string };
  children: ReactNode;
}) {
  return (
    <>
      <AuthHeading title={title} note={NO_SECRET_WORDS.openThisPageWithNote} />
      <Notice tone="attention" icon={<CircleAlert aria-hidden />}>
        <p>
          <Sentence text={NO_SECRET_WORDS.openItFromE} parts={{ whatWasNotChanged: children }} />
        </p>
      </Notice>
      <a href={next.href} className={buttonClasses('primary', 'large', 'mt-6 w-full')}>
        {next.label}
      </a>
    </>
  );
}
