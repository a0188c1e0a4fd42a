import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { dayAt } from '#kernel/calendar.ts';
import { Notice } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TypedConfirmation } from '#ui/dialog.tsx';
import { clearDrafts } from '#browser/draft.client.ts';
import { sentenceOf } from '#browser/failure.client.ts';
import { leaveFlash } from '#browser/flash-note.client.ts';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { openWorkspace } from '#browser/open-workspace.client.ts';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.client.ts';
import { api } from './api.client.ts';
import type { Fate, FatedBooks } from './model.ts';
import { COOLING_OFF_DAYS } from './rules.ts';

/** The end of an account: what goes, what stays and why, and the way there. */
export function EndAccount() {
  const prospect = useQuery(api.prospect.queryOptions());
  return (
    <Section title="Delete your account">
      <Loaded query={prospect} skeleton={<Skeleton className="h-48" />}>
        {({ books, email }) => (
          <div className="flex max-w-prose flex-col gap-4 text-sm text-soft">
            <p>
              You are signed out at once, everywhere. {COOLING_OFF_DAYS} days later what goes is deleted for good.
              Signing in before then undoes it. You get an e-mail now, one three days before the end, and one after it.
            </p>
            <dl className="flex flex-col gap-3">
              <Part title="What goes">
                Your account with all ways to sign in, sessions and devices, your profile, pictures and preferences,
                your place in books of others, and these books with every account, transaction and statement in them:{' '}
                <Names books={books} fate="goes" none="none are yours alone" />.
              </Part>
              <Part title="What stays with others">
                What you wrote in books that belong to them:{' '}
                <Names books={books} fate="stays" none="nobody shares any with you" />.
              </Part>
              <Part title="What we keep">
                The audit log: what was done when, from which network address, under a number that leads to nobody any
                more. The protection of personal information acts of South Africa (sections 19 and 22), Kenya and
                Nigeria ask us to keep data safe and to trace a breach. No law makes us keep your books; tax law may
                make you keep them, so take them away first.
              </Part>
            </dl>
            {books.some(({ fate }) => fate === 'holds-up') ? <HeldUp books={books} /> : <Ask email={email} />}
          </div>
        )}
      </Loaded>
    </Section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold text-ink">{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Names({ books, fate, none }: { books: readonly FatedBooks[]; fate: Fate; none: string }) {
  const names = books.filter((each) => each.fate === fate).map(({ name }) => name);
  return <>{names.length === 0 ? none : names.join(', ')}</>;
}

function HeldUp({ books }: { books: readonly FatedBooks[] }) {
  const held = books.filter(({ fate }) => fate === 'holds-up');
  return (
    <Notice
      tone="attention"
      icon={<CircleAlert aria-hidden />}
      title="Not while others keep books with you"
      action={<LinkButton to="/app/settings/members">See who shares them</LinkButton>}
    >
      They would lose what is in {held.map(({ name }) => `“${name}”`).join(', ')}. Remove the other members first, or
      hand the books over where they are not your personal ones.
    </Notice>
  );
}

function Ask({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  const formats = useFormats();
  const ask = useMutation(
    api.ask.mutationOptions({
      onSuccess: ({ dueAt }) => {
        clearDrafts();
        openWorkspace(null);
        const day = writeDay(dayAt(dueAt, formats.timeZone), formats, 'long');
        leaveFlash('You are signed out', `Your account is deleted on ${day}, unless you sign in before.`);
        window.location.assign('/auth/signin');
      },
      onError: (error) => void toast.error('Your account stays as it is', { description: sentenceOf(error) }),
    }),
  );
  return (
    <div>
      <Button look="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <TypedConfirmation
        open={open}
        onClose={() => setOpen(false)}
        title="Delete your account"
        word={email}
        confirmLabel="Delete my account"
        keepLabel="Keep my account"
        pending={ask.isPending}
        onConfirm={() => ask.mutate({})}
      >
        <p>
          In {COOLING_OFF_DAYS} days your account and all books that are yours alone are deleted for good. Until then
          signing in keeps them.
        </p>
      </TypedConfirmation>
    </div>
  );
}
