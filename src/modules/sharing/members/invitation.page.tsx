import { useMutation, useQuery } from '@tanstack/react-query';
import { MailOpen } from 'lucide-react';
import { useState } from 'react';
import { KIND_LABELS, ROLE_LABELS } from '#modules/people/workspaces/model.ts';
import { Button } from '#ui/button.tsx';
import { useCaller } from '#ui/caller.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { sentenceOf } from '#browser/failure.client.ts';
import { leaveFlash } from '#browser/flash-note.client.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { forgetLinkSecret, linkSecretOf } from '#browser/link-secret.client.ts';
import { openBooks } from '#browser/open-workspace.client.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingScreen } from '#ui/page-states.tsx';
import { HOME } from '#browser/return-path.ts';
import { toastError } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { Offer } from './model.ts';
import { ROLE_MEANINGS } from './rules.ts';
import { Sentence } from '#ui/sentence.tsx';
import { INVITATION_PAGE_WORDS } from './words.ts';

const HERE = '/app/invitation';

/** Do I want to see these books? */
export function InvitationPage() {
  const { person } = useCaller();
  const [token] = useState(() => linkSecretOf(HERE));
  const offer = useQuery(api.offer.queryOptions({ input: { token }, enabled: token !== '', retry: false }));
  return (
    <>
      <PageHeader
        title={INVITATION_PAGE_WORDS.invitationHeading}
        note={INVITATION_PAGE_WORDS.youAreSignedInNote(person.email)}
      />
      {token === '' && (
        <EmptyState
          icon={<MailOpen aria-hidden />}
          title={INVITATION_PAGE_WORDS.invitationNotFound}
          actions={<LinkButton to={HOME}>{INVITATION_PAGE_WORDS.openYourWorkspace}</LinkButton>}
        >
          {INVITATION_PAGE_WORDS.openLinkInE}
        </EmptyState>
      )}
      {token !== '' && offer.isPending && <LoadingScreen />}
      {offer.isError && (
        <EmptyState
          icon={<MailOpen aria-hidden />}
          title={INVITATION_PAGE_WORDS.youCannotUseThis}
          actions={<LinkButton to={HOME}>{INVITATION_PAGE_WORDS.openYourWorkspace}</LinkButton>}
        >
          {sentenceOf(offer.error)}
        </EmptyState>
      )}
      {offer.data !== undefined && <Offered offer={offer.data} token={token} />}
    </>
  );
}

function Offered({ offer, token }: { offer: Offer; token: string }) {
  const { books, kind, invitedBy, role, isLimited } = offer;
  const accept = useMutation(
    api.accept.mutationOptions({
      onSuccess: ({ workspaceId }) => {
        forgetLinkSecret(HERE);
        leaveFlash(`${books} is open`, INVITATION_PAGE_WORDS.yourRoleOf(ROLE_LABELS[role], ROLE_MEANINGS[role]));
        openBooks(workspaceId);
      },
      onError: toastError,
    }),
  );
  return (
    <EmptyState
      icon={<MailOpen aria-hidden />}
      title={INVITATION_PAGE_WORDS.invitesYouTo(invitedBy, books)}
      actions={
        <>
          <LinkButton to={HOME}>{INVITATION_PAGE_WORDS.notNow}</LinkButton>
          <Button look="primary" pending={accept.isPending} onClick={() => accept.mutate({ token })}>
            {INVITATION_PAGE_WORDS.acceptInvitation}
          </Button>
        </>
      }
    >
      <p>
        <Sentence
          text={INVITATION_PAGE_WORDS.yourRole}
          parts={{
            KIND_LABELS: KIND_LABELS[kind],
            ROLE_LABELS: ROLE_LABELS[role],
            ROLE_MEANINGS: ROLE_MEANINGS[role],
            isLimited: isLimited && INVITATION_PAGE_WORDS.youWillSeeOnly,
          }}
        />
      </p>
    </EmptyState>
  );
}
