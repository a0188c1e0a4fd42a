import { useMutation, useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { dayAt } from '#kernel/calendar.ts';
import { TheseBooks } from '#modules/people/workspaces/books.parts.tsx';
import { ROLE_LABELS } from '#modules/people/workspaces/model.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useCaller, useMay } from '#ui/caller.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { refreshAll, toastError } from '#ui/undoable.client.ts';
import { useUrlState } from '#ui/url-state.tsx';
import { flagParam } from '#ui/url-params.ts';
import { api } from './api.client.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberList } from './member-list.tsx';
import type { Invitation } from './model.ts';
import { SHARING } from './access.ts';
import { PAGE_WORDS } from './words.ts';

const FIELDS = { invite: flagParam };

/** Who sees these books, and what may they do? */
export function MembersPage() {
  const mayRead = useMay(SHARING.read);
  const { isArchived } = useCaller().workspace;
  const mayInvite = useMay(SHARING.write) && !isArchived;
  const [{ invite }, setUrl] = useUrlState(FIELDS);
  return (
    <div className="max-w-reading">
      <PageHeader
        title={PAGE_WORDS.workspaceAndMembersHeading}
        note={PAGE_WORDS.seeWhoHasAccessNote}
        actions={
          mayInvite && (
            <Button look="primary" icon={<UserPlus aria-hidden />} onClick={() => setUrl({ invite: true })}>
              {PAGE_WORDS.inviteSomeone}
            </Button>
          )
        }
      />
      <div className="flex flex-col gap-5">
        {mayRead && <People />}
        <TheseBooks />
      </div>
      {mayInvite && invite && <InviteDialog onClose={() => setUrl({ invite: false }, { replace: true })} />}
    </div>
  );
}

function People() {
  const members = useQuery(api.list.queryOptions());
  const invitations = useQuery(api.invitations.queryOptions());
  return (
    <>
      <Section flush title={PAGE_WORDS.members}>
        <Loaded query={members} skeleton={<TableSkeleton rows={2} />}>
          {(found) => <MemberList members={found} />}
        </Loaded>
      </Section>
      {invitations.data !== undefined && invitations.data.length > 0 && (
        <Section flush title={PAGE_WORDS.invitations} note={PAGE_WORDS.notAcceptedYetNote}>
          <ul aria-label={PAGE_WORDS.invitations} className="divide-y divide-line">
            {invitations.data.map((invitation) => (
              <Invited key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Invited({ invitation: { id, email, role, expiresAt, isExpired } }: { invitation: Invitation }) {
  const formats = useFormats();
  const mayWrite = useMay(SHARING.write);
  const withdraw = useMutation(
    api.withdraw.mutationOptions({
      onSuccess: refreshAll,
      onError: toastError,
    }),
  );
  const day = writeDay(dayAt(expiresAt, formats.timeZone), formats);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium wrap-anywhere">{email}</p>
        <p className="text-sm text-faint">{isExpired ? PAGE_WORDS.expiredOn(day) : PAGE_WORDS.openUntil(day)}</p>
      </div>
      <Badge tone={isExpired ? 'attention' : 'neutral'}>{ROLE_LABELS[role]}</Badge>
      {mayWrite && (
        <Button
          size="small"
          pending={withdraw.isPending}
          aria-label={PAGE_WORDS.withdrawInvitationTo(email)}
          onClick={() => withdraw.mutate({ id })}
        >
          {PAGE_WORDS.withdraw}
        </Button>
      )}
    </li>
  );
}
