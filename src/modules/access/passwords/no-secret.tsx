import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { AuthHeading } from '#modules/access/identity/auth.parts.tsx';
import { Notice } from '#ui/badge.tsx';

/** In the place of a page that only the link of an e-mail opens, where it was opened without, or loaded again. */
export function NoSecret({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <AuthHeading title={title} note="Open this page with the link in our e-mail." />
      <Notice tone="attention" icon={<CircleAlert aria-hidden />} title="The link is missing">
        <p>Open it from the e-mail again, or copy the whole link. {children}</p>
      </Notice>
    </>
  );
}
