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
              We sign you out now and delete everything in {COOLING_OFF_DAYS} days. Sign in before then to cancel. We
              e-mail you now, three days before, and afterwards.
            </p>
            <dl className="flex flex-col gap-3">
              <Part title="What we delete">
                Your account, profile, pictures and preferences, your membership of other workspaces, and these
                workspaces with everything in them: <Names books={books} fate="goes" none="none" />.
              </Part>
              <Part title="What stays with others">
                What you added to other people’s workspaces: <Names books={books} fate="stays" none="none" />.
              </Part>
              <Part title="What we keep">
                Activity log entries with their time and network address, but not your name. Privacy laws in South
                Africa (POPIA sections 19 and 22), Kenya and Nigeria require us to trace a breach. Tax law may require
                you to keep your records, so export them first.
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
      title="Other people use your workspaces"
      action={<LinkButton to="/app/settings/members">See members</LinkButton>}
    >
      They would lose what is in {held.map(({ name }) => `“${name}”`).join(', ')}. Remove the other members first, or
      transfer the workspace to one of them.
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
        leaveFlash('You were signed out', `We will delete your account on ${day}, unless you sign in before then.`);
        window.location.assign('/auth/signin');
      },
      onError: (error) => void toast.error('Your account was not deleted', { description: sentenceOf(error) }),
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
          In {COOLING_OFF_DAYS} days we delete your account and all workspaces that only you use. Sign in before then to
          keep them.
        </p>
      </TypedConfirmation>
    </div>
  );
}
