import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { AuthHeading } from '#modules/access/identity/auth.parts.tsx';
import { Notice } from '#ui/badge.tsx';

/** In the place of a page that only the link of an e-mail opens, where it was opened without, or loaded again. */
export function NoSecret({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <AuthHeading title={title} note="This page is opened by the link of an e-mail." />
      <Notice tone="attention" icon={<CircleAlert aria-hidden />} title="The link is not here">
        <p>Open it in the e-mail again, or copy the whole of it: mail programs sometimes break it in two. {children}</p>
      </Notice>
    </>
  );
}
