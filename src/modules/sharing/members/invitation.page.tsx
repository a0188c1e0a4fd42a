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

const HERE = '/app/invitation';

/** Do I want to see these books? */
export function InvitationPage() {
  const { person } = useCaller();
  const [token] = useState(() => linkSecretOf(HERE));
  const offer = useQuery(api.offer.queryOptions({ input: { token }, enabled: token !== '', retry: false }));
  return (
    <>
      <PageHeader title="Invitation" note={`You are signed in as ${person.email}.`} />
      {token === '' && (
        <EmptyState
          icon={<MailOpen aria-hidden />}
          title="Invitation not found"
          actions={<LinkButton to={HOME}>Open your workspace</LinkButton>}
        >
          Open the link in the e-mail again. Nothing was changed.
        </EmptyState>
      )}
      {token !== '' && offer.isPending && <LoadingScreen />}
      {offer.isError && (
        <EmptyState
          icon={<MailOpen aria-hidden />}
          title="You cannot use this invitation"
          actions={<LinkButton to={HOME}>Open your workspace</LinkButton>}
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
        leaveFlash(`${books} is open`, `Your role: ${ROLE_LABELS[role]}. ${ROLE_MEANINGS[role]}`);
        openBooks(workspaceId);
      },
      onError: toastError,
    }),
  );
  return (
    <EmptyState
      icon={<MailOpen aria-hidden />}
      title={`${invitedBy} invites you to “${books}”`}
      actions={
        <>
          <LinkButton to={HOME}>Not now</LinkButton>
          <Button look="primary" pending={accept.isPending} onClick={() => accept.mutate({ token })}>
            Accept invitation
          </Button>
        </>
      }
    >
      <p>
        {KIND_LABELS[kind]}. Your role: {ROLE_LABELS[role]}. {ROLE_MEANINGS[role]}
        {isLimited && ' You will see only some accounts.'}
      </p>
    </EmptyState>
  );
}
