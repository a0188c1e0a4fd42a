import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { AuthHeading } from '#modules/access/identity/auth.parts.tsx';
import { Notice } from '#ui/badge.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { NO_SECRET_WORDS } from './words.ts';

/** In the place of a page that only the link of an e-mail opens, where it was opened without, or loaded again. */
export function NoSecret({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <AuthHeading title={title} note={NO_SECRET_WORDS.openThisPageWithNote} />
      <Notice tone="attention" icon={<CircleAlert aria-hidden />} title={NO_SECRET_WORDS.linkIsMissing}>
        <p>
          <Sentence text={NO_SECRET_WORDS.openItFromE} parts={{ children: children }} />
        </p>
      </Notice>
    </>
  );
}
