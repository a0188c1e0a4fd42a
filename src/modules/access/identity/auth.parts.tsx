import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '#ui/badge.tsx';
import { unbroken } from '#ui/unbroken.tsx';
import { linkTo } from '#ui/link-to.ts';
import { safeReturnPath } from '#browser/return-path.ts';
import { wantedPath } from '#browser/wanted-path.ts';
import { AUTH_PARTS_WORDS } from './words.ts';

/** What a password needs, said before it is chosen. */
export const PASSWORD_HINT = AUTH_PARTS_WORDS.atLeast8Characters;

/** The name of a page of signing in, and the way to the other one. */
export function AuthHeading({ title, note }: { title: string; note: ReactNode }) {
  return (
    <header className="mb-7">
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-1.5 text-sm text-soft">{unbroken(note)}</p>
    </header>
  );
}

/** What stops the form, above it; what is wrong stands beside each field. */
export function FieldsToMend({ count }: { count: number }) {
  return (
    <div role="alert" className="empty:hidden">
      {count > 0 && (
        <Notice tone="danger" icon={<CircleAlert aria-hidden />}>
          {AUTH_PARTS_WORDS.checkOneFieldNothing(count)}
        </Notice>
      )}
    </div>
  );
}

/**
 * What a refusal means and what to do about it, under the sentence the server answered with. The place is always
 * there, so that what appears in it is read out.
 */
export function Advice({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="-mt-1 text-sm text-soft empty:hidden">
      {children}
    </div>
  );
}

/**
 * Where the person came from: the way back there, and links that do not forget it. These pages have no router, which
 * would be half of what they load; each is a document of its own.
 */
export function originOfVisit() {
  const from = wantedPath(window.location.href, document.referrer);
  return {
    /** Nothing of whoever was here before stays in memory: the books begin with a fresh page. */
    goBack: () => window.location.replace(safeReturnPath(from)),
    carry: (path: string) => linkTo(path, { from }),
  };
}

let secret: string | undefined;

/**
 * The secret that the link of an e-mail carries after `#`, which no server is sent; empty where there is none. It goes from
 * the address bar, so that neither the history of this browser nor a picture of its window keeps it. Asked again, as React
 * does where it renders anew, it answers the same.
 */
export function takeSecret(): string {
  secret ??= takenFromAddress();
  return secret;
}

function takenFromAddress(): string {
  const { hash, pathname, search } = window.location;
  const carried = new URLSearchParams(hash.slice(1));
  const token = carried.get('token') ?? '';
  if (token === '') return '';
  carried.delete('token');
  const rest = carried.toString();
  window.history.replaceState(null, '', pathname + search + (rest === '' ? '' : `#${rest}`));
  return token;
}

/** How many fields are wrong. What the server said of the form as a whole is not one. */
export function wrongFields(errors: object): number {
  return Object.keys(errors).filter((name) => name !== 'root').length;
}
