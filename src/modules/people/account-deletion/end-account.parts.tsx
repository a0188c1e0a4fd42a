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
import { END_ACCOUNT_PARTS_WORDS } from './words.ts';

/** The end of an account: what goes, what stays and why, and the way there. */
export function EndAccount() {
  const prospect = useQuery(api.prospect.queryOptions());
  return (
    <Section title={END_ACCOUNT_PARTS_WORDS.deleteYourAccount}>
      <Loaded query={prospect} skeleton={<Skeleton className="h-48" />}>
        {({ books, email }) => (
          <div className="flex max-w-prose flex-col gap-4 text-sm text-soft">
            <p>{END_ACCOUNT_PARTS_WORDS.weSignYouOut(COOLING_OFF_DAYS)}</p>
            <dl className="flex flex-col gap-3">
              <Part title={END_ACCOUNT_PARTS_WORDS.whatWeDelete}>
                {END_ACCOUNT_PARTS_WORDS.yourAccountProfilePictures} <Names books={books} fate="goes" none="none" />.
              </Part>
              <Part title={END_ACCOUNT_PARTS_WORDS.whatStaysWithOthers}>
                {END_ACCOUNT_PARTS_WORDS.whatYouAddedTo} <Names books={books} fate="stays" none="none" />.
              </Part>
              <Part title={END_ACCOUNT_PARTS_WORDS.whatWeKeep}>{END_ACCOUNT_PARTS_WORDS.activityLogEntriesWith}</Part>
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
      title={END_ACCOUNT_PARTS_WORDS.otherPeopleUseYour}
      action={<LinkButton to="/app/settings/members">{END_ACCOUNT_PARTS_WORDS.seeMembers}</LinkButton>}
    >
      {END_ACCOUNT_PARTS_WORDS.theyWouldLoseWhat(held.map(({ name }) => `“${name}”`).join(', '))}
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
        leaveFlash(END_ACCOUNT_PARTS_WORDS.youWereSignedOut, END_ACCOUNT_PARTS_WORDS.weWillDeleteYour(day));
        window.location.assign('/auth/signin');
      },
      onError: (error) =>
        void toast.error(END_ACCOUNT_PARTS_WORDS.yourAccountWasNot, { description: sentenceOf(error) }),
    }),
  );
  return (
    <div>
      <Button look="danger" onClick={() => setOpen(true)}>
        {END_ACCOUNT_PARTS_WORDS.deleteMyAccount}
      </Button>
      <TypedConfirmation
        open={open}
        onClose={() => setOpen(false)}
        title={END_ACCOUNT_PARTS_WORDS.deleteYourAccount}
        word={email}
        confirmLabel={END_ACCOUNT_PARTS_WORDS.deleteMyAccount}
        keepLabel={END_ACCOUNT_PARTS_WORDS.keepMyAccount}
        pending={ask.isPending}
        onConfirm={() => ask.mutate({})}
      >
        <p>{END_ACCOUNT_PARTS_WORDS.inDaysWeDelete(COOLING_OFF_DAYS)}</p>
      </TypedConfirmation>
    </div>
  );
}
