import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, TypedConfirmation } from '#ui/dialog.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, toastError } from '#ui/undoable.client.ts';
import { sendText } from './admin.words.ts';
import { api } from './api.client.ts';
import { issueEmail } from './emails.ts';
import type { Issue } from './model.ts';
import { ADMIN_ISSUE_VIEW_WORDS } from './words.ts';

type IssueViewProps = { issue: Issue; subscribers: number; onClose: () => void };

/** The e-mail as its readers get it; a draft is proved, sent or deleted from here. */
export function IssueView({ issue: { id, subject, text, sentAt }, subscribers, onClose }: IssueViewProps) {
  const [asked, setAsked] = useState<'nothing' | 'send' | 'drop'>('nothing');
  const message = issueEmail({ subject, text, leaveLink: 'https://… (each reader has a link of their own)' });
  const proof = useMutation(
    api.proof.mutationOptions({
      onSuccess: ({ to }) => toast.success(ADMIN_ISSUE_VIEW_WORDS.testEMailSent(to)),
      onError: toastError,
    }),
  );
  const over = async (said: string) => {
    toast.success(said);
    onClose();
    await refreshAll();
  };
  const onError = (error: Error) => {
    setAsked('nothing');
    toastError(error);
  };
  const send = useMutation(
    api.send.mutationOptions({
      onSuccess: ({ recipients }) => over(ADMIN_ISSUE_VIEW_WORDS.oneEMailIs(recipients)),
      onError,
    }),
  );
  const drop = useMutation(
    api.drop.mutationOptions({ onSuccess: () => over(ADMIN_ISSUE_VIEW_WORDS.draftDeleted), onError }),
  );
  if (asked !== 'nothing') {
    const isSending = asked === 'send';
    return (
      <TypedConfirmation
        open
        onClose={() => setAsked('nothing')}
        title={isSending ? ADMIN_ISSUE_VIEW_WORDS.sendToAllSubscribers : ADMIN_ISSUE_VIEW_WORDS.deleteThisDraft}
        word={isSending ? 'send' : 'delete'}
        confirmLabel={isSending ? sendText(subscribers) : ADMIN_ISSUE_VIEW_WORDS.deleteDraft}
        keepLabel={isSending ? ADMIN_ISSUE_VIEW_WORDS.cancel : ADMIN_ISSUE_VIEW_WORDS.keepDraft}
        pending={send.isPending || drop.isPending}
        onConfirm={() => (isSending ? send : drop).mutate({ id })}
      >
        <p>
          {isSending ? ADMIN_ISSUE_VIEW_WORDS.goesToAllSubscribers(subject) : ADMIN_ISSUE_VIEW_WORDS.youCannotUndoThis}
        </p>
      </TypedConfirmation>
    );
  }
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={subject}
      description={sentAt === null ? ADMIN_ISSUE_VIEW_WORDS.previewOfEMailNote : ADMIN_ISSUE_VIEW_WORDS.eMailAsSentNote}
      footer={
        sentAt === null ? (
          <>
            <Button onClick={() => setAsked('drop')}>{ADMIN_ISSUE_VIEW_WORDS.delete}</Button>
            <Button pending={proof.isPending} onClick={() => proof.mutate({ id })}>
              {ADMIN_ISSUE_VIEW_WORDS.sendTestEMail}
            </Button>
            <Button look="primary" disabled={subscribers === 0} onClick={() => setAsked('send')}>
              {ADMIN_ISSUE_VIEW_WORDS.noSubscribersYet(subscribers, sendText(subscribers))}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{ADMIN_ISSUE_VIEW_WORDS.close}</Button>
        )
      }
    >
      <p className="text-sm wrap-anywhere whitespace-pre-line">{message.text}</p>
    </Dialog>
  );
}
